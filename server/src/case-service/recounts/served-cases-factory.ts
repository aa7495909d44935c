import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Many cases at once whose papers were served, straight into the tables. @returns nothing: they are told by their firm. */
export async function makeServedCases(
  db: Kysely<DB>,
  given: {
    firmId: string;
    clientId: string;
    stateCode: string;
    courthouseId: string | null;
    servedOn: string;
  },
  count: number,
): Promise<void> {
  const { firmId, clientId, stateCode, courthouseId, servedOn } = given;
  await sql`
    with made as (
      insert into cases.eviction_case (firm_id, id, client_id, state_code, courthouse_id, title, case_draft_number,
        status, tenant_names)
      select ${firmId}::uuid, gen_random_uuid(), ${clientId}::uuid, ${stateCode}, ${courthouseId}::uuid,
        'Magnolia v. Hollis – ' || n, 'S-' || left(${firmId}, 8) || '-' || ${stateCode} || lpad(n::text, 6, '0'),
        'SENT_FOR_SERVING', 'Caleb Hollis'
      from generate_series(1, ${count}::int) n
      returning firm_id, id, client_id
    )
    insert into cases.case_tenant (firm_id, client_id, case_id, id, position, last_name, service_method, served_on,
      service_result)
    select firm_id, client_id, id, gen_random_uuid(), 0, 'Hollis', 'PERSONAL', ${servedOn}::date, 'SERVED'
    from made`.execute(db);
}
