import { systemScope } from '../../src/platform/db/scope.ts';
import { AppError } from '../../src/platform/http/refuse.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoCase, Desk, Step, Story } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';
import { docketSetUps } from './demo-dockets.ts';
import { demoInvites } from './demo-invites.ts';
import { invoiceDays } from './demo-invoices.ts';
import { demoLaw } from './demo-law.ts';
import type { PersonKey } from './demo-people.ts';

/** Something that happened, to be done again in its order. */
export interface DemoEvent {
  at: Date;
  by: PersonKey;
  run(desk: Desk, by: UserContext, onOpened: () => void): Promise<void>;
}

const MINUTE_MS = 60_000;
/** The last action of a case is at least so old, and the actions before it are so far apart. */
const QUIET_MS = 3 * MINUTE_MS;
/** So that not everybody does everything at the same minute. */
const spreadMs = (index: number): number => ((index * 7) % 23) * MINUTE_MS;

/** Everything that happens in the demonstration, oldest first. Nothing lies in the future. */
export function timeline(days: DemoDays, stories: readonly Story[]): DemoEvent[] {
  const events: DemoEvent[] = [
    ...demoLaw(days).map(({ at, by, run }) => ({
      at,
      by,
      run: (_desk: Desk, context: UserContext) => run(context),
    })),
    ...docketSetUps(days).map(({ at, setUp }) => ({ at, by: 'renee' as const, run: setUp })),
    ...invoiceDays(days).map(({ day, time, issue }) => ({
      at: days.at(day, time),
      by: 'priya' as const,
      run: ({ world }: Desk, { deps }: UserContext) => issue(deps.db.as(systemScope), world),
    })),
    ...demoInvites(days).map(({ at, by, send }) => ({
      at,
      by,
      run: async ({ world }: Desk, context: UserContext) => void (await send(world, context)),
    })),
    ...stories.flatMap((story, index) => storyEvents(days, story, index)),
  ];
  return events.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

function storyEvents(days: DemoDays, { home, house, steps }: Story, index: number): DemoEvent[] {
  const it: DemoCase = { index, home, house, last: null };
  return notLater(days, steps, spreadMs(index)).map(({ at, step }) => ({
    at,
    by: step.by,
    async run(desk, by, onOpened) {
      const isFirst = it.last === null;
      it.last = (await step.act(desk, by, it).catch(named(it, step))) ?? it.last;
      if (isFirst) onOpened();
    },
  }));
}

/** A verb that refuses says which fact; this says whose. */
const named =
  ({ home, house }: DemoCase, { by, day, time }: Step) =>
  (error: unknown): never => {
    const said = error instanceof AppError ? `${error.message} ${JSON.stringify(error.extra)}` : '';
    const place = `${home} ${house.unit}, ${by}, day ${day}, ${time}`;
    throw new Error(`The demonstration stopped at ${place}. ${said}`, { cause: error });
  };

/** What would come later today came earlier, in the same order. */
function notLater(days: DemoDays, steps: readonly Step[], spread: number): { at: Date; step: Step }[] {
  let limit = days.now.getTime() - QUIET_MS;
  return steps
    .toReversed()
    .map((step) => {
      const at = Math.min(momentOf(days, step).getTime() + spread, limit);
      limit = at - QUIET_MS;
      return { at: new Date(at), step };
    })
    .toReversed();
}

function momentOf(days: DemoDays, { day, time }: Step): Date {
  return days.at(typeof day === 'number' ? days.office(day) : day, time);
}
