import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { costCategories } from '../ledger/ledger-accounts.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { auditedReason, line, optionalLine, optionalText } from '../values/text.ts';

/** A proposal is what the product knows of a payment that nobody has confirmed yet. */
export const costPaymentStatuses = ['PROPOSED', 'RECORDED', 'REVERSED', 'DISMISSED'] as const;
export const costPaymentSources = ['PERSON', 'FILING', 'POSTAGE'] as const;
export type CostPaymentSource = (typeof costPaymentSources)[number];
/** How the firm pays a cost for which it writes no check. */
export const costMethods = ['CARD', 'EFILING_ACCOUNT', 'BANK_TRANSFER', 'CASH', 'POSTAGE_ACCOUNT'] as const;
export type CostMethod = (typeof costMethods)[number];

export const costPayment = z.object({
  id,
  firm: namedRef,
  client: namedRef,
  case: z.object({ id, title: z.string() }),
  status: z.enum(costPaymentStatuses),
  source: z.enum(costPaymentSources),
  paidOn: courtDate,
  method: z.enum(costMethods),
  category: z.enum(costCategories),
  payeeName: z.string(),
  amountCents: cents,
  /** The number of the receipt. */
  reference: z.string().nullable(),
  /** The card or account from which it was paid. */
  paidFrom: z.string().nullable(),
  note: z.string().nullable(),
  recordedByName: z.string(),
  recordedAt: instant,
  endedByName: z.string().nullable(),
  endedReason: z.string().nullable(),
  version: z.int(),
  can: z.object({ confirm: z.boolean(), end: z.boolean() }),
});
export type CostPayment = z.output<typeof costPayment>;

/** A case with costs that its company was billed for and that the firm hasn’t paid. */
export const unpaidCost = z.object({
  case: z.object({ id, title: z.string() }),
  client: namedRef,
  /** As the ledger has it. */
  unpaidCents: cents,
  /** The billed costs of the case, the newest first. */
  charges: z.array(
    z.object({ id, description: z.string(), category: z.enum(costCategories), amountCents: cents }),
  ),
});
export type UnpaidCost = z.output<typeof unpaidCost>;

const paid = {
  paidOn: calendarDay,
  method: z.enum(costMethods),
  category: z.enum(costCategories),
  payeeName: line('payee', 120),
  amountCents: cents.min(1, issue('payment_of_nothing')),
  reference: optionalLine(80).optional(),
  paidFrom: optionalLine(60).optional(),
  note: optionalText(500).optional(),
};
const version = z.int().optional();
const area = 'case-service';
const changes = ['cost-payment'] as const;
const listFilters = listQuery({
  /** Finds by the beginning of the payee’s name or of the reference. */
  search,
  status: choices(costPaymentStatuses),
  method: choices(costMethods),
  caseId: idFilter,
  clientId: idFilter,
  /** By the day on which it was paid. */
  dateRange,
  sort: sort(['paidOn', 'amountCents'], '-paidOn'),
});
export type CostPaymentQuery = z.output<typeof listFilters>;
const unpaidFilters = listQuery({ clientId: idFilter });
export type UnpaidCostQuery = z.output<typeof unpaidFilters>;

/** What the firm pays for cases by card, at a court’s site, by transfer, in cash or as postage; checks are another noun. */
export const costPayments = {
  list: route({
    method: 'GET',
    area,
    path: '/cost-payments/list',
    reads: ['cost-payment'],
    permission: 'cost-payment.read',
    summary: 'List the costs that the firm paid without a check, and those that it seems to have paid',
    query: listFilters,
    reply: listReply('costPayments', costPayment, { amountCents: cents }),
    failure: 'Get Cost Payments Fail',
  }),
  unpaid: route({
    method: 'GET',
    area,
    path: '/cost-payments/unpaid',
    reads: ['cost-payment', 'invoice', 'check'],
    permission: 'cost-payment.read',
    summary: 'List the cases whose costs are billed and not paid, with the ledger’s sum',
    query: unpaidFilters,
    reply: listReply('unpaidCosts', unpaidCost, { unpaidCents: cents }),
    failure: 'Get Unpaid Costs Fail',
  }),
  record: route({
    method: 'POST',
    area,
    path: '/cost-payments/record',
    changes,
    permission: 'cost-payment.update',
    summary: 'Record a cost of a case that the firm paid without a check',
    body: z.object({ caseId: id, ...paid }),
    reply: costPayment,
    status: 201,
    failure: 'Record Cost Payment Fail',
  }),
  confirm: route({
    method: 'POST',
    area,
    path: '/cost-payments/confirm/{id}',
    changes,
    permission: 'cost-payment.update',
    summary: 'Confirm a proposed payment of a cost, as it was really paid',
    params: idParams,
    body: z.object({ version, ...paid }),
    reply: costPayment,
    failure: 'Confirm Cost Payment Fail',
  }),
  end: route({
    method: 'POST',
    area,
    path: '/cost-payments/end/{id}',
    changes,
    permission: 'cost-payment.update',
    summary:
      'Reverse a payment of a cost that was entered by mistake or given back, or dismiss a proposed one',
    params: idParams,
    body: z.object({ version, comment: auditedReason() }),
    reply: costPayment,
    failure: 'Reverse Cost Payment Fail',
  }),
};
