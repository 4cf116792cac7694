/**
 * Compiles the AssemblyScript of src/kernel to WebAssembly with SIMD and writes each module, as base64 text, into
 * src/kernel/build: in the module graph it needs no request of its own, whatever the base path.
 *
 * Does nothing when the text is newer than all sources.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main as compile } from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('../src/kernel', import.meta.url));
const build = `${folder}/build`;
const KERNELS = ['dealKernel', 'expectedKernel'];

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function compileKernel(name) {
  const { error, stderr } = await compile([
    `${name}.ts`,
    '--baseDir',
    folder,
    '--outFile',
    `build/${name}.wasm`,
    '--enable',
    'simd',
    '--runtime',
    'stub',
    '--noAssert',
    '-O3',
  ]);
  if (error) throw new Error(`${name}.ts does not compile: ${error.message}\n${stderr.toString()}`);
  const bytes = readFileSync(`${build}/${name}.wasm`);
  writeFileSync(
    `${build}/${name}.ts`,
    `/** ${name}.ts as WebAssembly, in base64. Made by scripts/buildKernel.mjs. */\nexport const WASM = '${bytes.toString('base64')}';\n`,
  );
  console.log(`Kernel: ${name}.wasm, ${bytes.length} bytes`);
}

mkdirSync(build, { recursive: true });
const sources = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const changed = Math.max(
  ...[...sources.map((file) => `${folder}/${file}`), fileURLToPath(import.meta.url)].map(changedAt),
);
for (const name of KERNELS) if (changedAt(`${build}/${name}.ts`) < changed) await compileKernel(name);
