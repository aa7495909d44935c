import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

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
      short_name: name,
      email,
      origin: 'INVITED',
      status: 'ONBOARDING',
      created_at: now,
      updated_at: now,
    })
    .execute();
  // Whoever invited it and sees only the companies in his care takes it into his care.
  const inCare = await db
    .insertInto('users.crm_client')
    .columns(['user_id', 'client_id'])
    .expression((eb) =>
      eb
        .selectFrom('users.app_user as u')
        .select((of) => ['u.id', of.val(id).$castTo<string>().as('client_id')])
        .where('u.id', '=', invitedBy)
        .where('u.crm_scope', '=', 'ASSIGNED'),
    )
    .returning('user_id')
    .execute();
  for (const { user_id: userId } of inCare) await tellRightsChanged(db, { userId });
}
