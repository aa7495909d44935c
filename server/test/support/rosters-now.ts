import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/platform/db/schema.ts';

/** The rosters as they are, but for versions and times. */
export async function rostersNow(db: Kysely<DB>): Promise<string | undefined> {
  const found = await sql<{ text: string }>`select coalesce(jsonb_agg(jsonb_build_array(
      u.label, u.active, u.bedrooms, l.id, l.is_current, l.tenant_names, l.lease_from, l.lease_to, l.rent_cents,
      l.balance_cents, l.owed0_cents, l.balance_on, l.moved_out_on)
      order by u.property_id, u.label, l.created_at, l.id), '[]')::text as text
    from users.unit u left join users.lease l on l.client_id = u.client_id and l.unit_id = u.id`.execute(db);
  return found.rows[0]?.text;
}
