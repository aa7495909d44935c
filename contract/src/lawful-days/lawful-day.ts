import type { DeadlineEvent } from '../deadlines/deadline-values.ts';
import type { LawDay, LawfulFacts, LawfulInput } from './lawful-facts.ts';
import { obstaclesOf, type NeededFact } from './needed-facts.ts';
import { type Obstacle, obstacle } from './obstacle.ts';

/** What an action waits for before it is lawful: days that the law sets, and facts. An action names it as data. */
export interface LawfulDay {
  /** The law must set a day for each of these, and that day must have come. */
  after?: readonly DeadlineEvent[];
  /** The same where the law sets a day; many states set none. */
  afterWhereSet?: readonly DeadlineEvent[];
  /** Where the law sets a last day, it must not have passed. */
  until?: readonly DeadlineEvent[];
  /** The same, but where the law sets a day for the other event. */
  untilUnless?: readonly { last: DeadlineEvent; unless: DeadlineEvent }[];
  /** The same, but only while what it is the last day for was not done. */
  untilDone?: readonly DeadlineEvent[];
  needs?: readonly NeededFact[];
  /** One of these is enough. */
  either?: readonly LawfulDay[];
}

/** All that stands in the way of an action, in the order in which it is named; nothing where it is lawful. */
export function obstaclesTo(
  lawful: LawfulDay,
  facts: LawfulFacts,
  input: LawfulInput | undefined,
): readonly Obstacle[] {
  const day = input?.date ?? facts.today;
  const own = [
    ...(lawful.after ?? []).flatMap((event) => beforeDay(event, facts.lawDays[event] ?? unset, day)),
    ...(lawful.afterWhereSet ?? []).flatMap((event) => {
      const known = facts.lawDays[event];
      return known ? beforeDay(event, known, day) : [];
    }),
    ...(lawful.until ?? []).flatMap((event) => afterDay(event, facts.lawDays[event], day)),
    ...(lawful.untilUnless ?? []).flatMap(({ last, unless }) =>
      facts.lawDays[unless]?.date ? [] : afterDay(last, facts.lawDays[last], day),
    ),
    ...(lawful.untilDone ?? []).flatMap((event) =>
      facts.lawDays[event]?.isDone ? [] : afterDay(event, facts.lawDays[event], day),
    ),
    ...(lawful.needs ?? []).flatMap((fact) => obstaclesOf(fact, facts, { ...input, date: day })),
  ];
  return [...own, ...nearestOf((lawful.either ?? []).map((one) => obstaclesTo(one, facts, input)))];
}

const unset: LawDay = { date: null, earliestAction: null, missing: [], ruleId: null, cite: null };

function beforeDay(event: DeadlineEvent, known: LawDay, day: string): Obstacle[] {
  const { date, missing, ruleId, cite } = known;
  const first = known.earliestAction?.slice(0, 10) ?? null;
  const basis = { event, due: date?.slice(0, 10) ?? null, missing: [...missing], ruleId, cite };
  if (first === null) return [obstacle('dayUnknown', basis)];
  return day < first ? [obstacle('dayAhead', { ...basis, from: first })] : [];
}

function afterDay(event: DeadlineEvent, known: LawDay | undefined, day: string): Obstacle[] {
  const last = known?.date?.slice(0, 10) ?? null;
  if (!known || last === null || day <= last) return [];
  return [obstacle('dayPast', { event, due: last, ruleId: known.ruleId, cite: known.cite })];
}

/** Of several ways the one that is open, else the one that opens first, else the first that is named. */
function nearestOf(ways: readonly (readonly Obstacle[])[]): readonly Obstacle[] {
  const opening = (way: readonly Obstacle[]) => (way.length === 0 ? '' : (firstDayOf(way) ?? '9999'));
  return ways.toSorted((a, b) => opening(a).localeCompare(opening(b)))[0] ?? [];
}

/** The day from which nothing of this stands in the way; null where something of it comes with no known day. */
export function firstDayOf(obstacles: readonly Pick<Obstacle, 'from'>[]): string | null {
  const days = obstacles.flatMap(({ from }) => from ?? []);
  return days.length < obstacles.length ? null : (days.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? null);
}
