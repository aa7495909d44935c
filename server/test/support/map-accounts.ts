import { accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { expect } from 'vitest';
import type { Person, TestApp } from './harness.ts';

/** Gives every account of a firm’s ledger an account of its accounting system. */
export async function mapAccounts(t: TestApp, as: Person) {
  const { body } = await t.call(accountMappings.list, { as, query: { size: 100 } });
  for (const { account, accountNo } of body.accounts) {
    const { status } = await t.call(accountMappings.update, {
      as,
      body: { account, accountNo, code: accountNo ?? account.slice(0, 20), name: nameOf(account, accountNo) },
    });
    expect(status).toBe(200);
  }
  return body.accounts.map(({ account, accountNo }) => ({
    account,
    accountNo,
    name: nameOf(account, accountNo),
  }));
}

const nameOf = (account: string, accountNo: string | null) =>
  accountNo === null ? `The ${account.toLowerCase().replaceAll('_', ' ')}` : `Fees ${accountNo}`;
