import { CourtDays } from '../days.ts';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { firms } from '@writdesk/contract/firms/firms';
import { invites } from '@writdesk/contract/invites/invites';
import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import type { Person } from '../product/person.ts';
import { join, type Making, PHONE } from './join.ts';
import { firmNames } from './names.ts';
import { states } from './states.ts';
import type { Firm } from './world.ts';

const FEE_CENTS = 12_500;
/** On its operating account, before the year. */
const OPENING_CENTS = 5_000_000;

type FirmRole = 'firm_admin' | 'lawyer' | 'case_processor' | 'firm_billing';

/** A law firm of one state, with its people by invitation. @param number from 1 on. */
export async function makeFirm(
  making: Making,
  number: number,
  state = states[(number - 1) % states.length],
): Promise<Firm> {
  const { admin, seed } = making;
  const [name, shortName] = firmNames[(number - 1) % firmNames.length] ?? [];
  if (!state || !name) throw new Error('There are states and names for each firm.');
  const domain = `firm${number}x${seed}.example`;
  const { id } = await admin.does(firms.create, {
    body: {
      ...state.office,
      name: `${name} ${seed}, LLP`,
      shortName: `${shortName} ${seed}`,
      phone: PHONE,
      email: `office@${domain}`,
      attorneyFeeCents: FEE_CENTS,
      stateCodes: [state.code],
    },
  });
  const newcomer = (inviter: Person, role: FirmRole, firstName: string, lastName: string) =>
    hire(making, inviter, { firmId: id, role, email: `${role}@${domain}`, firstName, lastName });
  const own = await newcomer(admin, 'firm_admin', 'Odile', 'Rourke');
  const lawyer = await newcomer(own, 'lawyer', 'Marcus', 'Ashby');
  const processor = await newcomer(own, 'case_processor', 'Imani', 'Castellanos');
  const billing = await newcomer(own, 'firm_billing', 'Theo', 'Vandermeer');
  const barAdmissions = [{ stateCode: state.code, barNumber: `${100_000 + seed}` }];
  await admin.does(lawyers.create, { body: { userId: lawyer.userId, barAdmissions } });
  await takeChecks(admin, state.court);
  const nothingYet = {
    checks: [],
    statedCents: OPENING_CENTS,
    alarms: 0,
    closed: new CourtDays(state.holidays),
    fees: [],
    answers: [],
  };
  return { id, name, domain, state, admin: own, lawyer, processor, billing, ...nothingYet };
}

/** Somebody has asked the clerk, who takes checks. */
async function takeChecks(admin: Person, court: string): Promise<void> {
  const { courthouses: found } = await admin.does(courthouses.list, { query: { search: court, size: 10 } });
  for (const { id } of found)
    await admin.does(courthouseWrites.update, {
      params: { id },
      body: { courthouseId: id, courthouse: { clerkCheck: true } },
    });
}

interface Hired {
  firmId: string;
  role: FirmRole;
  email: string;
  firstName: string;
  lastName: string;
}

/** Somebody of the firm invites somebody new, who comes in. */
export async function hire(
  making: Pick<Making, 'product' | 'mail'>,
  inviter: Person,
  { firmId, role, ...who }: Hired,
): Promise<Person> {
  await inviter.does(invites.createFirm, { body: { ...who, roles: [role], firmId } });
  return (await join(making, who)).person;
}
