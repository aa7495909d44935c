import type { CommentType } from '@writdesk/contract/internal-comments/internal-comments';
import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

export interface ThreadReader {
  id: string;
  name: string;
  roles: Role[];
}

/**
 * Who may read a thread of a case and can be named in it: the firm's people, and in the client's thread those of the company
 * who see the case. Nobody whom an ethical wall keeps from it.
 */
export async function selectReaders(
  db: Kysely<DB>,
  { firmId, clientId, propertyId, id: caseId }: CaseRecord,
  type: CommentType,
): Promise<ThreadReader[]> {
  const ofCompany =
    type === 'Client'
      ? sql`or p.role_type = 'Client' and p.client_id = ${clientId} and (
          p.roles && array['client_owner', 'client_ap']
          or p.roles && array['client_manager', 'client_viewer'] and exists (
            select from users.published_manager m where m.user_id = p.id and m.property_id = ${propertyId}))`
      : sql``;
  const { rows } = await sql<ThreadReader>`
    select p.id, p.name, p.roles from users.published_person p
    where p.active and (p.role_type in ('Firm', 'CRM') and p.firm_id = ${firmId} ${ofCompany})
      and not exists (select from cases.published_wall w where w.case_id = ${caseId} and w.user_id = p.id)
    order by p.name, p.id`.execute(db);
  return rows;
}
