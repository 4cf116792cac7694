/**
 * Compiles the AssemblyScript of src/kernel to WebAssembly with SIMD and writes each module, as base64 text, into
 * src/kernel/build: in the module graph it needs no request of its own, whatever the base path.
 *
 * Does nothing when the text is newer than its source.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
for (const name of KERNELS) {
  const source = Math.max(changedAt(`${folder}/${name}.ts`), changedAt(fileURLToPath(import.meta.url)));
  if (changedAt(`${build}/${name}.ts`) < source) await compileKernel(name);
}
