import type { Kysely, Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/audit-queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import { mailPerson } from '../mail/mail-person.job.ts';
import { findMailToken, spendMailTokens, useMailToken } from '../mail/mail-token-queries.ts';
import type { Language } from '../sign-in/messages.ts';
import {
  findPasswordHash,
  holdsPlace,
  requireNewPassword,
  saveFirstVerified,
  savePassword,
} from './password-queries.ts';
import type { Passwords } from './passwords.ts';
import { endSessions, type SessionKept } from '../sessions/session-queries.ts';
import { holdAddress } from '../accounts/account-queries.ts';
import { voidCredentials } from '../accounts/void-credentials.ts';
import { passwordAudits } from './password-audits.ts';

/** How a person came to set their password; the audit says so. */
export type PasswordWay = 'old-password' | 'mail-link' | 'next-sign-in';

export interface PasswordReplacement extends SessionKept {
  /** Known to be the person's own doing: it is audited, and an email notifies them in case it wasn't. */
  way?: PasswordWay;
  /** Only if nothing ended the account's sessions since this was read: an old password must not replace the new one. */
  since?: number;
  /** Of the page on which it was chosen. */
  language?: Language | undefined;
}

/** The passwords of accounts, and what changing them brings. New ones were checked by `passwordFault`. */
export interface OwnPasswords {
  isCurrent(accountId: string, password: string): Promise<boolean>;
  /** Whether it is the one that its owner has to replace: still in use, or void. */
  isToBeReplaced(accountId: string, password: string): Promise<boolean>;
  /** @returns the account's generation as it was when the password was its own, undefined for another password. */
  generationWith(accountId: string, password: string): Promise<number | undefined>;
  /**
   * Ends every session but what is kept.
   * @returns the generation that what is kept goes on with; undefined when there is no such account, or a later generation of it.
   */
  replace(
    accountId: string,
    password: string,
    replacement?: PasswordReplacement,
  ): Promise<number | undefined>;
  /**
   * The same by a link that was mailed, which also proves the address. The first proof voids everything of before, and so does
   * each as long as the account holds no place. @returns the account, unless the link is spent.
   */
  replaceByLink(token: string, password: string, language: Language): Promise<string | undefined>;
  /**
   * Voids the password and ends every session: others may know it. A mailed link sets the next one. @returns false when there is no such
   * account.
   */
  forceNew(tx: Transaction<DB>, accountId: string): Promise<boolean>;
}

export interface OwnPasswordParts {
  db: Database;
  jobs: Pick<JobQueue, 'enqueueIn'>;
  passwords: Passwords;
  clock: Clock;
}

export function createOwnPasswords({ db, jobs, passwords, clock }: OwnPasswordParts): OwnPasswords {
  const asSystem = db.as(systemScope);

  async function set(
    tx: Kysely<DB>,
    accountId: string,
    passwordHash: string,
    { way, language, since, ...kept }: PasswordReplacement,
  ): Promise<number | undefined> {
    const at = clock.now();
    if (!(await savePassword(tx, accountId, { passwordHash, language, at, since }))) return undefined;
    const generation = await endSessions(tx, accountId, kept);
    await spendMailTokens(tx, accountId, 'reset-password', at);
    if (!way) return generation;
    const actor = { kind: 'system', reason: 'sign-in' } as const;
    await appendAudit(tx, actor, passwordAudits.set, { subjectId: accountId, data: { way } }, { now: at });
    await jobs.enqueueIn(tx, mailPerson, { letter: 'password-changed', accountId, language });
    return generation;
  }

  async function generationWith(accountId: string, password: string): Promise<number | undefined> {
    const known = await findPasswordHash(asSystem, accountId);
    const isRight = await passwords.matches(known?.passwordHash, password);
    return isRight ? known?.signInGeneration : undefined;
  }

  return {
    async isCurrent(accountId, password) {
      return (await generationWith(accountId, password)) !== undefined;
    },
    generationWith,
    async isToBeReplaced(accountId, password) {
      const known = await findPasswordHash(asSystem, accountId);
      return passwords.matches(known?.voidedPasswordHash ?? known?.passwordHash, password);
    },
    async replace(accountId, password, replacement = {}) {
      const passwordHash = await passwords.hash(password);
      return db.transaction(systemScope, (tx) => set(tx, accountId, passwordHash, replacement));
    },
    async replaceByLink(token, password, language) {
      const passwordHash = await passwords.hash(password);
      return db.transaction(systemScope, async (tx) => {
        const link = await findMailToken(tx, token, clock.now());
        const accountId = link?.accountId;
        const held = accountId && (await holdAddress(tx, accountId));
        if (!held || !held.enabled || held.email !== link.email) return undefined;
        if (!(await useMailToken(tx, token, clock.now()))) return undefined;
        const isFirst = await saveFirstVerified(tx, accountId);
        // Where no place is at stake there is nothing for a second factor to guard, and it may be a stranger's.
        if (isFirst || !(await holdsPlace(tx, accountId))) await voidCredentials(tx, accountId, clock.now());
        await set(tx, accountId, passwordHash, { way: 'mail-link', language });
        return accountId;
      });
    },
    async forceNew(tx, accountId) {
      if (!(await requireNewPassword(tx, accountId, clock.now()))) return false;
      await endSessions(tx, accountId);
      // A link from before may have been asked for by whoever knew the password; the new one goes to the owner's mail.
      await spendMailTokens(tx, accountId, 'reset-password', clock.now());
      await jobs.enqueueIn(tx, mailPerson, { letter: 'reset-required', accountId });
      return true;
    },
  };
}
