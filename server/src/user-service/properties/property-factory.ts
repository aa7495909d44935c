import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, UsersProperty } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';

const first = [
  'Willow',
  'Azalea',
  'Briar',
  'Lenox',
  'Cascade',
  'Ponce',
  'Camellia',
  'Kirkwood',
  'Dogwood',
] as const;
const second = ['Creek', 'Commons', 'Terrace', 'Station', 'Park', 'Place', 'Heights'] as const;
const streets = [
  'Memorial Drive SE',
  'Cascade Road SW',
  'Moreland Avenue SE',
  'Campbellton Road SW',
] as const;

export interface PropertyFactoryOptions extends Partial<Insertable<UsersProperty>> {
  client_id: string;
  /** An active property lies in a county: its case goes to that county's court. */
  county_id: string;
  seed?: number;
  /** Labels of its units. */
  units?: readonly string[];
  /** Users who see it. */
  managerIds?: readonly string[];
}

/** An apartment community in Atlanta. */
export async function makeProperty(
  db: Kysely<DB>,
  { seed, units = [], managerIds = [], ...given }: PropertyFactoryOptions,
): Promise<Selectable<UsersProperty>> {
  const some = seeded(seed);
  const property = await db
    .insertInto('users.property')
    .values({
      id: newId(),
      name: `${some.pick(first)} ${some.pick(second)}`,
      address_line1: `${some.int(100, 3999)} ${some.pick(streets)}`,
      city: 'Atlanta',
      state_code: 'GA',
      zip_code: '30316',
      cares_covered: 'NO',
      cares_basis: 'No federally backed mortgage and no subsidy',
      unit_count: some.int(12, 320),
      year_built: some.int(1962, 2019),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (units.length) {
    await db
      .insertInto('users.unit')
      .values(
        units.map((label) => ({
          id: newId(),
          client_id: property.client_id,
          property_id: property.id,
          label,
        })),
      )
      .execute();
  }
  if (managerIds.length) {
    await db
      .insertInto('users.property_manager')
      .values(managerIds.map((userId) => ({ property_id: property.id, user_id: userId })))
      .execute();
  }
  return property;
}
