import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

/** What the rules ask about a case beyond its own row. */
export interface FactsBeside {
  caseId: string;
  holds: string[];
  openRequests: number;
  fixes: number;
  fixesNotClerical: number;
  flaggedDocuments: number;
  outcome: string | null;
  unbilledCents: number;
  stepRoles: string[] | null;
  stepAction: string | null;
  docketChecked: string | null;
  openInvoiceOverdue: boolean;
}

/** One query for one case or for a page of a list. @param today the firm's day, for overdue invoices. */
export async function selectFactsBeside(
  db: Kysely<DB>,
  records: readonly Pick<CaseRecord, 'firmId' | 'id'>[],
  now: Date,
): Promise<Map<string, FactsBeside>> {
  if (!records.length) return new Map();
  const firmIds = [...new Set(records.map((record) => record.firmId))];
  const { rows } = await sql<FactsBeside>`
    select c.id as case_id,
      coalesce((select array_agg(h.kind) from cases.case_hold h where h.firm_id = c.firm_id and h.case_id = c.id
        and h.ended_at is null and h.from_at <= ${now} and (h.until_at is null or h.until_at > ${now})), '{}') as holds,
      r.open_requests, r.fixes, r.fixes_not_clerical,
      (select count(*)::int from cases.case_document d where d.firm_id = c.firm_id and d.case_id = c.id
        and d.flagged_at is not null and d.replaced_by is null) as flagged_documents,
      (select j.outcome from cases.case_judgment j where j.firm_id = c.firm_id and j.case_id = c.id
        order by j.case_order desc limit 1) as outcome,
      (select coalesce(sum(b.amount_cents), 0)::bigint from cases.billing_item b where b.firm_id = c.firm_id and b.case_id = c.id
        and b.status = 'UNBILLED') as unbilled_cents,
      s.roles as step_roles, s.configure_action ->> 'action' as step_action,
      case when exists (select from cases.case_court_fact f where f.firm_id = c.firm_id and f.case_id = c.id
          and f.fact = 'answeredOn' and f.ended_at is null) then 'ANSWER'
        else (select k.found from cases.docket_check k where k.firm_id = c.firm_id and k.case_id = c.id
          order by k.id desc limit 1) end as docket_checked,
      c.status in ('DRAFT', 'PAYMENT_HOLD') and exists (
        select from cases.invoice i join users.published_client p on p.id = i.client_id join users.published_firm f on f.id = i.firm_id
        where i.firm_id = c.firm_id and i.client_id = c.client_id and i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0
          and p.overdue_gate <> 'NONE' and (p.overdue_gate = 'COMPANY' or i.property_id = c.property_id)
          and (${now}::timestamptz at time zone f.time_zone)::date > i.due_date + p.grace_days) as open_invoice_overdue
    from cases.eviction_case c
    left join lateral (select s.roles, s.configure_action from cases.case_step s
      where s.firm_id = c.firm_id and s.case_id = c.id and s.state = 'ACTIVE' order by s.sequence_no, s.id limit 1) s on true
    cross join lateral (select
        count(*) filter (where q.addressee = 'CLIENT' and q.answered_at is null)::int as open_requests,
        count(*) filter (where q.addressee = 'PROCESSOR')::int as fixes,
        count(*) filter (where q.addressee = 'PROCESSOR' and not q.clerical and q.answered_at is null)::int as fixes_not_clerical
      from cases.case_request q where q.firm_id = c.firm_id and q.case_id = c.id) r
    where c.firm_id = any(${firmIds}::uuid[]) and c.id = any(${records.map((record) => record.id)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.caseId, row]));
}
