import type { Mail } from '../product/mailbox.ts';
import type { Scene } from '../scene.ts';
import { everybodyIn } from '../world/world.ts';
import { casesOf } from '../work/rows.ts';
import { checkBooks } from './books.ts';
import { checkChains } from './chains.ts';
import { checkCharges } from './charges.ts';
import { checkCounters } from './counters.ts';
import { checkCourtChecks } from './court-checks.ts';
import { checkInvoices } from './invoices.ts';
import { checkLawfulDays } from './lawful-days.ts';
import { checkLists } from './lists.ts';
import { checkMail } from './mail.ts';
import { checkNextDates } from './next-dates.ts';
import { checkNotices } from './notices.ts';
import { checkStorage } from './storage.ts';
import { checkTrust } from './trust.ts';
import { countRunning } from './workflows.ts';
import { checkSight } from './sight.ts';

/** After each day everything is looked at again, by counts that share nothing with the product's. */
export async function checkDay(scene: Scene, mails: readonly Mail[]): Promise<void> {
  const { world, journal } = scene;
  const people = everybodyIn(world);
  for (const person of people) {
    const rows = await casesOf(person);
    checkSight(scene, person, rows);
    await checkCounters(scene, person, rows);
    await checkNotices(scene, person);
    await checkLists(scene, person);
    for (const firm of world.firms) {
      if (person === firm.processor) await checkLawfulDays(scene, rows);
      if (person === firm.admin) await checkNextDates(scene, firm, rows);
    }
  }
  for (const firm of world.firms) {
    await checkInvoices(scene, firm);
    await checkCharges(scene, firm);
    await checkBooks(scene, firm);
    await checkTrust(scene, firm);
    await checkCourtChecks(scene, firm);
    if (firm.workflow) await countRunning(scene, firm, 'evening');
  }
  if (scene.room) {
    await checkChains(scene, scene.room);
    await checkStorage(scene, scene.room);
  }
  checkMail(scene, mails);
  journal.did('Lists compared with the world', people.length);
}
