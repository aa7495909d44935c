import { z } from 'zod';
import { maxBulkCases } from '../cases/case-actions.ts';
import { faultReply } from '../errors.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { dateRange } from '../values/date-range.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { auditedReason, changedLine, line } from '../values/text.ts';
import {
  check,
  checkPayees,
  checkPurposes,
  checkReleaseLimit,
  checkReleaseLimitChanges,
  checkReleases,
  checkSheets,
  printOffset,
  shownCheckStatuses,
  skipReasons,
} from './check-values.ts';

/** Most checks of one call. */
export const MAX_CHECKS = 500;
const checkIds = z
  .array(id)
  .min(1, issue('check_missing'))
  .max(MAX_CHECKS, issue('checks_at_most', { max: MAX_CHECKS }));
const version = z.int().optional();
const area = 'case-service';
const changes = ['check', 'case'] as const;

/** What became of each check of a call; one that is refused stops no other. */
const results = z.array(
  z.object({ id, ok: z.boolean(), code: z.string().optional(), reason: faultReply.optional() }),
);

const reportFilters = listQuery({
  /** Finds by the number, or by the beginning of the payee’s name. */
  search,
  status: choices(shownCheckStatuses),
  payeeKind: choices(checkPayees),
  release: choices(checkReleases),
  courthouseId: idFilter,
  batchId: idFilter,
  /** By the day on which it was generated. */
  dateRange,
  sort: sort(['number', 'generatedOn', 'amountCents', 'payeeName'], '-generatedOn'),
});
export type CheckReportQuery = z.output<typeof reportFilters>;

export const checks = {
  reports: route({
    method: 'GET',
    area,
    path: '/checks/reports',
    reads: ['check'],
    permission: 'check.read',
    summary: 'List the firm’s court checks, with their sums by status',
    query: reportFilters,
    reply: listReply('checks', check, {
      /** Sums over all rows of the filter, not of the page alone. */
      totals: z.array(z.object({ status: z.enum(shownCheckStatuses), checks: z.int(), amountCents: cents })),
    }),
    failure: 'Get Checks Report Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/checks/details/{id}',
    reads: ['check/{id}'],
    permission: 'check.read',
    summary: 'Show a court check with its cases',
    params: idParams,
    reply: check,
    failure: 'Get Check Fail',
  }),
  generateBulk: route({
    method: 'POST',
    area,
    path: '/checks/generate-bulk',
    changes,
    permission: 'check.generate',
    summary: 'Generate court checks for cases; what a check already pays is left out',
    body: z
      .object({
        caseIds: z
          .array(id)
          .max(maxBulkCases, issue('cases_at_most', { max: maxBulkCases }))
          .optional(),
        /** All approved cases of the court, in place of a list. */
        courthouseId: id.optional(),
        /** With a court: only cases approved on these days. */
        dateRange,
        payeeKind: z.enum(checkPayees).default('CLERK'),
        purpose: z.enum(checkPurposes).default('FILING'),
        mode: z.enum(['ONE_PER_CASE', 'ONE_PER_COURTHOUSE']).default('ONE_PER_CASE'),
      })
      .refine(({ caseIds, courthouseId }) => Boolean(caseIds?.length) !== Boolean(courthouseId), {
        path: ['caseIds'],
        message: issue('check_cases_or_court'),
      }),
    reply: z.object({
      checks: z.array(check),
      skipped: z.array(z.object({ caseId: id, title: z.string(), reason: z.enum(skipReasons) })),
    }),
    failure: 'Generate Bulk Checks Fail',
  }),
  submit: route({
    method: 'POST',
    area,
    path: '/checks/submit',
    changes,
    permission: 'check.submit',
    summary:
      'Submit generated checks: they are locked and wait for approval, or are released up to the limit of a firm where nobody else may approve',
    body: z.object({ checkIds }),
    reply: z.object({ checks: z.array(check), results }),
    failure: 'Submit Checks Fail',
  }),
  approve: route({
    method: 'POST',
    area,
    path: '/checks/approve',
    changes,
    permission: 'check.approve',
    summary: 'Approve checks that someone else generated: they get their numbers and are released',
    body: z.object({ checkIds }),
    reply: z.object({ checks: z.array(check), results }),
    failure: 'Approve Checks Fail',
  }),
  releaseLimit: route({
    method: 'GET',
    area,
    path: '/checks/release-limit',
    reads: ['check'],
    permission: 'check.read',
    summary: 'Show up to which amount the only person who may approve checks releases their own',
    reply: checkReleaseLimit,
    failure: 'Get Release Limit Fail',
  }),
  setReleaseLimit: route({
    method: 'PUT',
    area,
    path: '/checks/set-release-limit',
    changes: ['check'],
    permission: 'check.set-release-limit',
    summary:
      'Set this limit, or remove it with null; a firm where several people may approve checks can’t set one',
    body: checkReleaseLimitChanges,
    reply: checkReleaseLimit,
    failure: 'Set Release Limit Fail',
  }),
  print: route({
    method: 'POST',
    area,
    path: '/checks/print',
    changes: ['check'],
    permission: 'check.submit',
    summary:
      'Typeset released checks as a PDF: a check and two stubs, or three checks, on each sheet; on blank stock with the MICR line of an account',
    body: z.object({
      checkIds: z
        .array(id)
        .min(1, issue('check_missing'))
        .max(100, issue('checks_at_most', { max: 100 })),
      sheet: z.enum(checkSheets).default('VOUCHER'),
      offset: printOffset.default({ rightInches: 0, downInches: 0 }),
      /** On blank stock: the account of which the bank and the MICR line are printed. */
      bankAccountId: id.optional(),
    }),
    reply: z.object({ url: z.string().min(1), checks: z.array(check) }),
    failure: 'Print Checks Fail',
  }),
  update: route({
    method: 'POST',
    area,
    path: '/checks/update/{id}',
    changes,
    permission: 'check.generate',
    summary: 'Change a check that isn’t submitted; what is absent stays',
    params: idParams,
    body: z.object({
      version,
      payeeName: line('payee', 120).optional(),
      memo: changedLine(80),
      /** Amounts of single cases on the check. */
      lines: z
        .array(z.object({ id, amountCents: cents.min(1, issue('payment_of_nothing')) }))
        .max(maxBulkCases)
        .optional(),
    }),
    reply: check,
    failure: 'Update Check Fail',
  }),
  markVoid: route({
    method: 'POST',
    area,
    path: '/checks/mark-void/{id}',
    changes,
    permission: 'check.void',
    summary: 'Void a check, with a reason; its number stays with it, and its cases can get another one',
    params: idParams,
    body: z.object({
      version,
      comment: auditedReason(),
      /** The bank is ordered not to pay the check, which is out. */
      stop: z.boolean().optional(),
    }),
    reply: check,
    failure: 'Mark Check Void Fail',
  }),
  spoil: route({
    method: 'POST',
    area,
    path: '/checks/spoil/{id}',
    changes,
    permission: 'check.submit',
    summary:
      'Void the number of a printed check whose sheet was spoiled; the same check takes the next number',
    params: idParams,
    body: z.object({ version, comment: auditedReason() }),
    reply: check,
    failure: 'Spoil Check Fail',
  }),
  reissue: route({
    method: 'POST',
    area,
    path: '/checks/reissue/{id}',
    changes,
    permission: 'check.reissue',
    summary: 'Generate a check in place of a void one',
    params: idParams,
    reply: check,
    status: 201,
    failure: 'Reissue Check Fail',
  }),
};
