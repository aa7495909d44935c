import { costMethods, costPaymentSources } from '@writdesk/contract/cost-payments/cost-payments';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onCostPayment = auditOf('cases', 'cost-payment', 'FIRM');
const amountCents = z.int();
const paid = {
  caseId: id,
  amountCents,
  paidOn: courtDate,
  method: z.enum(costMethods),
  payeeName: z.string(),
  reference: z.string().nullable(),
};

export const costPaymentAudits = {
  propose: onCostPayment('cost-payment.propose', { ...paid, source: z.enum(costPaymentSources) }),
  record: onCostPayment('cost-payment.record', paid),
  confirm: onCostPayment('cost-payment.confirm', { ...paid, proposedCents: z.int() }),
  reverse: onCostPayment('cost-payment.reverse', { amountCents, comment: z.string() }),
  dismiss: onCostPayment('cost-payment.dismiss', { amountCents, comment: z.string() }),
};
