import { z } from 'zod';
import { depositMethods } from '../bank-accounts/bank-accounts.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { calendarDay } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { auditedReason, line, optionalLine } from '../values/text.ts';
import {
  earnedRow,
  trustBalance,
  trustItem,
  trustKinds,
  trustStatement,
  trustStatuses,
} from './trust-values.ts';

const area = 'case-service';
const changes = ['trust', 'ledger-month'] as const;
const version = z.int().optional();
const comment = auditedReason();
const amountCents = cents.min(1, issue('payment_of_nothing'));
/** Whose money it is: a company’s, or that of one of its cases. */
const owner = { clientId: id, caseId: id.nullish() };

const registerFilters = listQuery({
  /** Finds by the number of a check, or by the beginning of a payee or a reference. */
  search,
  bankAccountId: idFilter,
  clientId: idFilter,
  caseId: idFilter,
  kind: choices(trustKinds),
  status: choices(trustStatuses),
  /** True for deposits of which nobody knows whose they are. */
  isUnidentified: flag,
  /** By the day in the register. */
  dateRange,
  sort: sort(['postedOn', 'amountCents'], '-postedOn'),
});
export type RegisterQuery = z.output<typeof registerFilters>;
const balanceFilters = listQuery({ bankAccountId: idFilter, clientId: idFilter });
export type BalanceQuery = z.output<typeof balanceFilters>;

/** Money that clients entrusted to the firm. */
export const trust = {
  balances: route({
    method: 'GET',
    area,
    path: '/trust/balances',
    reads: ['trust'],
    permission: 'trust.read',
    summary: 'List the trust balance of each company and case, and how much of it can be used today',
    query: balanceFilters,
    reply: listReply('balances', trustBalance, { balanceCents: cents, heldCents: cents }),
    failure: 'Get Trust Balances Fail',
  }),
  register: route({
    method: 'GET',
    area,
    path: '/trust/register',
    reads: ['trust'],
    permission: 'trust.read',
    summary: 'List the deposits, checks and transfers of the trust accounts',
    query: registerFilters,
    reply: listReply('items', trustItem),
    failure: 'Get Trust Register Fail',
  }),
  earned: route({
    method: 'GET',
    area,
    path: '/trust/earned',
    reads: ['trust', 'invoice', 'payment'],
    permission: 'trust.read',
    summary: 'List invoices that are open for 30 days while their company has money in trust',
    query: listQuery({}),
    reply: listReply('rows', earnedRow),
    failure: 'Get Earned Trust Money Fail',
  }),
  deposit: route({
    method: 'POST',
    area,
    path: '/trust/deposit',
    changes,
    permission: 'trust.update',
    summary: 'Record a deposit; without a company, it can’t be used until it is identified',
    body: z
      .object({
        bankAccountId: id,
        clientId: id.nullish(),
        caseId: id.nullish(),
        amountCents,
        date: calendarDay,
        method: z.enum(depositMethods),
        reference: optionalLine(80).optional(),
        memo: optionalLine(200).optional(),
      })
      .refine(({ clientId, caseId }) => Boolean(clientId) || !caseId, {
        path: ['clientId'],
        message: issue('trust_case_client'),
      }),
    reply: trustItem,
    status: 201,
    failure: 'Record Trust Deposit Fail',
  }),
  identify: route({
    method: 'POST',
    area,
    path: '/trust/identify/{id}',
    changes,
    permission: 'trust.update',
    summary: 'Identify whose money an unidentified deposit is',
    params: idParams,
    body: z.object({ version, ...owner }),
    reply: trustItem,
    failure: 'Identify Trust Deposit Fail',
  }),
  requestCheck: route({
    method: 'POST',
    area,
    path: '/trust/request-check',
    changes,
    permission: 'trust.update',
    summary: 'Request a check on a trust account; someone else has to approve it',
    body: z.object({
      bankAccountId: id,
      ...owner,
      amountCents,
      payeeName: line('payee', 120),
      memo: optionalLine(200).optional(),
    }),
    reply: trustItem,
    status: 201,
    failure: 'Request Trust Check Fail',
  }),
  approveCheck: route({
    method: 'POST',
    area,
    path: '/trust/approve-check/{id}',
    changes,
    permission: 'trust.approve',
    summary:
      'Approve a check that someone else requested: it gets its number, and the money leaves the balance',
    params: idParams,
    body: z.object({ version }).default({}),
    reply: trustItem,
    failure: 'Approve Trust Check Fail',
  }),
  transfer: route({
    method: 'POST',
    area,
    path: '/trust/transfer',
    changes: [...changes, 'invoice', 'payment', 'case'],
    permission: 'trust.update',
    summary: 'Pay an issued invoice from trust: the money goes to the operating account',
    body: z.object({ bankAccountId: id, ...owner, invoiceId: id, amountCents }),
    reply: trustItem,
    status: 201,
    failure: 'Transfer From Trust Fail',
  }),
  reverse: route({
    method: 'POST',
    area,
    path: '/trust/reverse/{id}',
    changes: [...changes, 'invoice', 'payment', 'case'],
    permission: 'trust.update',
    summary: 'Reverse a deposit or a transfer, void a check, or refuse one that waits, with a reason',
    params: idParams,
    body: z.object({ version, comment }),
    reply: trustItem,
    failure: 'Reverse Trust Entry Fail',
  }),
  statement: route({
    method: 'GET',
    area,
    path: '/trust/statement',
    reads: ['trust'],
    permission: 'trust.read-statement',
    summary: 'Show the account of a company in trust over some days; a company sees its own',
    query: z.object({ clientId: id, firmId: idFilter, from: calendarDay, to: calendarDay }),
    reply: trustStatement,
    failure: 'Get Trust Statement Fail',
  }),
};
