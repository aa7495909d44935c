import { randomBytes } from 'node:crypto';
import { errors } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { openVault } from '../../platform/vault.ts';
import { recordAdapter } from './record-adapter.ts';
import { hashOfId } from './record-queries.ts';
import { refreshTokenWrapper } from '../sessions/refresh-tokens.ts';

let database: TestDatabase;
let db: Database;
let adapterOf: ReturnType<typeof recordAdapter>;

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ connection: database.connection });
  const refreshTokens = refreshTokenWrapper('https://desk.example.com', randomBytes(32));
  adapterOf = recordAdapter({
    pool: db.pool,
    db: db.as(systemScope),
    vault: openVault(randomBytes(32)),
    refreshTokens,
    refreshGraceSeconds: 10,
  });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('the record of the provider', () => {
  test('is found by its id until it expires, and replaced by a later one', async () => {
    const grants = adapterOf('Grant');
    await grants.upsert('g1', { jti: 'g1', clientId: 'one' }, 60);
    await grants.upsert('g1', { jti: 'g1', clientId: 'two' }, 60);
    expect(await grants.find('g1')).toEqual({ jti: 'g1', clientId: 'two' });
    expect(await adapterOf('Session').find('g1')).toBeUndefined();
    await grants.upsert('g1', { jti: 'g1' }, -1);
    expect(await grants.find('g1')).toBeUndefined();
  });

  test('of a code is used once, by one of many', async () => {
    const codes = adapterOf('AuthorizationCode');
    await codes.upsert('c1', { jti: 'c1', grantId: 'g2' }, 60);
    const uses = await Promise.allSettled([1, 2, 3].map(() => codes.consume('c1')));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses)
      if (use.status === 'rejected') expect(use.reason).toBeInstanceOf(errors.InvalidGrant);
    expect(await codes.find('c1')).toMatchObject({ jti: 'c1', consumed: expect.any(Number) });
  });

  test('ends with its grant; those of other grants stay', async () => {
    const codes = adapterOf('AuthorizationCode');
    await codes.upsert('c2', { jti: 'c2', grantId: 'g3' }, 60);
    await codes.upsert('c3', { jti: 'c3', grantId: 'g4' }, 60);
    await codes.revokeByGrantId('g3');
    expect(await codes.find('c2')).toBeUndefined();
    expect(await codes.find('c3')).toBeDefined();
  });

  test('of a session that two tabs renewed at once ends with either of its copies', async () => {
    const sessions = adapterOf('Session');
    await sessions.upsert('cookie 1', { jti: 'cookie 1', uid: 'session' }, 60);
    await sessions.upsert('cookie 2', { jti: 'cookie 2', uid: 'session' }, 60);
    await sessions.upsert('cookie 3', { jti: 'cookie 3', uid: 'another' }, 60);
    expect(await sessions.findByUid('session')).toMatchObject({ uid: 'session' });
    await sessions.destroy('cookie 1');
    expect(await sessions.findByUid('session')).toBeUndefined();
    expect(await sessions.find('cookie 3')).toBeDefined();
  });

  test('that was put in another’s place does not open', async () => {
    const sessions = adapterOf('Session');
    await sessions.upsert('mine', { jti: 'mine' }, 60);
    await sessions.upsert('yours', { jti: 'yours' }, 60);
    await db.pool.query(
      `update identity.record r set payload = o.payload from identity.record o
      where r.id_hash = $1 and o.id_hash = $2`,
      [hashOfId('mine'), hashOfId('yours')],
    );
    await expect(sessions.find('mine')).rejects.toThrow(/belongs to another place/);
  });
});
