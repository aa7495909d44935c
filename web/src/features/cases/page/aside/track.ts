import type { CaseDetails, cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';

export type TrackStep = RouteReply<typeof cases.stepDetails>['steps'][number];

/** The steps of a case as its track shows them. */
export interface FoldedTrack {
  /** Steps that are behind us, but for the last: one line, "Steps 1–7 done". */
  folded: {
    steps: readonly TrackStep[];
    first: number;
    last: number;
    from: string | null;
    until: string | null;
  } | null;
  /** Done steps that stand as lines of their own. */
  done: readonly TrackStep[];
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
  // What an end of the case cut off was neither done nor passed over on the way.
  const behind = steps.filter((step, index) => isBehind(step) && index <= lastDone);
  const ahead = steps.filter(({ state }) => state === 'PENDING');
  const last = behind.at(-1);
  const earlier = behind.slice(0, -1);
  // One line that says "Step 1 done" saves nothing.
  const isFolded = !unfolded.done && earlier.length > 1;
  const cut = unfolded.later || ahead.length === shownLater + 1 ? ahead.length : shownLater;
  return {
    folded: isFolded ? foldOf(earlier) : null,
    done: isFolded ? (last ? [last] : []) : behind,
    present: steps.find(({ state }) => state === 'ACTIVE') ?? null,
    later: ahead.slice(0, cut),
    more: ahead.slice(cut),
  };
}

function isBehind({ state }: TrackStep): boolean {
  return state === 'DONE' || state === 'SKIPPED';
}

function foldOf(steps: readonly TrackStep[]): FoldedTrack['folded'] {
  const moments = steps.flatMap(({ startedAt, doneAt }) => [startedAt, doneAt]).filter((at) => at !== null);
  const sorted = moments.toSorted();
  return {
    steps,
    first: steps[0]?.sequenceNo ?? 0,
    last: steps.at(-1)?.sequenceNo ?? 0,
    from: sorted[0] ?? null,
    until: sorted.at(-1) ?? null,
  };
}
