import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { preparedOne } from '../../platform/db/prepared.ts';
import type { CasesStipulation, CasesStipulationDue, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type DueRow = Selectable<CasesStipulationDue>;

export async function insertStipulation(
  db: Kysely<DB>,
  row: Insertable<CasesStipulation>,
  dues: readonly Insertable<CasesStipulationDue>[],
): Promise<void> {
  await db.insertInto('cases.stipulation').values(row).execute();
  await db
    .insertInto('cases.stipulationDue')
    .values([...dues])
    .execute();
}

export const findRunning = (db: Kysely<DB>, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.stipulation')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();

export const findLast = preparedOne((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.stipulation')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id', 'desc')
    .limit(1),
);

export const selectDues = (db: Kysely<DB>, { firmId, id }: CaseKey, stipulationId: string) =>
  db
    .selectFrom('cases.stipulationDue')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('stipulationId', '=', stipulationId)
    .orderBy('dueOn')
    .orderBy('kind')
    .execute();

export async function changeDue(
  db: Kysely<DB>,
  { firmId, caseId, stipulationId, dueOn, kind }: DueRow,
  changes: Updateable<CasesStipulationDue>,
): Promise<void> {
  await db
    .updateTable('cases.stipulationDue')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('stipulationId', '=', stipulationId)
    .where('dueOn', '=', dueOn)
    .where('kind', '=', kind)
    .execute();
}

export async function changeRunning(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  changes: Updateable<CasesStipulation>,
): Promise<void> {
  await db
    .updateTable('cases.stipulation')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** For the query of a case’s facts. */
export const stipulationColumns = {
  stipulated: sql<boolean>`exists (select from cases.stipulation s
    where s.firm_id = c.firm_id and s.case_id = c.id and s.state = 'RUNNING')`,
};

/** Cases in which something is due that nobody was asked about, and those whose agreement was kept to its last day. */
export async function selectWatched(db: Kysely<DB>, now: Date): Promise<string[]> {
  const today = sql`(${now}::timestamptz at time zone 'UTC')::date`;
  const { rows } = await sql<{ caseId: string }>`
    select s.case_id from cases.stipulation s
    where s.state = 'RUNNING' and (
      exists (select from cases.stipulation_due d where d.firm_id = s.firm_id and d.case_id = s.case_id
        and d.stipulation_id = s.id and d.outcome is null and d.asked_at is null and d.due_on <= ${today})
      or not exists (select from cases.stipulation_due d where d.firm_id = s.firm_id and d.case_id = s.case_id
        and d.stipulation_id = s.id and (d.outcome is distinct from 'RECEIVED' or d.due_on >= ${today})))
    order by s.id limit 500`.execute(db);
  return rows.map(({ caseId }) => caseId);
}
