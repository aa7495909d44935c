import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, UsersClient } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';

const first = [
  'Peachtree',
  'Magnolia',
  'Piedmont',
  'Cumberland',
  'Altamaha',
  'Blue Ridge',
  'Savannah River',
  'Stone Creek',
] as const;
const second = [
  'Residential',
  'Property Group',
  'Living',
  'Apartments',
  'Homes',
  'Asset Management',
] as const;

/** A property company in Georgia. */
export function makeClient(
  db: Kysely<DB>,
  { seed, ...given }: Partial<Insertable<UsersClient>> & { seed?: number } = {},
): Promise<Selectable<UsersClient>> {
  const some = seeded(seed);
  const shortName = `${some.pick(first)} ${some.pick(second)}`;
  return db
    .insertInto('users.client')
    .values({
      id: newId(),
      name: `${shortName} LLC`,
      shortName,
      addressLine1: `${some.int(100, 4999)} Roswell Road NE`,
      city: 'Atlanta',
      stateCode: 'GA',
      zipCode: '30342',
      phone: `(404) 555-01${some.int(10, 99)}`,
      email: 'office@company.example',
      apName: 'Accounts payable',
      apEmail: 'ap@company.example',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
