/** The order of a workflow's steps: whole numbers once saved, decimals while steps are put between two others. */

/** Decimals of a sequence number, as the database keeps them. */
const PLACES = 10_000;
const rounded = (value: number) => Math.round(value * PLACES) / PLACES;

interface Ordered {
  sequenceNo: number;
}

/**
 * Where the builder stands after steps are loaded: behind the last one, before a step that doesn't exist yet. 0.5 for a
 * workflow without steps.
 */
export const presentStepOf = (steps: readonly unknown[]): number => steps.length + 0.5;

/** Ascending; steps with the same number keep the order in which they came. */
export const inOrder = <S extends Ordered>(steps: readonly S[]): S[] =>
  steps.toSorted((one, other) => one.sequenceNo - other.sequenceNo);

/** The steps in their order, numbered 1…N. */
export const renumbered = <S extends Ordered>(steps: readonly S[]): S[] =>
  inOrder(steps).map((step, index) => ({ ...step, sequenceNo: index + 1 }));

/**
 * The number of a new step behind step `after`, 0 for the first place: k + 0.5, and the middle of what is left where an
 * unsaved step stands in the gap already.
 */
export function numberAfter(steps: readonly Ordered[], after: number): number {
  const next = inOrder(steps).find(({ sequenceNo }) => sequenceNo > after);
  const isWhole = Number.isInteger(after) && (next === undefined || Number.isInteger(next.sequenceNo));
  if (isWhole) return after + 0.5;
  return rounded(next === undefined ? after + 0.5 : (after + next.sequenceNo) / 2);
}

/** The steps with some of them moved together to the place before the step at `index` of the others; numbered again. */
export function movedTo<S extends Ordered & { id: string }>(
  steps: readonly S[],
  ids: ReadonlySet<string>,
  index: number,
): S[] {
  const ordered = inOrder(steps);
  const others = ordered.filter(({ id }) => !ids.has(id));
  const moved = ordered.filter(({ id }) => ids.has(id));
  const place = Math.min(Math.max(index, 0), others.length);
  return [...others.slice(0, place), ...moved, ...others.slice(place)].map((step, at) => ({
    ...step,
    sequenceNo: at + 1,
  }));
}
