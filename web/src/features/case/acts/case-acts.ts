import { caseActions, type CaseAction, type Course } from '@writdesk/contract/case-actions';
import type { CaseStatus } from '@writdesk/contract/case-status';

/** Acts that this page has a form for. */
export const formActs = [
  'submit',
  'hold-release',
  'initial-check',
  'review',
  'send-for-filing',
  'add-case-number',
  'sent-for-serving',
  'record-service',
  'apply-to-docket',
  'awaiting-judgment',
  'record-judgment',
  'back-in-intake',
  'back-in-initial-check',
  'send-back-to-client',
  'send-back-to-processor',
  'add-eviction-details',
  'close',
  'dismiss-case',
  'deny-case',
  'record-fact',
] as const satisfies readonly CaseAction[];
export type FormAct = (typeof formActs)[number];

/** Acts of the page's head: those with a form, and the two that lead elsewhere. A day is recorded beside the dates. */
export type HeadAct = Exclude<FormAct, 'record-fact'> | 'save' | 'add-documents';

export interface ActChoice {
  /** The one primary button; null where the next move is somebody else's. */
  primary: HeadAct | null;
  /** The menu, in the order onward, back, beside, ends. */
  others: readonly HeadAct[];
}

/**
 * The day of the hearing while it is still to come: judgment is asked for and recorded from then on. The act stays in
 * the menu, for a court that decides earlier.
 * @param today at the courthouse, `YYYY-MM-DD`.
 */
export function lawfulFrom(
  act: HeadAct,
  {
    status,
    nextDate,
    nextDateKind,
  }: { status: CaseStatus; nextDate: string | null; nextDateKind: string | null },
  today: string,
): string | null {
  const waits = act === 'record-judgment' || act === 'awaiting-judgment';
  const isSet = status === 'ON_DOCKET' && nextDateKind === 'HEARING';
  return waits && isSet && nextDate !== null && nextDate > today ? nextDate : null;
}

interface ActableCase {
  status: CaseStatus;
  availableActions: readonly string[];
  serviceStage: string;
}

const menuOrder: readonly Course[] = ['onward', 'back', 'aside', 'end'];

/** Which of the offered acts is the button, and which stand in the menu. The server decided what is offered. */
export function chooseActs({ status, availableActions, serviceStage }: ActableCase): ActChoice {
  const offered = availableActions.filter(isHeadAct);
  const onward = offered.filter((act) => courseOf(act, status) === 'onward');
  // Everybody served: the next court step comes, and a return is at most corrected.
  const awaited = serviceStage === 'COMPLETE' ? onward.find((act) => act !== 'record-service') : undefined;
  const primary =
    awaited ??
    onward[0] ??
    // A company that was asked something answers by correcting the case.
    (status === 'RETURNED_TO_CLIENT' && offered.includes('save') ? 'save' : null);
  const rank = (act: HeadAct) => menuOrder.indexOf(courseOf(act, status) ?? 'aside');
  const others = offered.filter((act) => act !== primary).toSorted((a, b) => rank(a) - rank(b));
  return { primary, others };
}

/** How an act stands to the usual way of a case in this status; null for one that the status doesn't know. */
export function courseOf(act: CaseAction, status: CaseStatus): Course | null {
  const row = caseActions.find(({ action, from }) => action === act && from.includes(status));
  return row?.course ?? null;
}

export function isFormAct(act: string): act is FormAct {
  return formActs.some((name) => name === act);
}

function isHeadAct(act: string): act is HeadAct {
  return (isFormAct(act) && act !== 'record-fact') || act === 'save' || act === 'add-documents';
}

/** Acts that end or refuse a case: red, and asked about once more. */
export function isDestructive(act: HeadAct): boolean {
  return act === 'dismiss-case' || act === 'deny-case';
}
