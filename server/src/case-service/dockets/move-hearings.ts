import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { lockCases, moveHearing } from '../cases/record/index.ts';
import { remindOfHearing } from '../cases/reminders/index.ts';
import { countRows, factsOfKeys, readLawBook } from '../deadlines/index.ts';
import { selectSetCases } from './case-docket-queries.ts';

interface Moved {
  firmId: string;
  caseIds: readonly string[];
  hearingAt: Date;
  date: string;
  userId: string;
}

/** Locks the cases whose hearing is set on a docket, in the order of their ids. */
export async function lockCasesOn(db: Kysely<DB>, firmId: string, docketId: string): Promise<string[]> {
  const caseIds = await selectSetCases(db, firmId, docketId);
  await lockCases(db, firmId, caseIds);
  return caseIds;
}

/**
 * Moves the hearings of a docket: the cases' own dates, their reminders, and what the law counts from the hearing. The docket
 * and its cases are locked by the caller.
 */
export async function moveHearings(tx: Tx, { firmId, caseIds, ...to }: Moved): Promise<void> {
  if (!caseIds.length) return;
  const cases = await moveHearing(tx.db, { firmId, caseIds, now: tx.now, ...to });
  await remindOfHearing(tx.db, cases, { hearingAt: to.hearingAt, now: tx.now });
  const keys = cases.map(({ id, clientId }) => ({ firmId, clientId, caseId: id }));
  await countRows(tx.db, await factsOfKeys(tx, keys), await readLawBook(tx.db), tx.now);
}
