import type { HoldKind } from '@writdesk/contract/cases/hold-kinds';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { type CaseKey, type CaseOwner, keysOf } from '../record/index.ts';

export const selectHolds = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseHold')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('endedAt', 'is', null),
);

export async function insertHold(
  db: Kysely<DB>,
  record: CaseOwner,
  hold: { id: string; kind: HoldKind; at: Date; userId: string | null; note: string | null },
): Promise<void> {
  await db
    .insertInto('cases.caseHold')
    .values({
      ...keysOf(record),
      id: hold.id,
      kind: hold.kind,
      fromAt: hold.at,
      byUserId: hold.userId,
      note: hold.note,
    })
    .execute();
}

/** The holds of a kind are over. */
export async function endHolds(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  kind: HoldKind,
  at: Date,
): Promise<void> {
  await db
    .updateTable('cases.caseHold')
    .set({ endedAt: at })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .execute();
}

/** For the query of a case’s facts: the kinds of the holds that hold it now. */
export const holdColumns = (now: Date) => ({
  holds: sql<string[]>`coalesce((select array_agg(h.kind) from cases.case_hold h
    where h.firm_id = c.firm_id and h.case_id = c.id
      and h.ended_at is null and h.from_at <= ${now} and (h.until_at is null or h.until_at > ${now})), '{}')`,
});
