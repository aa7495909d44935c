import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesMovedDate, DB } from '../../platform/db/schema.ts';

const ROWS_AT_ONCE = 2_000;

/**
 * What moved, to be accepted. A date that still waits from an earlier version is overtaken: the new row moves it from
 * the day that was accepted last, and there is none where the date is back on that day.
 */
export async function keepMovedDates(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesMovedDate>[],
  by: { state: string; version: string; at: Date },
): Promise<void> {
  const overtaken = await supersede(db, rows, by);
  const first = new Map(overtaken.map((row) => [keyOf(row), row]));
  await insertMovedDates(
    db,
    rows
      .map((row) => ({ ...row, was: (first.get(keyOf(row)) ?? row).was ?? null }))
      .filter(({ was, becomes }) => was !== (becomes ?? null)),
  );
}

const keyOf = ({ caseId, event }: { caseId: string; event: string }) => `${caseId} ${event}`;

async function supersede(
  db: Kysely<DB>,
  moved: readonly Insertable<CasesMovedDate>[],
  by: { state: string; version: string; at: Date },
) {
  const overtaken: { caseId: string; event: string; was: string | null }[] = [];
  // Each firm’s in a statement of its own: a cluster joins an update to no rows but those of one node.
  for (const [firmId, ofFirm] of Map.groupBy(moved, (row) => row.firmId)) {
    const { rows } = await sql<(typeof overtaken)[number]>`
      update cases.moved_date earlier
      set superseded_at = ${by.at}, superseded_by_state = ${by.state}, superseded_by_version = ${by.version}
      from unnest(${ofFirm.map((row) => row.caseId)}::uuid[], ${ofFirm.map((row) => row.event)}::text[]) as later (case_id, event)
      where earlier.firm_id = ${firmId} and earlier.case_id = later.case_id and earlier.event = later.event
        and earlier.accepted_at is null and earlier.superseded_at is null
      returning earlier.case_id, earlier.event, earlier.was`.execute(db);
    overtaken.push(...rows);
  }
  return overtaken;
}

async function insertMovedDates(db: Kysely<DB>, rows: readonly Insertable<CasesMovedDate>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('cases.movedDate')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** What a lawyer accepts waits no more. */
export async function markAccepted(
  db: Kysely<DB>,
  { firmId, ids }: { firmId: string; ids: readonly string[] },
  by: { id: string; name: string; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.movedDate')
    .set({ acceptedBy: by.id, acceptedByName: by.name, acceptedAt: by.at })
    .where('firmId', '=', firmId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('acceptedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .execute();
}
