import type { MilitaryStatus } from '@writdesk/contract/cases/case-values';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { ServiceMethod } from '@writdesk/contract/notices/notice-types';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { sweepOf } from '../payment-sweep/index.ts';
import { visibleCase } from '../cases/record/index.ts';

interface Sitting {
  firmId: string;
  id: string;
}

/** The cases whose hearing is set on a docket now. */
export async function selectIdsOnDocket(db: Kysely<DB>, { firmId, id }: Sitting): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.caseDocket')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('docketId', '=', id)
    .where('state', '=', 'SET')
    .execute();
  return rows.map(({ caseId }) => caseId);
}

interface Adult {
  status: MilitaryStatus | null;
  on: string | null;
}
interface Result {
  outcome: JudgmentOutcome;
  date: string;
  amountCents: number | null;
  byUserId: string | null;
  at: string;
}

/** The day of the hearing, or today where that is before it. */
interface Since {
  day: string;
  at: Date;
}

/**
 * Everything that the sheet shows of the cases of some sittings, in one statement whatever their number: those that are
 * heard, and those that the court or the firm took off since.
 */
export function selectSheetCases(
  db: Kysely<DB>,
  scope: Scope,
  { firmId, docketIds, since }: { firmId: string; docketIds: readonly string[]; since: Since },
) {
  return db
    .selectFrom('cases.caseDocket as x')
    .innerJoin('cases.docket as d', (join) =>
      join.onRef('d.firmId', '=', 'x.firmId').onRef('d.id', '=', 'x.docketId'),
    )
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
    )
    .leftJoin('cases.sweepAnswer as s', (join) =>
      join
        .onRef('s.firmId', '=', 'x.firmId')
        .onRef('s.caseId', '=', 'x.caseId')
        .onRef('s.docketId', '=', 'x.docketId'),
    )
    .leftJoin('cases.caseEviction as e', (join) =>
      join.onRef('e.firmId', '=', 'c.firmId').onRef('e.caseId', '=', 'c.id'),
    )
    .leftJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .select([
      'c.id',
      'c.firmId',
      'c.version',
      'x.docketId',
      'd.hearingTime',
      'x.position',
      'x.state',
      'x.offer',
      'c.status',
      'c.title',
      'c.tenantNames',
      'c.caseNumber',
      'c.caseDraftNumber',
      'client.name as clientName',
      'property.name as propertyName',
      'c.unitLabel',
      'lawyer.name as lawyerName',
      'c.claimCents',
      'e.noticeServedOn',
      sql<ServiceMethod | null>`e.notice_method`.as('noticeMethod'),
      'c.interpreter',
      'c.dismissalRequestedAt',
      sweepOf,
      // What the rules ask of the case's own row.
      'c.stateCode',
      'c.filingStage',
      'c.serviceStage',
      'c.hearingStage',
      'c.hearingAt',
      'c.approvedAt',
      'c.resumeStatus',
      'c.statusBeforeDocket',
      'c.statusBeforeEnd',
      'c.serveFirst',
      'c.changedSinceReturn',
      'c.withPrejudice',
      sql<{ on: string; method: ServiceMethod | null } | null>`(select jsonb_build_object(
          'on', to_char(t.served_on, 'YYYY-MM-DD'), 'method', t.service_method)
        from cases.case_tenant t where t.firm_id = c.firm_id and t.case_id = c.id and t.served_on is not null
          and t.service_result is distinct from 'FAILED'
        order by t.served_on desc, t.id limit 1)`.as('service'),
      sql<Adult[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'status', t.military_status, 'on', to_char(t.military_checked_on, 'YYYY-MM-DD')))
        from cases.case_tenant t where t.firm_id = c.firm_id and t.case_id = c.id and not t.is_minor), '[]')`.as(
        'adults',
      ),
      sql<{ on: string | null; cents: number } | null>`(select jsonb_build_object(
          'on', to_char(l.due_on, 'YYYY-MM-DD'), 'cents', abs(l.amount_cents))
        from cases.case_ledger_line l where l.firm_id = c.firm_id and l.case_id = c.id and l.kind = 'PAYMENT'
        order by l.due_on desc nulls last, l.position desc, l.id limit 1)`.as('lastPayment'),
      sql<Result | null>`(select jsonb_build_object('outcome', j.outcome, 'date', to_char(j.judgment_date, 'YYYY-MM-DD'),
          'amountCents', j.amount_cents, 'byUserId', j.created_by, 'at', j.created_at)
        from cases.case_judgment j where j.firm_id = c.firm_id and j.case_id = c.id
          and j.judgment_date >= ${since.day} and j.created_at >= x.set_at
        order by j.case_order desc limit 1)`.as('result'),
    ])
    .where('x.firmId', '=', firmId)
    .where('x.docketId', '=', sql<string>`any(${docketIds}::uuid[])`)
    .where((eb) => eb.or([eb('x.state', 'in', ['SET', 'HELD']), eb('x.endedAt', '>=', since.at)]))
    .where(visibleCase(scope))
    .orderBy('d.hearingAt')
    .orderBy('x.position')
    .orderBy('x.id')
    .execute();
}
export type SheetRow = Awaited<ReturnType<typeof selectSheetCases>>[number];

/** The names of the people who recorded results, and of the firm. */
export async function selectNames(db: Kysely<DB>, firmId: string, userIds: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users.published_firm where id = ${firmId}
    union all select id, name from users.published_person_name where id = any(${userIds}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
