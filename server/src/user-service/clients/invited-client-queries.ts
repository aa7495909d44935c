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
      shortName: name,
      email,
      origin: 'INVITED',
      status: 'ONBOARDING',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  // Whoever invited it and sees only the companies in his care takes it into his care.
  const inCare = await db
    .insertInto('users.crmClient')
    .columns(['userId', 'clientId'])
    .expression((eb) =>
      eb
        .selectFrom('users.appUser as u')
        .select((of) => ['u.id', of.val(id).$castTo<string>().as('clientId')])
        .where('u.id', '=', invitedBy)
        .where('u.crmScope', '=', 'ASSIGNED'),
    )
    .returning('userId')
    .execute();
  for (const { userId } of inCare) await tellRightsChanged(db, { userId });
}
