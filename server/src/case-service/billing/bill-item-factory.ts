import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { standardItems } from './standard-items.ts';

/** A firm's catalog. @returns the ids by code. */
export async function makeBillItems(
  db: Kysely<DB>,
  {
    firmId,
    amounts = {},
    at = new Date(),
  }: {
    firmId: string;
    /** Other prices, in cents by code. */
    amounts?: Record<string, number>;
    /** When they were entered. */
    at?: Date;
  },
): Promise<Record<string, string>> {
  const rows = await db
    .insertInto('cases.billItem')
    .values(
      standardItems.map((item) => ({
        firmId,
        id: newId(),
        code: item.code,
        title: item.title,
        accountNo: item.accountNo,
        category: item.category,
        pricing: item.pricing,
        recoverable: item.recoverable ?? false,
        updatedAt: at,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const ids = Object.fromEntries(rows.map((row) => [row.code, row.id]));
  await db
    .insertInto('cases.billItemAmount')
    .values(
      standardItems.map(({ code, amountCents }) => ({
        firmId,
        billItemId: ids[code] ?? '',
        effectiveFrom: '2000-01-01',
        amountCents: amounts[code] ?? amountCents,
        createdAt: at,
      })),
    )
    .execute();
  return ids;
}
