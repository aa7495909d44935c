import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, UsersLease } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

export interface LeaseFactoryOptions extends Partial<Insertable<UsersLease>> {
  clientId: string;
  propertyId: string;
  /** The unit by its label; it is added where the property has none of this name. */
  unit?: string;
  lastName?: string;
}

/** A tenant of a unit who owes two months. */
export async function makeLease(
  db: Kysely<DB>,
  { unit: label = newId().slice(-4), lastName = 'Castellanos', ...given }: LeaseFactoryOptions,
): Promise<Selectable<UsersLease>> {
  const { clientId, propertyId } = given;
  const known = await db
    .selectFrom('users.unit')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('label', '=', label)
    .executeTakeFirst();
  const unitId = known?.id ?? newId();
  if (!known) await db.insertInto('users.unit').values({ clientId, propertyId, id: unitId, label }).execute();
  const id = newId();
  const at = new Date('2026-01-02T15:00:00Z');
  const lease = await db
    .insertInto('users.lease')
    .values({
      id,
      unitId,
      leaseFrom: '2025-08-01',
      leaseTo: '2026-07-31',
      rentCents: 185_000,
      tenantNames: `Adaeze ${lastName}`,
      balanceOn: '2026-06-12',
      balanceCents: 370_000,
      rentOwedCents: 370_000,
      owed0Cents: 185_000,
      owed31Cents: 185_000,
      createdAt: at,
      updatedAt: at,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const person = { kind: 'LEASEHOLDER' as const, firstName: 'Adaeze', lastName, position: 0 };
  await db
    .insertInto('users.leasePerson')
    .values({ ...person, clientId, id: newId(), leaseId: id })
    .execute();
  const rent = (dueOn: string, position: number) => ({
    clientId,
    id: newId(),
    leaseId: id,
    position,
    kind: 'RENT' as const,
    dueOn,
    description: 'Rent',
    amountCents: 185_000,
  });
  await db
    .insertInto('users.leaseLedgerLine')
    .values([rent('2026-05-01', 0), rent('2026-06-01', 1)])
    .execute();
  return lease;
}
