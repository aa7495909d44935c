import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';
import type { AudienceGroup } from './audience.ts';

/** The company's owners, the managers of the property, and whoever opened the case if they are of the company. */
async function clientAudience(db: Kysely<DB>, record: CaseRecord): Promise<string[]> {
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

const firmRoles = { processor: 'case_processor', lawyer: 'lawyer', firmAdmin: 'firm_admin' } as const;

/** Everybody of some groups, once. Whoever is assigned to the case stands for their group; the firm is asked once for all others. */
export async function groupAudience(
  db: Kysely<DB>,
  record: CaseRecord,
  groups: readonly AudienceGroup[],
): Promise<string[]> {
  const assignedTo: Partial<Record<AudienceGroup, string | null>> = {
    processor: record.assignedProcessorId,
    lawyer: record.assignedLawyerId,
  };
  const assigned = groups.flatMap((group) => assignedTo[group] ?? []);
  const roles = groups.flatMap((group) =>
    group === 'client' || group === 'care' || assignedTo[group] ? [] : firmRoles[group],
  );
  const asked = await Promise.all([
    roles.length ? firmAudience(db, record, roles) : [],
    groups.includes('client') ? clientAudience(db, record) : [],
    groups.includes('care') ? careAudience(db, record) : [],
  ]);
  return [...new Set([...assigned, ...asked.flat()])];
}

/** Everybody at the firm who has one of some roles. */
export async function firmAudience(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firmId'>,
  roles: readonly Role[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedPerson as p')
    .select('p.id')
    .where('p.firmId', '=', record.firmId)
    .where('p.active', '=', true)
    .where(sql<boolean>`p.roles && ${[...roles]}::text[]`)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Client care: those in whose portfolio the company is, and those who care for all. */
export async function careAudience(db: Kysely<DB>, record: Pick<CaseRecord, 'clientId'>): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from users.carers_of(${record.clientId}) as id`.execute(db);
  return rows.map(({ id }) => id);
}
