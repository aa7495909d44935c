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
  clientId: string;
  /** An active property lies in a county: its case goes to that county's court. */
  countyId: string;
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
      addressLine1: `${some.int(100, 3999)} ${some.pick(streets)}`,
      city: 'Atlanta',
      stateCode: 'GA',
      zipCode: '30316',
      caresCovered: 'NO',
      caresBasis: 'No federally backed mortgage and no subsidy',
      unitCount: some.int(12, 320),
      yearBuilt: some.int(1962, 2019),
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
          clientId: property.clientId,
          propertyId: property.id,
          label,
        })),
      )
      .execute();
  }
  if (managerIds.length) {
    await db
      .insertInto('users.propertyManager')
      .values(managerIds.map((userId) => ({ propertyId: property.id, userId })))
      .execute();
  }
  return property;
}
