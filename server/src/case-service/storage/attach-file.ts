import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { FileOwners } from './storage-policy.ts';
import { updateOwners } from './storage-queries.ts';

/**
 * Makes a settled upload part of a record, in the caller's transaction: from then on it is seen by those who see
 * the record. Settle it before (`settleUpload`), outside the transaction.
 * @throws `file_not_found` when there is no such settled file in the scope.
 */
export async function attachFile(
  db: Kysely<DB>,
  path: string,
  owners: Omit<FileOwners, 'uploadedBy'>,
): Promise<void> {
  if (!(await updateOwners(db, path, owners))) refuse('file_not_found');
}
