import { addDays, type Day, nextWorkday, openingOf, workdayFrom } from './days.ts';
import { checkDay } from './checks/check-day.ts';
import { peopleDay } from './work/people.ts';
import type { Scene } from './scene.ts';
import { closeKept } from './work/agreements.ts';
import { apart } from './work/apart.ts';
import { billingDay } from './work/billing.ts';
import { courtChecksDay } from './work/court-checks.ts';
import { companyDay } from './work/company.ts';
import { firmDay } from './work/firm.ts';
import { occasionsDay } from './work/occasions.ts';
import { tenantsDay } from './work/tenants.ts';
import { weatherDay } from './work/weather.ts';

const TIME_ZONE = 'America/New_York';
/** Work goes on day by day for so long; after that the days between two steps of a court are only passed. */
const DAILY = 4;
const STRIDE_DAYS = 3;
const JUMP_DAYS = 14;

/** Plays so many working days, each with its checks. @param onEvening called when a day has ended. @param onDay called when a day has begun. */
export async function play(
  scene: Scene,
  days: number,
  onEvening: (number: number) => Promise<void>,
  onDay: (number: number) => Promise<void>,
): Promise<void> {
  for (let number = 1; number <= days; number += 1) {
    scene.journal.day = scene.today;
    await apart(scene, () => playDay(scene, number, () => onDay(number)));
    await apart(scene, () => onEvening(number));
    scene.journal.did('Days played');
    scene.today = scene.jumps
      ? workdayFrom(addDays(scene.today, JUMP_DAYS))
      : number < DAILY
        ? nextWorkday(scene.today)
        : later(scene.today);
  }
}

/** The next day to play. The first day of a month is never passed, since the rent falls due, nor is the fifth, since everybody files on it. */
function later(today: Day): Day {
  const next = workdayFrom(addDays(today, STRIDE_DAYS));
  const month = next.slice(0, 7);
  const kept = ['01', '05'].map((day) => workdayFrom(`${month}-${day}`));
  return kept.find((day) => day > today && day < next) ?? next;
}

async function playDay(scene: Scene, number: number, onDay: () => Promise<void>): Promise<void> {
  const { clock, world, today, mail } = scene;
  const opening = openingOf(today, TIME_ZONE, 11);
  if (clock.now() < opening) await clock.moveTo(opening);
  await clock.quiet();
  await onDay();
  for (const firm of world.firms) await closeKept(scene, firm);
  for (const firm of world.firms) await apart(scene, () => weatherDay(scene, firm));
  await apart(scene, () => peopleDay(scene));
  await occasionsDay(scene, number);
  await apart(scene, () => tenantsDay(scene));
  for (const _morningAndAfternoon of [1, 2]) {
    for (const company of world.companies) await apart(scene, () => companyDay(scene, company));
    for (const firm of world.firms) if (!firm.closed.has(today)) await firmDay(scene, firm);
  }
  for (const firm of world.firms) await apart(scene, () => courtChecksDay(scene, firm));
  for (const firm of world.firms) await apart(scene, () => billingDay(scene, firm));
  await clock.quiet();
  await scene.product.evening();
  // Unread notifications are mailed after five minutes.
  await clock.moveTo(new Date(clock.now().getTime() + 10 * 60_000));
  await clock.quiet();
  await checkDay(scene, await mail.unread());
}
