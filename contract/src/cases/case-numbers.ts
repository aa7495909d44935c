import { z } from 'zod';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { courtDate } from '../values/dates.ts';
import { choices, flag, idFilter, idsFilter, listQuery, listReply } from '../values/paging.ts';
import { oneLine } from '../values/text.ts';
import { caseRow, caseStatus } from './case-details.ts';
import { caseListQuery, countedStages } from './case-reads.ts';
import { reasonCodes } from './case-reasons.ts';
import { caseGroups, caseStatuses } from './case-status.ts';

/** What the open cases are counted by; a case of a processor and a lawyer counts for both. */
export const workCountKeys = ['status', 'court', 'person', 'company'] as const;
export type WorkCountKey = (typeof workCountKeys)[number];

/** `all`, or two days `YYYY-MM-DD,YYYY-MM-DD`, both included. */
const dateRange = oneLine(50).default('all');
export const numbersQuery = z.object({ dateRange, countyId: idFilter, isFirmUser: flag });

const statusCount = z.object({ status: caseStatus, label: z.string(), count: z.int() });
const sixCounters = {
  CasesSubmitted: z.int(),
  CasesApproved: z.int(),
  writIssued: z.int(),
  AppealedCases: z.int(),
  CasesDenied: z.int(),
  CasesDismissed: z.int(),
};

/** Of the cases that ended in the range, what they have cost: charges for court costs and fees, billed or not. */
const costs = {
  ended: z.int(),
  /** Of the middle case, and on average; null where none ended, and for those who don’t see billing. */
  costs: z.object({ medianCents: cents, averageCents: cents }).nullable(),
};
/** Of the cases submitted in the range, those that went back since: to their company, and within the firm; null for those who don’t read the firm’s own matter. */
const sentBack = { toCompany: z.int(), inFirm: z.int().nullable() };

const area = 'case-service';
const permission = 'case.read';
const reads = ['case', 'case-count'] as const;
const failure = 'Get Cases Fail';

/** How old a case may be that is still listed in a history. */
export const HISTORY_YEARS = 7;

export const caseNumbers = {
  ongoingStatuses: route({
    method: 'GET',
    area,
    path: '/case/ongoing-statuses/{id}',
    reads,
    permission,
    summary: 'List the statuses of ongoing cases with their counts',
    params: idParams,
    query: numbersQuery,
    reply: z.object({ statuses: z.array(statusCount), total: z.int() }),
    failure,
  }),
  dashboardOngoing: route({
    method: 'GET',
    area,
    path: '/case/dashboard-ongoing-cases/{id}',
    reads,
    permission,
    summary: 'Count the ongoing cases of a firm, a company or a person by status and by group',
    params: idParams,
    query: numbersQuery,
    reply: z.object({
      statuses: z.array(statusCount),
      groups: z.array(z.object({ group: z.enum(caseGroups), count: z.int() })),
      total: z.int(),
    }),
    failure,
  }),
  statistics: route({
    method: 'GET',
    area,
    path: '/case/statistics',
    reads,
    permission: 'statistics.read',
    summary:
      'Retrieve the six counters by month, how suits ended, how many days each stage took, what was sent back or rejected, and the cost of a case',
    query: numbersQuery,
    reply: z.object({
      /** Months in which anything happened, the first one first. */
      months: z.array(z.object({ month: z.string(), ...sixCounters })),
      outcomes: z.array(z.object({ outcome: z.enum(judgmentOutcomes), won: z.boolean(), count: z.int() })),
      /** By the day on which the stage ended; null where none ended. */
      stages: z.array(
        z.object({
          stage: z.enum(countedStages),
          n: z.int(),
          medianDays: z.number().nullable(),
          p80Days: z.int().nullable(),
        }),
      ),
      /** The cases submitted, those of them that went back, and for what. A case counts once for each of its reasons. */
      sendBacks: z.object({
        submitted: z.int(),
        ...sentBack,
        reasons: z.array(z.object({ reason: z.enum(reasonCodes), ...sentBack })),
      }),
      /** By court, the filings that its clerk rejected, each case on the day of its first rejection; null for the same. */
      rejections: z
        .array(z.object({ courthouseId: id, name: z.string(), rejected: z.int(), filed: z.int() }))
        .nullable(),
      ...costs,
    }),
    failure,
  }),
  countyStatistics: route({
    method: 'GET',
    area,
    path: '/case/county-statistics',
    reads,
    permission: 'statistics.read',
    summary: 'Count counties by how soon a case is filed there after its approval',
    query: z.object({ dateRange }),
    reply: z.object({
      /** Counties with a case in the range. */
      amount: z.int(),
      within7Days: z.int(),
      within15Days: z.int(),
      exceeding15Days: z.int(),
      caseTotals: z.int(),
      wonCases: z.int(),
      counties: z.array(
        z.object({
          countyId: id,
          fips: z.string(),
          name: z.string(),
          stateCode: z.string(),
          /** Submitted in the range. */
          cases: z.int(),
          filed: z.int(),
          won: z.int(),
          /** From the approval to the filing, in days at the court; null without filings, and then in no bucket. */
          medianDays: z.number().nullable(),
          ...costs,
        }),
      ),
    }),
    failure,
  }),
  companyStatistics: route({
    method: 'GET',
    area,
    path: '/case/company-statistics',
    reads,
    permission: 'statistics.read',
    summary: 'Count by company what was submitted, what was sent back, and what a case has cost',
    query: z.object({ dateRange, countyId: idFilter }),
    reply: z.object({
      companies: z.array(
        z.object({
          clientId: id,
          name: z.string(),
          submitted: z.int(),
          ...sentBack,
          ...costs,
        }),
      ),
    }),
    failure,
  }),
  workCounts: route({
    method: 'GET',
    area,
    path: '/case/work-counts',
    reads,
    permission,
    summary:
      'Count open cases by status, court, person or company, and by whether their next date is overdue, today or later',
    query: z.object({
      by: z.enum(workCountKeys).default('status'),
      /** Absent: every status that goes on. */
      status: choices(caseStatuses),
      countyId: idsFilter,
      assigneeId: idsFilter,
      nextFrom: courtDate.optional(),
      nextTo: courtDate.optional(),
    }),
    reply: z.object({
      /** The caller’s today, to which the dates are compared. */
      today: courtDate,
      rows: z.array(
        z.object({
          /** The status, or the id of the court, the person or the company; null for cases that have none. */
          key: z.string().nullable(),
          name: z.string().nullable(),
          late: z.int(),
          /** The earliest of their next dates. */
          earliest: courtDate.nullable(),
          today: z.int(),
          later: z.int(),
          undated: z.int(),
          total: z.int(),
        }),
      ),
    }),
    failure,
  }),
  mapData: route({
    method: 'GET',
    area,
    path: '/case/map-data',
    reads,
    permission,
    summary: 'Count cases by county, for the map; counties are named by their FIPS codes',
    query: z.object({ dateRange, stateId: idFilter }),
    reply: z.object({
      counties: z.array(
        z.object({
          fips: z.string(),
          name: z.string(),
          stateCode: z.string(),
          cases: z.int(),
          ongoing: z.int(),
          filed: z.int(),
          won: z.int(),
          medianDays: z.number().nullable(),
        }),
      ),
    }),
    failure,
  }),
  countyList: route({
    method: 'GET',
    area,
    path: '/case/county-list',
    reads: ['case'],
    permission,
    summary: 'List the cases of one county, named by its id or its FIPS code',
    query: caseListQuery.extend({ countyId: z.union([id, z.string().regex(/^\d{5}$/)]) }),
    reply: listReply('cases', caseRow, {
      county: z.object({ id, name: z.string(), stateCode: z.string(), fips: z.string() }),
    }),
    failure,
  }),
};

const historyRow = z.object({
  caseId: id,
  title: z.string(),
  caseNumber: z.string().nullable(),
  status: caseStatus,
  propertyId: id.nullable(),
  propertyName: z.string().nullable(),
  unitLabel: z.string().nullable(),
  tenantNames: z.string(),
  openedOn: courtDate,
  filedOn: courtDate.nullable(),
  endedOn: courtDate.nullable(),
  outcome: z.string().nullable(),
  /** From the submission to the end; null for a case that hasn't ended. */
  days: z.int().nullable(),
  /** What the case has cost, billed or not; null for those who don't see billing. */
  costCents: cents.nullable(),
});
export type HistoryRow = z.output<typeof historyRow>;

const historyQuery = listQuery({
  status: choices(caseStatuses),
  /** A unit by its name. */
  unit: oneLine(60).default(''),
  from: courtDate.optional(),
  to: courtDate.optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;
const historyReply = listReply('cases', historyRow, {
  property: z.object({ id, name: z.string() }).nullable(),
});

/** Earlier cases by unit. Nobody is looked up by name, and each look is recorded. */
export const evictionHistory = {
  list: route({
    method: 'GET',
    area,
    path: '/case/eviction-history',
    reads: ['case'],
    permission,
    summary: 'List the cases of the last seven years by property and unit; each access is audited',
    query: historyQuery,
    reply: historyReply,
    failure,
  }),
  ofProperty: route({
    method: 'GET',
    area,
    path: '/case/eviction-history/{propertyId}',
    reads: ['case'],
    permission,
    summary: 'List the cases of one property in the last seven years; each access is audited',
    params: z.object({ propertyId: id }),
    query: historyQuery,
    reply: historyReply,
    failure,
  }),
};
