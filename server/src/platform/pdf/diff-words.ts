/** A word, and the page on which it stands, counted from 1. */
export interface PagedWord {
  text: string;
  page: number;
}

/** Words that follow each other and have the same fate. */
export interface WordRun {
  kind: 'SAME' | 'REMOVED' | 'ADDED';
  words: PagedWord[];
}

/** Texts with more differences than this count as rewritten: what they happen to share says nothing. */
const MOST_CHANGES = 1_000;

/** What became of the words of a text, in the order in which they are read (Myers, 1986): the fewest removed and added. */
export function diffWords(before: readonly PagedWord[], after: readonly PagedWord[]): WordRun[] {
  const isSame = (one: number, other: number) => before[one]?.text === after[other]?.text;
  let start = 0;
  while (start < before.length && start < after.length && isSame(start, start)) start += 1;
  let [end, afterEnd] = [before.length, after.length];
  while (end > start && afterEnd > start && isSame(end - 1, afterEnd - 1)) {
    end -= 1;
    afterEnd -= 1;
  }
  const steps = [
    ...before.slice(0, start).map((word) => step('SAME', word)),
    ...between(before.slice(start, end), after.slice(start, afterEnd)),
    ...after.slice(afterEnd).map((word) => step('SAME', word)),
  ];
  return runsOf(steps);
}

interface Step {
  kind: WordRun['kind'];
  word: PagedWord;
}
const step = (kind: Step['kind'], word: PagedWord): Step => ({ kind, word });

function between(before: readonly PagedWord[], after: readonly PagedWord[]): Step[] {
  const trace = traceOf(before, after);
  if (trace === null)
    return [...before.map((word) => step('REMOVED', word)), ...after.map((word) => step('ADDED', word))];
  return stepsOf(trace, before, after);
}

/** For each number of changes the furthest word of `before` that is reached on each diagonal; null beyond the limit. */
function traceOf(before: readonly PagedWord[], after: readonly PagedWord[]): Map<number, number>[] | null {
  const furthest = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let changes = 0; changes <= Math.min(before.length + after.length, MOST_CHANGES); changes += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = entered(furthest, diagonal, changes);
      while (x < before.length && x - diagonal < after.length && isEqual(before[x], after[x - diagonal]))
        x += 1;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
  }
  return null;
}

const isEqual = (one: PagedWord | undefined, other: PagedWord | undefined) => one?.text === other?.text;
const at = (furthest: ReadonlyMap<number, number>, diagonal: number) => furthest.get(diagonal) ?? -1;
const comesFromAbove = (furthest: ReadonlyMap<number, number>, diagonal: number, changes: number) =>
  diagonal === -changes || (diagonal !== changes && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));
const entered = (furthest: ReadonlyMap<number, number>, diagonal: number, changes: number) =>
  comesFromAbove(furthest, diagonal, changes) ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1) + 1;

/** The way back from the end. */
function stepsOf(
  trace: readonly ReadonlyMap<number, number>[],
  before: readonly PagedWord[],
  after: readonly PagedWord[],
): Step[] {
  const back: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = trace.length - 1; changes >= 0; changes -= 1) {
    const furthest = trace[changes] ?? new Map<number, number>();
    const isAdded = comesFromAbove(furthest, x - y, changes);
    const from = isAdded ? x - y + 1 : x - y - 1;
    const fromX = changes === 0 ? 0 : at(furthest, from);
    const fromY = changes === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      push(back, 'SAME', after[y]);
    }
    if (changes > 0) push(back, isAdded ? 'ADDED' : 'REMOVED', isAdded ? after[fromY] : before[fromX]);
    [x, y] = [fromX, fromY];
  }
  return back.toReversed();
}

function push(steps: Step[], kind: Step['kind'], word: PagedWord | undefined): void {
  if (word) steps.push(step(kind, word));
}

/** Neighbors together; where words were exchanged, first what went and then what came. */
function runsOf(steps: readonly Step[]): WordRun[] {
  const runs: WordRun[] = [];
  const open = { REMOVED: [] as PagedWord[], ADDED: [] as PagedWord[] };
  const flush = () => {
    for (const kind of ['REMOVED', 'ADDED'] as const) {
      if (open[kind].length > 0) runs.push({ kind, words: open[kind] });
      open[kind] = [];
    }
  };
  for (const { kind, word } of steps) {
    if (kind !== 'SAME') {
      open[kind].push(word);
      continue;
    }
    flush();
    const last = runs.at(-1);
    if (last?.kind === 'SAME') last.words.push(word);
    else runs.push({ kind, words: [word] });
  }
  flush();
  return runs;
}
