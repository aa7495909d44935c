import { z } from 'zod';
import { ledgerAccounts } from '../ledger/ledger-accounts.ts';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { flag, listQuery, listReply } from '../values/paging.ts';
import { line, optionalLine } from '../values/text.ts';

/** An account of the firm’s ledger, and the account of its accounting system to which it is posted. */
export const accountMapping = z.object({
  /** The account, and of fee income the account number of bill items: `CASH`, `FEE_INCOME:4010`. */
  key: z.string(),
  account: z.enum(ledgerAccounts),
  /** Fee income is posted as the bill items say; all other accounts are one. */
  accountNo: z.string().nullable(),
  /** The bill items that have this number. */
  items: z.array(z.string()),
  code: z.string().nullable(),
  name: z.string().nullable(),
  updatedAt: instant.nullable(),
  /** 0 while nothing is entered. */
  version: z.int(),
});
export type AccountMapping = z.output<typeof accountMapping>;

export const accountChanges = z.object({
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
  account: z.enum(ledgerAccounts),
  accountNo: optionalLine(40),
  code: line('accountCode', 20),
  name: line('accountName', 100),
});

const area = 'case-service';
const listFilters = listQuery({
  /** With an account of the accounting system, or without one. */
  mapped: flag,
});

export const accountMappings = {
  list: route({
    method: 'GET',
    area,
    path: '/account-mappings/list',
    reads: ['account-mapping', 'bill-item'],
    permission: 'account-mapping.read',
    summary: 'List the accounts of the firm’s ledger, with those of its accounting system',
    query: listFilters,
    reply: listReply('accounts', accountMapping),
    failure: 'Get Account Mappings Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/account-mappings/update',
    changes: ['account-mapping'],
    permission: 'account-mapping.update',
    summary: 'Set the account in the accounting system to which an account of the ledger is posted',
    body: accountChanges,
    reply: accountMapping,
    failure: 'Update Account Mapping Failed',
  }),
};
