import type { MailAddress } from '@writdesk/contract/stamps/stamps';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** An address as far as it is known. */
export type KnownAddress = { [K in keyof MailAddress]: MailAddress[K] | null };

export async function firmAddress(db: Kysely<DB>, firmId: string): Promise<KnownAddress | undefined> {
  return db
    .selectFrom('users.publishedFirm')
    .select(['name', 'addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'])
    .where('id', '=', firmId)
    .executeTakeFirst();
}

/** A court with its word for the officer. */
export async function courtAddress(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedCity as city', 'city.id', 'court.cityId')
    .innerJoin('users.state as state', 'state.id', 'court.stateId')
    .select([
      'court.name',
      'court.officer',
      'court.addressLine1',
      'court.addressLine2',
      'city.name as city',
      'state.code as stateCode',
      'court.zipCode',
    ])
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
}

/** A defendant at the premises, or where the case says that they are served. */
export async function defendantAddress(
  db: Kysely<DB>,
  { firmId, caseId, tenantId }: { firmId: string; caseId: string; tenantId: string },
): Promise<KnownAddress | undefined> {
  const row = await db
    .selectFrom('cases.caseTenant as t')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 't.firmId').onRef('c.id', '=', 't.caseId'),
    )
    .leftJoin('users.publishedProperty as p', 'p.id', 'c.propertyId')
    .select(['t.firstName', 't.middleName', 't.lastName', 't.suffix', 'c.tenantAddress', 'c.unitLabel'])
    .select(['p.addressLine1', 'p.addressLine2', 'p.city', 'p.stateCode', 'p.zipCode'])
    .where('t.firmId', '=', firmId)
    .where('t.caseId', '=', caseId)
    .where('t.id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstName, middleName, lastName, suffix, tenantAddress, unitLabel, ...premises } = row;
  const name = [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
  const elsewhere = tenantAddress;
  if (elsewhere) return { ...elsewhere, name };
  const unit = unitLabel ? `# ${unitLabel}` : null;
  return { ...premises, name, addressLine2: unit ?? premises.addressLine2 };
}
