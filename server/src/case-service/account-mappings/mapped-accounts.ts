import type { AccountMapping } from '@writdesk/contract/account-mappings/account-mappings';
import { type LedgerAccount, ledgerAccounts } from '@writdesk/contract/ledger/ledger-accounts';
import type { Kysely } from 'kysely';
import type { ReadWider } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { selectFeeNumbers, selectMappings } from './account-mapping-queries.ts';

/** Fee income is known by the account number of bill items as well, every other account by itself. */
export const keyOf = (account: LedgerAccount, accountNo: string | null): string =>
  account === 'FEE_INCOME' ? `${account}:${accountNo ?? ''}` : account;

/**
 * Every account to which the firm posts, with what accounting calls it: fee income as often as bill items have numbers.
 * @param readWhole reads the lines of all cases: who is kept from one of them posts to the same accounts.
 */
export async function mappedAccounts(
  { db, readWhole }: { db: Kysely<DB>; readWhole: ReadWider },
  firmId: string,
): Promise<AccountMapping[]> {
  const numbers = await readWhole((whole) => selectFeeNumbers(whole, firmId));
  const rows = await selectMappings(db, firmId);
  const entered = new Map(rows.map((row) => [keyOf(row.account, row.accountNo), row]));
  const viewOf = (account: LedgerAccount, accountNo: string | null, items: string[] = []) => {
    const key = keyOf(account, accountNo);
    const row = entered.get(key);
    return {
      key,
      account,
      accountNo,
      items,
      code: row?.code ?? null,
      name: row?.name ?? null,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      version: row?.version ?? 0,
    };
  };
  return ledgerAccounts.flatMap((account) =>
    account === 'FEE_INCOME'
      ? [...numbers].map(([accountNo, items]) => viewOf(account, accountNo, items))
      : [viewOf(account, null)],
  );
}
