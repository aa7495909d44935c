import type { CaseDetails, cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';

export type TrackStep = RouteReply<typeof cases.stepDetails>['steps'][number];

/** The steps of a case as its track shows them. */
export interface FoldedTrack {
  /** Steps that are behind us, but for the last: one line, "Steps 1–6 done, 7 skipped". */
  folded: {
    /** Their numbers as ranges. */
    done: string;
    doneCount: number;
    skipped: string;
    from: string | null;
    until: string | null;
  } | null;
  /** Steps behind us that stand as lines of their own; one that was passed over and never done is still open. */
  behind: readonly TrackStep[];
  present: TrackStep | null;
  /** The next ones, with their roles. */
  later: readonly TrackStep[];
  /** What comes after those, named in one line. */
  more: readonly TrackStep[];
}

/** The first lawful day of a step's action, where the case waits for it; the gate of the actions says it. */
export function stepFrom(
  waiting: CaseDetails['waiting'],
  { action }: Pick<TrackStep, 'action'>,
): string | null {
  const days = waiting
    .filter((wait) => wait.action === action)
    .map(
      ({ from, obstacles }) =>
        from ??
        obstacles
          .flatMap((one) => one.from ?? [])
          .toSorted()
          .at(-1),
    )
    .filter((day) => day !== undefined);
  // Of several ways the one that opens first.
  return days.toSorted()[0] ?? null;
}

/**
 * What is said of the moment of each step: steps of one day that follow each other say it once, at the first of them.
 * @param before what the line above them says last.
 */
export function daysSaid(
  moments: readonly (string | null)[],
  sayDay: (moment: string) => string,
  before: string | null = null,
): (string | null)[] {
  let said = before;
  return moments.map((moment) => {
    const day = moment === null ? null : sayDay(moment);
    if (day === null || day === said) return null;
    said = day;
    return day;
  });
}

const shownLater = 2;

/**
 * Folds the steps of a workflow around the present one.
 * @param steps in their order.
 * @param unfolded whether the person asked for all steps that are done, or for all that come.
 */
export function foldTrack(
  steps: readonly TrackStep[],
  unfolded: { done?: boolean; later?: boolean } = {},
): FoldedTrack {
  const lastDone = steps.findLastIndex(({ state }) => state === 'DONE');
  const active = steps.findIndex(({ state }) => state === 'ACTIVE');
  const place = active === -1 ? lastDone : active;
  const isOpen = ({ state }: TrackStep) => state === 'PENDING';
  const isEnded = ({ state }: TrackStep) => state === 'DONE' || state === 'SKIPPED';
  // What an end of the case cut off was neither done nor passed over on the way.
  const behind = steps.filter((step, index) =>
    isOpen(step) ? index < place : isEnded(step) && index <= lastDone,
  );
  const ahead = steps.filter((step, index) => isOpen(step) && index > place);
  const last = behind.findLast(isEnded);
  const earlier = behind.filter((step) => isEnded(step) && step !== last);
  // One line that says "Step 1 done" saves nothing.
  const isFolded = !unfolded.done && earlier.length > 1;
  const cut = unfolded.later || ahead.length === shownLater + 1 ? ahead.length : shownLater;
  return {
    folded: isFolded ? foldOf(earlier) : null,
    behind: isFolded ? behind.filter((step) => !earlier.includes(step)) : behind,
    present: steps[active] ?? null,
    later: ahead.slice(0, cut),
    more: ahead.slice(cut),
  };
}

function foldOf(steps: readonly TrackStep[]): FoldedTrack['folded'] {
  const moments = steps.flatMap(({ startedAt, doneAt }) => [startedAt, doneAt]).filter((at) => at !== null);
  const sorted = moments.toSorted();
  const numbered = (wanted: TrackStep['state']) =>
    rangesOf(steps.flatMap(({ state, sequenceNo }) => (state === wanted ? sequenceNo : [])));
  return {
    done: numbered('DONE'),
    doneCount: steps.filter(({ state }) => state === 'DONE').length,
    skipped: numbered('SKIPPED'),
    from: sorted[0] ?? null,
    until: sorted.at(-1) ?? null,
  };
}

/** `1–6, 8` of numbers in their order. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
