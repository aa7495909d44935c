import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/**
 * Who is notified of a case whose day at court changes: those at the firm who have it, or its processors while nobody has; the
 * company's owners and the managers of the property.
 */
export async function selectConcerned(
  db: Kysely<DB>,
  caseIds: readonly string[],
): Promise<{ caseId: string; userIds: string[] }[]> {
  const { rows } = await sql<{ caseId: string; userIds: string[] }>`
    select c.id as "caseId", array_agg(distinct p.id) as "userIds"
    from cases.eviction_case c join users.published_person p on p.active and (
      p.id in (c.assigned_processor_id, c.assigned_lawyer_id)
      or (c.assigned_processor_id is null and p.firm_id = c.firm_id and p.roles && array['case_processor'])
      or (p.client_id = c.client_id and (p.roles && array['client_owner'] or (p.roles && array['client_manager']
        and exists (select 1 from users.published_manager m
          where m.user_id = p.id and m.property_id = c.property_id)))))
    where c.id = any(${caseIds}::uuid[])
    group by c.id`.execute(db);
  return rows;
}
