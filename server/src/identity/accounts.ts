import type { Pool } from 'pg';
import { AccountMissingError, type Accounts, AccountTakenError } from '../platform/accounts.ts';
import { newId } from '../platform/ids.ts';
import {
  findAccountById,
  findAccountByName,
  insertAccount,
  updateEnabled,
  updatePasswordHash,
  updateProfile,
  updateRoles,
} from './account-queries.ts';
import type { Passwords } from './passwords.ts';
import { deleteRecordsOfAccount } from './record-queries.ts';

/** Accounts in our own tables, beside the provider that signs people in to them. */
export function createAccounts(pool: Pool, passwords: Passwords): Accounts {
  return {
    kind: 'embedded',
    async createAccount({ username, email, firstName, lastName, password, roles, emailVerified = false }) {
      const account = await insertAccount(pool, {
        id: newId(),
        username: loginName(username),
        email: loginName(email),
        emailVerified,
        firstName,
        lastName,
        passwordHash: password === undefined ? null : await passwords.hash(password),
        roles: [...roles],
      });
      if (!account)
        throw new AccountTakenError('The username or the email address belongs to another account.');
      return account;
    },
    async findByUsername(username) {
      const found = await findAccountByName(pool, loginName(username));
      if (!found) return undefined;
      const { passwordHash: _hidden, ...account } = found;
      return account;
    },
    findById: (accountId) => findAccountById(pool, accountId),
    async setRoles(accountId, roles) {
      mustExist(await updateRoles(pool, accountId, roles));
    },
    async updateProfile(accountId, { firstName, lastName, email }) {
      const outcome = await updateProfile(pool, accountId, { firstName, lastName, email: loginName(email) });
      if (outcome === 'taken') throw new AccountTakenError('The email address belongs to another account.');
      mustExist(outcome === 'changed');
    },
    async setPassword(accountId, password) {
      mustExist(await updatePasswordHash(pool, accountId, await passwords.hash(password)));
      await deleteRecordsOfAccount(pool, accountId);
    },
    async disable(accountId) {
      mustExist(await updateEnabled(pool, accountId, false));
      await deleteRecordsOfAccount(pool, accountId);
    },
    async enable(accountId) {
      mustExist(await updateEnabled(pool, accountId, true));
    },
  };
}

/** How a name is compared: without blanks around it, in lower case. */
export const loginName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

function mustExist(isThere: boolean): void {
  if (!isThere) throw new AccountMissingError('There is no such account.');
}
