import type { Pool } from 'pg';
import type { Accounts } from '../platform/accounts.ts';
import { createAccounts } from './accounts.ts';
import { accountsElsewhere } from './accounts-elsewhere.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export interface OpenedAccounts {
  accounts: Accounts;
  /** Absent where another provider keeps the passwords. */
  passwords?: Passwords;
}

/** Opens the accounts that the configuration names. */
export async function openAccounts({ embedded }: { embedded: boolean }, pool: Pool): Promise<OpenedAccounts> {
  if (!embedded) return { accounts: accountsElsewhere };
  const passwords = await createPasswords();
  return { accounts: createAccounts(pool, passwords), passwords };
}
