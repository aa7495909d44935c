import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

const MOST_NAMED = 50;

/** What uses a court, as far as the reader may know of it: of each kind the first, and how many there are. */
export async function selectCourtUse(db: Kysely<DB>, courthouseId: string, now: Date) {
  const cases = db
    .selectFrom('cases.evictionCase as c')
    .where('c.courthouseId', '=', courthouseId)
    .where('c.status', '<>', 'DRAFT')
    .where(sql<boolean>`c.status <> all(${endStatuses}::text[])`);
  const dockets = db
    .selectFrom('cases.docket as d')
    .where('d.courthouseId', '=', courthouseId)
    .where('d.hearingAt', '>', now);
  const workflows = db
    .selectFrom('cases.workflow as w')
    .innerJoin('cases.workflowCourthouse as at', (join) =>
      join.onRef('at.firmId', '=', 'w.firmId').onRef('at.workflowId', '=', 'w.id'),
    )
    .where('at.courthouseId', '=', courthouseId)
    .where('w.status', '=', 'PUBLISHED');
  const total = sql<string>`count(*)`.as('n');
  const caseRows = await cases.select(['c.id', 'c.title']).orderBy('c.id').limit(MOST_NAMED).execute();
  const docketRows = await dockets
    .select(['d.id', 'd.hearingDate', 'd.room'])
    .orderBy('d.id')
    .limit(MOST_NAMED)
    .execute();
  const workflowRows = await workflows.select(['w.id', 'w.name']).orderBy('w.id').limit(MOST_NAMED).execute();
  const counts = [
    await cases.select(total).executeTakeFirstOrThrow(),
    await dockets.select(total).executeTakeFirstOrThrow(),
    await workflows.select(total).executeTakeFirstOrThrow(),
  ].map(({ n }) => Number(n));
  const [caseCount = 0, docketCount = 0, workflowCount = 0] = counts;
  return {
    cases: caseRows,
    dockets: docketRows,
    workflows: workflowRows,
    totals: { cases: caseCount, dockets: docketCount, workflows: workflowCount },
  };
}

/** The drafts that go to a court. */
export async function selectDraftIds(db: Kysely<DB>, courthouseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.evictionCase as c')
    .select('c.id')
    .where('c.courthouseId', '=', courthouseId)
    .where('c.status', '=', 'DRAFT')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A courthouse that takes over from another one. */
export function findReplacement(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('cases.courthouse')
    .select(['id', 'name', 'countyId', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
}
