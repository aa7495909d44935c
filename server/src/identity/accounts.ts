import type { Pool } from 'pg';
import { newId } from '../platform/ids.ts';
import {
  type Account,
  findAccountByName,
  insertAccount,
  updateEnabled,
  updatePasswordHash,
  updateRoles,
} from './account-queries.ts';
import type { Passwords } from './passwords.ts';
import { deleteRecordsOfAccount } from './record-queries.ts';

export interface AccountDetails {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Without one nobody can sign in to the account yet. */
  password?: string;
  roles: readonly string[];
  emailVerified?: boolean;
}

/** What the rest of the product may do with accounts: the demo firm, invitations, the administrator's command. */
export interface Accounts {
  /** @throws AccountTakenError when the username or the email address belongs to another account. */
  createAccount(details: AccountDetails): Promise<Account>;
  findByUsername(username: string): Promise<Account | undefined>;
  /** Takes effect when the access token is next refreshed. @throws AccountMissingError */
  setRoles(accountId: string, roles: readonly string[]): Promise<void>;
  /** Also ends every session of the account. @throws AccountMissingError */
  setPassword(accountId: string, password: string): Promise<void>;
  /** Ends every session; nobody signs in or refreshes until `enable`. @throws AccountMissingError */
  disable(accountId: string): Promise<void>;
  enable(accountId: string): Promise<void>;
}

export class AccountTakenError extends Error {
  override name = 'AccountTakenError';
}
export class AccountMissingError extends Error {
  override name = 'AccountMissingError';
}

export function createAccounts(pool: Pool, passwords: Passwords): Accounts {
  return {
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
    async setRoles(accountId, roles) {
      mustExist(await updateRoles(pool, accountId, roles));
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
