import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityBench, type IdentityBench, PASSWORD } from '../../../test/support/identity.ts';
import { AccountMissingError, type Accounts, AccountTakenError } from '../../platform/accounts.ts';

let bench: IdentityBench;
let accounts: Accounts;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const person = {
  username: 'wen',
  email: 'wen@example.com',
  firstName: 'Wen',
  lastName: '李',
  password: PASSWORD,
  roles: ['client-owner'],
};

beforeAll(async () => {
  bench = await identityBench('nadia@example.com');
  accounts = bench.accounts;
});
afterAll(() => bench.close());

describe('accounts', () => {
  test('are made once, found by username or email in any case, and never with their hash', async () => {
    const made = await accounts.createAccount(person);
    expect(made).toMatchObject({
      username: 'wen',
      email: 'wen@example.com',
      roles: ['client-owner'],
      enabled: true,
    });
    for (const name of ['wen', ' WEN ', 'Wen@Example.com'])
      expect(await accounts.findByUsername(name)).toEqual(made);
    expect(await accounts.findByUsername('nobody')).toBeUndefined();
    expect(JSON.stringify(await accounts.findByUsername('wen'))).not.toContain('argon2');
  });

  test.each([
    ['its username', { username: 'NADIA@example.com', email: 'new@example.com' }],
    ['its email address', { username: 'new', email: 'Nadia@example.com' }],
    ['its email address as a username', { username: 'nadia@example.com', email: 'new2@example.com' }],
  ])('do not take from another %s', async (_what, changes) => {
    await expect(accounts.createAccount({ ...person, ...changes })).rejects.toBeInstanceOf(AccountTakenError);
  });

  test('keep what was changed last', async () => {
    const { id } = await accounts.createAccount({ ...person, username: 'v', email: 'v@example.com' });
    await accounts.setRoles(id, ['lawyer']);
    await accounts.disable(id);
    await accounts.enable(id);
    expect(await accounts.findByUsername('v')).toMatchObject({
      roles: ['lawyer'],
      enabled: true,
    });
  });

  test('that are not there can’t be changed', async () => {
    await expect(accounts.setRoles(NOBODY, [])).rejects.toBeInstanceOf(AccountMissingError);
    await expect(accounts.setPassword(NOBODY, PASSWORD)).rejects.toBeInstanceOf(AccountMissingError);
    await expect(accounts.disable(NOBODY)).rejects.toBeInstanceOf(AccountMissingError);
  });
});
