import { rowsByAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { isFormAct, type FormAct } from '../../../labels/case/action-screens.ts';

/** Actions of the page's head: those with a form, and the two that lead elsewhere. A day is recorded next to the dates. */
export type HeadAct = Exclude<FormAct, 'record-fact'> | 'save' | 'add-documents';

export interface ActChoice {
  /** The one primary button; null where the next move is somebody else's. */
  primary: HeadAct | null;
  /** The menu, in the order onward, back, aside, ends. */
  others: readonly HeadAct[];
}

/**
 * The day of the hearing while it is still to come: judgment is asked for and recorded from then on. The action stays in
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

/** The button is the action that the case waits for, and the rest is the menu. The server decided both. */
export function chooseActs({
  availableActions,
  primaryAction,
}: Pick<CaseDetails, 'availableActions' | 'primaryAction'>): ActChoice {
  const offered = availableActions.filter(isHeadAct);
  const primary = offered.find((act) => act === primaryAction) ?? null;
  const others = offered.filter((act) => act !== primary);
  return { primary, others: [...others.filter((act) => !isEnd(act)), ...others.filter(isEnd)] };
}

const isEnd = (act: HeadAct) => rowsByAction[act].every(({ course }) => course === 'end');

function isHeadAct(act: string): act is HeadAct {
  return (isFormAct(act) && act !== 'record-fact') || act === 'save' || act === 'add-documents';
}

/** Actions that end or refuse a case: red, and asked about once more. */
export function isDestructive(act: HeadAct): boolean {
  return act === 'dismiss-case' || act === 'deny-case';
}
