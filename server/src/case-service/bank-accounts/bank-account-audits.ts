import { bankAccountKinds } from '@writdesk/contract/bank-accounts/bank-accounts';
import { positivePayLayouts } from '@writdesk/contract/bank-accounts/positive-pay-layouts';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onAccount = auditOf('cases', 'bank-account', 'FIRM');
const settings = z.object({
  name: z.string(),
  bankName: z.string(),
  checkDays: z.int(),
  achDays: z.int(),
  wireDays: z.int(),
  positivePayLayout: z.enum(positivePayLayouts),
});

export const bankAccountAudits = {
  create: onAccount('bank-account.create', {
    kind: z.enum(bankAccountKinds),
    name: z.string(),
    routingNumber: z.string(),
    numberEnding: z.string(),
  }),
  update: onAccount('bank-account.update', { before: settings, after: settings }),
  approve: onAccount('bank-account.approve'),
  requestClose: onAccount('bank-account.request-close', { comment: z.string() }),
  keepOpen: onAccount('bank-account.keep-open'),
  close: onAccount('bank-account.close', { comment: z.string() }),
};
