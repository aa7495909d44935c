import { clients } from '@writdesk/contract/clients/clients';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { firms } from '@writdesk/contract/firms/firms';
import { invites } from '@writdesk/contract/invites/invites';
import { lawyers } from '@writdesk/contract/lawyers/lawyers';
import { properties } from '@writdesk/contract/properties/properties';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { addDays, type Day } from '../days.ts';
import type { Drawer } from '../draw.ts';
import { mailReader } from '../product/mailbox.ts';
import { Person, type Product } from '../product/person.ts';
import { firstNames, lastNames, places } from './names.ts';
import { rates } from './rates.ts';
import type { Company, Lease, World } from './world.ts';

interface Making {
  product: Product;
  admin: Person;
  seed: number;
  drawn: Drawer;
  today: Day;
}

const PASSWORD = 'a long walk to the courthouse';
const COMPANIES = 2;
const UNITS = 6;
const office = { addressLine1: '50 Hurt Plaza SE', city: 'Atlanta', stateCode: 'GA', zipCode: '30303' };
const phone = '404-555-0142';

/** One firm of Atlanta, two companies that engage it, their people by invitation, their properties, and who lives there. */
export async function makeWorld(making: Making): Promise<World> {
  const { admin, seed } = making;
  const mail = mailReader(admin);
  const firm = await admin.does(firms.create, {
    body: {
      ...office,
      name: `Ashby & Rourke ${seed}, LLP`,
      shortName: `Ashby ${seed}`,
      phone,
      email: `office@firm${seed}.example`,
      attorneyFeeCents: 12_500,
      stateCodes: ['GA'],
    },
  });
  const newcomer = async (inviter: Person, role: FirmRole, ...name: [string, string]) => {
    const email = `${role}@firm${seed}.example`;
    const [firstName, lastName] = name;
    const body = { email, firstName, lastName, roles: [role], firmId: firm.id };
    await inviter.does(invites.createFirm, { body });
    return join(making, mail, { email, firstName, lastName });
  };
  const firmAdmin = await newcomer(admin, 'firm_admin', 'Odile', 'Rourke');
  const lawyer = await newcomer(firmAdmin.person, 'lawyer', 'Marcus', 'Ashby');
  const processor = await newcomer(firmAdmin.person, 'case_processor', 'Imani', 'Castellanos');
  const billing = await newcomer(firmAdmin.person, 'firm_billing', 'Theo', 'Vandermeer');
  await admin.does(lawyers.create, {
    body: { userId: lawyer.userId, barAdmissions: [{ stateCode: 'GA', barNumber: `${100_000 + seed}` }] },
  });
  const companies: Company[] = [];
  for (let number = 1; number <= COMPANIES; number += 1)
    companies.push(await makeCompany(making, mail, firm.id, number));
  const leases: Lease[] = [];
  for (const company of companies) leases.push(...(await moveIn(making, company)));
  return {
    admin,
    firm: {
      id: firm.id,
      admin: firmAdmin.person,
      lawyer: lawyer.person,
      processor: processor.person,
      billing: billing.person,
    },
    companies,
    leases,
    cases: new Map(),
    invoices: new Map(),
    hearings: new Map(),
  };
}

type FirmRole = 'firm_admin' | 'lawyer' | 'case_processor' | 'firm_billing';
interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
}

async function join({ product }: Making, mail: ReturnType<typeof mailReader>, who: Newcomer) {
  const { email, firstName, lastName } = who;
  const code = await mail.inviteCodeOf(email);
  const person = new Person(product, `${firstName} ${lastName}`, {
    email,
    password: PASSWORD,
    newcomer: { firstName, lastName, code },
  });
  await person.comeIn();
  const { userId, clientId } = await person.does(invites.accept, { body: { code } });
  person.userId = userId;
  // What the invite gave is in the next token.
  await person.renew();
  product.journal.did('People who joined by an invite');
  return { person, userId, clientId };
}

async function makeCompany(
  making: Making,
  mail: ReturnType<typeof mailReader>,
  firmId: string,
  number: number,
): Promise<Company> {
  const { admin, seed, today } = making;
  const domain = `company${number}x${seed}.example`;
  const name = `${places[number - 1]} Homes ${seed} LLC`;
  const founder = { email: `owner@${domain}`, firstName: 'Rosalind', lastName: `Abara ${number}` };
  await admin.does(invites.createClient, { body: { ...founder, company: name } });
  const owner = await join(making, mail, founder);
  const house = { ...office, addressLine1: `${number}00 Peachtree Street NE`, phone };
  const { clientDetails } = await owner.person.does(clients.onboard, {
    body: { ...house, name, email: `office@${domain}` },
  });
  const id = clientDetails.Id;
  const payable = { email: `ap@${domain}`, firstName: 'Wanda', lastName: `Beaufort ${number}` };
  await owner.person.does(clients.addApDetails, {
    params: { id },
    body: { name: 'Accounts payable', email: payable.email },
  });
  const { id: ownerId } = await owner.person.does(clients.addOwner, { body: { ...house, name } });
  await owner.person.renew();
  await admin.does(clients.update, {
    params: { id },
    body: { engagements: [{ firmId, stateCodes: ['GA'], fromDate: addDays(today, -30) }] },
  });
  const countyId = await countyOf(admin, 'Fulton Magistrate');
  const built: Company['properties'] = [];
  for (const [index, managed] of [true, false].entries()) {
    const property = await owner.person.does(properties.create, {
      body: {
        name: `${places[number * 2 + index]} ${seed}`,
        addressLine1: `${number}${index}4 Cascade Road SW`,
        city: 'Atlanta',
        stateCode: 'GA',
        zipCode: '30311',
        countyId,
        ownerId,
        plaintiffName: `${name}, as owner`,
        caresCovered: 'NO',
        caresBasis: 'No federally backed loan',
        unitCount: UNITS,
      },
    });
    built.push({ id: property.id, name: property.name, isManaged: managed });
  }
  const manager = { email: `manager@${domain}`, firstName: 'Felix', lastName: `Whitlock ${number}` };
  const propertyIds = built.filter(({ isManaged }) => isManaged).map((property) => property.id);
  await owner.person.does(invites.createClientUser, {
    body: { ...manager, roles: ['client_manager'], propertyIds },
  });
  await owner.person.does(invites.createClientUser, { body: { ...payable, roles: ['client_ap'] } });
  return {
    id,
    name,
    owner: owner.person,
    manager: (await join(making, mail, manager)).person,
    payables: (await join(making, mail, payable)).person,
    properties: built,
  };
}

async function countyOf(reader: Person, court: string): Promise<string> {
  const { courthouses: found } = await reader.does(courthouses.list, { query: { search: court, size: 10 } });
  const countyId = found[0]?.countyId;
  if (!countyId) throw new Error(`There is no ${court}.`);
  return countyId;
}

async function moveIn({ product, drawn, seed, today }: Making, company: Company): Promise<Lease[]> {
  const leases: Lease[] = [];
  for (const property of company.properties)
    for (let unit = 1; unit <= UNITS; unit += 1) {
      const key = [company.name, property.name, unit] as const;
      const { id: unitId } = await company.owner.does(rosters.saveUnit, {
        params: { propertyId: property.id },
        body: { label: `${unit}A` },
      });
      const rentCents = drawn.whole(11, 24, 'rent', ...key) * 10_000;
      const isLate = drawn.happens(rates.late.rate, 'late', ...key);
      const months = isLate ? [addDays(today, -38), addDays(today, -8)] : [];
      // A name of its own for everybody: mail that names it is about this lease.
      const lastName = `${lastNames[drawn.whole(0, lastNames.length - 1, 'last', ...key)]}${suffix(leases.length, company.name, seed)}`;
      const ledger = months.map((dueOn) => ({
        kind: 'RENT' as const,
        dueOn,
        description: `Rent due ${dueOn}`,
        amountCents: rentCents,
      }));
      const lease = await company.owner.does(rosters.createLease, {
        body: {
          propertyId: property.id,
          unitId,
          leaseFrom: addDays(today, -300),
          isWritten: true,
          term: 'FIXED',
          rentCents,
          dueDay: 1,
          movedInOn: addDays(today, -300),
          ...(isLate && { noticeGivenOn: addDays(today, -6) }),
          people: [
            {
              firstName: firstNames[drawn.whole(0, firstNames.length - 1, 'first', ...key)] ?? 'Ana',
              lastName,
              kind: 'LEASEHOLDER',
              dateOfBirth: '1988-04-02',
            },
          ],
          ledger,
        },
      });
      product.journal.did('Leases');
      const cures = isLate && drawn.happens(rates.curesInTime.rate, 'cures', ...key);
      leases.push({
        id: lease.id,
        noticeOn: addDays(today, -6),
        company,
        propertyId: property.id,
        lastName,
        rentCents,
        ledger,
        curesOn: cures ? addDays(today, drawn.whole(0, 12, 'curesOn', ...key)) : null,
      });
    }
  return leases;
}

/** Letters that distinguish two people of one name, also those of another seed. */
const suffix = (count: number, company: string, seed: number) =>
  `-${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[count % 26]}${company[0]?.toLowerCase()}${inLetters(seed)}`;

const inLetters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
