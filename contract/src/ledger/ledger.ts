import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { hasKnownYear, instant, yearRange } from '../values/dates.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { auditedReason } from '../values/text.ts';
import { ledgerAccounts } from './ledger-accounts.ts';

/** A month of the firm’s calendar, `YYYY-MM`. */
export const ledgerMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, issue('month_format'))
  .refine(hasKnownYear, yearRange);

export const ledgerMonthStatuses = ['CURRENT', 'OPEN', 'CLOSED'] as const;

const who = z.object({ name: z.string(), at: instant });

export const bookedMonth = z.object({
  month: ledgerMonth,
  status: z.enum(ledgerMonthStatuses),
  /** Who closed it last. */
  closed: who.nullable(),
  /** Who opened it again last, and why; null where it was closed since. */
  reopened: who.extend({ reason: z.string() }).nullable(),
  /** What the reader may do now: months close in their order, and open again in the opposite one. */
  can: z.object({ close: z.boolean(), reopen: z.boolean() }),
});
export type BookedMonth = z.output<typeof bookedMonth>;

const balancedAccount = z.object({
  account: z.enum(ledgerAccounts),
  /** Debits less credits before the month; below zero what was credited. */
  openingCents: z.int(),
  debitCents: z.int(),
  creditCents: z.int(),
  closingCents: z.int(),
});

export const monthDetails = bookedMonth.extend({
  accounts: z.array(balancedAccount),
  debitCents: z.int(),
  creditCents: z.int(),
});
export type MonthDetails = z.output<typeof monthDetails>;

const area = 'case-service';
const params = z.object({ month: ledgerMonth });

/** The months of a firm’s ledger: one that is closed takes no posting. */
export const ledger = {
  months: route({
    method: 'GET',
    area,
    path: '/ledger/months',
    reads: ['ledger-month'],
    permission: 'ledger.read',
    summary: 'List the months of the firm’s ledger, the newest first, and who closed them',
    query: listQuery({}),
    reply: listReply('months', bookedMonth),
    failure: 'Get Ledger Months Fail',
  }),
  month: route({
    method: 'GET',
    area,
    path: '/ledger/month/{month}',
    reads: ['ledger-month', 'invoice', 'payment', 'check', 'trust'],
    permission: 'ledger.read',
    summary: 'Show the trial balance of a month of the ledger',
    params,
    reply: monthDetails,
    failure: 'Get Ledger Month Fail',
  }),
  exportCsv: route({
    method: 'GET',
    area,
    path: '/ledger/export-csv/{month}',
    reads: [],
    permission: 'ledger.read',
    summary: 'Write the postings of a month as a journal in CSV, and create a link to download it',
    params,
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Download Journal Fail',
  }),
  close: route({
    method: 'POST',
    area,
    path: '/ledger/close/{month}',
    changes: ['ledger-month'],
    permission: 'ledger.close',
    summary: 'Close a month that is over; the months before it must be closed',
    params,
    reply: monthDetails,
    failure: 'Close Month Fail',
  }),
  reopen: route({
    method: 'POST',
    area,
    path: '/ledger/reopen/{month}',
    changes: ['ledger-month'],
    permission: 'ledger.reopen',
    summary: 'Reopen the month that was closed last, with a reason',
    params,
    body: z.object({ comment: auditedReason() }),
    reply: monthDetails,
    failure: 'Reopen Month Fail',
  }),
};
