import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { type Kysely } from 'kysely';
import { createCourthouse } from '../../../src/case-service/courthouses/create-courthouse.ts';
import { premisesOf } from '../../../src/case-service/cases/intake/place-case.ts';
import type { UserContext } from '../../../src/platform/context.ts';
import type { DB } from '../../../src/platform/db/schema.ts';
import { makeClient } from '../../../src/user-service/clients/client-factory.ts';
import { makeEngagement } from '../../../src/user-service/firms/firm-factory.ts';
import { makeProperty } from '../../../src/user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../../src/user-service/property-owners/property-owner-factory.ts';
import { referenceId } from '../../reference-id.ts';
import { ATLANTA } from '../demo-days.ts';
import { registered } from '../demo-register.ts';
import { type DemoWorld, homeKeys, homePlans } from '../demo-world.ts';
import { hearingInstant } from '../../../src/case-service/dockets/hearing-instant.ts';
import { companyDays } from './past-days.ts';

/** Where cases of the past were filed. */
export interface PastPlace {
  clientId: string;
  company: string;
  propertyId: string;
  ownerId: string | null;
  plaintiffName: string;
  premises: string;
  countyId: string;
  courthouseId: string;
  /** The court's place in the list: some are slower than others. */
  court: number;
  /** The day on which its company registered. */
  since: string;
}

interface County {
  fips: string;
  city: string;
  zipCode: string;
  /** The key of a court that every installation has. */
  known?: string;
  /** The street of a court that the firm entered. */
  street?: string;
}

/** The counties around Atlanta in which the firm works, and where their magistrates sit. */
export const pastCounties: readonly County[] = [
  { fips: '13121', city: 'Atlanta', zipCode: '30303', known: 'ga-fulton' },
  { fips: '13089', city: 'Decatur', zipCode: '30030', known: 'ga-dekalb' },
  { fips: '13135', city: 'Lawrenceville', zipCode: '30046', known: 'ga-gwinnett' },
  { fips: '13237', city: 'Eatonton', zipCode: '31024', known: 'ga-putnam' },
  { fips: '13103', city: 'Springfield', zipCode: '31329', known: 'ga-effingham' },
  { fips: '13123', city: 'Ellijay', zipCode: '30540', known: 'ga-gilmer' },
  { fips: '13067', city: 'Marietta', zipCode: '30090', street: '32 Waddell Street' },
  { fips: '13063', city: 'Jonesboro', zipCode: '30236', street: '9151 Tara Boulevard' },
  { fips: '13057', city: 'Canton', zipCode: '30114', street: '90 North Street' },
  { fips: '13151', city: 'McDonough', zipCode: '30253', street: '44 John Frank Ward Boulevard' },
  { fips: '13117', city: 'Cumming', zipCode: '30040', street: '101 East Courthouse Square' },
  { fips: '13139', city: 'Gainesville', zipCode: '30501', street: '225 Green Street SE' },
  { fips: '13097', city: 'Douglasville', zipCode: '30134', street: '8700 Hospital Drive' },
  { fips: '13113', city: 'Fayetteville', zipCode: '30214', street: '1 Center Drive' },
  { fips: '13015', city: 'Cartersville', zipCode: '30120', street: '135 West Cherokee Avenue' },
  { fips: '13077', city: 'Newnan', zipCode: '30263', street: '72 Greenville Street' },
  { fips: '13247', city: 'Conyers', zipCode: '30012', street: '922 Court Street' },
  { fips: '13217', city: 'Covington', zipCode: '30014', street: '1132 Usher Street' },
];

const rivers = [
  'Altamaha', 'Ocmulgee', 'Flint River', 'Etowah', 'Oconee', 'Chattooga', 'Toccoa', 'Satilla', 'Ogeechee', 'Canoochee',
  'Tallulah', 'Coosa', 'Broad River', 'Alcovy', 'Yellow River', 'Hiwassee', 'Tugaloo', 'Conasauga', 'Ochlockonee',
  'Withlacoochee', 'Apalachee', 'Sweetwater', 'Nickajack', 'Kettle Creek', 'Line Creek', 'Sope Creek', 'Peavine',
  'Raccoon Creek', 'Pataula', 'Suwannee', 'Chestatee', 'Soque',
] as const; // prettier-ignore
const kinds = ['Residential', 'Living', 'Homes', 'Property Group', 'Apartments'] as const;
const parks = ['Crossing', 'Terrace', 'Commons', 'Place', 'Station', 'Heights', 'Gardens'] as const;
const PROPERTIES_OF_COMPANY = 2;

const nth = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** The courts of these counties; those that no installation knows are entered by the administrator of the platform. */
export async function openPastCourts(db: Kysely<DB>, by: UserContext): Promise<string[]> {
  const names = await db
    .selectFrom('users.county')
    .select(['fips', 'fullName'])
    .where(
      'fips',
      'in',
      pastCounties.map(({ fips }) => fips),
    )
    .execute();
  const ids: string[] = [];
  for (const { fips, city, zipCode, known, street } of pastCounties) {
    if (known) {
      ids.push(referenceId('courthouse', known));
      continue;
    }
    const county = names.find((one) => one.fips === fips)?.fullName ?? '';
    const body = courthouseWrites.create.body.parse({
      courthouse: {
        name: `Magistrate Court of ${county}`,
        shortName: `${county.replace(/ County$/, '')} Magistrate`,
        addressLine1: street,
        stateId: referenceId('state', 'GA'),
        countyId: referenceId('county', fips),
        cityId: referenceId('city', `GA:${city}`),
        zipCode,
        officer: 'sheriff',
        timeZone: ATLANTA,
        source: `The website of ${county}`,
      },
    });
    ids.push((await createCourthouse(by, { params: {}, query: {}, body })).id);
  }
  return ids;
}

/** The companies that registered in two years of March to February, each with its properties, and those that were there before. */
export async function makePastPlaces(
  db: Kysely<DB>,
  { world, courthouseIds, today }: { world: DemoWorld; courthouseIds: readonly string[]; today: string },
): Promise<PastPlace[]> {
  const places = await placesOfHomes(db, world, courthouseIds);
  for (const [index, since] of companyDays(today).entries()) {
    const at = hearingInstant(since, '11:00', ATLANTA);
    const dated = { createdAt: at, updatedAt: at };
    const name = `${nth(rivers, index)} ${nth(kinds, index)}`;
    const domain = `${nth(rivers, index).toLowerCase().replaceAll(' ', '')}.example`;
    const client = await makeClient(db, {
      seed: 200 + index,
      name: `${name}, LLC`,
      shortName: name,
      email: `office@${domain}`,
      apEmail: `ap@${domain}`,
      origin: index % 3 === 0 ? 'INVITED' : 'ORGANIC',
      ...dated,
    });
    await makeEngagement(db, { clientId: client.id, firmId: world.firmId, fromDate: since });
    const ownerName = `${nth(rivers, index)} Holdings, LLC`;
    const owner = await makePropertyOwner(db, {
      seed: 200 + index,
      clientId: client.id,
      name: ownerName,
      ...registered(ownerName, 30 + index),
      ...dated,
    });
    for (let own = 0; own < PROPERTIES_OF_COMPANY; own += 1) {
      const number = index * PROPERTIES_OF_COMPANY + own;
      const court = number % pastCounties.length;
      const { fips, city, zipCode } = nth(pastCounties, number);
      const plaintiffName = `${client.name}, as agent for ${ownerName}`;
      const property = await makeProperty(db, {
        seed: 200 + number,
        clientId: client.id,
        ownerId: owner.id,
        countyId: referenceId('county', fips),
        name: `${nth(rivers, index)} ${nth(parks, number)}`,
        addressLine1: `${101 + number * 37} ${nth(rivers, number + 5)} Road`,
        city,
        zipCode,
        plaintiffName,
        ...dated,
      });
      places.push({
        clientId: client.id,
        company: name,
        propertyId: property.id,
        ownerId: owner.id,
        plaintiffName,
        premises: premisesOf(property),
        countyId: property.countyId ?? '',
        courthouseId: courthouseIds[court] ?? '',
        court,
        since,
      });
    }
  }
  return places;
}

async function placesOfHomes(
  db: Kysely<DB>,
  world: DemoWorld,
  courthouseIds: readonly string[],
): Promise<PastPlace[]> {
  const ids = homeKeys.map((key) => world.homes[key].propertyId);
  const properties = await db.selectFrom('users.property').selectAll().where('id', 'in', ids).execute();
  const companies = await db.selectFrom('users.client').select(['id', 'shortName']).execute();
  return homeKeys.flatMap((key) => {
    const { propertyId, countyId, courthouseId } = world.homes[key];
    const property = properties.find(({ id }) => id === propertyId);
    if (!property) throw new Error(`${homePlans[key].name} isn't there.`);
    return {
      clientId: property.clientId,
      company: companies.find(({ id }) => id === property.clientId)?.shortName ?? '',
      propertyId,
      ownerId: property.ownerId,
      plaintiffName: property.plaintiffName ?? '',
      premises: premisesOf(property),
      countyId,
      courthouseId,
      court: courthouseIds.indexOf(courthouseId),
      since: '',
    };
  });
}
