import {
  type ApproverInput,
  type ApproverRole,
  approverRoles,
} from '@writdesk/contract/special-approvals/special-approvals';
import { type Kysely, sql } from 'kysely';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import type { Candidate } from './approval-seats.ts';

type Concerned = Pick<
  CaseRecord,
  'firmId' | 'clientId' | 'id' | 'propertyId' | 'createdBy' | 'assignedLawyerId' | 'approvedBy'
>;

/** Who opened a case or signs it: they decide nothing about it. */
const ownPeopleOf = ({ createdBy, assignedLawyerId, approvedBy }: Concerned): string[] =>
  [createdBy, assignedLawyerId, approvedBy].filter((id) => id !== null);

/** Whether somebody opened the case or signs it, also before they left and came back with another id. */
export const isOwnCase = (who: Pick<UserActor, 'userId' | 'formerIds'>, record: Concerned): boolean =>
  ownPeopleOf(record).some((id) => isOwnId(who, id));

/**
 * Active people who may be asked about a case: of the named ones and those with a named role whoever sees the case, except
 * those who opened it or sign it.
 */
export async function selectCandidates(
  db: Kysely<DB>,
  record: Concerned,
  seats: readonly ApproverInput[],
): Promise<Candidate[]> {
  const userIds = seats.flatMap((seat) => ('userId' in seat ? seat.userId : []));
  const roles = seats.flatMap((seat): ApproverRole[] => ('role' in seat ? [seat.role] : []));
  const { rows } = await sql<{ id: string; name: string; roles: string[] }>`
    select p.id, p.name, p.roles from users.published_person p
    where p.active and p.roles && ${[...approverRoles]}::text[]
      and (p.id = any(${userIds}::uuid[]) or p.roles && ${roles}::text[])
      and (p.firm_id = ${record.firmId} or p.client_id = ${record.clientId} and (p.roles && array['client_owner']
        or exists (select from users.published_manager m
          where m.user_id = p.id and m.property_id = ${record.propertyId}::uuid)))
      and not exists (select from users.published_person own
        where own.id = any(${ownPeopleOf(record)}::uuid[]) and lower(own.email) = lower(p.email))
    union
    select carer.user_id, person.name, array['crm_user']
    from users.published_carer carer join users.published_person_name person on person.id = carer.user_id
    where (carer.crm_scope = 'ALL' or carer.client_id = ${record.clientId})
      and (carer.user_id = any(${userIds}::uuid[]) or ${roles.includes('crm_user')})`.execute(db);
  const kept = new Set([...ownPeopleOf(record), ...(await selectWalled(db, record))]);
  return rows
    .filter(({ id }) => !kept.has(id))
    .map(({ roles: held, ...person }) => ({
      ...person,
      roles: approverRoles.filter((role) => held.includes(role)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function selectWalled(db: Kysely<DB>, { id }: Concerned): Promise<string[]> {
  const rows = await db.selectFrom('cases.publishedWall').select('userId').where('caseId', '=', id).execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** The administrators of a firm. */
export async function selectFirmAdmins(db: Kysely<DB>, firmId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from users.published_person p
    where p.firm_id = ${firmId} and p.active and p.roles && array['firm_admin']`.execute(db);
  return rows.map(({ id }) => id);
}
