import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { bankLine } from '../bank-statements/bank-statements.ts';
import { ledgerMonth } from '../ledger/ledger.ts';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { idFilter, listQuery, listReply } from '../values/paging.ts';
import { trustKinds } from './trust-values.ts';

export const reconciliationStatuses = ['OPEN', 'PREPARED', 'SIGNED'] as const;
export type ReconciliationStatus = (typeof reconciliationStatuses)[number];

const who = z.object({ name: z.string(), at: instant });
const sums = {
  /** What the bank says at the end of the month. */
  bankCents: cents,
  /** Deposits that the bank doesn’t have yet. */
  inTransitCents: cents,
  /** Checks and transfers that the bank hasn’t paid yet. */
  outstandingCents: cents,
  /** The bank’s balance with both. */
  adjustedCents: cents,
  ledgerCents: cents,
  clientsCents: cents,
};

export const reconciliation = z.object({
  id: z.string(),
  bankAccount: namedRef,
  month: ledgerMonth,
  status: z.enum(reconciliationStatuses),
  /** Whether statements reach the end of the month. */
  isCovered: z.boolean(),
  isOver: z.boolean(),
  ...sums,
  /** Whether bank, ledger and clients say the same. */
  isEqual: z.boolean(),
  prepared: who.nullable(),
  signed: who.nullable(),
  can: z.object({ prepare: z.boolean(), sign: z.boolean() }),
});
export type Reconciliation = z.output<typeof reconciliation>;

const openItem = z.object({
  id,
  kind: z.enum(trustKinds),
  isReturn: z.boolean(),
  day: courtDate,
  number: z.int().nullable(),
  name: z.string().nullable(),
  amountCents: cents,
});

export const reconciliationDetails = reconciliation.extend({
  items: z.array(openItem),
  clients: z.array(z.object({ client: namedRef.nullable(), balanceCents: cents })),
  /** Lines of the bank that nothing in the books stands for. */
  lines: z.array(bankLine.pick({ id: true, postedOn: true, amountCents: true, number: true, text: true })),
});
export type ReconciliationDetails = z.output<typeof reconciliationDetails>;

const area = 'case-service';
const params = z.object({ id, month: ledgerMonth });
const reads = ['trust-reconciliation', 'trust', 'bank-statement', 'bank-account'] as const;
const changes = ['trust-reconciliation', 'bank-account'] as const;

/** Each month three sums are compared: the adjusted balance of the bank, the ledger, and what clients have. */
export const trustReconciliations = {
  list: route({
    method: 'GET',
    area,
    path: '/trust/reconciliations',
    reads,
    permission: 'trust.read',
    summary: 'List the months of the trust accounts with their three sums, the newest first',
    query: listQuery({ bankAccountId: idFilter }),
    reply: listReply('reconciliations', reconciliation),
    failure: 'Get Trust Reconciliations Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/trust/reconciliation/{id}/{month}',
    reads,
    permission: 'trust.read',
    summary: 'Show the reconciliation of a trust account in a month',
    params,
    reply: reconciliationDetails,
    failure: 'Get Trust Reconciliation Fail',
  }),
  prepare: route({
    method: 'POST',
    area,
    path: '/trust/prepare-reconciliation/{id}/{month}',
    changes,
    permission: 'trust.update',
    summary: 'Prepare the reconciliation of a month that is over, for a lawyer to sign',
    params,
    reply: reconciliationDetails,
    failure: 'Prepare Trust Reconciliation Fail',
  }),
  sign: route({
    method: 'POST',
    area,
    path: '/trust/sign-reconciliation/{id}/{month}',
    changes,
    permission: 'trust.sign',
    summary: 'Sign a reconciliation that someone else prepared; its days can’t change anymore',
    params,
    reply: reconciliationDetails,
    failure: 'Sign Trust Reconciliation Fail',
  }),
};
