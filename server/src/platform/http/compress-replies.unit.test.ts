import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressReplies } from './compress-replies.ts';

const long = { text: 'Fulton County '.repeat(200) };
const short = { text: 'Fulton County' };
const app = Fastify();
beforeAll(async () => {
  await compressReplies(app);
  app.get('/long', () => long);
  app.get('/short', () => short);
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that takes %s gets a long reply as %s', async (accepted, encoding, open) => {
  const reply = await get('/long', accepted);
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers.vary).toContain('accept-encoding');
  expect(reply.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(open(reply.rawPayload).toString())).toEqual(long);
});

test.each([
  ['/long', undefined],
  ['/long', 'identity'],
  ['/short', 'br'],
  ['/picture', 'br'],
])('%s goes as it is to who takes %s', async (url, accepted) => {
  expect((await get(url, accepted)).headers['content-encoding']).toBeUndefined();
});
