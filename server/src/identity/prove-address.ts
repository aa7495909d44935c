import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { deleteFactors } from './delete-factors.ts';
import { saveFirstVerified } from './password-queries.ts';
import { endSessions, type SessionKept } from './session-queries.ts';

/**
 * The address is the person's own. Until now nobody had shown that: what was enrolled and opened before may be a stranger's, and
 * goes, except where the proof itself came from. @returns whether it was the first proof.
 */
export async function proveAddress(
  db: Kysely<DB>,
  accountId: string,
  kept: SessionKept = {},
): Promise<boolean> {
  const isFirst = await saveFirstVerified(db, accountId);
  if (isFirst) await removeFactorsAndSessions(db, accountId, kept);
  return isFirst;
}

/** Leaves an account its password alone, and nothing open but what is kept. */
export async function removeFactorsAndSessions(
  db: Kysely<DB>,
  accountId: string,
  kept: SessionKept = {},
): Promise<void> {
  await deleteFactors(db, accountId);
  await endSessions(db, accountId, kept);
}
