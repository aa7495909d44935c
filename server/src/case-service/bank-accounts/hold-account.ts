import type { BankAccountKind } from '@writdesk/contract/bank-accounts/bank-accounts';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import {
  type AccountKey,
  type AccountRow,
  findAccount,
  lockAccountRow,
  updateAccount,
} from './bank-account-queries.ts';

/**
 * The account on which money is to move, held until the transaction ends against whoever signs or changes it.
 * @throws `bank_account_not_found` also for an account of the other kind, `bank_account_not_active`.
 */
export async function holdAccount(
  db: Kysely<DB>,
  scope: Scope,
  id: string,
  kind: BankAccountKind,
): Promise<AccountRow> {
  const seen = found(await findAccount(db, scope, id), 'bank_account_not_found');
  const account = found(await lockAccountRow(db, seen, false), 'bank_account_not_found');
  if (account.kind !== kind) refuse('bank_account_not_found');
  if (account.status !== 'ACTIVE') refuse('bank_account_not_active');
  return account;
}

/** The same, held alone: by whoever reads a statement into it or signs its month. */
export async function holdAccountAlone(db: Kysely<DB>, scope: Scope, id: string): Promise<AccountRow> {
  const seen = found(await findAccount(db, scope, id), 'bank_account_not_found');
  return found(await lockAccountRow(db, seen, true), 'bank_account_not_found');
}

/** Nothing is dated in what a signed reconciliation covers. @throws `reconciled` */
export function requireUnsigned({ signedThrough }: Pick<AccountRow, 'signedThrough'>, day: string): void {
  if (signedThrough !== null && day <= signedThrough)
    refuse('reconciled', { reason: fault('signed_through', { day: signedThrough }) });
}

export const signAccount = (db: Kysely<DB>, key: AccountKey, signedThrough: string): Promise<void> =>
  updateAccount(db, key, { signedThrough });
