import { depositMethods } from '@writdesk/contract/bank-accounts/bank-accounts';
import { trustKinds } from '@writdesk/contract/trust/trust-values';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onItem = auditOf('cases', 'trust-item', 'FIRM');
const amountCents = z.int();
/** Acts on trust money that were refused are of the firm. */
const onTrust = auditOf('cases', 'trust', 'FIRM');

/** What may be refused. */
export const trustActs = [
  'deposit',
  'identify',
  'request-check',
  'approve-check',
  'transfer',
  'reverse',
] as const;
export type TrustAct = (typeof trustActs)[number];

// No row names a case: a wall may keep its reader from it.
export const trustAudits = {
  deposit: onItem('trust-item.deposit', {
    amountCents,
    method: z.enum(depositMethods),
    receivedOn: courtDate,
    usableOn: courtDate,
    isIdentified: z.boolean(),
  }),
  identify: onItem('trust-item.identify', { amountCents }),
  requestCheck: onItem('trust-item.request-check', { amountCents, payeeName: z.string() }),
  approveCheck: onItem('trust-item.approve-check', { amountCents, number: z.int(), payeeName: z.string() }),
  transfer: onItem('trust-item.transfer', { amountCents, invoiceId: z.uuid() }),
  reverse: onItem('trust-item.reverse', { amountCents, kind: z.enum(trustKinds), comment: z.string() }),
  refuse: onItem('trust-item.refuse', { amountCents, comment: z.string() }),
  refused: onTrust('trust.refused', {
    act: z.enum(trustActs),
    code: z.string(),
    amountCents: z.int().nullable(),
  }),
};
