import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The invites that can be accepted with an address, the newest first; those of closed firms and companies are left out. */
export function selectInvitesOf(db: Kysely<DB>, email: string, now: Date) {
  return db
    .selectFrom('users.invite as i')
    .leftJoin('users.firm as firm', 'firm.id', 'i.firm_id')
    .leftJoin('users.client as client', 'client.id', 'i.client_id')
    .innerJoin('users.app_user as by', 'by.id', 'i.created_by')
    .select(['i.id', 'i.kind', 'i.roles', 'i.sent_at', 'i.expires_at'])
    .select(
      sql<
        string | null
      >`case when i.kind <> 'CLIENT' and i.firm_id is null and i.client_id is null then 'Writdesk'
        else coalesce(firm.name, client.name, i.company) end`.as('house'),
    )
    .select(sql<string>`trim(by.first_name || ' ' || by.last_name)`.as('invited_by'))
    .where('i.email', '=', email.toLowerCase())
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where(sql<boolean>`coalesce(firm.active, true) and coalesce(client.status, '') <> 'INACTIVE'`)
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}
