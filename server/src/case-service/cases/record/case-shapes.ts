import type { LawfulStep } from '@writdesk/contract/cases/cases';
import type { Selectable } from 'kysely';
import type {
  CasesCaseDocument,
  CasesCaseEviction,
  CasesCaseJudgment,
  CasesCaseLedgerLine,
  CasesCaseRequest,
  CasesCaseTenant,
} from '../../../platform/db/schema.ts';

/** The step that waits for its first lawful day, as the contract spells it. */
export function mayDoOf(
  { id, may_do: step, may_do_on: on }: { id: string; may_do: LawfulStep | null; may_do_on: string | null },
  beingRecounted: ReadonlySet<string>,
) {
  return step && on ? { step, on, isBeingRecounted: beingRecounted.has(id) } : null;
}

/** Rows as the contract spells them; one function a table. */
export function tenantReply(row: Selectable<CasesCaseTenant>, seePrivate: boolean) {
  return {
    id: row.id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    suffix: row.suffix,
    isMinor: row.is_minor,
    email: row.email,
    phone: row.phone,
    ssn: seePrivate && row.ssn_last4 ? `***-**-${row.ssn_last4}` : null,
    dateOfBirth: seePrivate && row.dob_year ? `**/**/${row.dob_year}` : null,
    militaryStatus: row.military_status,
    militaryCheckedOn: row.military_checked_on,
    serviceMethod: row.service_method,
    serviceServer: row.service_server,
    servedOn: row.served_on,
    serviceResult: row.service_result,
  };
}

export const sumCents = (lines: readonly { amount_cents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.amount_cents, 0);

export function evictionReply(
  row: Selectable<CasesCaseEviction> | undefined,
  ledger: readonly Selectable<CasesCaseLedgerLine>[],
) {
  return {
    reasons: row?.reasons ?? [],
    reasonText: row?.reason_text ?? null,
    leaseFrom: row?.lease_from ?? null,
    leaseTo: row?.lease_to ?? null,
    leaseRenewedOn: row?.lease_renewed_on ?? null,
    leaseIsWritten: row?.lease_is_written ?? null,
    monthlyRentCents: row?.monthly_rent_cents ?? null,
    rentDueDay: row?.rent_due_day ?? null,
    rentThrough: row?.rent_through ?? null,
    claimedCents: row?.claimed_cents ?? 0,
    ledgerCents: sumCents(ledger),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      dueOn: line.due_on,
      description: line.description,
      amountCents: line.amount_cents,
    })),
    noticeType: row?.notice_type ?? null,
    noticeServedOn: row?.notice_served_on ?? null,
    rentPeriodEndsOn: row?.rent_period_ends_on ?? null,
    noticeMethod: row?.notice_method ?? null,
    noticeServedBy: row?.notice_served_by ?? null,
    noticeAmountCents: row?.notice_amount_cents ?? null,
    caresCovered: row?.cares_covered ?? ('UNKNOWN' as const),
    caresBasis: row?.cares_basis ?? null,
    occupied: row?.occupied ?? null,
    occupancyCheckedAt: row?.occupancy_checked_at ?? null,
  };
}

export function documentReply(row: Selectable<CasesCaseDocument>) {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    source: row.source,
    status: row.status,
    failure: row.failure,
    path: row.path,
    fileName: row.file_name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    pageCount: row.page_count,
    visibility: row.visibility,
    flaggedAt: row.flagged_at,
    flagComment: row.flag_comment,
    createdAt: row.created_at,
  };
}

export function judgmentReply(row: Selectable<CasesCaseJudgment>) {
  return {
    id: row.id,
    caseId: row.case_id,
    caseOrder: row.case_order,
    outcome: row.outcome,
    comments: row.comments,
    date: row.judgment_date,
    writDays: row.writ_days,
    writDaysByJudge: row.writ_days_by_judge,
    amountCents: row.amount_cents,
    needsLawyerConfirm: row.needs_lawyer_confirm,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function requestReply(row: Selectable<CasesCaseRequest>) {
  return {
    id: row.id,
    addressee: row.addressee,
    kind: row.kind,
    item: row.item,
    message: row.message,
    clerical: row.clerical,
    dueOn: row.due_on,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
  };
}
