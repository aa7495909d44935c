import { ledgerMonth } from '@writdesk/contract/ledger/ledger';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onAccount = auditOf('cases', 'bank-account', 'FIRM');
const sums = { month: ledgerMonth, adjustedCents: z.int(), ledgerCents: z.int(), clientsCents: z.int() };

export const reconciliationAudits = {
  prepare: onAccount('bank-account.prepare-reconciliation', sums),
  sign: onAccount('bank-account.sign-reconciliation', sums),
};
