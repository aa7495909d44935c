import type { Insertable, Kysely, Updateable } from 'kysely';
import { prepared, preparedOne } from '../../../platform/db/prepared.ts';
import type { CasesCaseEviction, CasesCaseLedgerLine, DB } from '../../../platform/db/schema.ts';
import { type CaseKey, type CaseKeys, type CaseOwner, keysOf } from '../record/index.ts';

export const selectEviction = preparedOne((db, { firmId, id }: CaseKey) =>
  db.selectFrom('cases.caseEviction').selectAll().where('firmId', '=', firmId).where('caseId', '=', id),
);

/** Writes the given facts; what is not given stays. */
export async function saveEviction(
  db: Kysely<DB>,
  record: CaseOwner,
  changes: Updateable<CasesCaseEviction>,
): Promise<void> {
  const row = { ...keysOf(record), ...changes } as Insertable<CasesCaseEviction>;
  const insert = db.insertInto('cases.caseEviction').values(row);
  const hasChanges = Object.keys(changes).length > 0;
  await insert
    .onConflict((conflict) =>
      hasChanges
        ? conflict.columns(['firmId', 'caseId']).doUpdateSet(changes)
        : conflict.columns(['firmId', 'caseId']).doNothing(),
    )
    .execute();
}

export const selectLedger = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseLedgerLine')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('position')
    .orderBy('id'),
);

export async function replaceLedger(
  db: Kysely<DB>,
  record: CaseOwner,
  rows: Omit<Insertable<CasesCaseLedgerLine>, keyof CaseKeys>[],
): Promise<void> {
  await db
    .deleteFrom('cases.caseLedgerLine')
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.caseLedgerLine')
      .values(rows.map((row) => ({ ...keysOf(record), ...row })))
      .execute();
}
