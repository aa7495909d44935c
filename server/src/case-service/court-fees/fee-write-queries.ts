import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface NewSchedule {
  /** Null where everybody uses it. */
  firmId: string | null;
  id: string;
  courthouseId: string | null;
  countyId: string | null;
  stateId: string | null;
  effectiveFrom: string;
  rows: readonly FeeRow[];
  note: string | null;
  addedBy: string;
  addedById: string;
  addedAt: Date;
}

export async function insertSchedule(
  db: Kysely<DB>,
  { firmId, rows, ...schedule }: NewSchedule,
): Promise<{ id: string }> {
  const values = { ...schedule, feeRows: JSON.stringify(rows) };
  if (firmId === null) await db.insertInto('cases.feeSchedule').values(values).execute();
  else
    await db
      .insertInto('cases.firmFeeSchedule')
      .values({ ...values, firmId })
      .execute();
  return { id: schedule.id };
}
