/**
 * A small static server for the built site, used by `npm start` and by the browser tests. It behaves like the hosts the
 * site is meant for: one address a page (with the slash), 404.html with status 404, compression, and our headers.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersFor } from './headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const COMPRESSIBLE = /^(text|application\/(json|jsonl|xml|manifest|wasm)|image\/svg)/;

const ENCODERS = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** The encoding to answer with: the best one of ours that the browser takes, or undefined. */
const encodingFor = (accepted = '') => Object.keys(ENCODERS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));

/** What lies at a path below the root: a file, a folder with an index page, or nothing. */
async function find(root, path) {
  const file = resolve(root, `.${path}`);
  if (file !== root && !file.startsWith(root + sep)) return { kind: 'nothing' };
  const entry = await stat(file).catch(() => undefined);
  if (entry?.isFile() && !path.endsWith('/')) return { kind: 'file', file };
  const index = join(file, 'index.html');
  if (entry?.isDirectory() && (await stat(index).catch(() => undefined))) {
    return path.endsWith('/') ? { kind: 'file', file: index } : { kind: 'folder' };
  }
  return { kind: 'nothing' };
}

/**
 * Starts serving the folder `root` under `base` (which starts and ends with a slash) and gives the listening server.
 * Rejects with the error of the operating system when the port cannot be had.
 */
export function startServer({ root, base = '/', port, host = 'localhost' }) {
  const folder = resolve(root);
  const compressed = new Map();

  async function sendFile(request, response, status, file, path) {
    const body = await readFile(file);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = { ...headersFor(path, base), 'Content-Type': type, ETag: etag, Vary: 'Accept-Encoding' };
    if (status === 200 && request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();

    const encoding = COMPRESSIBLE.test(type) ? encodingFor(request.headers['accept-encoding']) : undefined;
    const key = `${encoding} ${etag}`;
    if (encoding && !compressed.has(key)) compressed.set(key, ENCODERS[encoding](body));
    const payload = encoding ? compressed.get(key) : body;
    if (encoding) headers['Content-Encoding'] = encoding;
    response.writeHead(status, { ...headers, 'Content-Length': payload.length });
    response.end(request.method === 'HEAD' ? undefined : payload);
  }

  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const [rawPath, query] = request.url.split('?', 2);
    const moveTo = (path, status) => response.writeHead(status, { Location: path + (query ? `?${query}` : '') }).end();
    let path;
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      return response.writeHead(400).end();
    }
    if (path.includes('\0') || path.startsWith('//')) return response.writeHead(400).end();
    if (`${path}/` === base || (path === '/' && base !== '/')) return moveTo(base, 302);

    const found = path.startsWith(base) ? await find(folder, `/${path.slice(base.length)}`) : { kind: 'nothing' };
    if (found.kind === 'folder') return moveTo(`${rawPath}/`, 301);
    if (found.kind === 'file') return sendFile(request, response, 200, found.file, path);
    return sendFile(request, response, 404, join(folder, '404.html'), path).catch(() => response.writeHead(404).end());
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  });
  return new Promise((listening, refused) => {
    server.once('error', refused).listen(port, host, () => listening(server));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { root: { type: 'string' }, base: { type: 'string' }, port: { type: 'string' } },
  });
  const { root = 'dist', base = '/', port = '4321' } = values;
  await startServer({ root, base, port: Number(port) });
  console.log(`Serving ${root} on http://localhost:${port}${base}`);
}
