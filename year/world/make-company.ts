import { clients } from '@writdesk/contract/clients/clients';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { invites } from '@writdesk/contract/invites/invites';
import { properties } from '@writdesk/contract/properties/properties';
import { addDays } from '../days.ts';
import type { Person } from '../product/person.ts';
import { join, type Making, PHONE } from './join.ts';
import { places } from './names.ts';
import type { Company, Firm } from './world.ts';

/** Apartments of each property. */
export const UNITS = 6;

/** A company that engages a firm, with its people by invitation and two properties, of which its manager has one. @param number from 1 on. */
export async function makeCompany(making: Making, firm: Firm, number: number): Promise<Company> {
  const { admin, seed, today } = making;
  const { code, office } = firm.state;
  const domain = `company${number}x${seed}.example`;
  const name = `${placeOf(number - 1)} Homes ${seed} LLC`;
  const founder = { email: `owner@${domain}`, firstName: 'Rosalind', lastName: `Abara ${number}` };
  await admin.does(invites.createClient, { body: { ...founder, company: name } });
  const { person: owner } = await join(making, founder);
  const house = { ...office, addressLine1: `${number}00 Peachtree Street NE`, phone: PHONE };
  const { clientDetails } = await owner.does(clients.onboard, {
    body: { ...house, name, email: `office@${domain}` },
  });
  const id = clientDetails.Id;
  const payable = { email: `ap@${domain}`, firstName: 'Wanda', lastName: `Beaufort ${number}` };
  await owner.does(clients.addApDetails, {
    params: { id },
    body: { name: 'Accounts payable', email: payable.email },
  });
  const { id: ownerId } = await owner.does(clients.addOwner, { body: { ...house, name } });
  await owner.renew();
  const engagements = [{ firmId: firm.id, stateCodes: [code], fromDate: addDays(today, -30) }];
  await admin.does(clients.update, { params: { id }, body: { engagements } });
  const built = await build(making, owner, { number, firm, ownerId, plaintiffName: `${name}, as owner` });
  const manager = { email: `manager@${domain}`, firstName: 'Felix', lastName: `Whitlock ${number}` };
  const propertyIds = built.filter(({ isManaged }) => isManaged).map((property) => property.id);
  await owner.does(invites.createClientUser, {
    body: { ...manager, roles: ['client_manager'], propertyIds },
  });
  await owner.does(invites.createClientUser, { body: { ...payable, roles: ['client_ap'] } });
  return {
    id,
    name,
    domain,
    firm,
    owner,
    manager: (await join(making, manager)).person,
    payables: (await join(making, payable)).person,
    properties: built,
    entrusted: [],
  };
}

interface Houses {
  number: number;
  firm: Firm;
  ownerId: string;
  plaintiffName: string;
}

async function build(
  { admin, seed }: Making,
  owner: Person,
  { number, firm, ownerId, plaintiffName }: Houses,
): Promise<Company['properties']> {
  const { office, propertyZip, court } = firm.state;
  const countyId = await countyOf(admin, court);
  const built: Company['properties'] = [];
  for (const [index, isManaged] of [true, false].entries()) {
    const { id, name } = await owner.does(properties.create, {
      body: {
        ...office,
        name: `${placeOf(number * 2 + index)} ${number}${seed}`,
        addressLine1: `${number}${index}4 Cascade Road SW`,
        zipCode: propertyZip,
        countyId,
        ownerId,
        plaintiffName,
        caresCovered: 'NO',
        caresBasis: 'No federally backed loan',
        unitCount: UNITS,
      },
    });
    built.push({ id, name, isManaged });
  }
  return built;
}

const placeOf = (index: number) => places[index % places.length] ?? '';

async function countyOf(reader: Person, court: string): Promise<string> {
  const { courthouses: found } = await reader.does(courthouses.list, { query: { search: court, size: 10 } });
  const countyId = found[0]?.countyId;
  if (!countyId) throw new Error(`There is no ${court}.`);
  return countyId;
}
