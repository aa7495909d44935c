import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { deleteChallengesOf, deletePasskeys } from './passkey-queries.ts';
import { deleteRecoveryCodes } from './recovery-queries.ts';
import { deleteAnyTotp } from './totp-queries.ts';

/**
 * Takes everything but the password from an account: authenticator app, passkeys and recovery codes, also those half set up. Whoever calls
 * it holds the account.
 */
export async function deleteFactors(db: Kysely<DB>, accountId: string): Promise<void> {
  await deleteAnyTotp(db, accountId);
  await deletePasskeys(db, accountId);
  await deleteChallengesOf(db, accountId);
  await deleteRecoveryCodes(db, accountId);
}
