import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesWorkflowMove, DB } from '../../../platform/db/schema.ts';

export type MoveRow = Selectable<CasesWorkflowMove>;
interface Key {
  firmId: string;
  id: string;
}

const endedStatuses = caseStatuses.filter(isEnded);

/** Running cases of a workflow that follow another version than its latest. */
export const selectBehind = (db: Kysely<DB>, { firmId, id }: Key, version: number) =>
  db
    .selectFrom('cases.evictionCase as c')
    .where('c.firmId', '=', firmId)
    .where('c.workflowId', '=', id)
    .where('c.workflowVersion', '<', version)
    .where('c.status', 'not in', endedStatuses);

/** How many there are, in groups whose steps stand the same: each group lands in one place. */
export async function selectGroups(db: Kysely<DB>, key: Key, version: number) {
  return db
    .with('standing', (cte) =>
      selectBehind(cte as Kysely<DB>, key, version).select([
        'c.id',
        'c.workflowVersion',
        sql<string>`(select string_agg(s.step_id || s.state, ' ' order by s.sequence_no, s.id)
          from cases.case_step s where s.firm_id = c.firm_id and s.case_id = c.id)`.as('states'),
      ]),
    )
    .selectFrom('standing')
    .select([
      'workflowVersion',
      sql<number>`count(*)`.as('cases'),
      sql<string>`(array_agg(id order by id))[1]`.as('exampleId'),
    ])
    .groupBy(['workflowVersion', 'states'])
    .orderBy('workflowVersion')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('exampleId')
    .execute();
}

export async function insertMove(db: Kysely<DB>, row: Insertable<CasesWorkflowMove>): Promise<void> {
  await db.insertInto('cases.workflowMove').values(row).execute();
}

export const findLatestMove = (db: Kysely<DB>, { firmId, id }: Key): Promise<MoveRow | undefined> =>
  db
    .selectFrom('cases.workflowMove')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('workflowId', '=', id)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Moves that haven’t ended, the oldest first. */
export const selectOpenMoves = (db: Kysely<DB>): Promise<Key[]> =>
  db
    .selectFrom('cases.workflowMove')
    .select(['firmId', 'id'])
    .where('endedAt', 'is', null)
    .orderBy('startedAt')
    .orderBy('id')
    .execute();

/** One that hasn’t ended, locked: of two workers the second goes on where the first stopped. */
export const lockMove = (db: Kysely<DB>, { firmId, id }: Key): Promise<MoveRow | undefined> =>
  db
    .selectFrom('cases.workflowMove')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function advanceMove(
  db: Kysely<DB>,
  { firmId, id, moved, stayed }: MoveRow,
  batch: { moved: number; stayed: number; lastCaseId: string | null; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('cases.workflowMove')
    .set({
      moved: moved + batch.moved,
      stayed: stayed + batch.stayed,
      endedAt: batch.endedAt,
      ...(batch.lastCaseId && { lastCaseId: batch.lastCaseId }),
    })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** The next cases of a move, by their ids. */
export async function selectNextBehind(
  db: Kysely<DB>,
  { firmId, workflowId, toVersion, lastCaseId }: MoveRow,
  limit: number,
): Promise<string[]> {
  const rows = await selectBehind(db, { firmId, id: workflowId }, toVersion)
    .select('c.id')
    .$if(lastCaseId !== null, (cases) => cases.where('c.id', '>', lastCaseId ?? ''))
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
