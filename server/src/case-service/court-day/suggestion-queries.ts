import { stagesAtCourt } from '@writdesk/contract/cases/case-lifecycle';
import { MAX_PAGE_SIZE } from '@writdesk/contract/values/paging';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

interface OfDocket {
  firmId: string;
  id: string;
  courthouseId: string;
  hearingDate: string;
  hearingTime: string;
}

/** Cases that wait for a day at a docket's court, the property's that is on it already first, each property together. */
export function selectCandidates(
  db: Kysely<DB>,
  scope: Scope,
  { firmId, id, courthouseId }: OfDocket,
  statuses: readonly string[],
) {
  return db
    .with('onIt', (with_) =>
      with_
        .selectFrom('cases.caseDocket as x')
        .innerJoin('cases.evictionCase as c', (join) =>
          join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
        )
        .select(['c.propertyId', sql<number>`count(*)`.as('n')])
        .where('x.firmId', '=', firmId)
        .where('x.docketId', '=', id)
        .where('x.state', '=', 'SET')
        .groupBy('c.propertyId'),
    )
    .selectFrom('cases.evictionCase as c')
    .leftJoin('onIt', 'onIt.propertyId', 'c.propertyId')
    .select([
      'c.id',
      sql<number>`coalesce(on_it.n, 0)`.as('onIt'),
      sql<number>`count(*) over (partition by c.property_id)`.as('waiting'),
    ])
    .where('c.firmId', '=', firmId)
    .where('c.courthouseId', '=', courthouseId)
    .where('c.status', '=', sql<never>`any(${statuses}::text[])`)
    .where(
      sql<SqlBool>`(c.status = 'FILED' or not c.serve_first or c.filing_stage = any(${stagesAtCourt}::text[]))`,
    )
    .where(visibleCase(scope))
    .orderBy(sql`coalesce(on_it.n, 0) > 0`, 'desc')
    .orderBy('waiting', 'desc')
    .orderBy('c.propertyId')
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(MAX_PAGE_SIZE)
    .execute();
}

interface OtherDocket {
  id: string;
  courthouse: string;
  hearingTime: string;
  room: string;
}

/** The firm's lawyers who are admitted in the state of a docket's court, with their other dockets of its day. */
export async function selectLawyers(db: Kysely<DB>, { firmId, id, courthouseId, hearingDate }: OfDocket) {
  const { rows } = await sql<{ id: string; name: string; busyWith: OtherDocket[] }>`
    select l.id, l.name, coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'courthouse', other.short_name,
        'hearingTime', d.hearing_time, 'room', d.room) order by d.hearing_at, d.id)
      from cases.docket d join cases.courthouse other on other.id = d.courthouse_id
      where d.firm_id = ${firmId} and d.lawyer_id = l.id and d.hearing_date = ${hearingDate}
        and d.id <> ${id} and d.deleted_at is null), '[]') as "busyWith"
    from users.published_lawyer l
    join users.state state on state.code = l.state_code
    join cases.courthouse court on court.state_id = state.id
    where l.firm_id = ${firmId} and court.id = ${courthouseId}
    order by l.name, l.id`.execute(db);
  return rows;
}

const HOURS_IN_COURT = 2;

/** Whether a lawyer can be at a docket: none of their others of the day is within two hours of it. */
export function isFree(others: readonly OtherDocket[], { hearingTime }: OfDocket): boolean {
  return others.every((other) => Math.abs(hour(other.hearingTime) - hour(hearingTime)) >= HOURS_IN_COURT);
}

function hour(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) + Number(minutes) / 60;
}
