import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'serve-'));
const outside = join(root, 'secret.txt');
const site = join(root, 'site');
const PROSE = '<p>Ace, three, king, horse, jack.</p>'.repeat(50);

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer };
const ports: Record<string, number> = {};
const servers: Awaited<ReturnType<typeof startServer>>[] = [];

/** Asks without tidying up the path, as a browser or fetch would. */
const ask = (base: '/' | '/x/', path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((done, failed) => {
    request({ host: 'localhost', port: ports[base], path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', failed)
      .end();
  });

beforeAll(async () => {
  mkdirSync(join(site, 'learn'), { recursive: true });
  mkdirSync(join(site, '_astro'));
  writeFileSync(outside, 'secret');
  writeFileSync(join(site, 'index.html'), PROSE);
  writeFileSync(join(site, 'learn/index.html'), '<p>Learn</p>');
  writeFileSync(join(site, '404.html'), '<p>No such page</p>');
  writeFileSync(join(site, '_astro/a.Bx1.js'), 'export const a = 1;');
  for (const base of ['/', '/x/']) {
    const server = await startServer({ root: site, base, port: 0 });
    ports[base] = (server.address() as AddressInfo).port;
    servers.push(server);
  }
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(root, { recursive: true });
});

test.each<['/' | '/x/', string, number, string]>([
  ['/', '/', 200, 'the home page'],
  ['/', '/learn/', 200, 'a page'],
  ['/', '/learn/?a=1', 200, 'a query changes nothing'],
  ['/', '/learn', 301, 'one address a page'],
  ['/', '/learn/index.html/', 404, 'a file is no folder'],
  ['/', '/nothing/', 404, 'no such page'],
  ['/', '/_astro/', 404, 'a folder is not listed'],
  ['/', '/../secret.txt', 404, 'outside the folder'],
  ['/', '/%2e%2e/secret.txt', 404, 'outside, written otherwise'],
  ['/', '/..%2fsecret.txt', 404, 'outside, written otherwise again'],
  ['/', '/%zz', 400, 'not an address'],
  ['/', '/a%00b', 400, 'not a file name'],
  ['/', '//learn', 400, 'would redirect to a host called learn'],
  ['/x/', '/x/', 200, 'the home page below a base'],
  ['/x/', '/x/learn', 301, 'one address a page below a base'],
  ['/x/', '/', 302, 'to the base'],
  ['/x/', '/x', 302, 'to the base'],
  ['/x/', '/learn/', 404, 'outside the base'],
])('at %s, %s answers %i: %s', async (base, path, status, _why) => {
  expect((await ask(base, path)).status).toBe(status);
});

describe('an answer', () => {
  test('moves to the slash with its query', async () => {
    expect((await ask('/', '/learn?a=1')).headers['location']).toBe('/learn/?a=1');
    expect((await ask('/x/', '/x/learn')).headers['location']).toBe('/x/learn/');
  });

  test('says 404 with our own page', async () => {
    expect((await ask('/', '/nothing/')).body.toString()).toContain('No such page');
  });

  test('is compressed for who can read it, and is the same text', async () => {
    const plain = await ask('/', '/');
    const packed = await ask('/', '/', { 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString());
  });

  test('is not sent twice to who has it', async () => {
    const { headers } = await ask('/', '/');
    const again = await ask('/', '/', { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('is kept for ever only where the name holds a hash', async () => {
    expect((await ask('/', '/_astro/a.Bx1.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/x/', '/x/_astro/a.Bx1.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/', '/')).headers['cache-control']).toBe('no-cache');
  });

  test('has no body when only the head is asked for, and none of it can be written', async () => {
    expect((await ask('/', '/', {}, 'HEAD')).body.length).toBe(0);
    expect((await ask('/', '/', {}, 'POST')).status).toBe(405);
  });
});
