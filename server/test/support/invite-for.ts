import type { Insertable, Kysely } from 'kysely';
import type { DB, UsersInvite } from '../../src/platform/db/schema.ts';
import { makeInvite } from '../../src/user-service/invites/invite-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';

/** An invite of the platform to found a company. @returns the code of its link. */
export async function inviteFor(
  db: Kysely<DB>,
  email: string,
  changes: Partial<Insertable<UsersInvite>> = {},
): Promise<string> {
  const { user } = await makeUser(db, { roles: ['admin'] });
  const invite = { kind: 'CLIENT' as const, email: email.toLowerCase(), createdBy: user.id, ...changes };
  return (await makeInvite(db, invite)).code;
}
