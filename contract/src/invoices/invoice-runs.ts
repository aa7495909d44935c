import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply } from '../values/paging.ts';
import { invoiceGroupings } from './invoice-grouping.ts';

/** Why a run left some charges unbilled. */
export const leftReasons = ['TAKEN', 'BELOW_NOTHING', 'REFUSED', 'NO_RIGHTS'] as const;
export type LeftReason = (typeof leftReasons)[number];

const invoiceGroup = z.object({
  /** Of its run: it stands for one invoice. */
  key: z.string(),
  client: namedRef,
  invoicesBy: z.enum(invoiceGroupings),
  /** The case, the property, the owner or the month, `YYYY-MM`; null for the whole company, for what has none, and for a case that one may not see. */
  name: z.string().nullable(),
  lineCount: z.int(),
  amountCents: cents,
});

export const previewedGroup = invoiceGroup.extend({
  /** What was given back is more than what is charged: it waits for the next run. */
  isBelowNothing: z.boolean(),
});
export type PreviewedGroup = z.output<typeof previewedGroup>;

export const runGroup = invoiceGroup.extend({
  status: z.enum(['WAITING', 'BILLED', 'LEFT']),
  reason: z.enum(leftReasons).nullable(),
  invoice: z.object({ id, number: z.string().nullable() }).nullable(),
});
export type RunGroup = z.output<typeof runGroup>;

export const invoiceRun = z.object({
  id,
  through: courtDate,
  /** Null for all companies. */
  client: namedRef.nullable(),
  invoicesBy: z.enum(invoiceGroupings).nullable(),
  issues: z.boolean(),
  startedByName: z.string(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  groupCount: z.int(),
  billedCount: z.int(),
  leftCount: z.int(),
  billedCents: cents,
});
export type InvoiceRun = z.output<typeof invoiceRun>;

const area = 'case-service';
const permission = 'invoice.create';

/** Runs that bill many charges at once. */
export const invoiceRuns = {
  preview: route({
    method: 'GET',
    area,
    path: '/invoices/run-preview',
    reads: ['invoice', 'case'],
    permission,
    summary: 'Preview a run: the invoices that it would create, each with its amount',
    query: z.object({
      through: calendarDay,
      clientId: idFilter,
      invoicesBy: choices(invoiceGroupings),
    }),
    reply: z.object({
      groups: z.array(previewedGroup),
      lineCount: z.int(),
      amountCents: cents,
    }),
    failure: 'Preview Invoice Run Fail',
  }),
  run: route({
    method: 'POST',
    area,
    path: '/invoices/run',
    changes: ['invoice', 'case'],
    permission,
    summary:
      'Bill all charges up to a day, each invoice in its own transaction; an interrupted run continues',
    body: z.object({
      through: calendarDay,
      /** All companies when absent. */
      clientId: id.nullish(),
      /** As each engagement says when absent. */
      invoicesBy: z.enum(invoiceGroupings).nullish(),
      issue: z.boolean().default(true),
    }),
    reply: invoiceRun,
    status: 201,
    failure: 'Start Invoice Run Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/invoices/runs',
    reads: ['invoice'],
    permission,
    summary: 'List the runs of the firm, the newest first',
    query: listQuery({}),
    reply: listReply('runs', invoiceRun),
    failure: 'Get Invoice Runs Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/invoices/runs/{id}',
    reads: ['invoice'],
    permission,
    summary: 'Show a run with its invoices, and what it did not bill',
    params: idParams,
    reply: invoiceRun.extend({ groups: z.array(runGroup) }),
    failure: 'Get Invoice Run Fail',
  }),
};
