import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { LedgerLine } from '@writdesk/contract/cases/case-values';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { NoticeType, ServiceMethod } from '@writdesk/contract/notices/notice-types';
import type { CaresAnswer, PropertyCategory } from '@writdesk/contract/properties/property-categories';
import type { NoticePoint, NoticeState } from '@writdesk/contract/notices/notice-guard';
import type { NoticePointName } from '@writdesk/contract/notices/notice-points';
import type { NoticeCode } from '@writdesk/contract/notices/notice-words';
import { standingEvents } from '@writdesk/contract/standing/standing-events';
import { lawfulDayEvents } from '@writdesk/contract/lawful-days/lawful-day-events';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';
import { noticeAudits } from './notice-guard-audits.ts';

/** A point that a lawyer has passed, as it is kept on the case. */
export interface KeptPass {
  point: NoticePointName;
  code: NoticeCode;
  state: NoticeState;
  params: NoticePoint['params'];
  ruleId: string | null;
  reason: string;
  by: string | null;
  byName: string;
  at: string;
}

/** What the check asks of a case, as it is stored. */
export interface NoticeCaseRow {
  firmId: string;
  id: string;
  status: CaseStatus;
  serveFirst: boolean;
  stateCode: string | null;
  stateName: string | null;
  county: string | null;
  countyId: string | null;
  countyZone: string | null;
  firmZone: string;
  firmName: string;
  courthouseId: string | null;
  propertyCategory: PropertyCategory;
  fileOn: string | null;
  filedOn: string | null;
  approvedAt: Date | null;
  reasons: EvictionReasonCode[] | null;
  leaseFrom: string | null;
  leaseRenewedOn: string | null;
  noticeType: NoticeType | null;
  noticeServedOn: string | null;
  rentPeriodEndsOn: string | null;
  noticeMethod: ServiceMethod | null;
  noticeAmountCents: number | null;
  caresCovered: CaresAnswer | null;
  noticeOverride: KeptPass[] | null;
  ledger: { kind: LedgerLine['kind']; dueOn: string | null; amountCents: number }[];
  hasProof: boolean;
}

/** A case with its notice, if the caller may see it. */
export async function findNoticeCase(
  db: Kysely<DB>,
  scope: Scope,
  caseId: string,
): Promise<NoticeCaseRow | undefined> {
  const seen = await db
    .selectFrom('cases.evictionCase as c')
    .select(['c.firmId', 'c.id'])
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
  return seen && readNoticeCase(db, { firmId: seen.firmId, caseId: seen.id });
}

/** The same for one that is known to be seen, such as one that is locked. */
export async function readNoticeCase(
  db: Kysely<DB>,
  { firmId, caseId }: { firmId: string; caseId: string },
): Promise<NoticeCaseRow | undefined> {
  const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
  const { rows } = await sql<NoticeCaseRow>`
    select c.firm_id, c.id, c.status, c.serve_first, c.state_code, state.name as state_name, county.name as county, c.county_id,
      county.time_zone as county_zone, firm.time_zone as firm_zone, firm.name as firm_name, c.courthouse_id,
      c.property_category, ${day('c.fileOn')} as file_on, ${day('c.filedOn')} as filed_on, c.approved_at,
      e.reasons, ${day('e.leaseFrom')} as lease_from, ${day('e.leaseRenewedOn')} as lease_renewed_on,
      e.notice_type, ${day('e.noticeServedOn')} as notice_served_on,
      coalesce((select known.value from cases.case_court_fact known where known.firm_id = c.firm_id
          and known.case_id = c.id and known.fact = 'rentPeriodEndsOn' and known.ended_at is null),
        ${day('e.rentPeriodEndsOn')}) as rent_period_ends_on, e.notice_method, e.notice_amount_cents,
      e.cares_covered, e.notice_override,
      coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'dueOn', ${day('l.dueOn')},
          'amountCents', l.amount_cents) order by l.position, l.id)
        from cases.case_ledger_line l where l.firm_id = c.firm_id and l.case_id = c.id), '[]') as ledger,
      exists (select from cases.case_document d where d.firm_id = c.firm_id and d.case_id = c.id
        and d.kind = 'NOTICE_PROOF' and d.replaced_by is null) as has_proof
    from cases.eviction_case c
    join users.published_firm firm on firm.id = c.firm_id
    left join users.published_state state on state.code = c.state_code
    left join users.published_county county on county.id = c.county_id
    left join cases.case_eviction e on e.firm_id = c.firm_id and e.case_id = c.id
    where c.firm_id = ${firmId} and c.id = ${caseId}`.execute(db);
  return rows[0];
}

/** The actions under which a lawyer’s overrides stand in the audit. */
export const passActions = [noticeAudits.pass.action, standingEvents.pass.kind, lawfulDayEvents.pass.kind];

/** What lawyers have passed since a moment, the newest first. */
export async function selectPassedPoints(db: Kysely<DB>, scope: Scope, since: Date) {
  return db
    .selectFrom('cases.auditEvent as a')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'a.firmId').onRef('c.id', '=', 'a.subjectId'),
    )
    .select(['a.subjectId', 'a.data', 'a.actorName', 'a.occurredAt', 'c.title'])
    .where('a.subject', '=', 'case')
    .where('a.action', 'in', passActions)
    .where('a.occurredAt', '>=', since)
    .where(visibleCase(scope))
    .orderBy('a.occurredAt', 'desc')
    .orderBy('a.seq', 'desc')
    .limit(500)
    .execute();
}
