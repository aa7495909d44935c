import { randomBytes } from 'node:crypto';
import { account } from '@writdesk/contract/account/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { makeUser } from '../users/user-factory.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { formerEncryptionKeys: [randomBytes(32)] } });
});
afterAll(() => t.close());

test('each person gets keys of their own, the same each time, and nobody gets any without signing in', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async (seed) => (await makeUser(t.db, { seed, roles: ['admin'] })).person),
  );
  if (!one || !other) throw new Error('Two people were made.');
  const keysOf = async (as: typeof one) => (await t.call(account.typingKeys, { as })).body.keys;
  const keys = await keysOf(one);
  expect(keys, 'the key that seals, and one for the former encryption key').toHaveLength(2);
  for (const key of keys) expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keysOf(one)).toEqual(keys);
  const others = await keysOf(other);
  expect(new Set([...keys, ...others]).size).toBe(4);
  const { encryptionKey } = t.config;
  expect(keys.concat(others)).not.toContain(encryptionKey.toString('base64'));
  expect((await t.call(account.typingKeys, {})).status).toBe(401);
});
