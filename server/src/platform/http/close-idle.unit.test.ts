import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { closeIdleConnections } from './close-idle.ts';

/** All bytes are there a moment before the server knows that its reply has ended. */
async function* lastBytes() {
  yield Buffer.alloc(20);
  await setTimeout(50);
}

test('a server that closes right after a reply doesn’t wait for a client that keeps its connection', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeIdleConnections(app);
  app.get('/', (_request, reply) => reply.header('content-length', 20).send(Readable.from(lastBytes())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  const closed = app.close().then(() => 'closed');
  expect(await Promise.race([closed, setTimeout(3_000, 'waits')])).toBe('closed');
});

test('a server that never listened leaves no timer behind', async () => {
  const setInterval = vi.spyOn(globalThis, 'setInterval');
  const app = Fastify();
  closeIdleConnections(app);
  await app.ready();
  await app.close();
  expect(setInterval).not.toHaveBeenCalled();
});
