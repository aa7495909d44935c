import { type ApproverRole, approverRoles } from '@writdesk/contract/special-approvals/special-approvals';
import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface Approver {
  userId: string;
  name: string;
  roles: Role[];
  firmId: string | null;
  clientId: string | null;
}

/** Active people of a firm and of companies whom a rule may name, by name. */
export async function selectApprovers(db: Kysely<DB>, firmId: string): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select p.id as user_id, p.name, p.roles, p.firm_id, p.client_id from users.published_person p
    where p.active and p.roles && ${[...approverRoles]}::text[] and (p.firm_id is null or p.firm_id = ${firmId})
    order by p.name, p.id limit 500`.execute(db);
  return rows;
}

/** Which of some people could decide now: active, with a role that decides. */
export async function activeApprovers(db: Kysely<DB>, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select p.id from users.published_person p
    where p.id = any(${[...userIds]}::uuid[]) and p.active and p.roles && ${[...approverRoles]}::text[]
    union select c.user_id from users.published_carer c where c.user_id = any(${[...userIds]}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The roles that somebody active holds, at the firm or at a company that the reader sees. */
export async function rolesWithPeople(db: Kysely<DB>, firmId: string): Promise<Set<ApproverRole>> {
  const { rows } = await sql<{ role: ApproverRole }>`
    select distinct r.role from users.published_person p cross join lateral unnest(p.roles) as r (role)
    where p.active and (p.firm_id = ${firmId} or p.client_id is not null)
    union select 'crm_user' from users.published_carer`.execute(db);
  return new Set(rows.map(({ role }) => role));
}
