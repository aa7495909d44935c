import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

/** The company's owners, the managers of the property, and whoever opened the case if they are of the company. */
export async function clientAudience(db: Kysely<DB>, record: CaseRecord): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedPerson as p')
    .select('p.id')
    .where('p.clientId', '=', record.clientId)
    .where('p.active', '=', true)
    .where((eb) =>
      eb.or([
        sql<boolean>`p.roles && array['client_owner']`,
        eb('p.id', '=', record.createdBy),
        eb.and([
          sql<boolean>`p.roles && array['client_manager']`,
          eb.exists(
            eb
              .selectFrom('users.publishedManager as m')
              .select('m.userId')
              .whereRef('m.userId', '=', 'p.id')
              .where('m.propertyId', '=', record.propertyId),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Who has the case at the firm; while nobody has it, everybody with that work queue. */
export async function deskAudience(
  db: Kysely<DB>,
  record: CaseRecord,
  desk: 'processor' | 'lawyer',
): Promise<string[]> {
  const assigned = desk === 'processor' ? record.assignedProcessorId : record.assignedLawyerId;
  if (assigned) return [assigned];
  return firmAudience(db, record, desk === 'processor' ? 'case_processor' : 'lawyer');
}

/** Everybody at the firm who has a role. */
export async function firmAudience(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firmId'>,
  role: Role,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedPerson as p')
    .select('p.id')
    .where('p.firmId', '=', record.firmId)
    .where('p.active', '=', true)
    .where(sql<boolean>`p.roles && array[${role}]`)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Client care: those in whose portfolio the company is, and those who care for all. */
export async function careAudience(db: Kysely<DB>, record: Pick<CaseRecord, 'clientId'>): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedCarer')
    .select('userId')
    .where((eb) => eb.or([eb('crmScope', '=', 'ALL'), eb('clientId', '=', record.clientId)]))
    .execute();
  return rows.flatMap(({ userId: id }) => id ?? []);
}
