import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';

type Query = RouteInput<typeof workflows.list>['query'];

const sortColumns = { name: sql`lower(w.name)`, updatedAt: sql`w.updated_at` } as const;

/** One page of the workflows that the scope sees, with the number of all that match. */
export async function selectWorkflowPage(db: Kysely<DB>, scope: Scope, query: Query) {
  const { status, stateCode, courthouseId, sort } = query;
  const name = sql<string>`lower(w.name)`;
  const matching = visible(db, scope)
    .where(searched(query.search, name, [name]))
    .$if(status !== null, (rows) => rows.where('w.status', 'in', status ?? []))
    .$if(stateCode !== 'all' && stateCode !== '', (rows) => rows.where('w.stateCode', '=', stateCode))
    .$if(courthouseId !== null, (rows) => rows.where(isFor(courthouseId ?? '')));
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('w')
      .select(besides)
      .orderBy(...sorted(sortColumns, sort))
      .orderBy('w.id'),
  );
}

export type WorkflowPageRow = Awaited<ReturnType<typeof selectWorkflowPage>>['rows'][number];

export function findWorkflow(db: Kysely<DB>, scope: Scope, workflowId: string) {
  return visible(db, scope).selectAll('w').select(besides).where('w.id', '=', workflowId).executeTakeFirst();
}

/** Steps of one version; 0 is the draft. */
export function selectWorkflowSteps(db: Kysely<DB>, key: { firmId: string; id: string }, version: number) {
  return db
    .selectFrom('cases.workflowStep')
    .selectAll()
    .where('firmId', '=', key.firmId)
    .where('workflowId', '=', key.id)
    .where('version', '=', version)
    .orderBy('sequenceNo')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export interface Placed {
  courthouseId?: string | null | undefined;
  countyId?: string | null | undefined;
  stateCode?: string | null | undefined;
}

/**
 * Published workflows that fit a place, the most particular first: named for the courthouse, for its county, for its
 * state, for any place. One that names courthouses fits those alone.
 */
export async function selectFitting(
  db: Kysely<DB>,
  scope: Scope,
  { courthouseId, countyId, stateCode }: Placed,
) {
  const published = await visible(db, scope)
    .selectAll('w')
    .select(besides)
    .where('w.status', '=', 'PUBLISHED')
    .orderBy(sql`lower(w.name)`)
    .orderBy('w.id')
    .execute();
  // Here and not in the query: a firm has few, and a cluster asks no other table in a condition with `or`.
  const rankOf = ({ courthouses, ...of }: (typeof published)[number]) => {
    if (courthouses.some(({ id }) => id === courthouseId)) return 0;
    const fits =
      !courthouses.length &&
      (of.countyId === null || of.countyId === countyId) &&
      (of.stateCode === null || of.stateCode === stateCode);
    if (!fits) return null;
    return of.countyId !== null ? 1 : of.stateCode !== null ? 2 : 3;
  };
  return published
    .flatMap((workflow) => {
      const rank = rankOf(workflow);
      return rank === null ? [] : [{ workflow, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ workflow }) => workflow);
}

/** Where a courthouse lies. */
export function findCourthousePlace(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedState as state', 'state.id', 'court.stateId')
    .select(['court.id as courthouseId', 'court.countyId', 'state.code as stateCode'])
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
}

const isFor = (courthouseId: string) => sql<SqlBool>`exists (select from cases.workflow_courthouse x
  where x.firm_id = w.firm_id and x.workflow_id = w.id and x.courthouse_id = ${courthouseId})`;

const besides = [
  sql<
    string | null
  >`(select county.name from users.published_county county where county.id = w.county_id)`.as('countyName'),
  sql<number>`(select count(*) from cases.workflow_step s where s.firm_id = w.firm_id and s.workflow_id = w.id
    and s.version = case when w.has_draft then 0 else w.version end)`.as('stepCount'),
  sql<{ id: string; name: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', court.id, 'name', court.name) order by court.name, court.id)
    from cases.workflow_courthouse x join cases.courthouse court on court.id = x.courthouse_id
    where x.firm_id = w.firm_id and x.workflow_id = w.id), '[]')`.as('courthouses'),
] as const;

/** A firm's masters: its own people's, and those of whoever works for its companies. */
function visible(db: Kysely<DB>, scope: Scope) {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  const [firmId = null, ...others] = scope.firmIds;
  // Named alone, one node of a cluster answers, and may be asked more.
  const ofFirms = others.length ? sql<string>`any(${scope.firmIds}::uuid[])` : firmId;
  return db.selectFrom('cases.workflow as w').$if(!seesAll, (rows) => rows.where('w.firmId', '=', ofFirms));
}
