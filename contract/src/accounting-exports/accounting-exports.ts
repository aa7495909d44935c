import { z } from 'zod';
import { accountMapping } from '../account-mappings/account-mappings.ts';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';

/** What reads the file: QuickBooks Online, Xero, QuickBooks Desktop (IIF), or a spreadsheet. */
export const accountingFormats = ['QUICKBOOKS_ONLINE', 'XERO', 'IIF', 'LEDGER_CSV'] as const;
export type AccountingFormat = (typeof accountingFormats)[number];

/** Income when it is billed, or when it is paid. */
export const accountingBases = ['ACCRUAL', 'CASH'] as const;
export type AccountingBasis = (typeof accountingBases)[number];

/** Every journal of the period, or those that no export had, or that have other accounts or locations since. */
export const exportScopes = ['ALL', 'NEW'] as const;

/** As much as a year. */
export const MAX_EXPORT_DAYS = 366;

const fields = {
  format: z.enum(accountingFormats),
  basis: z.enum(accountingBases),
  from: calendarDay,
  to: calendarDay,
};

/** What became of the journals since exports of this format and basis had them. */
const compared = {
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
};

export const exportPreview = z.object({
  journals: z.int(),
  debitCents: z.int(),
  /** The last export of this format and basis that had a day of the period. */
  last: z
    .object({ at: instant, name: z.string(), from: courtDate, to: courtDate, journals: z.int() })
    .nullable(),
  ...compared,
  /** What is new or different since then, the first of them; empty while there was no export. */
  differences: z.array(
    z.object({
      /** The entry of the ledger. */
      id: z.string(),
      isNew: z.boolean(),
      /** By which the accounting system knows it; null while no file had it. */
      number: z.string().nullable(),
      postedOn: courtDate,
      /** What happened, e.g. `invoice.issue`. */
      event: z.string(),
      company: z.string().nullable(),
      debitCents: z.int(),
    }),
  ),
  /** What has no account or no location in the accounting system: nothing is exported until it has. */
  blocked: z.object({
    accounts: z.array(accountMapping.pick({ key: true, account: true, accountNo: true, items: true })),
    counties: z.array(namedRef.extend({ stateCode: z.string() })),
  }),
});
export type ExportPreview = z.output<typeof exportPreview>;

export const accountingExport = z.object({
  files: z.array(z.object({ fileName: z.string(), url: z.string().min(1) })),
  journals: z.int(),
  debitCents: z.int(),
  ...compared,
});

const area = 'case-service';

export const accountingExports = {
  preview: route({
    method: 'GET',
    area,
    path: '/accounting-exports/preview',
    reads: ['accounting-export', 'account-mapping', 'location-mapping', 'ledger-month'],
    permission: 'ledger.read',
    summary:
      'Preview an accounting export: what it would contain, what prevents it, and what changed since the last one',
    query: z.object(fields),
    reply: exportPreview,
    failure: 'Preview Accounting Export Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/accounting-exports/create',
    changes: ['accounting-export'],
    permission: 'accounting-export.create',
    summary: 'Write the journals of a period for an accounting system, and create links to download them',
    body: z.object({ ...fields, scope: z.enum(exportScopes).default('ALL') }),
    reply: accountingExport,
    status: 201,
    failure: 'Accounting Export Fail',
  }),
};
