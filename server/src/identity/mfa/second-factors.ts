import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Vault } from '../../platform/vault.ts';
import { mailPerson } from '../mail/mail-person.job.ts';
import { listPasskeys } from './passkey-queries.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { useRecoveryCode } from './recovery-queries.ts';
import { totpStep } from './totp.ts';
import { findTotp, takeTotpStep } from './totp-queries.ts';

/** What is asked after a right password. */
export type SecondFactor = 'otp' | 'passkey';

export interface SecondFactors {
  /** An authenticator app where there is one, else a passkey; undefined where the password is enough. */
  of(db: Kysely<DB>, accountId: string): Promise<SecondFactor | undefined>;
  /** Takes a code of the authenticator app, confirmed or just being set up; each is taken once. */
  takeCode(db: Kysely<DB>, accountId: string, code: string): Promise<boolean>;
  /** Takes a recovery code, once, and notifies the person by mail. */
  takeRecoveryCode(db: Kysely<DB>, accountId: string, code: string): Promise<boolean>;
}

/** Where a sealed secret belongs: moved to another account it doesn't open. */
export const placeOfTotp = (accountId: string): string => `identity.totp:${accountId}`;

export function createSecondFactors({
  jobs,
  vault,
  clock,
}: {
  jobs: Pick<JobQueue, 'enqueueIn'>;
  vault: Vault;
  clock: Clock;
}): SecondFactors {
  return {
    async of(db, accountId) {
      if ((await findTotp(db, accountId))?.confirmedAt) return 'otp';
      return (await listPasskeys(db, accountId)).length > 0 ? 'passkey' : undefined;
    },
    async takeCode(db, accountId, code) {
      const totp = await findTotp(db, accountId);
      if (!totp) return false;
      const step = totpStep(vault.open(totp.sealedSecret, placeOfTotp(accountId)), code, clock.now());
      return step !== undefined && takeTotpStep(db, accountId, step);
    },
    async takeRecoveryCode(db, accountId, code) {
      if (!(await useRecoveryCode(db, accountId, hashOfRecoveryCode(code), clock.now()))) return false;
      await jobs.enqueueIn(db, mailPerson, {
        letter: 'sign-in-changed',
        accountId,
        change: 'recovery-used',
      });
      return true;
    },
  };
}
