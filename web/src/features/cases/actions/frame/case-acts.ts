import { rowsByAction } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { LawfulPoint } from '@writdesk/contract/lawful-days/obstacle';
import { isFormAct, type FormAct } from '../../../../labels/case/action-screens.ts';

/** Actions of the page's head: those with a form, and the two that lead elsewhere. A day is recorded next to the dates. */
export type HeadAct = Exclude<FormAct, 'record-fact'> | 'save' | 'add-documents';

export interface ActChoice {
  /** The one primary button; null where the next move is somebody else's. */
  primary: HeadAct | null;
  /** The primary action can’t be done yet: it is looked at, or passed by a lawyer. */
  isWaiting: boolean;
  /** The first lawful day of an action that waits for nothing else. */
  fromOf: (act: HeadAct) => string | null;
  /** The menu, in the order onward, back, aside, ends. */
  others: readonly HeadAct[];
}

/**
 * The button is the action that the case waits for, also one that waits for its lawful day, and the rest is the menu. The
 * server decided all of it.
 */
export function chooseActs(
  {
    availableActions,
    primaryAction,
    waiting,
    sweepWaits,
  }: Pick<CaseDetails, 'availableActions' | 'primaryAction' | 'waiting' | 'sweepWaits'>,
  isSweepOpen = false,
): ActChoice {
  const offered = availableActions.filter(isHeadAct);
  const awaited = waiting.filter(({ action, course, obstacles, mayPass }) => {
    const isOffered = offered.some((act) => act === action) && primaryAction === action;
    return course === 'onward' && isHeadAct(action) && !isOffered && (mayPass || obstacles.some(isShownTo));
  });
  const first = primaryAction === null ? awaited[0] : undefined;
  const waits = awaited.flatMap(({ action }) => (isHeadAct(action) ? [action] : []));
  // While a case only waits for its hearing, the answer about the rent is what is asked of its reader.
  const asked = (sweepWaits || isSweepOpen) && first === undefined ? 'answer-sweep' : null;
  const primary =
    offered.find((act) => act === (primaryAction ?? asked)) ??
    waits.find((act) => act === first?.action) ??
    null;
  const others = [...new Set([...offered, ...waits])].filter((act) => act !== primary);
  return {
    primary,
    isWaiting: first !== undefined,
    others: [...others.filter((act) => !isDestructive(act)), ...others.filter(isDestructive)],
    fromOf: (act) => {
      const isOffered = offered.includes(act) && act !== first?.action;
      return isOffered
        ? null
        : lastDayOf(
            awaited.find(({ action, obstacles }) => action === act && obstacles.some(({ from }) => from)),
          );
    },
  };
}

type Wait = CaseDetails['waiting'][number];

/** The action by which the firm puts on record what a point lacks. */
export const recordedBy: Partial<Record<LawfulPoint, FormAct>> = {
  searchMissing: 'record-search',
  searchOld: 'record-search',
  searchUncertain: 'record-search',
  notServed: 'record-service',
};

/** What of it the reader can wait for, or do something about. */
const isShownTo = ({ from, point }: Wait['obstacles'][number]) =>
  from !== null || recordedBy[point] !== undefined;

/** The last of the days that it waits for; what else it lacks, its form says. */
const lastDayOf = (wait: Wait | undefined): string | null =>
  wait?.obstacles
    .flatMap(({ from }) => from ?? [])
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1) ?? null;

/** Actions that only end or refuse a case: red, and asked about once more. */
export const isDestructive = (act: HeadAct) => rowsByAction[act].every(({ course }) => course === 'end');

function isHeadAct(act: string): act is HeadAct {
  return (isFormAct(act) && act !== 'record-fact') || act === 'save' || act === 'add-documents';
}
