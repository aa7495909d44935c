import { addDays, type Day, isWorkday, nextWorkday, openingOf } from './days.ts';
import { checkDay } from './checks/check-day.ts';
import { mailReader } from './product/mailbox.ts';
import type { Scene } from './scene.ts';
import { billingDay } from './work/billing.ts';
import { companyDay } from './work/company.ts';
import { firmDay } from './work/firm.ts';
import { tenantsDay } from './work/tenants.ts';

const TIME_ZONE = 'America/New_York';
/** Work goes on day by day for so long; after that the days between two steps of a court are only passed. */
const DAILY = 4;
const STRIDE_DAYS = 3;

/** Plays so many working days, each with its checks. @param onDay called before a day begins. */
export async function play(scene: Scene, days: number, onDay: (number: number) => void): Promise<void> {
  const mail = mailReader(scene.world.admin);
  for (let number = 1; number <= days; number += 1) {
    scene.journal.day = scene.today;
    onDay(number);
    try {
      await playDay(scene, mail);
    } catch (error) {
      // What the person met is noted already, and the others go on with their day.
      if (!scene.journal.broken.length) scene.journal.breaks('The day can be played.', String(error));
      scene.journal.met(`The day ended early: ${String(error).slice(0, 300)}`);
    }
    scene.journal.did('Days played');
    scene.today = number < DAILY ? nextWorkday(scene.today) : later(scene.today);
  }
}

/** The next day to play: the fifth of a month is never passed, since everybody files on it. */
function later(today: Day): Day {
  let next = addDays(today, STRIDE_DAYS);
  while (!isWorkday(next)) next = addDays(next, 1);
  return next;
}

async function playDay(scene: Scene, mail: ReturnType<typeof mailReader>): Promise<void> {
  const { clock, world, today } = scene;
  const opening = openingOf(today, TIME_ZONE, 11);
  if (clock.now() < opening) await clock.moveTo(opening);
  await clock.quiet();
  await tenantsDay(scene);
  for (const company of world.companies) await companyDay(scene, company);
  await firmDay(scene);
  for (const company of world.companies) await companyDay(scene, company);
  await firmDay(scene);
  await billingDay(scene);
  await clock.quiet();
  // Unread notifications are mailed after five minutes.
  await clock.moveTo(new Date(clock.now().getTime() + 10 * 60_000));
  await clock.quiet();
  await checkDay(scene, await mail.unread());
}
