import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { AppliedRule } from './reminder-rule-queries.ts';

/** A case of a rule, the moment that the rule is about in it, and when people are reminded of that. */
export interface CauseRow {
  caseId: string;
  clientId: string;
  aboutAt: Date;
  dueAt: Date;
}

/** A day without an hour begins with the office hours of the court. */
const officeHour = sql`time '09:00'`;
const atOffice = (day: RawBuilder<unknown>) => sql`((${day})::date + ${officeHour}) at time zone zone.name`;

type Between = readonly [from: Date, to: Date];

/** A rule is about one moment in a case, or about none. */
const momentOf: Readonly<Record<AppliedRule['cause'], (rule: AppliedRule) => RawBuilder<unknown>>> = {
  HEARING: () => sql`select c.hearing_at as about_at`,
  LOCKOUT: () => sql`
    select (l.lockout_date + coalesce(l.lockout_time::time, ${officeHour})) at time zone zone.name as about_at
    from cases.lockout l where l.firm_id = c.firm_id and l.case_id = c.id and l.state = 'SET'`,
  DEADLINE: ({ deadlineEvent }) => sql`
    select ${atOffice(sql`d.dates -> ${deadlineEvent}::text ->> 'date'`)} as about_at
    from cases.case_dates d where d.firm_id = c.firm_id and d.case_id = c.id`,
  REQUEST: ({ audience }) => sql`
    select ${atOffice(sql`min(q.due_on)`)} as about_at from cases.case_request q
    where q.firm_id = c.firm_id and q.case_id = c.id and q.answered_at is null
      ${audience === 'CLIENT' ? sql`and q.addressee = 'CLIENT'` : sql``}`,
  STATUS_AGE: ({ status }) => sql`
    select date_trunc('milliseconds', max(s.occurred_at)) as about_at from cases.status_change s
    where s.firm_id = c.firm_id and s.case_id = c.id and s.to_status = ${status} and c.status = ${status}`,
};

/** The few cases whose moment may lie in a time, by an index. */
const casesWithin: Readonly<
  Record<AppliedRule['cause'], (rule: AppliedRule, within: Between) => RawBuilder<unknown>>
> = {
  HEARING: (_, [from, to]) => sql`and c.hearing_at between ${from} and ${to}`,
  LOCKOUT: ({ firmId }, [from, to]) => sql`and c.id in (select l.case_id from cases.lockout l
    where l.firm_id = ${firmId} and l.state = 'SET' and l.lockout_date between ${from}::date and ${to}::date)`,
  DEADLINE: (
    { firmId, deadlineEvent },
    within,
  ) => sql`and c.id in (select d.id from cases.searched_case_dates d
    where d.firm_id = ${firmId} and d.days && ${daysWithin(within).map((day) => `${deadlineEvent} ${day}`)}::text[])`,
  REQUEST: ({ firmId }, [from, to]) => sql`and c.id in (select q.case_id from cases.case_request q
    where q.firm_id = ${firmId} and q.answered_at is null and q.due_on between ${from}::date and ${to}::date)`,
  STATUS_AGE: ({ firmId, status }, [from, to]) => sql`and c.status = ${status}
    and c.id in (select s.case_id from cases.status_change s
      where s.firm_id = ${firmId} and s.to_status = ${status} and s.occurred_at between ${from} and ${to})`,
};

const DAY_MS = 86_400_000;

/** Every day of a time, as a deadline has it. */
const daysWithin = ([from, to]: Between): string[] =>
  Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / DAY_MS) + 1 }, (_, index) =>
    new Date(from.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  );

/** When the moments lie that are due in a time. Two days more on both sides: days begin and end by the zone of each court. */
function momentsDue({ offset, unit, side }: AppliedRule, from: Date, to: Date): Between {
  const offsetMs = offset * (unit === 'HOURS' ? 3_600_000 : DAY_MS) * (side === 'BEFORE' ? 1 : -1);
  return [new Date(from.getTime() + offsetMs - 2 * DAY_MS), new Date(to.getTime() + offsetMs + 2 * DAY_MS)];
}

function dueOf({ offset, unit, side }: AppliedRule): RawBuilder<unknown> {
  const signed = side === 'BEFORE' ? -offset : offset;
  return unit === 'HOURS'
    ? sql`about.about_at + make_interval(hours => ${signed}::int)`
    : sql`${atOffice(sql`(about.about_at at time zone zone.name)::date + ${signed}::int`)}`;
}

const causesOf = (rule: AppliedRule) => sql`
  from cases.eviction_case c
  left join cases.courthouse court on court.id = c.courthouse_id
  left join users.published_county_name county on county.id = c.county_id
  left join users.published_firm firm on firm.id = c.firm_id
  cross join lateral (select coalesce(court.time_zone, county.time_zone, firm.time_zone, 'America/New_York') as name) zone
  cross join lateral (${momentOf[rule.cause](rule)}) about
  cross join lateral (select ${dueOf(rule)} as due_at) due
  where c.firm_id = ${rule.firmId} and c.status <> all(${[...endStatuses]}) and c.sealed_at is null
    and about.about_at is not null
    ${rule.clientIds.length ? sql`and c.client_id = any(${rule.clientIds}::uuid[])` : sql``}
    ${rule.stateCodes.length ? sql`and c.state_code = any(${rule.stateCodes}::text[])` : sql``}
    ${rule.countyIds.length ? sql`and c.county_id = any(${rule.countyIds}::uuid[])` : sql``}`;

const columns = sql`c.id as case_id, c.client_id, about.about_at, due.due_at`;

interface Due {
  /** Later than this; at the same time, cases after this one. */
  dueAfter: Date;
  caseId: string | null;
  until: Date;
  limit: number;
}

/** What became due in a time and was not set yet, the first due first. */
export async function selectNewCauses(
  db: Kysely<DB>,
  rule: AppliedRule,
  { dueAfter, caseId, until, limit }: Due,
): Promise<CauseRow[]> {
  const isLater =
    caseId === null
      ? sql`due.due_at > ${dueAfter}`
      : sql`(due.due_at, c.id) > (${dueAfter}, ${caseId}::uuid)`;
  const { rows } = await sql<CauseRow>`
    select ${columns} ${causesOf(rule)} ${casesWithin[rule.cause](rule, momentsDue(rule, dueAfter, until))}
      and ${isLater} and due.due_at <= ${until}
      and not exists (select from cases.reminder set_before where set_before.firm_id = c.firm_id
        and set_before.rule_id = ${rule.id} and set_before.case_id = c.id and set_before.about_at = about.about_at)
    order by due.due_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** What a rule is about now in some cases. */
export async function selectCausesOf(
  db: Kysely<DB>,
  rule: AppliedRule,
  caseIds: readonly string[],
): Promise<CauseRow[]> {
  if (!caseIds.length) return [];
  const { rows } = await sql<CauseRow>`
    select ${columns} ${causesOf(rule)} and c.id = any(${[...caseIds]}::uuid[]) order by c.id`.execute(db);
  return rows;
}
