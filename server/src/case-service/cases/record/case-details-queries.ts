import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

type Of = Pick<CaseRecord, 'firmId' | 'id'>;

/** The names beside a case: one query over reference tables. */
export async function selectNames(db: Kysely<DB>, record: CaseRecord) {
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClient as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedProperty as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedCounty as propertyCounty', 'propertyCounty.id', 'property.countyId')
    .leftJoin('users.publishedCounty as county', 'county.id', 'c.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCity as courtCity', 'courtCity.id', 'court.cityId')
    .leftJoin('users.publishedState as courtState', 'courtState.id', 'court.stateId')
    .leftJoin('cases.workflow as w', (join) =>
      join.onRef('w.firmId', '=', 'c.firmId').onRef('w.id', '=', 'c.workflowId'),
    )
    .leftJoin('users.publishedPersonName as processor', 'processor.id', 'c.assignedProcessorId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .leftJoin('users.publishedPersonName as approver', 'approver.id', 'c.approvedBy')
    .leftJoin('users.publishedPersonName as creator', 'creator.id', 'c.createdBy')
    .select([
      'client.name as clientName',
      'property.name as propertyName',
      'property.addressLine1 as propertyLine1',
      'property.city as propertyCity',
      'property.stateCode as propertyState',
      'property.zipCode as propertyZip',
      'property.ownerName',
      'property.propertyCategory',
      'property.caresCovered',
      'property.unitCount',
      'propertyCounty.name as propertyCounty',
      'county.name as countyName',
      'court.name as courtName',
      'court.shortName as courtShortName',
      'court.timeZone as courtTimeZone',
      'court.addressLine1 as courtLine1',
      'court.zipCode as courtZip',
      'court.caseNumberPattern',
      'courtCity.name as courtCity',
      'courtState.code as courtState',
      'w.name as workflowName',
      'processor.name as processorName',
      'lawyer.name as lawyerName',
      'approver.name as approverName',
      'creator.name as creatorName',
    ])
    .where('c.firmId', '=', record.firmId)
    .where('c.id', '=', record.id)
    .executeTakeFirstOrThrow();
}

export const selectTenants = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseTenant')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectEviction = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseEviction')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .executeTakeFirst();

export const selectLedger = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseLedgerLine')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectDocuments = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('replacedBy', 'is', null)
    .orderBy('id')
    .execute();

export const selectJudgments = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseJudgment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('caseOrder')
    .execute();

export const selectRequests = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseRequest')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id')
    .execute();

export const selectHolds = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseHold')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('endedAt', 'is', null)
    .execute();

export const selectDockets = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.docket as d', (join) =>
      join.onRef('d.firmId', '=', 'x.firmId').onRef('d.id', '=', 'x.docketId'),
    )
    .select([
      'x.id',
      'x.docketId',
      'x.state',
      'x.position',
      'x.result',
      'd.hearingAt',
      'd.hearingDate',
      'd.hearingTime',
      'd.room',
      'd.judge',
      'd.caseCount',
      'd.maxCases',
    ])
    .where('x.firmId', '=', firmId)
    .where('x.caseId', '=', id)
    .orderBy('x.id')
    .execute();

export const selectSteps = (db: Kysely<DB>, { firmId, id }: Of) =>
  db
    .selectFrom('cases.caseStep')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('sequenceNo')
    .orderBy('id')
    .execute();

export const selectStatusChanges = (db: Kysely<DB>, { firmId, id }: Of, limit: number, offset: number) =>
  db
    .selectFrom('cases.statusChange')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Something that happened to a case, as its timeline tells it. */
interface TimelineRow {
  seq: number;
  action: string;
  occurredAt: Date;
  actorId: string | null;
  actorName: string;
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
  { firmId, id }: Of,
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
