import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { FactName } from '@writdesk/contract/deadlines/deadline-values';
import type { FormAct } from '../../../../labels/case/action-screens.ts';

/** Where somebody says a fact that a date lacks: a field of the case’s form, or an action on the case. */
export type FactPlace = { step: string; field: string } | { act: FormAct };

const fields: Readonly<Partial<Record<FactName, { step: string; field: string }>>> = {
  noticeServedOn: { step: 'notice', field: 'noticeServedOn' },
  rentPeriodEndsOn: { step: 'notice', field: 'rentPeriodEndsOn' },
  noticeType: { step: 'notice', field: 'noticeType' },
  serviceMethod: { step: 'notice', field: 'noticeMethod' },
  caresCovered: { step: 'notice', field: 'caresCovered' },
  reason: { step: 'reason', field: 'reasons' },
  leaseFrom: { step: 'reason', field: 'leaseFrom' },
};

const acts: Readonly<Partial<Record<FactName, FormAct>>> = {
  filedOn: 'add-case-number',
  servedOn: 'record-service',
  hearingOn: 'apply-to-docket',
  judgmentOn: 'record-judgment',
  outcome: 'record-judgment',
  noticeReceivedOn: 'record-fact',
  answeredOn: 'record-fact',
  trialRequestedOn: 'record-fact',
  entryServedOn: 'record-fact',
  writIssuedOn: 'record-fact',
  writAppliedOn: 'record-fact',
  writPostedOn: 'record-fact',
  writPostedAt: 'record-fact',
};

/** Null where the reader can’t say it, or not yet. */
export function factPlace(
  name: string,
  { can, availableActions }: Pick<CaseDetails, 'can' | 'availableActions'>,
): FactPlace | null {
  const act = acts[name as FactName];
  if (act) return availableActions.includes(act) ? { act } : null;
  const field = fields[name as FactName];
  return field && can.edit ? field : null;
}
