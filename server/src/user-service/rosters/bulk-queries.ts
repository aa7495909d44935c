import { type Insertable, type Kysely, type Selectable, sql, type Updateable, type RawBuilder } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import type {
  DB,
  UsersLease,
  UsersLeaseLedgerLine,
  UsersLeasePerson,
  UsersUnit,
} from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { changedLease, type LeaseStamp } from './lease-queries.ts';
import type { RosterKey } from './unit-queries.ts';

export const insertUnits = (
  db: Kysely<DB>,
  rows: readonly Insertable<UsersUnit>[],
  onWritten?: (count: number) => void,
) => inBatches(rows, (batch) => db.insertInto('users.unit').values(batch).execute(), onWritten);
export const insertLeases = (
  db: Kysely<DB>,
  rows: readonly Insertable<UsersLease>[],
  onWritten?: (count: number) => void,
) => inBatches(rows, (batch) => db.insertInto('users.lease').values(batch).execute(), onWritten);
export const insertPeople = (
  db: Kysely<DB>,
  rows: readonly Insertable<UsersLeasePerson>[],
  onWritten?: (count: number) => void,
) => inBatches(rows, (batch) => db.insertInto('users.leasePerson').values(batch).execute(), onWritten);

/** Changes a record that is still as it was seen. @returns whether it was. */
export async function changeUnit(
  db: Kysely<DB>,
  { clientId, id, version }: RosterKey & { version: number },
  change: Updateable<UsersUnit>,
): Promise<boolean> {
  const result = await db
    .updateTable('users.unit')
    .set({ ...change, version: sql`version + 1` })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The same for a lease. */
export async function changeLease(
  db: Kysely<DB>,
  { clientId, id, version }: RosterKey & { version: number },
  change: Updateable<UsersLease>,
  stamp: LeaseStamp,
): Promise<boolean> {
  const result = await db
    .updateTable('users.lease')
    .set(changedLease(change, stamp))
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes a record that is still as it was seen. */
const removeSeen = (
  db: Kysely<DB>,
  table: 'users.lease' | 'users.unit',
  { clientId, id, version }: RosterKey & { version: number },
) =>
  db.deleteFrom(table).where('clientId', '=', clientId).where('id', '=', id).where('version', '=', version);

/** Removes a lease that nobody changed and no case names. */
export async function removeLease(db: Kysely<DB>, key: RosterKey & { version: number }): Promise<boolean> {
  const result = await removeSeen(db, 'users.lease', key).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Removes a unit that nobody changed and that has no lease. */
export async function removeUnit(db: Kysely<DB>, key: RosterKey & { version: number }): Promise<boolean> {
  const result = await removeSeen(db, 'users.unit', key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users.lease as l')
            .select('l.id')
            .where('l.clientId', '=', key.clientId)
            .where('l.unitId', '=', key.id),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** What of a company’s rosters is asked for. */
export interface NamedPlaces {
  clientId: string;
  propertyIds: readonly string[];
  /** The units of these properties with one of these labels; all of them when null. */
  labels: readonly string[] | null;
  /** The units of current leases with these numbers, whatever their property. */
  externalIds: readonly string[];
}

/** The units that are asked for, each with its building and its current lease. */
export async function selectRoster(
  db: Kysely<DB>,
  { clientId, propertyIds, labels, externalIds }: NamedPlaces,
) {
  const ofProperties = sql<boolean>`u.property_id = any(${[...propertyIds]}::uuid[])`;
  const labeled = sql<boolean>`lower(u.label) in (select lower(one) from unnest(${[...(labels ?? [])]}::text[]) as one)`;
  const ofNumbers = sql<boolean>`u.id in (
    select unit_id from users.lease
    where client_id = ${clientId} and external_id = any(${[...externalIds]}::text[]) and is_current)`;
  const select = (wanted: RawBuilder<boolean>) =>
    db
      .selectFrom('users.unit as u')
      .leftJoin('users.building as b', (join) =>
        join.onRef('b.clientId', '=', 'u.clientId').onRef('b.id', '=', 'u.buildingId'),
      )
      .selectAll('u')
      .select('b.name as building')
      .where('u.clientId', '=', clientId)
      .where(wanted)
      .execute();
  const named = labels ? sql<boolean>`${ofProperties} and ${labeled}` : ofProperties;
  const [byName, byNumber] = await Promise.all([
    propertyIds.length ? select(named) : [],
    externalIds.length ? select(ofNumbers) : [],
  ]);
  const units = [...new Map([...byName, ...byNumber].map((unit) => [unit.id, unit])).values()];
  if (!units.length) return [];
  const leases = await db
    .selectFrom('users.lease')
    .selectAll()
    .where('clientId', '=', clientId)
    .where(sql<boolean>`unit_id = any(${units.map(({ id }) => id)}::uuid[])`)
    .where('isCurrent', '=', true)
    .execute();
  const byUnit = new Map<string, Selectable<UsersLease>>(leases.map((lease) => [lease.unitId, lease]));
  return units.map((unit) => ({ ...unit, lease: byUnit.get(unit.id) ?? null }));
}
export type RosterUnit = Awaited<ReturnType<typeof selectRoster>>[number];

/** The ledgers of these leases, each in its order. */
export async function selectLedgers(db: Kysely<DB>, clientId: string, leaseIds: readonly string[]) {
  const lines = await db
    .selectFrom('users.leaseLedgerLine')
    .select(['leaseId', 'kind', 'dueOn', 'description', 'amountCents'])
    .where('clientId', '=', clientId)
    .where(sql<boolean>`lease_id = any(${[...leaseIds]}::uuid[])`)
    .orderBy('leaseId')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(lines, ({ leaseId }) => leaseId);
}

type NewLine = Pick<Insertable<UsersLeaseLedgerLine>, 'kind' | 'dueOn' | 'description' | 'amountCents'>;

/** Makes the ledgers of these leases exactly these lines. */
export async function replaceLedgers(
  db: Kysely<DB>,
  clientId: string,
  ledgers: readonly { leaseId: string; lines: readonly NewLine[] }[],
): Promise<void> {
  await db
    .deleteFrom('users.leaseLedgerLine')
    .where('clientId', '=', clientId)
    .where(sql<boolean>`lease_id = any(${ledgers.map(({ leaseId }) => leaseId)}::uuid[])`)
    .execute();
  const rows = ledgers.flatMap(({ leaseId, lines }) =>
    lines.map(({ kind, dueOn, description, amountCents }, position) => ({
      clientId,
      id: newId(),
      leaseId,
      position,
      kind,
      dueOn,
      description,
      amountCents,
    })),
  );
  await inBatches(rows, (batch) => db.insertInto('users.leaseLedgerLine').values(batch).execute());
}
