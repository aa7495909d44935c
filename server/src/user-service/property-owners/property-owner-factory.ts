import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, UsersPropertyOwner } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';

const names = [
  'Laurel Hill',
  'Cedar Bluff',
  'Sweetwater',
  'Nickajack',
  'Chattahoochee Bend',
  'Old Mill',
] as const;

/** An owner whose properties the company manages. */
export function makePropertyOwner(
  db: Kysely<DB>,
  { seed, ...given }: Partial<Insertable<UsersPropertyOwner>> & { clientId: string; seed?: number },
): Promise<Selectable<UsersPropertyOwner>> {
  const some = seeded(seed);
  return db
    .insertInto('users.propertyOwner')
    .values({
      id: newId(),
      name: `${some.pick(names)} Holdings ${some.int(1, 9)} LLC`,
      addressLine1: `${some.int(10, 999)} Commerce Drive`,
      city: 'Decatur',
      stateCode: 'GA',
      zipCode: '30030',
      phone: `(404) 555-01${some.int(10, 99)}`,
      email: 'owner@holdings.example',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
