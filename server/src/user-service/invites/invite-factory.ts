import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, UsersInvite } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';
import { endOfInvite } from './invite-policy.ts';

/** An invite that was just sent to somebody of a company, with the code that their mail would carry. */
export async function makeInvite(
  db: Kysely<DB>,
  given: Partial<Insertable<UsersInvite>> & { createdBy: string },
): Promise<{ invite: Selectable<UsersInvite>; code: string }> {
  const id = given.id ?? newId();
  const code = newInviteCode();
  const now = new Date();
  const invite = await db
    .insertInto('users.invite')
    .values({
      kind: 'CLIENT_USER',
      userType: 'Client',
      firstName: 'Lucía',
      lastName: 'Delgado',
      email: `invited.${id.slice(-6)}@people.example`,
      roles: ['client_ap'],
      language: 'en',
      codeHash: hashOfCode(code),
      sentAt: now,
      expiresAt: endOfInvite(now),
      createdAt: now,
      ...given,
      id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { invite, code };
}
