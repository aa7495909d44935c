import { sendReminders } from '../../src/case-service/cases/reminders/send-reminders.job.ts';
import { applyDayRules } from '../../src/case-service/reminder-rules/index.ts';
import { expireWrits } from '../../src/case-service/writs/expire-writs.job.ts';
import { AppError } from '../../src/platform/http/refuse.ts';
import { contextOf, type UserContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { DemoCase, Desk, Step, Story } from './demo-case.ts';
import { demoApprovalRules } from './demo-approvals.ts';
import { demoAccounting } from './demo-accounting.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import { demoDocuments } from './demo-documents.ts';
import { demoChecks } from './demo-checks.ts';
import { demoPortals } from './demo-courts.ts';
import { docketSetUps } from './demo-dockets.ts';
import { demoInvites } from './demo-invites.ts';
import { invoiceDays } from './demo-invoices.ts';
import { demoLaw } from './demo-law.ts';
import { postRounds } from './demo-mail.ts';
import { demoFeeds } from './demo-feeds.ts';
import { demoConnection } from './demo-connection.ts';
import { demoImports } from './demo-imports.ts';
import { demoReminderRules } from './demo-reminder-rules.ts';
import { demoReports } from './demo-reports.ts';
import { demoRosters } from './demo-rosters.ts';
import { demoSeal } from './demo-signatures.ts';
import type { PersonKey } from './demo-people.ts';
import { demoOperating } from './demo-operating.ts';
import { demoTrust } from './demo-trust.ts';

/** Something that happened, to be done again in its order. */
export interface DemoEvent {
  at: Date;
  by: PersonKey;
  run(desk: Desk, by: UserContext, onOpened: () => void): Promise<void>;
}

/** The office day on which the writ that nobody took to the officer expires. */
const EXPIRED_ON = -2;
/** The weeks of the stories. */
const REMINDED_DAYS = 60;
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
    ...invoiceDays(days).map(({ day, time, by, run }) => ({
      at: days.at(day, time),
      by,
      run: ({ world }: Desk, context: UserContext) => run(context, world),
    })),
    ...demoInvites(days).map(({ at, by, send }) => ({
      at,
      by,
      run: async ({ world }: Desk, context: UserContext) => void (await send(world, context)),
    })),
    ...[...demoDocuments(days), demoSeal(days), ...demoPortals(days)].map(({ at, by, run }) => ({
      at,
      by,
      run: (_desk: Desk, context: UserContext) => run(context),
    })),
    ...demoChecks(days).map(({ at, by, run }) => ({
      at,
      by,
      run: async (_desk: Desk, context: UserContext) => void (await run(context)),
    })),
    ...[
      ...demoReports(days),
      ...demoFeeds(days),
      ...demoImports(days),
      ...demoConnection(days),
      ...demoReminderRules(days),
      ...demoApprovalRules(days),
    ].map(({ at, by, run }) => ({
      at,
      by,
      run: async (_desk: Desk, context: UserContext) => void (await run(context)),
    })),
    ...demoAccounting(days).map(({ at, by, enter }) => ({
      at,
      by,
      run: async (_desk: Desk, context: UserContext) => void (await enter(context)),
    })),
    ...postRounds(days).map(({ at, ask }) => ({
      at,
      by: 'renee' as const,
      run: (_desk: Desk, context: UserContext) => ask(context),
    })),
    { at: days.at(days.office(EXPIRED_ON), '06:09'), by: 'renee', run: inTheMorning(expireWrits) },
    ...remindingMornings(days),
    ...demoRosters(days).map(({ at, by, run }) => ({
      at,
      by,
      run: ({ world }: Desk, context: UserContext) => run(context, world),
    })),
    ...demoOperating(days).map(({ at, by, run }) => ({
      at,
      by,
      run: (_desk: Desk, context: UserContext) => run(context),
    })),
    ...demoTrust(days).map(({ at, by, run }) => ({
      at,
      by,
      run: async ({ world }: Desk, context: UserContext) => void (await run(context, world)),
    })),
    ...stories.flatMap((story, index) => storyEvents(days, story, index)),
  ];
  return events.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

/** What a scheduled job did in the morning of a day. */
const inTheMorning =
  (job: typeof expireWrits) =>
  async (_desk: Desk, { deps }: UserContext): Promise<void> => {
    const context = contextOf(deps, { kind: 'job', name: job.name }, newId());
    const attempt = { id: job.name, number: 1, isLast: false, signal: new AbortController().signal };
    await job.handle(context, {}, attempt);
  };

/** Nobody was reminded of what was due weeks ago only on the day on which the demonstration begins. */
function remindingMornings(days: DemoDays): DemoEvent[] {
  const mornings = Array.from({ length: REMINDED_DAYS }, (_, index) =>
    days.at(addDays(days.today, index - REMINDED_DAYS + 1), '09:01'),
  );
  return mornings
    .filter((at) => at < days.now)
    .flatMap((at) => [
      { at, by: 'renee', run: inTheMorning(applyDayRules) },
      { at, by: 'renee', run: inTheMorning(sendReminders) },
    ]);
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
