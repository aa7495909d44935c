import { usualTerms } from '@writdesk/contract/clients/clients';
import type { Insertable, Kysely } from 'kysely';
import type { DB, UsersEngagement, UsersEngagementTerms, UsersFirm } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';
import type { FirmRecord } from './firm-queries.ts';

const names = [
  'Harlan & Pruitt',
  'Oakes Merriweather',
  'Bellweather Stroud',
  'Tolliver Quade',
  'Winslow Achebe',
] as const;

/** A law firm in Atlanta. */
export function makeFirm(
  db: Kysely<DB>,
  { seed, ...given }: Partial<Insertable<UsersFirm>> & { seed?: number } = {},
): Promise<FirmRecord> {
  const some = seeded(seed);
  const name = some.pick(names);
  const id = newId();
  return db
    .insertInto('users.firm')
    .values({
      id,
      // No two firms have one name.
      name: `${name} ${id.slice(-4)}, LLP`,
      shortName: name,
      addressLine1: `${some.int(100, 999)} Peachtree Street NE, Suite ${some.int(2, 30)}00`,
      city: 'Atlanta',
      stateCode: 'GA',
      zipCode: '30308',
      phone: `(404) 555-01${some.int(10, 99)}`,
      email: 'office@firm.example',
      timeZone: 'America/New_York',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A company engages a firm, for Georgia since 2025 unless stated otherwise. */
/** The terms of a company with a firm, where they aren’t the usual ones. */
export async function makeTerms(
  db: Kysely<DB>,
  given: Partial<Insertable<UsersEngagementTerms>> & { clientId: string; firmId: string },
): Promise<void> {
  await db
    .insertInto('users.engagementTerms')
    .values({ ...usualTerms, ...given })
    .execute();
}

export async function makeEngagement(
  db: Kysely<DB>,
  given: Partial<Insertable<UsersEngagement>> & { clientId: string; firmId: string },
): Promise<void> {
  await db
    .insertInto('users.engagement')
    .values({ stateCodes: ['GA'], fromDate: '2025-01-01', ...given })
    .execute();
}
