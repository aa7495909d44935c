import { ledgerMonth } from '@writdesk/contract/ledger/ledger';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

/** Each firm has one book: its id is the firm’s. */
const onBook = auditOf('cases', 'ledger', 'FIRM');

export const ledgerAudits = {
  close: onBook('ledger.close', { month: ledgerMonth, debitCents: z.int(), creditCents: z.int() }),
  reopen: onBook('ledger.reopen', { month: ledgerMonth, comment: z.string() }),
};
