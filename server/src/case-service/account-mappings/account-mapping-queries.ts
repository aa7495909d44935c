import { billItemCategories } from '@writdesk/contract/invoices/bill-items';
import { isCost } from '@writdesk/contract/ledger/ledger-accounts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { lockName } from '../../platform/db/named-locks.ts';
import type { CasesAccountMapping, DB } from '../../platform/db/schema.ts';

export function selectMappings(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.accountMapping')
    .select(['account', 'accountNo', 'code', 'name', 'version', 'updatedAt'])
    .where('firmId', '=', firmId)
    .execute();
}

const feeCategories = billItemCategories.filter((category) => !isCost(category));

/** The account numbers of a firm’s fees in their order, each with the titles of its bill items; those of earlier invoices among them. */
export async function selectFeeNumbers(db: Kysely<DB>, firmId: string): Promise<Map<string, string[]>> {
  const [items, billed] = await Promise.all([
    db
      .selectFrom('cases.billItem')
      .select(['accountNo', 'title'])
      .where('firmId', '=', firmId)
      .where('category', 'in', feeCategories)
      .orderBy('title')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cases.invoiceLine')
      .select('accountNo')
      .distinct()
      .where('firmId', '=', firmId)
      .where('category', 'in', feeCategories)
      .execute(),
  ]);
  const numbers = [...new Set([...items, ...billed].map(({ accountNo }) => accountNo))];
  return new Map(
    numbers
      .toSorted((a, b) => a.localeCompare(b, 'en-US', { numeric: true }))
      .map((number) => [
        number,
        items.filter(({ accountNo }) => accountNo === number).map(({ title }) => title),
      ]),
  );
}

/** Holds off everybody else who maps accounts of the firm, also one that has no row yet. */
export async function lockMappings(db: Kysely<DB>, firmId: string): Promise<void> {
  await lockName(db, `account mapping ${firmId}`);
}

export async function putMapping(db: Kysely<DB>, row: Insertable<CasesAccountMapping>): Promise<void> {
  const { code, name, updatedAt } = row;
  await db
    .insertInto('cases.accountMapping')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'account', 'accountNo']).doUpdateSet({
        code,
        name,
        updatedAt,
        version: sql`account_mapping.version + 1`,
      }),
    )
    .execute();
}
