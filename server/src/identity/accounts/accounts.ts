import {
  type Account,
  AccountMissingError,
  AccountMovedError,
  type Accounts,
  AccountTakenError,
  type Within,
} from '../../platform/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { newId } from '../../platform/ids.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import {
  findAccountById,
  findAccountByName,
  holdAddress,
  insertAccount,
  openAgain,
  updateEnabled,
  updateProfile,
  updateRoles,
} from './account-queries.ts';
import type { OwnPasswords } from '../passwords/own-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { deleteFactors } from '../mfa/delete-factors.ts';
import { mailPerson } from '../mail/mail-person.job.ts';
import { proveAddress, voidCredentials } from './void-credentials.ts';
import { endSession, endSessions, listSessions } from '../sessions/session-queries.ts';

export interface EmbeddedAccountParts {
  db: Database;
  passwords: Passwords;
  ownPasswords: OwnPasswords;
  jobs: Pick<JobQueue, 'enqueueIn'>;
  clock: Clock;
}

/** Accounts in our own tables, next to the provider that signs people in to them. */
export function createAccounts({ db, passwords, ownPasswords, jobs, clock }: EmbeddedAccountParts): Accounts {
  const { pool } = db;
  const asSystem = db.as(systemScope);
  const inTransaction = <T>(within: Within | undefined, work: (tx: Within) => Promise<T>): Promise<T> =>
    within ? work(within) : db.transaction(systemScope, work);
  return {
    kind: 'embedded',
    async createAccount({ username, email, firstName, lastName, password, ...details }) {
      const { roles, emailVerified = false, isPasswordTemporary = false } = details;
      const account = await insertAccount(pool, {
        id: newId(),
        username: loginName(username),
        email: loginName(email),
        emailVerified,
        firstName,
        lastName,
        passwordHash: password === undefined ? null : await passwords.hash(password),
        mustChangePassword: isPasswordTemporary,
        roles: [...roles],
      });
      if (!account)
        throw new AccountTakenError('The username or the email address belongs to another account.');
      return account;
    },
    async findByUsername(username) {
      const found = await findAccountByName(pool, loginName(username));
      if (!found) return undefined;
      const { passwordHash: _hidden, generation: _inner, ...account } = found;
      return account;
    },
    findById: (accountId) => findAccountById(pool, accountId),
    async setRoles(accountId, roles) {
      mustExist(await updateRoles(pool, accountId, roles));
    },
    async updateProfile(accountId, { firstName, lastName, email }) {
      const address = email === undefined ? undefined : loginName(email);
      const outcome = await updateProfile(pool, accountId, { firstName, lastName, email: address });
      if (outcome === 'taken') throw new AccountTakenError('The email address belongs to another account.');
      mustExist(outcome === 'changed');
    },
    handOver: (accountId, { except, within, address } = {}) =>
      inTransaction(within, async (tx) => {
        const name = (await holdAddress(tx, accountId))?.email;
        mustExist(name !== undefined);
        if (address !== undefined && name !== loginName(address))
          throw new AccountMovedError('The account has another address by now.');
        const isFirst = await proveAddress(tx, accountId, clock.now(), { sessionId: except });
        if (isFirst) await jobs.enqueueIn(tx, mailPerson, { letter: 'reset-password', name: name ?? '' });
        return undefined;
      }),
    async reopen(accountId, address) {
      await inTransaction(undefined, async (tx) => {
        const account = await holdAddress(tx, accountId);
        mustExist(account !== undefined);
        if (account?.email !== loginName(address) || isReopened(account)) return;
        await voidCredentials(tx, accountId, clock.now());
        await openAgain(tx, accountId, clock.now());
        await jobs.enqueueIn(tx, mailPerson, { letter: 'reset-password', name: account.email });
      });
      return undefined;
    },
    async forceReset(accountId, within) {
      mustExist(await inTransaction(within, (tx) => ownPasswords.forceNew(tx, accountId)));
      return undefined;
    },
    // What was held open ended with the generation of its sign-ins.
    async renew({ accountId }) {
      return accountId;
    },
    removeFactors: (accountId, within) =>
      inTransaction(within, async (tx) => {
        mustExist((await holdAddress(tx, accountId)) !== undefined);
        await deleteFactors(tx, accountId);
        await endSessions(tx, accountId);
      }),
    async setPassword(accountId, password) {
      mustExist((await ownPasswords.replace(accountId, password)) !== undefined);
      return accountId;
    },
    async disable(accountId) {
      mustExist(await updateEnabled(pool, accountId, false));
      await inTransaction(undefined, (tx) => endSessions(tx, accountId));
    },
    async enable(accountId) {
      mustExist(await updateEnabled(pool, accountId, true));
    },
    listSessions: (accountId) => listSessions(asSystem, accountId),
    endSession: (accountId, sessionId) =>
      inTransaction(undefined, (tx) => endSession(tx, accountId, sessionId)),
    async endSessions(accountId, { except, within } = {}) {
      await inTransaction(within, (tx) => endSessions(tx, accountId, { sessionId: except }));
    },
  };
}

/** Done already: repeated, it would void what its owner chose since. */
export const isReopened = ({ enabled, roles }: Pick<Account, 'enabled' | 'roles'>): boolean =>
  enabled && roles.length === 0;

/** How a name is compared: without blanks around it, in lower case. */
export const loginName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

function mustExist(isThere: boolean): void {
  if (!isThere) throw new AccountMissingError('There is no such account.');
}
