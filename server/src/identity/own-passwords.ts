import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { systemScope } from '../platform/db/scope.ts';
import type { Language } from './messages.ts';
import { findPasswordHash, savePassword } from './password-queries.ts';
import type { Passwords } from './passwords.ts';
import { endSessions } from './session-queries.ts';

export interface PasswordReplacement {
  /** Of the access token, `sid`: this session goes on. */
  sessionId?: string | undefined;
  /** This sign-in goes on. */
  interactionId?: string | undefined;
  /** Of the page on which it was chosen. */
  language?: Language | undefined;
}

/** The passwords of accounts, beside who may change them. */
export interface OwnPasswords {
  isCurrent(accountId: string, password: string): Promise<boolean>;
  /** Sets a password that was checked, and ends every session but the one named. @returns false when there is no such account. */
  replace(accountId: string, password: string, replacement?: PasswordReplacement): Promise<boolean>;
}

export interface OwnPasswordParts {
  db: Database;
  passwords: Passwords;
  clock: Clock;
}

export function createOwnPasswords({ db, passwords, clock }: OwnPasswordParts): OwnPasswords {
  const asSystem = db.as(systemScope);
  return {
    async isCurrent(accountId, password) {
      return passwords.matches(await findPasswordHash(asSystem, accountId), password);
    },
    async replace(accountId, password, { sessionId, interactionId, language } = {}) {
      const passwordHash = await passwords.hash(password);
      return asSystem.transaction().execute(async (tx) => {
        const isThere = await savePassword(tx, accountId, { passwordHash, language, at: clock.now() });
        if (isThere) await endSessions(tx, accountId, { sessionId, interactionId });
        return isThere;
      });
    },
  };
}
