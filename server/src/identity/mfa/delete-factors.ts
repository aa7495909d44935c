import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { deleteRecoveryCodes } from './recovery-queries.ts';
import { deleteTotp } from './totp-queries.ts';

/** Takes everything but the password from an account: authenticator app, passkeys, recovery codes. */
export async function deleteFactors(db: Kysely<DB>, accountId: string): Promise<void> {
  await deleteTotp(db, accountId);
  await deletePasskeys(db, accountId);
  await deleteRecoveryCodes(db, accountId);
}
