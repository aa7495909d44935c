import type { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import type { SweepAnswer, SweepRound } from '@writdesk/contract/payment-sweep/sweep-answers';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesSweepAnswer, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseKey, visibleCase } from '../cases/record/index.ts';

type Query = RouteInput<typeof paymentSweep.list>['query'];
const DAY_MS = 86_400_000;
/** An answer still helps while the cases of the hour are called. */
const CALLED_FOR_MS = 2 * 3_600_000;
const stillCalled = (now: Date) => new Date(now.getTime() - CALLED_FOR_MS);
/** From a Friday’s eve to the Monday after it, and a holiday. */
const ASKED_WITHIN_MS = 5 * DAY_MS;

export interface Sweep {
  answer: SweepAnswer;
  note: string | null;
  by: string;
  at: string;
}

/** What was said before a hearing, of `cases.sweep_answer as s`, as every reply shows it; null where nobody answered. */
export const sweepOf = sql<Sweep | null>`case when s.answer is null then null else jsonb_build_object(
  'answer', s.answer, 'note', s.note, 'by', s.answered_by_name, 'at', s.answered_at) end`.as('sweep');

/** The properties of a docket, `d`, were asked which of their tenants paid. */
const wasAsked = sql<boolean>`exists (
  select from cases.sweep_round r where r.firm_id = d.firm_id and r.docket_id = d.id)`;

/** One page of the hearings ahead, and the number of those that nobody has answered. */
export async function selectSweep(db: Kysely<DB>, scope: Scope, query: Query, now: Date) {
  const ahead = db
    .selectFrom('cases.docket as d')
    .innerJoin('cases.caseDocket as x', (join) =>
      join.onRef('x.firmId', '=', 'd.firmId').onRef('x.docketId', '=', 'd.id').on('x.state', '=', 'SET'),
    )
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .innerJoin('cases.courthouse as court', 'court.id', 'd.courthouseId')
    .leftJoin('cases.sweepAnswer as s', (join) =>
      join
        .onRef('s.firmId', '=', 'x.firmId')
        .onRef('s.caseId', '=', 'x.caseId')
        .onRef('s.docketId', '=', 'x.docketId'),
    )
    .where('d.hearingAt', '>=', stillCalled(now))
    .where('d.hearingAt', '<', new Date(now.getTime() + query.days * DAY_MS))
    .where(visibleCase(scope))
    .$if(query.asked !== null, (rows) => rows.where(wasAsked, '=', query.asked));
  const matching = ahead.$if(query.answered !== null, (rows) =>
    rows.where('s.answer', query.answered ? 'is not' : 'is', null),
  );
  const [page, unanswered] = await Promise.all([
    selectPage(db, matching, query, (rows) =>
      rows
        .leftJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
        .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
        .select([
          'c.id',
          'x.docketId',
          'c.version',
          'c.tenantNames',
          'c.title',
          'c.caseNumber',
          'c.caseDraftNumber',
          'client.name as clientName',
          'property.name as propertyName',
          'c.unitLabel',
          'c.claimCents',
          'court.shortName as courthouse',
          'd.room',
          'd.hearingDate',
          'd.hearingTime',
          'd.hearingAt',
          'court.timeZone',
          'c.dismissalRequestedAt',
          sweepOf,
        ])
        .orderBy('d.hearingAt')
        .orderBy('property.name')
        .orderBy('c.unitLabel')
        .orderBy('c.id'),
    ),
    ahead
      .where('s.answer', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page, unanswered: unanswered.count };
}

export const findAnswer = (db: Kysely<DB>, { firmId, id }: CaseKey, docketId: string) =>
  db
    .selectFrom('cases.sweepAnswer')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('docketId', '=', docketId)
    .executeTakeFirst();

/** What the property of a case said before a hearing, and whether it was asked and court is not over. */
export const findSaid = (db: Kysely<DB>, { firmId, id }: CaseKey, docketId: string, now: Date) =>
  db
    .selectFrom('cases.docket as d')
    .leftJoin('cases.sweepAnswer as s', (join) =>
      join.onRef('s.firmId', '=', 'd.firmId').onRef('s.docketId', '=', 'd.id').on('s.caseId', '=', id),
    )
    .select([sweepOf, sql<boolean>`(d.hearing_at >= ${stillCalled(now)} and ${wasAsked})`.as('isAsked')])
    .where('d.firmId', '=', firmId)
    .where('d.id', '=', docketId)
    .executeTakeFirst();

/** Keeps the last answer of a hearing; the case is locked. */
export async function keepAnswer(db: Kysely<DB>, row: Insertable<CasesSweepAnswer>): Promise<void> {
  const { firmId: _firm, clientId: _client, caseId: _case, docketId: _docket, ...said } = row;
  await db
    .insertInto('cases.sweepAnswer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId', 'docketId']).doUpdateSet(said))
    .execute();
}

/** The sittings ahead on which a case is set, with the rounds in which their properties were asked. */
export function selectAhead(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('cases.docket as d')
    .innerJoin('cases.courthouse as court', 'court.id', 'd.courthouseId')
    .select(['d.firmId', 'd.id', 'd.hearingDate', 'd.hearingTime', 'd.hearingAt', 'court.timeZone'])
    .select('court.shortName as court')
    .select(
      sql<SweepRound[]>`array(select r.round from cases.sweep_round r
        where r.firm_id = d.firm_id and r.docket_id = d.id)`.as('asked'),
    )
    .where('d.hearingAt', '>', now)
    .where('d.hearingAt', '<', new Date(now.getTime() + ASKED_WITHIN_MS))
    .where('d.deletedAt', 'is', null)
    .where('d.caseCount', '>', 0)
    .orderBy('d.hearingAt')
    .orderBy('d.id')
    .execute();
}
export type SittingAhead = Awaited<ReturnType<typeof selectAhead>>[number];

/** @returns false where the properties were asked in this round before. */
export async function markAsked(
  db: Kysely<DB>,
  { firmId, id }: SittingAhead,
  round: SweepRound,
  at: Date,
): Promise<boolean> {
  const marked = await db
    .insertInto('cases.sweepRound')
    .values({ firmId, docketId: id, round, askedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('docketId')
    .executeTakeFirst();
  return marked !== undefined;
}

export interface AskedProperty {
  propertyId: string;
  property: string;
  cases: number;
  userIds: string[];
}

/** The properties of a sitting whose answer is missing, with those who manage them, else with the company’s owners. */
export async function selectUnanswered(
  db: Kysely<DB>,
  { firmId, id }: Pick<SittingAhead, 'firmId' | 'id'>,
): Promise<AskedProperty[]> {
  const { rows } = await sql<AskedProperty>`
    select open.property_id, property.name as property, open.cases,
      coalesce(nullif(array(select p.id from users.published_manager m join users.published_person p on p.id = m.user_id
          where m.property_id = open.property_id and p.active and p.roles && array['client_manager'] order by p.id), '{}'),
        array(select p.id from users.published_person p
          where p.client_id = open.client_id and p.active and p.roles && array['client_owner'] order by p.id)) as user_ids
    from (select c.client_id, c.property_id, count(*)::int as cases
      from cases.case_docket x
      join cases.eviction_case c on c.firm_id = x.firm_id and c.id = x.case_id
      left join cases.sweep_answer s on s.firm_id = x.firm_id and s.case_id = x.case_id and s.docket_id = x.docket_id
      where x.firm_id = ${firmId} and x.docket_id = ${id} and x.state = 'SET' and s.answer is null
        and c.sealed_at is null and c.property_id is not null
      group by c.client_id, c.property_id) open
    join users.published_property_name property on property.id = open.property_id
    order by open.property_id`.execute(db);
  return rows;
}
