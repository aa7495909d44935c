import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstWordOfSha256 } from './sha256.ts';
import { solve } from './sign-in-work.ts';

const wordOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

test('the hash is SHA-256, for each length that fits', () => {
  for (let length = 0; length <= 55; length++) {
    const text = 'aZ09-_.'.repeat(8).slice(0, length);
    expect(firstWordOfSha256(text), text).toBe(wordOf(text));
  }
});

test('a proof has the zero bits that were asked for', async () => {
  const challenge = 'abcdefghijklmnopqrstuv.12.1700000000000.signature';
  const [sent, counter] = (await solve(challenge)).split(' ');
  expect(sent).toBe(challenge);
  expect(Math.clz32(wordOf(`abcdefghijklmnopqrstuv.${counter}`))).toBeGreaterThanOrEqual(12);
});

test('the first proof takes well under two seconds', async () => {
  const began = performance.now();
  for (let time = 0; time < 3; time++) await solve(`abcdefghijklmnopqrstu${time}.15.1700000000000.signature`);
  expect((performance.now() - began) / 3).toBeLessThan(2_000);
});
