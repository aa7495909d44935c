import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../../cases/record/index.ts';

export interface StepPerson {
  id: string;
  email: string;
  language: string;
}

/**
 * Who is notified as somebody with a role: of the firm’s processors and lawyers the one who has the case, where one does; of a
 * company’s managers those of the property.
 */
export async function selectStepPeople(
  db: Kysely<DB>,
  record: CaseRecord,
  roles: readonly Role[],
): Promise<StepPerson[]> {
  if (!roles.length) return [];
  const { rows } = await sql<StepPerson>`
    select p.id, p.email, p.language from users.published_person p
    where p.active and p.roles && ${[...roles]}::text[] and (
      p.firm_id = ${record.firmId} and (
        p.roles && ${roles.filter((role) => role !== 'case_processor' && role !== 'lawyer')}::text[]
        or p.roles && array['case_processor'] and 'case_processor' = any(${[...roles]}::text[])
          and coalesce(${record.assignedProcessorId}::uuid, p.id) = p.id
        or p.roles && array['lawyer'] and 'lawyer' = any(${[...roles]}::text[])
          and coalesce(${record.assignedLawyerId}::uuid, p.id) = p.id)
      or p.client_id = ${record.clientId} and (
        p.roles && ${roles.filter((role) => role !== 'client_manager')}::text[]
        or exists (select from users.published_manager m where m.user_id = p.id and m.property_id = ${record.propertyId}))
      or exists (select from users.published_carer carer where carer.user_id = p.id
        and (carer.crm_scope = 'ALL' or carer.client_id = ${record.clientId})))
    order by p.id`.execute(db);
  return rows;
}
