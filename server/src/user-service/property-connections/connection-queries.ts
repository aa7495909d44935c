import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, UsersPropertyConnection } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';

export interface ConnectionKey {
  clientId: string;
  id: string;
}
export type ConnectionRow = Selectable<UsersPropertyConnection>;

const visible = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('users.propertyConnection as c')
    .innerJoin('users.client as client', 'client.id', 'c.clientId')
    .where(ofVisibleClient(scope, 'c.clientId'))
    // Neither the key nor what was read.
    .select([
      'c.clientId',
      'c.id',
      'c.system',
      'c.isPractice',
      'c.connectedByName',
      'c.connectedAt',
      'c.syncingSince',
      'c.dataAt',
      'c.found',
      'c.failure',
      'c.failedResource',
      'c.failedAt',
      'c.version',
      'client.name as clientName',
    ]);

export const selectConnections = (db: Kysely<DB>, scope: Scope) =>
  visible(db, scope).orderBy('client.name').orderBy('c.connectedAt').orderBy('c.id').execute();
export type FoundConnection = Awaited<ReturnType<typeof selectConnections>>[number];

export const findConnection = (db: Kysely<DB>, scope: Scope, id: string) =>
  visible(db, scope).where('c.id', '=', id).executeTakeFirst();

/** Holds a connection until the transaction ends. */
export const lockConnection = (db: Kysely<DB>, { clientId, id }: ConnectionKey) =>
  db
    .selectFrom('users.propertyConnection')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A connection with its sealed key and what was read last, for the job that reads. */
export const findSealedConnection = (db: Kysely<DB>, { clientId, id }: ConnectionKey) =>
  db
    .selectFrom('users.propertyConnection')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();

/** @returns false where the company has connected this system already */
export async function insertConnection(
  db: Kysely<DB>,
  row: Insertable<UsersPropertyConnection>,
): Promise<boolean> {
  const made = await db
    .insertInto('users.propertyConnection')
    .values(row)
    .onConflict((on) => on.columns(['clientId', 'system']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Changes what a person sees of it. */
export async function updateConnection(
  db: Kysely<DB>,
  { clientId, id }: ConnectionKey,
  changes: Updateable<UsersPropertyConnection>,
): Promise<void> {
  await db
    .updateTable('users.propertyConnection')
    .set({ ...changes, version: sql`version + 1` })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** Notes how its reading goes, which is no change that somebody must see before they change the key. */
export async function noteReading(
  db: Kysely<DB>,
  { clientId, id }: ConnectionKey,
  changes: Updateable<UsersPropertyConnection>,
): Promise<void> {
  await db
    .updateTable('users.propertyConnection')
    .set(changes)
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

export async function deleteConnection(db: Kysely<DB>, { clientId, id }: ConnectionKey): Promise<void> {
  await db
    .deleteFrom('users.propertyConnection')
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** What is read each hour: nothing whose key was refused, before somebody gives another one or asks for it. */
export const selectDueConnections = (db: Kysely<DB>) =>
  db
    .selectFrom('users.propertyConnection')
    .select(['clientId', 'id'])
    .where('isPractice', '=', false)
    .where((eb) => eb.or([eb('failure', 'is', null), eb('failure', '<>', 'KEY_REFUSED')]))
    .orderBy('clientId')
    .orderBy('id')
    .execute();
