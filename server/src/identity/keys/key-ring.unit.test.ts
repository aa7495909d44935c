import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKeyRing } from './key-ring.ts';
import type { ProviderKeys } from './keys.ts';

const log = { info: () => undefined, error: () => undefined };
const keysNamed = (...kids: string[]): ProviderKeys => ({
  signingKeys: kids.map((kid) => ({ kid })),
  publicKeys: [],
  cookieKeys: ['c'],
  refreshTokenKey: new Uint8Array(),
  lockoutKey: new Uint8Array(),
});
const tokenOf = (kid: string) =>
  `${Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url')}.e30.x`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function ringOf(...kids: string[]) {
  let now = keysNamed(...kids);
  const load = vi.fn(async () => now);
  const ring = await openKeyRing({
    load,
    build: ({ signingKeys }) => signingKeys.map(({ kid }) => kid),
    log,
  });
  return { ring, load, rotate: (...next: string[]) => (now = keysNamed(...next)) };
}

test('new keys are learned within 15 seconds, by nobody’s asking', async () => {
  const { ring, rotate } = await ringOf('a');
  rotate('b', 'a');
  expect(ring.live).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(ring.live).toEqual(['b', 'a']);
  ring.close();
});

test('keys that stay are not built again', async () => {
  const { ring } = await ringOf('a');
  const before = ring.live;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ring.live).toBe(before);
  ring.close();
});

test('a token that names an unknown key is looked up, a known one isn’t', async () => {
  const { ring, rotate, load } = await ringOf('a');
  await vi.advanceTimersByTimeAsync(1_000);
  rotate('b', 'a');
  await ring.know(tokenOf('a'));
  await ring.know('no token');
  expect(load).toHaveBeenCalledTimes(1);
  await ring.know(tokenOf('b'));
  expect(ring.live).toEqual(['b', 'a']);
  ring.close();
});

test('many tokens with made-up keys ask the database once a second, and none is refused unasked', async () => {
  const { ring, rotate, load } = await ringOf('a');
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(['x', 'y', 'z'].map((kid) => ring.know(tokenOf(kid))));
  expect(load).toHaveBeenCalledTimes(2);
  rotate('b', 'a');
  const waiting = Promise.all(['b', 'x', 'y'].map((kid) => ring.know(tokenOf(kid))));
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600);
  await waiting;
  expect(load).toHaveBeenCalledTimes(3);
  expect(ring.live).toEqual(['b', 'a']);
  ring.close();
});
