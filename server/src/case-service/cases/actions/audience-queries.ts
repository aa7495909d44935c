import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

/** The company's owners, the managers of the property, and whoever opened the case if he is of the company. */
export async function clientAudience(db: Kysely<DB>, record: CaseRecord): Promise<string[]> {
  const rows = await db
    .selectFrom('users.published_person as p')
    .select('p.id')
    .where('p.client_id', '=', record.client_id)
    .where('p.active', '=', true)
    .where((eb) =>
      eb.or([
        sql<boolean>`p.roles && array['client_owner']`,
        eb('p.id', '=', record.created_by),
        eb.and([
          sql<boolean>`p.roles && array['client_manager']`,
          eb.exists(
            eb
              .selectFrom('users.published_manager as m')
              .select('m.user_id')
              .whereRef('m.user_id', '=', 'p.id')
              .where('m.property_id', '=', record.property_id),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Who has the case at the firm; while nobody has it, everybody of that desk. */
export async function deskAudience(
  db: Kysely<DB>,
  record: CaseRecord,
  desk: 'processor' | 'lawyer',
): Promise<string[]> {
  const assigned = desk === 'processor' ? record.assigned_processor_id : record.assigned_lawyer_id;
  if (assigned) return [assigned];
  return firmAudience(db, record, desk === 'processor' ? 'case_processor' : 'lawyer');
}

/** Everybody at the firm who has a role. */
export async function firmAudience(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firm_id'>,
  role: Role,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.published_person as p')
    .select('p.id')
    .where('p.firm_id', '=', record.firm_id)
    .where('p.active', '=', true)
    .where(sql<boolean>`p.roles && array[${role}]`)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Client care: those in whose portfolio the company is, and those who care for all. */
export async function careAudience(db: Kysely<DB>, record: Pick<CaseRecord, 'client_id'>): Promise<string[]> {
  const rows = await db
    .selectFrom('users.published_carer')
    .select('user_id')
    .where((eb) => eb.or([eb('crm_scope', '=', 'ALL'), eb('client_id', '=', record.client_id)]))
    .execute();
  return rows.flatMap(({ user_id: id }) => id ?? []);
}
