import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseOwner } from './case-queries.ts';

/** Locks cases of a firm, in the order of their ids. */
export async function lockCases(db: Kysely<DB>, firmId: string, caseIds: readonly string[]): Promise<void> {
  if (!caseIds.length) return;
  await db
    .selectFrom('cases.evictionCase')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', sql<string>`any(${caseIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface HearingMove {
  firmId: string;
  caseIds: readonly string[];
  hearingAt: Date;
  /** The day at the courthouse. */
  date: string;
  now: Date;
  userId: string;
}

/** Moves the hearing of locked cases, and the next date of those that wait for it. */
export function moveHearing(
  db: Kysely<DB>,
  { firmId, caseIds, hearingAt, date, now, userId }: HearingMove,
): Promise<CaseOwner[]> {
  return db
    .updateTable('cases.evictionCase')
    .set((eb) => ({
      hearingAt,
      nextDate: eb
        .case()
        .when('nextDateKind', '=', 'HEARING')
        .then(sql<string>`${date}::date`)
        .else(eb.ref('nextDate'))
        .end(),
      updatedAt: now,
      updatedBy: userId,
      version: eb('version', '+', 1),
    }))
    .where('firmId', '=', firmId)
    .where('id', '=', sql<string>`any(${caseIds}::uuid[])`)
    .returning(['firmId', 'clientId', 'id'])
    .execute();
}
