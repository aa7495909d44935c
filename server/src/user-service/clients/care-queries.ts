import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

/** Puts companies into the care of somebody; those that are there already stay. @returns how many came. */
export async function takeIntoCare(
  db: Kysely<DB>,
  userId: string,
  clientIds: readonly string[],
): Promise<number> {
  if (!clientIds.length) return 0;
  const { rows } = await sql`
    insert into users.crm_client (user_id, client_id)
    select ${userId}, c.id from users.client c where c.id = any(${[...clientIds]}::uuid[])
    on conflict do nothing returning client_id`.execute(db);
  if (rows.length) await announceRightsChanged(db, { userId });
  return rows.length;
}

/** Whoever invited a company and sees only those in their care takes it into their care. */
export async function takeIntoCareOfInviter(
  db: Kysely<DB>,
  { clientId, invitedBy }: { clientId: string; invitedBy: string },
): Promise<void> {
  const inviter = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('id', '=', invitedBy)
    .where('crmScope', '=', 'ASSIGNED')
    .executeTakeFirst();
  if (inviter) await takeIntoCare(db, inviter.id, [clientId]);
}

/** Puts these companies and no others into the care of somebody. */
export async function setCare(db: Kysely<DB>, userId: string, clientIds: readonly string[]): Promise<void> {
  const taken = await db
    .deleteFrom('users.crmClient')
    .where('userId', '=', userId)
    .$if(clientIds.length > 0, (rows) => rows.where('clientId', 'not in', [...clientIds]))
    .returning('clientId')
    .execute();
  const given = await takeIntoCare(db, userId, clientIds);
  if (taken.length && !given) await announceRightsChanged(db, { userId });
}
