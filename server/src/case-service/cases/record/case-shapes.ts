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
  { id, mayDo: step, mayDoOn: on }: { id: string; mayDo: LawfulStep | null; mayDoOn: string | null },
  beingRecounted: ReadonlySet<string>,
) {
  return step && on ? { step, on, isBeingRecounted: beingRecounted.has(id) } : null;
}

/** Rows as the contract spells them; one function a table. */
export function tenantReply(row: Selectable<CasesCaseTenant>, seePrivate: boolean) {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    isMinor: row.isMinor,
    email: row.email,
    phone: row.phone,
    ssn: seePrivate && row.ssnLast4 ? `***-**-${row.ssnLast4}` : null,
    dateOfBirth: seePrivate && row.dobYear ? `**/**/${row.dobYear}` : null,
    militaryStatus: row.militaryStatus,
    militaryCheckedOn: row.militaryCheckedOn,
    serviceMethod: row.serviceMethod,
    serviceServer: row.serviceServer,
    servedOn: row.servedOn,
    serviceResult: row.serviceResult,
  };
}

export const sumCents = (lines: readonly { amountCents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.amountCents, 0);

export function evictionReply(
  row: Selectable<CasesCaseEviction> | undefined,
  ledger: readonly Selectable<CasesCaseLedgerLine>[],
) {
  return {
    reasons: row?.reasons ?? [],
    reasonText: row?.reasonText ?? null,
    leaseFrom: row?.leaseFrom ?? null,
    leaseTo: row?.leaseTo ?? null,
    leaseRenewedOn: row?.leaseRenewedOn ?? null,
    leaseIsWritten: row?.leaseIsWritten ?? null,
    monthlyRentCents: row?.monthlyRentCents ?? null,
    rentDueDay: row?.rentDueDay ?? null,
    rentThrough: row?.rentThrough ?? null,
    claimedCents: row?.claimedCents ?? 0,
    ledgerCents: sumCents(ledger),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      dueOn: line.dueOn,
      description: line.description,
      amountCents: line.amountCents,
    })),
    noticeType: row?.noticeType ?? null,
    noticeServedOn: row?.noticeServedOn ?? null,
    rentPeriodEndsOn: row?.rentPeriodEndsOn ?? null,
    noticeMethod: row?.noticeMethod ?? null,
    noticeServedBy: row?.noticeServedBy ?? null,
    noticeAmountCents: row?.noticeAmountCents ?? null,
    caresCovered: row?.caresCovered ?? ('UNKNOWN' as const),
    caresBasis: row?.caresBasis ?? null,
    occupied: row?.occupied ?? null,
    occupancyCheckedAt: row?.occupancyCheckedAt ?? null,
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
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    pageCount: row.pageCount,
    visibility: row.visibility,
    flaggedAt: row.flaggedAt,
    flagComment: row.flagComment,
    createdAt: row.createdAt,
  };
}

export function judgmentReply(row: Selectable<CasesCaseJudgment>) {
  return {
    id: row.id,
    caseId: row.caseId,
    caseOrder: row.caseOrder,
    outcome: row.outcome,
    comments: row.comments,
    date: row.judgmentDate,
    writDays: row.writDays,
    writDaysByJudge: row.writDaysByJudge,
    amountCents: row.amountCents,
    needsLawyerConfirm: row.needsLawyerConfirm,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    updatedAt: row.updatedAt,
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
    dueOn: row.dueOn,
    askedAt: row.askedAt,
    answeredAt: row.answeredAt,
  };
}
