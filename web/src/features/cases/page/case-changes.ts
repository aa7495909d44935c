import { ownKeys } from '@writdesk/contract/values/records';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { otherFields, typedValue, type StepName, type TypedField } from '../../../labels/case/steps.ts';

/** Parts of the page that can change while one looks. */
export type CasePart =
  | 'status'
  | 'people'
  | 'hearing'
  | 'parties'
  | 'property'
  | 'reason'
  | 'notice'
  | 'judgment'
  | 'requests'
  | 'documents'
  | 'billing'
  | 'dates'
  | 'holds';

const parts: Readonly<Record<CasePart, (details: CaseDetails) => unknown>> = {
  status: (one) => [one.status, one.presentStep, one.title, one.caseNumber, one.dismissalRequestedAt],
  people: (one) => [one.assignedProcessor, one.assignedLawyer],
  hearing: (one) => [one.caseDockets, one.hearingAt, one.sweep],
  parties: (one) => [
    one.plaintiffName,
    one.tenants,
    one.tenantAddress,
    one.interpreter,
    typed('tenants', one),
  ],
  property: (one) => [
    one.property,
    one.propertyCategory,
    typed('property', one, ['plaintiffName', 'occupied']),
  ],
  reason: (one) => [one.caseEviction.reasons, one.caseEviction.ledger, typed('reason', one)],
  notice: (one) => [typed('notice', one)],
  judgment: (one) => one.caseJudgments,
  requests: (one) => one.requests,
  documents: (one) => one.documents,
  billing: (one) => one.billingItems,
  dates: (one) => [one.submittedAt, one.approvedAt, one.filedOn, one.servedAt, one.judgmentAt, one.nextDate],
  holds: (one) => one.holds,
};

const typed = (part: StepName, one: CaseDetails, elsewhere: readonly TypedField[] = []) =>
  otherFields(part, elsewhere).map((name) => typedValue(name, one));

const partNames = ownKeys(parts);

/** Which parts of the page say something else after a change of the case. */
export function changedParts(before: CaseDetails, after: CaseDetails): CasePart[] {
  return partNames.filter((name) => textOf(parts[name](before)) !== textOf(parts[name](after)));
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}
