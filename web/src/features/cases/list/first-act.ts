import { rowsByAction } from '@writdesk/contract/cases/case-actions';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { hasActLabel } from '../../../labels/case/act-labels.ts';
import { isFormAct } from '../../../labels/case/action-screens.ts';

/** Whether an action brings a case in this status on: one that a page may offer with one press. */
export function isOnward(action: string, status: CaseRow['status']): boolean {
  if (!hasActLabel(action)) return false;
  return rowsByAction[action].some(({ course, from }) => course === 'onward' && from.includes(status));
}

/** The action that the case waits for, where a page can do it; null where it can only be looked at. */
export function firstAct({ primaryAction: action }: Pick<CaseRow, 'primaryAction'>): string | null {
  return action !== null && (isFormAct(action) || action === 'save') ? action : null;
}

/** The action that the case waits for until its lawful day, where a page can do it then. */
export function firstWait({ waiting }: Pick<CaseRow, 'waiting'>): { act: string; from: string } | null {
  const wait = waiting.find(({ action, from }) => from !== null && isFormAct(action));
  return wait?.from ? { act: wait.action, from: wait.from } : null;
}
