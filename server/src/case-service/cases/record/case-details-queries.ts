import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

type Of = Pick<CaseRecord, 'firm_id' | 'id'>;

/** The names beside a case: one query over reference tables. */
export async function selectNames(db: Kysely<DB>, record: CaseRecord) {
  return db
    .selectFrom('cases.eviction_case as c')
    .innerJoin('users.published_client as client', 'client.id', 'c.client_id')
    .leftJoin('users.published_property as property', 'property.id', 'c.property_id')
    .leftJoin('users.published_county as property_county', 'property_county.id', 'property.county_id')
    .leftJoin('users.published_county as county', 'county.id', 'c.county_id')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouse_id')
    .leftJoin('users.published_city as court_city', 'court_city.id', 'court.city_id')
    .leftJoin('users.published_state as court_state', 'court_state.id', 'court.state_id')
    .leftJoin('cases.workflow as w', (join) =>
      join.onRef('w.firm_id', '=', 'c.firm_id').onRef('w.id', '=', 'c.workflow_id'),
    )
    .leftJoin('users.published_person_name as processor', 'processor.id', 'c.assigned_processor_id')
    .leftJoin('users.published_person_name as lawyer', 'lawyer.id', 'c.assigned_lawyer_id')
    .leftJoin('users.published_person_name as approver', 'approver.id', 'c.approved_by')
    .leftJoin('users.published_person_name as creator', 'creator.id', 'c.created_by')
    .select([
      'client.name as client_name',
      'property.name as property_name',
      'property.address_line1 as property_line1',
      'property.city as property_city',
      'property.state_code as property_state',
      'property.zip_code as property_zip',
      'property.owner_name',
      'property.property_category',
      'property.cares_covered',
      'property.unit_count',
      'property_county.name as property_county',
      'county.name as county_name',
      'court.name as court_name',
      'court.short_name as court_short_name',
      'court.time_zone as court_time_zone',
      'court.address_line1 as court_line1',
      'court.zip_code as court_zip',
      'court.case_number_pattern',
      'court_city.name as court_city',
      'court_state.code as court_state',
      'w.name as workflow_name',
      'processor.name as processor_name',
      'lawyer.name as lawyer_name',
      'approver.name as approver_name',
      'creator.name as creator_name',
    ])
    .where('c.firm_id', '=', record.firm_id)
    .where('c.id', '=', record.id)
    .executeTakeFirstOrThrow();
}

export const selectTenants = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_tenant')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectEviction = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_eviction')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .executeTakeFirst();

export const selectLedger = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_ledger_line')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectDocuments = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_document')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .where('replaced_by', 'is', null)
    .orderBy('id')
    .execute();

export const selectJudgments = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_judgment')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('case_order')
    .execute();

export const selectRequests = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_request')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('id')
    .execute();

export const selectHolds = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_hold')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

export const selectDockets = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_docket as x')
    .innerJoin('cases.docket as d', (join) =>
      join.onRef('d.firm_id', '=', 'x.firm_id').onRef('d.id', '=', 'x.docket_id'),
    )
    .select([
      'x.id',
      'x.docket_id',
      'x.state',
      'x.position',
      'x.result',
      'd.hearing_at',
      'd.hearing_date',
      'd.hearing_time',
      'd.room',
      'd.judge',
      'd.case_count',
      'd.max_cases',
    ])
    .where('x.firm_id', '=', firm_id)
    .where('x.case_id', '=', id)
    .orderBy('x.id')
    .execute();

export const selectSteps = (db: Kysely<DB>, { firm_id, id }: Of) =>
  db
    .selectFrom('cases.case_step')
    .selectAll()
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('sequence_no')
    .orderBy('id')
    .execute();

export const selectStatusChanges = (db: Kysely<DB>, { firm_id, id }: Of, limit: number, offset: number) =>
  db
    .selectFrom('cases.status_change')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Something that happened to a case, as its timeline tells it. */
interface TimelineRow {
  seq: number;
  action: string;
  occurred_at: Date;
  actor_id: string | null;
  actor_name: string;
  data: unknown;
  total: string;
}

/**
 * What stands on a case's trail and, for its firm, what releases of rules moved and lawyers accepted. A release may
 * move the dates of very many cases: it is told from what it moved and has no row on each trail, so its number is below
 * zero.
 */
export async function selectTimeline(
  db: Kysely<DB>,
  { firm_id: firmId, id }: Of,
  {
    kind,
    forFirm,
    kept,
    limit,
    offset,
  }: { kind: string; forFirm: boolean; kept: readonly string[]; limit: number; offset: number },
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with told as (
      select seq::int as seq, action, visibility, occurred_at, actor_id, actor_name, data
      from cases.audit_event where firm_id = ${firmId} and subject = 'case' and subject_id = ${id}
      union all
      select (-2 * row_number() over (order by moved_at desc, max(id::text) desc))::int, 'case.rules-moved', 'FIRM', moved_at, null, '',
        jsonb_build_object('state', state_code, 'version', pack_version, 'dates',
          jsonb_agg(jsonb_build_object('event', event, 'day', was) order by was, event, id))
      from cases.moved_date where firm_id = ${firmId} and case_id = ${id}
      group by moved_at, state_code, pack_version
      union all
      select (-2 * row_number() over (order by accepted_at desc, max(id::text) desc))::int + 1, 'case.rules-accepted', 'FIRM', accepted_at,
        accepted_by, accepted_by_name,
        jsonb_build_object('state', state_code, 'version', pack_version, 'dates',
          jsonb_agg(jsonb_build_object('event', event, 'day', becomes) order by becomes, event, id))
      from cases.moved_date where firm_id = ${firmId} and case_id = ${id} and accepted_at is not null
      group by accepted_at, accepted_by, accepted_by_name, state_code, pack_version
    )
    select seq, action, occurred_at, actor_id, actor_name, data, count(*) over () as total from told
    where (${kind} = 'all' or action = ${kind}) and (${forFirm} or visibility = 'ALL')
      and action not like all(${[...kept]}::text[])
    order by occurred_at desc, seq desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
