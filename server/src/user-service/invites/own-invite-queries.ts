import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { addressKey } from './invite-policy.ts';

/** The invites that wait for an address, the newest first; those of closed firms and companies are left out. */
export function selectInvitesOf(db: Kysely<DB>, email: string, now: Date) {
  return db
    .selectFrom('users.invite as i')
    .leftJoin('users.firm as firm', 'firm.id', 'i.firmId')
    .leftJoin('users.client as client', 'client.id', 'i.clientId')
    .innerJoin('users.appUser as by', 'by.id', 'i.createdBy')
    .select(['i.id', 'i.kind', 'i.roles', 'i.sentAt', 'i.expiresAt'])
    .select(['i.userType', 'i.firmId', 'i.clientId', 'i.createdBy'])
    .select(
      sql<
        string | null
      >`case when i.kind <> 'CLIENT' and i.firm_id is null and i.client_id is null then 'Writdesk'
        else coalesce(firm.name, client.name, i.company) end`.as('house'),
    )
    .select(sql<string>`trim(by.first_name || ' ' || by.last_name)`.as('invitedBy'))
    .where('i.email', '=', addressKey(email))
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .where(sql<boolean>`coalesce(firm.active, true) and coalesce(client.status, '') <> 'INACTIVE'`)
    .orderBy('i.sentAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}
