import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesDemoShipment, DB } from '../../../platform/db/schema.ts';

export type DemoShipment = Selectable<CasesDemoShipment>;
type Key = Pick<DemoShipment, 'firmId' | 'id'>;

export async function insertShipment(db: Kysely<DB>, row: Insertable<CasesDemoShipment>): Promise<void> {
  await db.insertInto('cases.demoShipment').values(row).execute();
}

export function findShipment(db: Kysely<DB>, { firmId, id }: Key): Promise<DemoShipment | undefined> {
  return db
    .selectFrom('cases.demoShipment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns whether it is sold now: what was bought before isn’t bought again. */
export async function setBought(
  db: Kysely<DB>,
  { firmId, id }: Key,
  bought: { boughtAt: Date; trackingCode: string | null },
): Promise<boolean> {
  const rows = await db
    .updateTable('cases.demoShipment')
    .set(bought)
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('boughtAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function setRefundAsked(
  db: Kysely<DB>,
  { firmId, id }: Key,
  refundAskedAt: Date,
): Promise<void> {
  await db
    .updateTable('cases.demoShipment')
    .set({ refundAskedAt })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('refundAskedAt', 'is', null)
    .execute();
}
