import { sql } from 'kysely';
import { standingClock } from '../../src/platform/clock.ts';
import { contextOf, type Deps } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { newId } from '../../src/platform/ids.ts';
import { caseNumbers } from './demo-case-numbers.ts';
import type { Desk } from './demo-case.ts';
import { openPracticeCourts } from './demo-courts.ts';
import { demoDays } from './demo-days.ts';
import { deskDeps } from './demo-desk-deps.ts';
import { readOldNotices } from './demo-notices.ts';
import { demoStories } from './demo-stories.ts';
import { type DemoEvent, timeline } from './demo-timeline.ts';
import { demoAccountIds, makeWorld } from './demo-world.ts';
import { unitsOf } from './demo-case.ts';
import { inOneTransaction } from './one-transaction.ts';
import { makePast, PAST_CASES } from './past/past-cases.ts';
import { firstPastDay } from './past/past-days.ts';

export interface DemoOptions {
  deps: Deps;
  onProgress?: (step: string) => void;
  /** Ends it between two events; nothing of it is then left but accounts. */
  signal?: AbortSignal;
}

const LOCK = 7_365_002;
const DAY_MS = 86_400_000;
/** So long before the first company of the past the firm was there. */
const SINCE_DAYS = 30;
const SAY_EVERY_CASES = 20;

/**
 * Fills an empty Writdesk with a law firm in Atlanta, its clients and some eighty cases, made by the product's own verbs
 * over the last eight weeks, one that is half a year older, and hundreds that ended in the two years before. All of it is one transaction, so that a start that is killed leaves nothing behind but
 * accounts, which the next one takes over; of two processes at once one works and the other waits.
 *
 * @returns how many cases were made; null where there was a firm already.
 */
export async function seedDemo({ deps, onProgress, signal }: DemoOptions): Promise<number | null> {
  if (await hasFirm(deps.db)) return null;
  const accountIds = await demoAccountIds(deps.accounts, deps.config.demoPassword);
  const clock = standingClock(deps.clock.now().toISOString());
  const courts = await openPracticeCourts(clock);
  const config = { ...deps.config, insideHosts: { ...deps.config.insideHosts, ...courts.insideHosts } };
  try {
    return await inOneTransaction(deps.db, async (inside) => {
      const db = inside.as(systemScope);
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
      if (await hasFirm(inside)) return null;

      const days = await demoDays(db, deps.clock.now());
      const stories = demoStories(days);
      const since = new Date(Date.parse(firstPastDay(days.today)) - SINCE_DAYS * DAY_MS);
      const world = await makeWorld(db, accountIds, unitsOf(stories), since);
      const desk: Desk = { world, days, courts, docketIds: {}, takeNumber: caseNumbers() };

      const { deps: turned, finishPapers } = deskDeps({ ...deps, config, db: inside, clock });
      let opened = 0;
      const happen = async ({ by, run }: DemoEvent) => {
        const before = opened;
        await run(desk, contextOf(turned, world.actors[by], newId()), () => (opened += 1));
        await finishPapers();
        if (opened > before && opened % SAY_EVERY_CASES === 0)
          onProgress?.(`Demo firm: ${opened} of ${stories.length} cases`);
      };
      clock.moveTo(since.toISOString());
      const admin = contextOf(turned, world.actors.grace, newId());
      await makePast(db, { world, today: days.today, admin });
      onProgress?.(`Demo firm: ${PAST_CASES} cases of the past`);
      for (const event of timeline(days, stories)) {
        signal?.throwIfAborted();
        clock.moveTo(event.at.toISOString());
        await happen(event);
      }
      await readOldNotices(db, days.now);
      return opened;
    });
  } finally {
    await courts.close();
  }
}

async function hasFirm(database: Pick<Database, 'as'>): Promise<boolean> {
  const firm = await database
    .as(systemScope)
    .selectFrom('users.firm')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return firm !== undefined;
}
