import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Language } from '../sign-in/messages.ts';
import { hashOfId } from '../provider/record-queries.ts';

/** Who registered, until somebody shows that the address is theirs. */
export interface PendingRegistration {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language | null;
}

const columns = ['id', 'email', 'firstName', 'lastName', 'language'] as const;

export async function insertRegistration(
  db: Kysely<DB>,
  given: PendingRegistration & { interactionId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('identity.registration')
    .values({
      id: given.id,
      email: given.email,
      firstName: given.firstName,
      lastName: given.lastName,
      interactionHash: hashOfId(given.interactionId),
      language: given.language,
      createdAt: given.at,
      expiresAt: given.expiresAt,
    })
    .execute();
}

/** Also one that has ended: whoever waits for its link isn't notified that the address got an account. */
export function findRegistration(
  db: Kysely<DB>,
  id: string,
  at: Date,
): Promise<PendingRegistration | undefined> {
  return db
    .selectFrom('identity.registration')
    .select(columns)
    .where('id', '=', id)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
}

/** The names that were given, if it was made in this sign-in, and so in this browser. */
export async function findNamesGivenIn(
  db: Kysely<DB>,
  id: string,
  interactionId: string | undefined,
): Promise<Pick<PendingRegistration, 'firstName' | 'lastName'> | undefined> {
  if (interactionId === undefined) return undefined;
  return db
    .selectFrom('identity.registration')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .where('interactionHash', '=', hashOfId(interactionId))
    .executeTakeFirst();
}

/**
 * Makes the account of an address that was just proven, without roles. All other registrations of the address end, with their links.
 * @returns false where the address has an account already.
 */
export async function insertProvenAccount(
  db: Kysely<DB>,
  given: PendingRegistration & { passwordHash: string },
): Promise<boolean> {
  const { id, email, firstName, lastName, passwordHash, language } = given;
  const { rows } = await sql`
    insert into identity.account
      (id, username, email, email_verified, first_name, last_name, password_hash, password_changed_at, language)
    select ${id}::uuid, ${email}, ${email}, true, ${firstName}, ${lastName}, ${passwordHash}, now(), ${language}
    where not exists (select from identity.account where username = ${email} or email = ${email})
    on conflict do nothing returning id`.execute(db);
  await endRegistrationsOf(db, email);
  return rows.length === 1;
}

export async function endRegistrationsOf(db: Kysely<DB>, email: string): Promise<void> {
  await db
    .updateTable('identity.registration')
    .set({ endedAt: sql`now()` })
    .where('email', '=', email)
    .where('endedAt', 'is', null)
    .execute();
}

export async function deleteExpiredRegistrations(db: Kysely<DB>, at: Date): Promise<void> {
  await db.deleteFrom('identity.registration').where('expiresAt', '<', at).execute();
}
