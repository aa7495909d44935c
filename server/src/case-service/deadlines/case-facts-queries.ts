import { ownKeys } from '@writdesk/contract/values/records';
import type { CaseStatus, FilingStage } from '@writdesk/contract/cases/case-status';
import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { NoticeType, ServiceMethod } from '@writdesk/contract/notices/notice-types';
import type { CaresAnswer, PropertyCategory } from '@writdesk/contract/properties/property-categories';
import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { HoldKind } from '@writdesk/contract/cases/hold-kinds';
import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import { judgmentOutcomes, outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { writStatuses, writStatusFacts } from '@writdesk/contract/writs/writ-status';
import { type Kysely, sql } from 'kysely';
import { prepared, preparedFor } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { keepLawfulSteps, type LawfulSteps, visibleCase } from '../cases/record/index.ts';
import { appendDeltas, type Delta, deltasBetween, stepOf } from '../tallies/index.ts';

/** A date as it is kept: without its count. */
export type KeptDate = Pick<
  Deadline,
  'date' | 'from' | 'to' | 'earliestAction' | 'missing' | 'ruleId' | 'packVersion'
> & {
  supposed: { fact: string; day: string } | null;
  /** Where the law says so; absent in what was kept before it was. */
  cite?: string | null;
  /** So many days a search is good. */
  goodForDays?: number;
  /** What the day is the last one for was done. */
  isDone?: true;
};

/** Which cases: one, those of a court or a state, or a page of all that are open. */
export interface CaseChoice {
  firmId?: string;
  caseIds?: readonly string[];
  courthouseId?: string;
  stateCode?: string;
  /** The last case of the page before, in the order of the key. */
  after?: { firmId: string; caseId: string };
  limit?: number;
  openOnly?: boolean;
}

/** What the law asks about a case, as it is stored. Days are `YYYY-MM-DD`. */
export interface CaseFactsRow {
  firmId: string;
  clientId: string;
  id: string;
  title: string;
  status: CaseStatus;
  stateCode: string | null;
  county: string | null;
  countyId: string | null;
  countyZone: string | null;
  courthouseId: string | null;
  propertyCategory: PropertyCategory;
  filedOn: string | null;
  hearingOn: string | null;
  judgmentOn: string | null;
  outcome: JudgmentOutcome | null;
  /** Set by the judge in person; null where the rule’s number stands. */
  writDays: number | null;
  writIssuedAt: Date | null;
  mayDo: string | null;
  mayDoOn: string | null;
  nextDate: string | null;
  nextDateKind: string | null;
  reasons: EvictionReasonCode[] | null;
  leaseFrom: string | null;
  leaseRenewedOn: string | null;
  noticeType: NoticeType | null;
  noticeServedOn: string | null;
  noticeMethod: ServiceMethod | null;
  caresCovered: CaresAnswer | null;
  /** The last service, once every adult is served. */
  servedOn: string | null;
  serviceMethod: ServiceMethod | null;
  /** The oldest search for military service, once every adult was searched for and none of them is in the way of a default. */
  searchedOn: string | null;
  /** Holds that nobody ended, each with its own time. */
  holds: readonly { kind: HoldKind; from: string; until: string | null }[];
  filingStage: FilingStage;
  serveFirst: boolean;
  resumeStatus: CaseStatus | null;
  found: string | null;
  /** The day of the look that found it. */
  foundOn: string | null;
  writRequestedAt: Date | null;
  appealFiledAt: Date | null;
  possessionAt: Date | null;
  /** Closed, dismissed or denied. */
  endedAt: Date | null;
  sealedAt: Date | null;
  rentPeriodEndsOn: string | null;
  /** Days of the court papers, as they stand recorded. */
  recorded: Partial<Record<CourtFact, string>> | null;
  dates: Record<string, unknown> | null;
  lawKey: string | null;
  /** Whether a move of a date waits for a lawyer. */
  movesWait: boolean;
}

/** The firm of a case that the caller may see. */
export function findVisibleCase(db: Kysely<DB>, scope: Scope, caseId: string) {
  return db
    .selectFrom('cases.evictionCase as c')
    .select('c.firmId')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/** Outcomes that end the claim; a continued hearing or an agreed stay is no judgment. */
const decisions = judgmentOutcomes.filter((outcome) => outcomeFacts[outcome].final);

/** Writs that ended without possession: the case asks for its next one as if it had none. */
const endedWrits = writStatuses.filter((status) => !writStatusFacts[status].open && status !== 'EXECUTED');

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Which parts of a choice are there: each set of them is a text of its own. */
type Asked = Required<Omit<CaseChoice, 'after' | 'openOnly'>> & { afterFirmId: string; afterCaseId: string };

const factsOfCases = preparedFor((_db, asked: Asked, shape: string) => {
  const has = new Set(shape.split(' '));
  const where = [
    has.has('firmId') && sql`c.firm_id = ${asked.firmId}`,
    has.has('caseIds') && sql`c.id = any(${asked.caseIds}::uuid[])`,
    has.has('courthouseId') && sql`c.courthouse_id = ${asked.courthouseId}`,
    has.has('stateCode') && sql`c.state_code = ${asked.stateCode}`,
    has.has('openOnly') && sql`c.status <> all(${[...endStatuses]})`,
    has.has('after') && sql`(c.firm_id, c.id) > (${asked.afterFirmId}::uuid, ${asked.afterCaseId}::uuid)`,
  ].filter((one) => one !== false);
  return sql<CaseFactsRow>`
    select c.firm_id, c.client_id, c.id, c.title, c.status, c.state_code, county.name as county, c.county_id,
      county.time_zone as county_zone, c.courthouse_id, c.property_category, ${day('c.filedOn')} as filed_on,
      (select ${day('docket.hearingDate')} from cases.case_docket place
        join cases.docket docket on docket.firm_id = place.firm_id and docket.id = place.docket_id
        where place.firm_id = c.firm_id and place.case_id = c.id and place.state in ('SET', 'HELD')
        order by (place.state = 'SET') desc, place.set_at desc, place.id desc limit 1) as hearing_on,
      ${day('judgment.judgmentDate')} as judgment_on, judgment.outcome, judgment.writ_days,
      case when writ.status is null or writ.status = 'EXECUTED' then c.writ_issued_at
        when writ.status <> all(${endedWrits}::text[]) and writ.issued_on is not null then c.writ_issued_at end as writ_issued_at,
      case when writ.status is null then c.writ_requested_at
        when writ.status <> all(${endedWrits}::text[]) then writ.requested_at end as writ_requested_at, c.appeal_filed_at, c.possession_at,
      coalesce(c.closed_at, c.dismissed_at, c.denied_at) as ended_at, c.sealed_at, c.may_do, ${day('c.mayDoOn')} as may_do_on,
      ${day('c.nextDate')} as next_date, c.next_date_kind,
      c.filing_stage, c.serve_first, c.resume_status,
      (select case when bool_and(t.military_checked_on is not null and (t.military_status = 'NOT_ACTIVE'
            or t.military_status = 'UNABLE' and exists (select from cases.military_search m
              where m.firm_id = t.firm_id and m.case_id = t.case_id and m.tenant_id = t.id
                and m.searched_on = t.military_checked_on and m.affidavit_reason is not null)))
          then to_char(min(t.military_checked_on), 'YYYY-MM-DD') end
        from cases.case_tenant t where t.firm_id = c.firm_id and t.case_id = c.id and not t.is_minor) as searched_on,
      coalesce((select jsonb_agg(jsonb_build_object('kind', hold.kind, 'from', hold.from_at, 'until', hold.until_at))
        from cases.case_hold hold
        where hold.firm_id = c.firm_id and hold.case_id = c.id and hold.ended_at is null), '[]') as holds,
      eviction.reasons, ${day('eviction.leaseFrom')} as lease_from,
      ${day('eviction.leaseRenewedOn')} as lease_renewed_on, eviction.notice_type,
      ${day('eviction.noticeServedOn')} as notice_served_on, eviction.notice_method, eviction.cares_covered,
      ${day('eviction.rentPeriodEndsOn')} as rent_period_ends_on, served.served_on, served.service_method,
      (select jsonb_object_agg(known.fact, known.value) from cases.case_court_fact known
        where known.firm_id = c.firm_id and known.case_id = c.id and known.ended_at is null) as recorded,
      checked.found, checked.found_on,
      counted.dates, counted.law_key,
      exists (select from cases.moved_date moved where moved.firm_id = c.firm_id and moved.case_id = c.id
        and moved.accepted_at is null and moved.superseded_at is null) as moves_wait
    from cases.eviction_case c
    left join users.published_county county on county.id = c.county_id
    left join cases.case_eviction eviction on eviction.firm_id = c.firm_id and eviction.case_id = c.id
    left join cases.case_dates counted on counted.firm_id = c.firm_id and counted.case_id = c.id
    left join lateral (
      select look.found, ${day('look.checkedOn')} as found_on from cases.docket_check look
      where look.firm_id = c.firm_id and look.case_id = c.id order by look.id desc limit 1) checked on true
    left join lateral (
      select w.status, w.requested_at, w.issued_on from cases.writ w
      where w.firm_id = c.firm_id and w.case_id = c.id order by w.sequence desc limit 1) writ on true
    left join lateral (
      select j.judgment_date, j.outcome,
        case when j.writ_days_by_judge then j.writ_days end as writ_days from cases.case_judgment j where j.firm_id = c.firm_id and j.case_id = c.id
      and j.outcome = any(${decisions}::text[])
      order by j.case_order desc limit 1) judgment on judgment.outcome <> 'VACATED'
    left join lateral (
      select case when bool_and(t.service_result = 'SERVED' and t.served_on is not null)
          then to_char(max(t.served_on), 'YYYY-MM-DD') end as served_on,
        -- Of several ways the one that counts longest.
        coalesce(max(t.service_method) filter (where t.service_method in ('POST_AND_MAIL', 'CERTIFIED_MAIL')),
          max(t.service_method)) as service_method
      from cases.case_tenant t where t.firm_id = c.firm_id and t.case_id = c.id and not t.is_minor) served on true
    where ${where.length ? sql.join(where, sql` and `) : sql`true`}
    order by c.firm_id, c.id
    ${has.has('limit') ? sql`limit ${asked.limit}` : sql``}`;
});

/** The facts of many cases at once, in the order of their key. */
export async function selectCaseFacts(db: Kysely<DB>, choice: CaseChoice): Promise<CaseFactsRow[]> {
  const { after, ...asked } = choice;
  const names = ownKeys(choice).filter((name) => choice[name]);
  const values = { ...asked, afterFirmId: after?.firmId, afterCaseId: after?.caseId };
  // Of what isn't asked for, the text has no place.
  return factsOfCases(db, values as Asked, names.toSorted().join(' '));
}

/** The dates of one case as they are kept; nothing for a case that has none. */
export async function selectKeptDates(
  db: Kysely<DB>,
  { firmId, caseId }: { firmId: string; caseId: string },
): Promise<Partial<Record<string, KeptDate>>> {
  const row = await db
    .selectFrom('cases.caseDates')
    .select('dates')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst();
  return (row?.dates ?? {}) as Partial<Record<string, KeptDate>>;
}

/** The dates of one case as they are to be kept. */
export interface CountedCase extends LawfulSteps {
  clientId: string;
  dates: Record<string, KeptDate | undefined>;
  /** What the case’s own row said before, and the county that it is counted in. */
  before: Pick<
    CaseFactsRow,
    'mayDo' | 'mayDoOn' | 'nextDate' | 'nextDateKind' | 'countyId' | 'sealedAt' | 'movesWait'
  >;
}

/** Keeps the dates of many cases in a few statements. A case is touched only where what may be done or its next date has changed. */
export async function keepCaseDates(
  db: Kysely<DB>,
  counted: readonly CountedCase[],
  { lawKey, now }: { lawKey: string; now: Date },
): Promise<void> {
  if (!counted.length) return;
  const firms = counted.map(({ firmId }) => firmId);
  const ids = counted.map(({ caseId }) => caseId);
  const clients = counted.map(({ clientId }) => clientId);
  const dates = counted.map((one) => JSON.stringify(one.dates));
  // None of these reads what another writes: they travel together.
  await Promise.all([
    upsertDates(db, { firms, clients, ids, dates, lawKey, now }),
    keepLawfulSteps(db, counted.filter(isOther)),
    appendDeltas(db, counted.flatMap(stepMoved)),
  ]);
}

interface DatesOfCases {
  firms: string[];
  clients: string[];
  ids: string[];
  dates: string[];
  lawKey: string;
  now: Date;
}
const upsertDates = prepared(
  (
    _db,
    { firms, clients, ids, dates, lawKey, now }: DatesOfCases,
  ) => sql`insert into cases.case_dates (firm_id, client_id, case_id, dates, law_key, counted_at)
    select row.firm_id, row.client_id, row.case_id, row.dates, ${lawKey}, ${now}
    from unnest(${firms}::uuid[], ${clients}::uuid[], ${ids}::uuid[], ${dates}::jsonb[])
      as row (firm_id, client_id, case_id, dates)
    on conflict (firm_id, case_id) do update
      set dates = excluded.dates, client_id = excluded.client_id, law_key = excluded.law_key,
        counted_at = excluded.counted_at`,
);

/** Whether the case’s own row becomes another one. The cases are locked before their facts are read, so what they had before still holds. */
function isOther({ mayDo, mayDoOn, next, before }: CountedCase): boolean {
  const isSameStep = mayDo === before.mayDo && mayDoOn === before.mayDoOn;
  if (next === undefined) return !isSameStep;
  return (
    !isSameStep || (next?.date ?? null) !== before.nextDate || (next?.kind ?? null) !== before.nextDateKind
  );
}

/** What the tallies of steps gain and lose. */
function stepMoved({ firmId, clientId, mayDo, mayDoOn, before }: CountedCase): Delta[] {
  if (before.sealedAt) return [];
  const place = { firmId, clientId, countyId: before.countyId };
  return deltasBetween(
    { place, had: stepOf(before.mayDo, before.mayDoOn) },
    { place, had: stepOf(mayDo, mayDoOn) },
  );
}
