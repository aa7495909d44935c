import type { OwnAccount } from '../../platform/own-account.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { findEnabledAccount } from './account-queries.ts';
import { freshProofs } from './fresh-proofs.ts';
import type { OwnAccountParts } from './own-account-parts.ts';
import { passwordFault } from '../passwords/password-rules.ts';
import { findSessionStart } from '../sessions/session-queries.ts';

/** Who signed in this short a time ago is taken for the person themselves. */
const FRESH_MS = 5 * 60_000;

/** A signed-in person's own sign-in, where the accounts are ours. */
export function createOwnAccount({
  db,
  lockout,
  ownPasswords,
  clock,
  factors,
  passkeys,
  secondFactors,
}: OwnAccountParts): OwnAccount {
  async function isFresh(accountId: string, sessionId: string | undefined): Promise<boolean> {
    if (sessionId === undefined) return false;
    const start = await findSessionStart(db.as(systemScope), accountId, sessionId);
    return start !== undefined && clock.now().getTime() - start.getTime() < FRESH_MS;
  }

  return {
    factors,
    async prove({ accountId, sessionId, password, address }) {
      if (password === undefined)
        return (await isFresh(accountId, sessionId)) ? { kind: 'proven' } : { kind: 'needed' };
      const attempt = await lockout.inSession(accountId, sessionId ?? address);
      if (attempt.lockedUntil) return { kind: 'locked', until: attempt.lockedUntil };
      if (!(await ownPasswords.isCurrent(accountId, password))) return { kind: 'wrong-password' };
      await attempt.succeeded();
      return { kind: 'proven' };
    },
    ...freshProofs({ db, lockout, ownPasswords, factors, passkeys, secondFactors }),
    async changePassword({ accountId, sessionId, oldPassword, newPassword, address }) {
      const account = await findEnabledAccount(db.pool, accountId);
      const attempt = await lockout.inSession(accountId, sessionId ?? address);
      if (attempt.lockedUntil) return { kind: 'locked', until: attempt.lockedUntil };
      const since = await ownPasswords.generationWith(accountId, oldPassword);
      if (!account || since === undefined) return { kind: 'wrong-password' };
      await attempt.succeeded();
      const fault =
        passwordFault(newPassword, account) ?? (newPassword === oldPassword ? 'unchanged' : undefined);
      if (fault) return { kind: 'refused', fault };
      const replaced = await ownPasswords.replace(accountId, newPassword, {
        since,
        sessionId,
        way: 'old-password',
      });
      return { kind: replaced === undefined ? 'wrong-password' : 'changed' };
    },
  };
}
