import type { Kysely } from 'kysely';
import { makeBillItems } from '../../src/case-service/billing/bill-item-factory.ts';
import { makeWorkflow } from '../../src/case-service/workflows/workflow-factory.ts';
import type { Accounts } from '../../src/platform/accounts.ts';
import type { UserActor } from '../../src/platform/actor.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { newIdAt } from '../../src/platform/ids.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { loadActor } from '../../src/user-service/users/index.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { referenceId } from '../reference-id.ts';
import { makeSpecialRows, registered } from './demo-register.ts';
import { type CompanyKey, type CourtKey, courthouseOf, type HomeKey } from './demo-keys.ts';
import { type DemoPerson, demoPeople, type PersonKey, personKeys } from './demo-people.ts';

export interface Home {
  propertyId: string;
  company: CompanyKey;
  court: CourtKey;
  countyId: string;
  courthouseId: string;
  /** Who opens its cases. */
  manager: PersonKey;
}

export interface DemoWorld {
  firmId: string;
  clientIds: Record<CompanyKey, string>;
  homes: Record<HomeKey, Home>;
  actors: Record<PersonKey, UserActor>;
}

const counties: Readonly<Record<CourtKey, string>> = { fulton: '13121', dekalb: '13089', gwinnett: '13135' };

interface HomePlan {
  name: string;
  company: CompanyKey;
  court: CourtKey;
  owner: string;
  manager: PersonKey;
  addressLine1: string;
  city: string;
  zipCode: string;
  unitCount: number;
  yearBuilt: number;
}

export const homePlans: Readonly<Record<HomeKey, HomePlan>> = {
  elms: {
    name: 'The Elms at Cascade',
    company: 'peachline',
    court: 'fulton',
    owner: 'Elms Cascade Owner, LP',
    manager: 'imani',
    addressLine1: '1480 Elmcourt Way SW',
    city: 'Atlanta',
    zipCode: '30311',
    unitCount: 212,
    yearBuilt: 1987,
  },
  sycamore: {
    name: 'Sycamore Landing',
    company: 'peachline',
    court: 'fulton',
    owner: 'Sycamore Landing Partners, LLC',
    manager: 'imani',
    addressLine1: '2250 Sycamore Bend',
    city: 'East Point',
    zipCode: '30344',
    unitCount: 148,
    yearBuilt: 1979,
  },
  briar: {
    name: 'Briar Creek',
    company: 'peachline',
    court: 'gwinnett',
    owner: 'Briar Creek Norcross, LLC',
    manager: 'mei',
    addressLine1: '3340 Briar Creek Lane',
    city: 'Norcross',
    zipCode: '30093',
    unitCount: 96,
    yearBuilt: 1994,
  },
  commons: {
    name: 'Northgate Commons',
    company: 'northgate',
    court: 'fulton',
    owner: 'Northgate Commons Apartments Holdings, LLC',
    manager: 'siobhan',
    addressLine1: '6810 Northgate Parkway',
    city: 'Sandy Springs',
    zipCode: '30328',
    unitCount: 304,
    yearBuilt: 2004,
  },
  lakeshore: {
    name: 'Lakeshore Flats',
    company: 'northgate',
    court: 'dekalb',
    owner: 'Lakeshore Decatur Investors, LP',
    manager: 'siobhan',
    addressLine1: '915 Lakeshore Drive',
    city: 'Decatur',
    zipCode: '30032',
    unitCount: 176,
    yearBuilt: 1998,
  },
};
export const homeKeys = Object.keys(homePlans) as HomeKey[];

const companies: Readonly<Record<CompanyKey, { name: string; shortName: string; seed: number }>> = {
  peachline: { name: 'Peachline Residential, LLC', shortName: 'Peachline Residential', seed: 41 },
  northgate: { name: 'Northgate Communities, Inc.', shortName: 'Northgate Communities', seed: 42 },
};

export type AccountIds = Readonly<Record<PersonKey, string>>;

/**
 * The eight accounts and those of their colleagues. They stand outside the transaction of everything else, so those that
 * an interrupted start left are taken over. Only the eight have a password.
 */
export async function demoAccountIds(accounts: Accounts, password: string): Promise<AccountIds> {
  const ids: Partial<Record<PersonKey, string>> = {};
  for (const key of personKeys) {
    const { email, firstName, lastName, roles, signsIn } = demoPeople[key];
    const known = await accounts.findByUsername(email);
    if (known) {
      await accounts.setRoles(known.id, roles);
      if (signsIn) await accounts.setPassword(known.id, password);
    }
    const made = known ?? {
      username: email,
      email,
      firstName,
      lastName,
      roles,
      emailVerified: true,
      ...(signsIn && { password }),
    };
    ids[key] = 'id' in made ? made.id : (await accounts.createAccount(made)).id;
  }
  return ids as AccountIds;
}

/** Firm, companies, properties and people, as they stood before the first case. @param units of each property. */
export async function makeWorld(
  db: Kysely<DB>,
  accountIds: AccountIds,
  units: Readonly<Record<HomeKey, readonly string[]>>,
  since: Date,
): Promise<DemoWorld> {
  const firm = await makeFirm(db, {
    seed: 40,
    name: 'Marlow & Pruitt, LLP',
    shortName: 'Marlow & Pruitt',
    addressLine1: '260 Peachtree Street NW, Suite 1400',
    zipCode: '30303',
    email: 'office@marlowpruitt.example',
    createdAt: since,
  });
  const clientIds = {
    peachline: await makeCompany(db, firm.id, 'peachline', since),
    northgate: await makeCompany(db, firm.id, 'northgate', since),
  };
  await makeBillItems(db, { firmId: firm.id, at: since });
  const dated = { createdAt: since, updatedAt: since };
  await makeWorkflow(db, { firmId: firm.id, ...dated, name: 'Georgia, non-payment' });
  await makeWorkflow(db, {
    firmId: firm.id,
    ...dated,
    name: 'Georgia, holdover',
    caseType: 'HOLDOVER',
    status: 'DRAFT',
    version: 0,
  });
  await makeWorkflow(db, { firmId: firm.id, ...dated, example: 'NV', name: 'Nevada, summary eviction' });
  const homes = {} as Record<HomeKey, Home>;
  const owners = {} as Record<HomeKey, string>;
  for (const [index, key] of homeKeys.entries()) {
    const { company, court, owner: ownerName, manager, ...address } = homePlans[key];
    const clientId = clientIds[company];
    const owner = await makePropertyOwner(db, {
      seed: 50 + index,
      clientId,
      name: ownerName,
      ...registered(ownerName, index),
      ...dated,
    });
    const property = await makeProperty(db, {
      seed: 50 + index,
      clientId,
      ownerId: owner.id,
      countyId: referenceId('county', counties[court]),
      plaintiffName: `${companies[company].name}, as agent for ${ownerName}`,
      units: units[key],
      ...address,
      ...dated,
    });
    owners[key] = owner.id;
    homes[key] = {
      propertyId: property.id,
      company,
      court,
      countyId: referenceId('county', counties[court]),
      courthouseId: courthouseOf(court),
      manager,
    };
  }
  await makeSpecialRows(db, { firmId: firm.id, clientId: clientIds.peachline, since });
  const actors = {} as Record<PersonKey, UserActor>;
  for (const [index, key] of personKeys.entries()) {
    const person = demoPeople[key];
    await makeUser(db, {
      ...placeOf(person, { firmId: firm.id, clientIds, homes, owners }),
      id: newIdAt(new Date(since.getTime() + index)),
      seed: 60 + index,
      accountId: accountIds[key],
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      roles: person.roles,
      ...dated,
    });
    actors[key] = await loadActor(db, { sub: accountIds[key], realm_access: { roles: person.roles } }, since);
  }
  return { firmId: firm.id, clientIds, homes, actors };
}

async function makeCompany(db: Kysely<DB>, firmId: string, key: CompanyKey, since: Date): Promise<string> {
  const { seed, ...names } = companies[key];
  const domain = key === 'peachline' ? 'peachline.example' : 'northgate.example';
  const client = await makeClient(db, {
    seed,
    ...names,
    email: `office@${domain}`,
    apEmail: key === 'peachline' ? demoPeople.odalys.email : `ap@${domain}`,
    createdAt: since,
    updatedAt: since,
  });
  await makeEngagement(db, { clientId: client.id, firmId });
  return client.id;
}

interface Places {
  firmId: string;
  clientIds: Record<CompanyKey, string>;
  homes: Record<HomeKey, Home>;
  owners: Record<HomeKey, string>;
}

function placeOf({ of, homes: own = [], owns }: DemoPerson, places: Places) {
  if (of === 'product') return {};
  if (of === 'care') return { crmClientIds: Object.values(places.clientIds) };
  if (of === 'firm') return { firmId: places.firmId };
  return {
    clientId: places.clientIds[of],
    ...(owns && { ownerId: places.owners[owns] }),
    ...(own.length && { propertyIds: own.map((key) => places.homes[key].propertyId) }),
  };
}
