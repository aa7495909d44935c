import { ledgerAccounts } from '@writdesk/contract/ledger/ledger-accounts';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const entered = z.strictObject({ code: z.string(), name: z.string() });

export const accountMappingAudits = {
  // On the chain of the firm whose accounts they are, and not for companies.
  update: auditOf(
    'cases',
    'account-mapping',
    'FIRM',
  )('account-mapping.update', {
    account: z.enum(ledgerAccounts),
    accountNo: z.string().nullable(),
    before: entered.nullable(),
    after: entered,
  }),
};
