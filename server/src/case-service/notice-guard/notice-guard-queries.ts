import type { NoticeState } from '@writdesk/contract/notices/notice-guard';
import type { NoticePointName } from '@writdesk/contract/notices/notice-points';
import type { NoticeCode } from '@writdesk/contract/notices/notice-words';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** A point that a lawyer has passed, as it is kept on the case. */
export interface KeptPass {
  point: NoticePointName;
  code: NoticeCode;
  state: NoticeState;
  sentence: string;
  ruleId: string | null;
  reason: string;
  by: string | null;
  byName: string;
  at: string;
}

/** What the check asks of a case, as it is stored. */
export interface NoticeCaseRow {
  firm_id: string;
  id: string;
  status: string;
  serve_first: boolean;
  state_code: string | null;
  state_name: string | null;
  county: string | null;
  county_id: string | null;
  county_zone: string | null;
  firm_zone: string;
  firm_name: string;
  courthouse_id: string | null;
  property_category: string;
  file_on: string | null;
  filed_on: string | null;
  approved_at: Date | null;
  reasons: string[] | null;
  lease_from: string | null;
  lease_renewed_on: string | null;
  notice_type: string | null;
  notice_served_on: string | null;
  rent_period_ends_on: string | null;
  notice_method: string | null;
  notice_amount_cents: number | null;
  cares_covered: string | null;
  notice_override: KeptPass[] | null;
  ledger: { kind: string; dueOn: string | null; amountCents: number }[];
  has_proof: boolean;
}

/** A case with its notice, if the caller may see it. */
export async function findNoticeCase(
  db: Kysely<DB>,
  scope: Scope,
  caseId: string,
): Promise<NoticeCaseRow | undefined> {
  const seen = await db
    .selectFrom('cases.eviction_case as c')
    .select(['c.firm_id', 'c.id'])
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
  return seen && readNoticeCase(db, { firmId: seen.firm_id, caseId: seen.id });
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
      c.property_category, ${day('c.file_on')} as file_on, ${day('c.filed_on')} as filed_on, c.approved_at,
      e.reasons, ${day('e.lease_from')} as lease_from, ${day('e.lease_renewed_on')} as lease_renewed_on,
      e.notice_type, ${day('e.notice_served_on')} as notice_served_on,
      coalesce((select known.value from cases.case_court_fact known where known.firm_id = c.firm_id
          and known.case_id = c.id and known.fact = 'rentPeriodEndsOn' and known.ended_at is null),
        ${day('e.rent_period_ends_on')}) as rent_period_ends_on, e.notice_method, e.notice_amount_cents,
      e.cares_covered, e.notice_override,
      coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'dueOn', ${day('l.due_on')},
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

/** Keeps who passed what, in the place of what was kept before. */
export async function keepPasses(
  db: Kysely<DB>,
  { firm_id, id }: { firm_id: string; id: string },
  passes: readonly KeptPass[],
): Promise<void> {
  await db
    .updateTable('cases.case_eviction')
    .set({ notice_override: passes.length > 0 ? JSON.stringify(passes) : null })
    .where('firm_id', '=', firm_id)
    .where('case_id', '=', id)
    .execute();
}

/** The action under which a passed point stands in the audit. */
export const passAction = 'case.pass-notice-point';

/** What lawyers have passed since a moment, the newest first. */
export async function selectPassedPoints(db: Kysely<DB>, scope: Scope, since: Date) {
  return db
    .selectFrom('cases.audit_event as a')
    .innerJoin('cases.eviction_case as c', (join) =>
      join.onRef('c.firm_id', '=', 'a.firm_id').onRef('c.id', '=', 'a.subject_id'),
    )
    .select(['a.subject_id', 'a.data', 'a.actor_name', 'a.occurred_at', 'c.title'])
    .where('a.subject', '=', 'case')
    .where('a.action', '=', passAction)
    .where('a.occurred_at', '>=', since)
    .where(visibleCase(scope))
    .orderBy('a.occurred_at', 'desc')
    .orderBy('a.seq', 'desc')
    .limit(500)
    .execute();
}
