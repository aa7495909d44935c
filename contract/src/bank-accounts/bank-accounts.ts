import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, listQuery, listReply } from '../values/paging.ts';
import { auditedReason, line } from '../values/text.ts';
import { positivePayLayouts } from './positive-pay-layouts.ts';
import { isRoutingNumber } from './routing-number.ts';

/** What an account is for. Money that clients entrusted is on trust accounts alone. */
export const bankAccountKinds = ['OPERATING', 'TRUST'] as const;
export type BankAccountKind = (typeof bankAccountKinds)[number];
/** A second person approves an account before money moves on it, and approves that it is closed. */
export const bankAccountStatuses = ['PENDING', 'ACTIVE', 'CLOSING', 'CLOSED'] as const;
export type BankAccountStatus = (typeof bankAccountStatuses)[number];

/** How a deposit of entrusted money comes. Cards are not among them: their fees and chargebacks may not touch trust. */
export const depositMethods = ['CHECK', 'ACH', 'WIRE'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** The firm’s business days until a deposit can be used. */
const businessDays = z.int(issue('integer_wanted')).min(0, issue('hold_days')).max(30, issue('hold_days'));

export const bankAccount = z.object({
  id,
  kind: z.enum(bankAccountKinds),
  name: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  /** The last four digits; nobody reads the others. */
  numberEnding: z.string(),
  status: z.enum(bankAccountStatuses),
  checkDays: z.int(),
  achDays: z.int(),
  wireDays: z.int(),
  /** How the file for positive pay is laid out. */
  positivePayLayout: z.enum(positivePayLayouts),
  /** The last day that a signed reconciliation covers; nothing changes up to it. */
  signedThrough: courtDate.nullable(),
  createdByName: z.string(),
  createdAt: instant,
  approvedByName: z.string().nullable(),
  /** Who asked for it to be closed, and why. */
  closingByName: z.string().nullable(),
  closeReason: z.string().nullable(),
  version: z.int(),
  can: z.object({ update: z.boolean(), approve: z.boolean(), close: z.boolean(), keepOpen: z.boolean() }),
});
export type BankAccount = z.output<typeof bankAccount>;

const area = 'case-service';
const version = z.int().optional();
const changes = ['bank-account'] as const;
const own = {
  name: line('name', 80),
  bankName: line('bank', 80),
  checkDays: businessDays.default(5),
  achDays: businessDays.default(3),
  wireDays: businessDays.default(0),
  positivePayLayout: z.enum(positivePayLayouts).default('TABLE'),
};

/** The firm’s accounts at banks. Their numbers never change: another number is another account. */
export const bankAccounts = {
  list: route({
    method: 'GET',
    area,
    path: '/bank-accounts/list',
    reads: ['bank-account'],
    permission: 'bank-account.read',
    summary: 'List the firm’s bank accounts, with their numbers masked',
    query: listQuery({ kind: choices(bankAccountKinds), status: choices(bankAccountStatuses) }),
    reply: listReply('bankAccounts', bankAccount),
    failure: 'Get Bank Accounts Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/bank-accounts/create',
    changes,
    permission: 'bank-account.create',
    summary: 'Add a bank account; someone else has to approve it before money can move in or out of it',
    body: z.object({
      ...own,
      kind: z.enum(bankAccountKinds),
      routingNumber: z
        .string()
        .trim()
        .regex(/^\d{9}$/, { error: issue('routing_number'), abort: true })
        .refine(isRoutingNumber, issue('routing_number')),
      accountNumber: z
        .string()
        .trim()
        .regex(/^\d{4,17}$/, issue('account_number')),
    }),
    reply: bankAccount,
    status: 201,
    failure: 'Create Bank Account Fail',
  }),
  update: route({
    method: 'POST',
    area,
    path: '/bank-accounts/update/{id}',
    changes,
    permission: 'bank-account.update',
    summary:
      'Rename a bank account, change how many business days its deposits wait or how its file for positive pay is laid out, or keep it open; someone else has to approve changes',
    params: idParams,
    body: z.object({
      version,
      name: own.name.optional(),
      bankName: own.bankName.optional(),
      checkDays: businessDays.optional(),
      achDays: businessDays.optional(),
      wireDays: businessDays.optional(),
      positivePayLayout: z.enum(positivePayLayouts).optional(),
      /** Withdraws the request to close the account, which is then as it was before. */
      keepOpen: z.literal(true).optional(),
    }),
    reply: bankAccount,
    failure: 'Update Bank Account Fail',
  }),
  approve: route({
    method: 'POST',
    area,
    path: '/bank-accounts/approve/{id}',
    changes,
    permission: 'bank-account.approve',
    summary: 'Approve a bank account that someone else added or changed last, or that it is closed',
    params: idParams,
    reply: bankAccount,
    failure: 'Approve Bank Account Fail',
  }),
  close: route({
    method: 'POST',
    area,
    path: '/bank-accounts/close/{id}',
    changes,
    permission: 'bank-account.update',
    summary:
      'Ask to close a bank account without a balance, with a reason; it is closed when someone else approves',
    params: idParams,
    body: z.object({ version, comment: auditedReason() }),
    reply: bankAccount,
    failure: 'Close Bank Account Fail',
  }),
  positivePay: route({
    method: 'GET',
    area,
    path: '/bank-accounts/positive-pay/{id}',
    reads: [],
    permission: 'bank-account.read',
    summary:
      'Write the checks that an account issued or voided on some days for the bank’s positive pay, in the account’s layout, and create a link to download them',
    params: idParams,
    query: z.object({ dateRange }),
    reply: z.object({ url: z.string().min(1), checks: z.int() }),
    failure: 'Write Positive Pay Fail',
  }),
};
