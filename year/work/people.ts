import { cases } from '@writdesk/contract/cases/cases';
import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { passwordLinkOf } from '../product/mailbox.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { join } from '../world/join.ts';
import { hire } from '../world/make-firm.ts';
import { firstNames, lastNames } from '../world/names.ts';
import { rates } from '../world/rates.ts';
import { type Company, everybodyIn, type Firm } from '../world/world.ts';

/** Once a month: some people forget their password, and some leave, so that others go on with their work. */
export async function peopleDay(scene: Scene): Promise<void> {
  const { world, today, drawn, mail } = scene;
  const month = today.slice(0, 7);
  if (scene.staffedMonth === month) return;
  scene.staffedMonth = month;
  for (const person of everybodyIn(world))
    if (drawn.happens(rates.forgetsPassword.rate, 'forgets', person.email, month))
      await person.forgetPassword(() => passwordLinkOf(mail, person.email));
  const leaves = (person: Person) => drawn.happens(rates.leaves.rate, 'leaves', person.email, month);
  for (const firm of world.firms) {
    if (leaves(firm.processor))
      firm.processor = await replaced(scene, firm, 'case_processor', firm.processor);
    if (leaves(firm.billing)) firm.billing = await replaced(scene, firm, 'firm_billing', firm.billing);
  }
  for (const company of world.companies)
    if (leaves(company.manager)) company.manager = await replacedManager(scene, company);
}

function newcomer({ drawn, today }: Scene, domain: string, role: string) {
  const pick = (names: readonly string[]) =>
    names[drawn.whole(0, names.length - 1, domain, role, today)] ?? 'Ana';
  return {
    email: `${role}.${today}@${domain}`,
    firstName: pick(firstNames),
    lastName: `${pick(lastNames)}-New`,
  };
}

async function replaced(
  scene: Scene,
  firm: Firm,
  role: 'case_processor' | 'firm_billing',
  gone: Person,
): Promise<Person> {
  await leave(scene, firm.admin, gone);
  const who = newcomer(scene, firm.domain, role);
  return hire(scene, firm.admin, { firmId: firm.id, role, ...who });
}

async function replacedManager(scene: Scene, company: Company): Promise<Person> {
  const { owner, manager, properties, domain } = company;
  // An owner changes their people; to end somebody’s access is the product’s administrator’s.
  await leave(scene, scene.world.admin, manager);
  const who = newcomer(scene, domain, 'manager');
  const propertyIds = properties.filter(({ isManaged }) => isManaged).map(({ id }) => id);
  await owner.does(invites.createClientUser, { body: { ...who, roles: ['client_manager'], propertyIds } });
  return (await join(scene, who)).person;
}

/** Whoever left reaches nothing any more, with the token that they still hold. */
async function leave({ journal }: Scene, by: Person, gone: Person): Promise<void> {
  await by.does(users.update, { params: { id: gone.userId }, body: { active: false } });
  await gone.isRefused('went on working after they had left', cases.list, { query: {} }, [
    'unauthorized',
    'account_inactive',
    'forbidden',
  ]);
  journal.did('People who left');
}
