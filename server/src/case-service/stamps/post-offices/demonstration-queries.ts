import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesDemoPostLabel, DB } from '../../../platform/db/schema.ts';

export type Label = Selectable<CasesDemoPostLabel>;

/** @returns whether it is new: an order under a reference that is known sells nothing. */
export async function insertLabel(db: Kysely<DB>, label: Insertable<CasesDemoPostLabel>): Promise<boolean> {
  const rows = await db
    .insertInto('cases.demoPostLabel')
    .values(label)
    .onConflict((conflict) => conflict.columns(['firmId', 'reference']).doNothing())
    .returning('reference')
    .execute();
  return rows.length > 0;
}

export function findLabel(db: Kysely<DB>, firmId: string, reference: string): Promise<Label | undefined> {
  return db
    .selectFrom('cases.demoPostLabel')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function setRefundAsked(
  db: Kysely<DB>,
  { firmId, reference }: Pick<Label, 'firmId' | 'reference'>,
  at: Date,
): Promise<Date> {
  await db
    .updateTable('cases.demoPostLabel')
    .set({ refundAskedAt: at })
    .where('firmId', '=', firmId)
    .where('reference', '=', reference)
    .where('refundAskedAt', 'is', null)
    .execute();
  return at;
}
