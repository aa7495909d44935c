import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, UsersLease, UsersLeaseLedgerLine, UsersLeasePerson } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleProperty } from '../properties/index.ts';
import type { RosterKey } from './unit-queries.ts';

export type Lease = Selectable<UsersLease>;
export type Person = Selectable<UsersLeasePerson>;
export type Line = Selectable<UsersLeaseLedgerLine>;

/** A lease of a property that the scope sees, with the names around it. */
export function findLease(db: Kysely<DB>, scope: Scope, leaseId: string) {
  return db
    .selectFrom('users.lease as l')
    .innerJoin('users.property as p', 'p.id', 'l.propertyId')
    .innerJoin('users.client as client', 'client.id', 'l.clientId')
    .innerJoin('users.unit as u', (join) =>
      join.onRef('u.clientId', '=', 'l.clientId').onRef('u.id', '=', 'l.unitId'),
    )
    .leftJoin('users.building as b', (join) =>
      join.onRef('b.clientId', '=', 'u.clientId').onRef('b.id', '=', 'u.buildingId'),
    )
    .selectAll('l')
    .select([
      'p.name as propertyName',
      'client.name as clientName',
      'client.timeZone',
      'u.label as unitLabel',
      'b.name as building',
    ])
    .where('l.id', '=', leaseId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}
export type FoundLease = NonNullable<Awaited<ReturnType<typeof findLease>>>;

/** The unit's own address, where it has one. */
export const findUnitAddress = (db: Kysely<DB>, { clientId, id }: RosterKey) =>
  db
    .selectFrom('users.unit')
    .select(['propertyId', 'label', 'addressLine1', 'addressLine2'])
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Holds a lease until the transaction ends. */
export const lockLease = (db: Kysely<DB>, { clientId, id }: RosterKey): Promise<Lease | undefined> =>
  db
    .selectFrom('users.lease')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const selectPeople = (db: Kysely<DB>, { clientId, id }: RosterKey): Promise<Person[]> =>
  db
    .selectFrom('users.leasePerson')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('leaseId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectLines = (db: Kysely<DB>, { clientId, id }: RosterKey): Promise<Line[]> =>
  db
    .selectFrom('users.leaseLedgerLine')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('leaseId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Cases that name the lease, as far as the reader may know of them. */
export function selectCasesOfLease(db: Kysely<DB>, { clientId, id }: RosterKey) {
  return db
    .selectFrom('cases.publishedPropertyCase')
    .select(['id', 'title'])
    .where('clientId', '=', clientId)
    .where('leaseId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
}

export async function insertLease(db: Kysely<DB>, lease: Insertable<UsersLease>): Promise<void> {
  await db.insertInto('users.lease').values(lease).execute();
}

export interface LeaseStamp {
  now: Date;
  movesLedger: boolean;
}
/** A change of a lease as it is written: its version counts, and that of its ledger where sums move. */
export const changedLease = (change: Updateable<UsersLease>, { now, movesLedger }: LeaseStamp) => ({
  ...change,
  updatedAt: now,
  version: sql<number>`version + 1`,
  ...(movesLedger && { ledgerVersion: sql<number>`ledger_version + 1` }),
});

export async function updateLeaseRow(
  db: Kysely<DB>,
  { clientId, id }: RosterKey,
  change: Updateable<UsersLease>,
  stamp: LeaseStamp,
): Promise<void> {
  await db
    .updateTable('users.lease')
    .set(changedLease(change, stamp))
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** Whether somebody else's current lease is on the unit. */
export async function isOccupied(db: Kysely<DB>, unit: RosterKey, butLeaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.lease')
    .select('id')
    .where('clientId', '=', unit.clientId)
    .where('unitId', '=', unit.id)
    .where('isCurrent', '=', true)
    .where('id', '<>', butLeaseId)
    .executeTakeFirst();
  return row !== undefined;
}

async function removeOfLease(
  db: Kysely<DB>,
  table: 'users.leasePerson' | 'users.leaseLedgerLine',
  { clientId, id }: RosterKey,
): Promise<void> {
  await db.deleteFrom(table).where('clientId', '=', clientId).where('leaseId', '=', id).execute();
}

/** Makes the people of a lease exactly these. */
export async function replacePeople(
  db: Kysely<DB>,
  { clientId, id }: RosterKey,
  people: readonly Omit<Insertable<UsersLeasePerson>, 'clientId' | 'leaseId'>[],
): Promise<void> {
  await removeOfLease(db, 'users.leasePerson', { clientId, id });
  if (people.length)
    await db
      .insertInto('users.leasePerson')
      .values(people.map((person) => ({ ...person, clientId, leaseId: id })))
      .execute();
}

/** Makes the ledger of a lease exactly these lines. */
export async function replaceLines(
  db: Kysely<DB>,
  { clientId, id }: RosterKey,
  lines: readonly Omit<Insertable<UsersLeaseLedgerLine>, 'clientId' | 'leaseId'>[],
): Promise<void> {
  await removeOfLease(db, 'users.leaseLedgerLine', { clientId, id });
  if (lines.length)
    await db
      .insertInto('users.leaseLedgerLine')
      .values(lines.map((line) => ({ ...line, clientId, leaseId: id })))
      .execute();
}
