import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { takeIntoCareOfInviter } from './care-queries.ts';

/** Makes the company of an accepted invite: it is still to be registered. */
export async function insertInvitedClient(
  db: Kysely<DB>,
  { id, name, email, invitedBy }: { id: string; name: string; email: string; invitedBy: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('users.client')
    .values({
      id,
      name,
      shortName: name,
      email,
      origin: 'INVITED',
      status: 'ONBOARDING',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await takeIntoCareOfInviter(db, { clientId: id, invitedBy });
}
