import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { hasKnownYear, yearRange } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, listQuery, listReply, search, sort } from '../values/paging.ts';
import { newVendor, totalStatuses, vendor, vendorChanges, vendorTotal } from './vendor-values.ts';

/** A year of the calendar, `YYYY`. */
const year = z
  .string()
  .regex(/^\d{4}$/, { error: issue('year_format'), abort: true })
  .refine(hasKnownYear, yearRange)
  .transform(Number);

const area = 'case-service';
const changes = ['vendor'] as const;
const listFilters = listQuery({
  /** Finds in all names of a vendor. */
  search,
  sort: sort(['legalName'], 'legalName'),
});
export type VendorQuery = z.output<typeof listFilters>;
const totalFilters = listQuery({ year, status: choices(totalStatuses) });

/** Whom a firm pays, and what it reports of that to the IRS. */
export const vendors = {
  list: route({
    method: 'GET',
    area,
    path: '/vendors/list',
    reads: ['vendor'],
    permission: 'vendor.read',
    summary: 'List the firm’s vendors, with their tax numbers masked',
    query: listFilters,
    reply: listReply('vendors', vendor),
    failure: 'Get Vendors Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/vendors/create',
    changes,
    permission: 'vendor.update',
    summary: 'Add a vendor with the facts of Form W-9',
    body: newVendor,
    reply: vendor,
    status: 201,
    failure: 'Create Vendor Fail',
  }),
  update: route({
    method: 'POST',
    area,
    path: '/vendors/update/{id}',
    changes,
    permission: 'vendor.update',
    summary: 'Change a vendor; a tax number that is absent stays',
    params: idParams,
    body: vendorChanges,
    reply: vendor,
    failure: 'Update Vendor Fail',
  }),
  totals: route({
    method: 'GET',
    area,
    path: '/vendors/totals',
    reads: ['vendor', 'check', 'trust', 'cost-payment', 'ledger-month'],
    permission: 'vendor.read',
    summary: 'List what each payee was paid in a year, and whether Form 1099 reports it',
    query: totalFilters,
    reply: listReply('payees', vendorTotal, {
      year: z.int(),
      /** What is reported, with and without missing facts. */
      reportedCents: cents,
      /** All that the ledger says was paid. */
      paidCents: cents,
    }),
    failure: 'Get Vendor Totals Fail',
  }),
  exportTotals: route({
    method: 'POST',
    area,
    path: '/vendors/export-totals',
    changes: [],
    permission: 'vendor.read',
    summary:
      'Write the reported totals of a year as a CSV file for whoever prepares the forms; each export is audited',
    body: z.object({
      year,
      /** Whole tax numbers, for those who may read them; else their last four digits. */
      withTins: z.boolean().default(false),
    }),
    reply: z.object({ fileName: z.string(), content: z.string(), vendors: z.int() }),
    isSecret: true,
    failure: 'Export Vendor Totals Fail',
  }),
};
