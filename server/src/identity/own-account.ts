import type { Database } from '../platform/db/database.ts';
import type { OwnAccount } from '../platform/own-account.ts';
import { findEnabledAccount } from './account-queries.ts';
import type { Lockout } from './lockout.ts';
import type { OwnPasswords } from './own-passwords.ts';
import { passwordFault } from './password-rules.ts';

export interface OwnAccountParts {
  db: Database;
  lockout: Lockout;
  ownPasswords: OwnPasswords;
}

/** A signed-in person's own sign-in, where the accounts are ours. */
export function createOwnAccount({ db, lockout, ownPasswords }: OwnAccountParts): OwnAccount {
  return {
    async changePassword({ accountId, sessionId, oldPassword, newPassword, address }) {
      const account = await findEnabledAccount(db.pool, accountId);
      const subjects = { account: accountId, address };
      const until = await lockout.begin(subjects);
      if (until) return { kind: 'locked', until };
      if (!account || !(await ownPasswords.isCurrent(accountId, oldPassword)))
        return { kind: 'wrong-password' };
      await lockout.succeeded(subjects);
      const fault =
        passwordFault(newPassword, account) ?? (newPassword === oldPassword ? 'unchanged' : undefined);
      if (fault) return { kind: 'refused', fault };
      await ownPasswords.replace(accountId, newPassword, { sessionId, way: 'old-password' });
      return { kind: 'changed' };
    },
  };
}
