import type { Mail } from '../product/mailbox.ts';
import type { Scene } from '../scene.ts';
import { casesOf } from '../work/rows.ts';
import { checkCounters } from './counters.ts';
import { checkInvoices } from './invoices.ts';
import { checkLawfulDays } from './lawful-days.ts';
import { checkMail } from './mail.ts';
import { checkNextDates } from './next-dates.ts';
import { checkSight } from './sight.ts';

/** After each day everything is looked at again, by counts that share nothing with the product's. */
export async function checkDay(scene: Scene, mails: readonly Mail[]): Promise<void> {
  const { world, journal } = scene;
  const people = [
    ...Object.values(world.firm).filter((one) => typeof one !== 'string'),
    ...world.companies.flatMap(({ owner, manager, payables }) => [owner, manager, payables]),
  ];
  for (const person of people) {
    const rows = await casesOf(person);
    checkSight(scene, person, rows);
    await checkCounters(scene, person, rows);
    if (person === world.firm.processor) await checkLawfulDays(scene, rows);
    if (person === world.firm.admin) await checkNextDates(scene, rows);
  }
  await checkInvoices(scene);
  checkMail(scene, mails);
  journal.did('Lists compared with the world', people.length);
}
