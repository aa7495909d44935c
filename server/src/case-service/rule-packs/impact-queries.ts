import type { MovedCaseRow } from '@writdesk/contract/rule-packs/rule-packs';
import { type Kysely, sql } from 'kysely';
import { within } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

const seen = (db: Kysely<DB>, scope: Scope, recalculationId: string) =>
  db
    .selectFrom('cases.ruleImpact as i')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'i.firmId').onRef('c.id', '=', 'i.caseId'),
    )
    .where('i.recalculationId', '=', recalculationId)
    .where(visibleCase(scope));

/** How many of the scope's cases and dates a draft moves. */
export async function countImpact(db: Kysely<DB>, scope: Scope, recalculationId: string) {
  const { cases, dates } = await seen(db, scope, recalculationId)
    .select([
      sql<number>`count(distinct (i.firm_id, i.case_id))::int`.as('cases'),
      sql<number>`count(*)::int`.as('dates'),
    ])
    .executeTakeFirstOrThrow();
  return { cases, dates };
}

/** How many dates of the scope's cases a published version moved. */
export async function countMovedBy(
  db: Kysely<DB>,
  scope: Scope,
  { state, version }: { state: string; version: string },
): Promise<number> {
  const { dates } = await db
    .selectFrom('cases.movedDate as m')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'm.firmId').onRef('c.id', '=', 'm.caseId'),
    )
    .select(sql<number>`count(*)::int`.as('dates'))
    .where('m.stateCode', '=', state)
    .where('m.packVersion', '=', version)
    .where(visibleCase(scope))
    .executeTakeFirstOrThrow();
  return dates;
}

/** A page of them, each with its dates; the latest days come first: those are still to come. */
export async function selectImpact(
  db: Kysely<DB>,
  scope: Scope,
  recalculationId: string,
  wanted: { page: number; size: number },
): Promise<MovedCaseRow[]> {
  const rows = seen(db, scope, recalculationId)
    .select([
      'c.id as caseId',
      'c.title',
      'c.caseNumber',
      'c.caseDraftNumber',
      'c.status',
      sql<
        MovedCaseRow['moves']
      >`json_agg(json_build_object('event', i.event, 'was', i.was, 'becomes', i.becomes)
        order by coalesce(i.becomes, i.was), i.event)`.as('moves'),
    ])
    .groupBy(['c.firmId', 'c.id'])
    .orderBy(sql`max(coalesce(i.becomes, i.was))`, 'desc')
    .orderBy('c.id');
  return within(rows, wanted).execute();
}
