import type { UserContext } from '../../src/platform/context.ts';
import type { PracticeCourts } from './demo-courts.ts';
import type { DemoDays } from './demo-days.ts';
import type { DocketKey } from './demo-dockets.ts';
import type { PersonKey } from './demo-people.ts';
import { type DemoWorld, homeKeys } from './demo-world.ts';
import type { CourtKey, HomeKey } from './demo-keys.ts';
import type { CaseDetailsReply } from '../../src/case-service/cases/record/case-part.ts';

/** Who lives there, and what they owe. */
export interface Household {
  unit: string;
  rentCents: number;
  /** Months of rent that are due. */
  months: number;
  tenants: readonly { firstName: string; lastName: string }[];
}

/** What the stories are played with. */
export interface Desk {
  world: DemoWorld;
  days: DemoDays;
  courts: PracticeCourts;
  docketIds: Partial<Record<DocketKey, string>>;
  /** The next number that a court gives in the year of a day. */
  takeNumber(court: CourtKey, day: string): string;
}

/** A case while its story is played. */
export interface DemoCase {
  index: number;
  home: HomeKey;
  house: Household;
  /** As the last action left it; null before the first. */
  last: CaseDetailsReply | null;
}

export type Act = (desk: Desk, by: UserContext, it: DemoCase) => Promise<CaseDetailsReply | void>;

/** One action of one person at one time of the clock in Atlanta. */
export interface Step {
  /** An office day by its number, or a calendar day. */
  day: number | string;
  time: string;
  by: PersonKey;
  act: Act;
}

export interface Story {
  home: HomeKey;
  house: Household;
  steps: readonly Step[];
}

/** @param names `First/Last`, each. */
export function house(
  unit: string,
  rentDollars: number,
  months: number,
  ...names: readonly string[]
): Household {
  return {
    unit,
    rentCents: rentDollars * 100,
    months,
    tenants: names.map((name) => {
      const [firstName = '', lastName = ''] = name.split('/');
      return { firstName, lastName };
    }),
  };
}

export const caseOf = ({ last }: DemoCase): CaseDetailsReply => {
  if (!last) throw new Error('The story works on a case before it was opened.');
  return last;
};

export const story = (home: HomeKey, household: Household, steps: readonly Step[]): Story => ({
  home,
  house: household,
  steps,
});
export const step = (day: number | string, time: string, by: PersonKey, act: Act): Step => ({
  day,
  time,
  by,
  act,
});

/** Steps between those of a way, each in its place. Their days are office days. */
export const inOrder = (...steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (left, right) => Number(left.day) - Number(right.day) || left.time.localeCompare(right.time),
  );

/** The units that the stories name, with some neighbors who pay. */
export function unitsOf(stories: readonly Story[]): Record<HomeKey, string[]> {
  const neighbors = ['101', '102', '103', '201', '202', '203A'];
  const all = (home: HomeKey) => stories.flatMap((one) => (one.home === home ? [one.house.unit] : []));
  return Object.fromEntries(
    homeKeys.map((home) => [home, [...new Set([...all(home), ...neighbors])]]),
  ) as Record<HomeKey, string[]>;
}
