import { z } from 'zod';
import { caseDetails, caseRow, caseStatus, lawfulSteps } from './case-details.ts';
import { billingItemReply } from './case-values.ts';
import { caseStatuses, filingStages } from './case-status.ts';
import { sendBacks } from './send-backs.ts';
import { roles } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { choices, flag, idFilter, idsFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { oneLine } from '../values/text.ts';

/** What is done in a case on a day, as the counters count it. */
export const doneKinds = [
  'submitted',
  'approved',
  'filed',
  'writIssued',
  'appealed',
  'denied',
  'dismissed',
  'possession',
  'rejected',
  'ended',
] as const;
export type DoneKind = (typeof doneKinds)[number];

/** The stages whose days are counted, from submission to possession; `whole` is all of it. */
export const countedStages = [
  'approval',
  'filing',
  'service',
  'judgment',
  'writ',
  'possession',
  'whole',
] as const;
export type CountedStage = (typeof countedStages)[number];

const caseFilters = {
  search,
  status: choices(caseStatuses),
  /** How far the filing is: such as `REJECTED`, until it is sent again. */
  filingStage: choices(filingStages),
  countyId: idsFilter,
  courthouseId: idsFilter,
  propertyId: idsFilter,
  clientId: idFilter,
  /** Whose cases: those of a processor or a lawyer. */
  assigneeId: idsFilter,
  from: courtDate.optional(),
  to: courtDate.optional(),
  nextFrom: courtDate.optional(),
  nextTo: courtDate.optional(),
  /** Cases whose next lawful step is one of these. */
  mayDo: choices(lawfulSteps),
  /** Cases whose next step is lawful on this day already. */
  mayDoBy: courtDate.optional(),
  /** Cases in which one of these was done, on the days from `doneFrom` to `doneTo`. */
  done: choices(doneKinds),
  /** Cases whose standing order came to one of these, on the same days. */
  outcome: choices(judgmentOutcomes),
  /** Cases in which this stage ended, on the same days; both of its days are known. */
  took: choices(countedStages),
  /** Cases submitted on the same days that went back like this since, to the company or within the firm. */
  sentBack: choices(sendBacks),
  doneFrom: courtDate.optional(),
  doneTo: courtDate.optional(),
  isFirmUser: flag,
  sort: sort(['createdAt', 'updatedAt', 'nextDate', 'mayDoOn', 'title'], '-createdAt'),
};
export const caseListQuery = listQuery(caseFilters);
export type CaseListQuery = z.output<typeof caseListQuery>;
const caseList = listReply('cases', caseRow);

const dashboardQuery = z.object({
  dateRange: oneLine(50).default('all'),
  countyId: idFilter,
  isFirmUser: flag,
});

const area = 'case-service';
const named = z.object({ id, name: z.string() });

/** The calls that show cases: lists, the page, counters. */
export const caseReads = {
  list: route({
    method: 'GET',
    area,
    path: '/case/list-cases',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the cases that the caller can see',
    query: caseListQuery,
    reply: caseList,
    failure: 'Get Cases Fail',
  }),
  listOfClient: route({
    method: 'GET',
    area,
    path: '/case/list-cases/{clientId}',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the cases of one company',
    params: z.object({ clientId: id }),
    query: caseListQuery,
    reply: caseList,
    failure: 'Get Cases Fail',
  }),
  handledByMe: route({
    method: 'GET',
    area,
    path: '/case/handled-by-me',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the cases that the caller handled or is assigned to',
    query: caseListQuery,
    reply: caseList,
    failure: 'Get Cases Fail',
  }),
  recommended: route({
    method: 'GET',
    area,
    path: '/case/recommended',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the work queue: cases whose next action is the caller’s, by due date',
    query: listQuery({
      ...caseFilters,
      /** Only cases of the caller’s team: theirs, and those of everybody who shares an open case with them. */
      team: flag,
      sort: sort(['nextDate', 'createdAt'], 'nextDate'),
    }),
    reply: listReply(
      'cases',
      caseRow.extend({
        act: z.string(),
        why: z.string(),
        /** When the case came to where it stands, and who brought it there; no name where no person did. */
        whyAt: instant.nullable(),
        whyBy: z.string().nullable(),
        /** What the case was sent back for and is still open, in the firm’s words. */
        asked: z.array(z.object({ item: z.string(), message: z.string().nullable() })),
        /** The words with which it was sent back, where nothing that was asked is open. */
        sentBackWith: z.string().nullable(),
        /** All that it was sent back for is answered, and it is not handed in again yet. */
        isAnswered: z.boolean(),
        /** A document is flagged, and until that is settled the case goes neither to review nor to the court. */
        isFlagged: z.boolean(),
      }),
    ),
    failure: 'Get Cases Fail',
  }),
  toDocket: route({
    method: 'GET',
    area,
    path: '/case/apply-to-docket',
    reads: ['case'],
    permission: 'docket.read',
    summary: 'List the cases that wait to be applied to a docket',
    query: caseListQuery,
    reply: caseList,
    failure: 'Get Cases Fail',
  }),
  appealed: route({
    method: 'GET',
    area,
    path: '/case/appealed',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the cases whose judgment was appealed',
    query: caseListQuery,
    reply: caseList,
    failure: 'Get Cases Fail',
  }),
  queues: route({
    method: 'GET',
    area,
    path: '/case/queues',
    reads: ['case', 'case-count'],
    permission: 'case.read',
    summary: 'Count the cases in each of the caller’s queues',
    query: z.object({ clientId: idFilter }),
    reply: z.object({
      all: z.int(),
      mine: z.int(),
      byStatus: z.record(z.string(), z.int()),
      /** By step, the cases in which it may be taken from today on. */
      mayDo: z.record(z.enum(lawfulSteps), z.int()),
      /** Open cases whose deadlines a job still recalculates: the numbers by step may change. */
      beingRecalculated: z.int(),
    }),
    failure: 'Get Cases Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/case/details/{id}',
    reads: ['case/{id}'],
    permission: 'case.read',
    summary: 'Retrieve a case with all its parts',
    params: idParams,
    reply: caseDetails,
    opensWithheld: 'PAGE',
    failure: 'Get Case Details Fail',
  }),
  stepDetails: route({
    method: 'GET',
    area,
    path: '/workflow-steps-instances/step-details/{caseId}',
    reads: ['case/{caseId}'],
    permission: 'case.read',
    summary: 'Retrieve the case’s own copy of its workflow, and its current step',
    params: z.object({ caseId: id }),
    reply: z.object({
      presentStep: z.number().nullable(),
      workflow: z.object({ id, name: z.string(), version: z.int() }).nullable(),
      steps: z.array(
        z.object({
          id,
          sequenceNo: z.number(),
          name: z.string(),
          roles: z.array(z.enum(roles)),
          action: z.string(),
          state: z.enum(['PENDING', 'ACTIVE', 'DONE', 'SKIPPED']),
          startedAt: instant.nullable(),
          doneAt: instant.nullable(),
          doneBy: z.string().nullable(),
        }),
      ),
    }),
    failure: 'Get workflow step failed',
  }),
  statusAudit: route({
    method: 'GET',
    area,
    path: '/case/status-audit/{id}',
    reads: ['case/{id}'],
    permission: 'audit.read',
    summary: 'List status changes, oldest first',
    params: idParams,
    query: listQuery({}),
    reply: listReply(
      'statusChanges',
      z.object({
        id,
        fromStatus: caseStatus.nullable(),
        toStatus: caseStatus,
        action: z.string(),
        comment: z.string().nullable(),
        by: z.string(),
        byUserId: id.nullable(),
        at: instant,
      }),
    ),
    failure: 'Get Case Details Fail',
  }),
  timeline: route({
    method: 'GET',
    area,
    path: '/case/timeline/{id}',
    reads: ['case/{id}'],
    permission: 'case.read',
    summary: 'List everything that happened to a case, newest first',
    params: idParams,
    query: listQuery({ kind: oneLine(60).default('all') }),
    reply: listReply(
      'events',
      z.object({
        seq: z.int(),
        kind: z.string(),
        at: instant,
        by: z.string(),
        byUserId: id.nullable(),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
    opensWithheld: 'TIMELINE',
    failure: 'Get Case Details Fail',
  }),
  filterChoices: route({
    method: 'GET',
    area,
    path: '/case/filter-choices',
    // Not `case`: each change of any case would ask for all choices again, and one seldom brings another.
    reads: ['property', 'user'],
    permission: 'case.read',
    summary: 'List what the caller’s cases can be filtered by: only values that occur',
    reply: z.object({
      counties: z.array(named),
      courthouses: z.array(named),
      properties: z.array(named),
      /** Empty for a company. */
      clients: z.array(named),
      /** Processors and lawyers; empty for a company. */
      people: z.array(named),
      /** Whether they may ask for what went back within the firm, and for what a clerk rejected. */
      withinFirm: z.boolean(),
    }),
    failure: 'Get Cases Fail',
  }),
  dashboardStatus: route({
    method: 'GET',
    area,
    path: '/case/dashboard-status/{id}',
    reads: ['case', 'case-count'],
    permission: 'case.read',
    summary: 'Retrieve the six counters of the dashboard',
    params: idParams,
    query: dashboardQuery,
    reply: z.object({
      CasesSubmitted: z.int(),
      CasesApproved: z.int(),
      writIssued: z.int(),
      AppealedCases: z.int(),
      CasesDenied: z.int(),
      CasesDismissed: z.int(),
    }),
    failure: 'Get Cases Fail',
  }),
  statuses: route({
    method: 'GET',
    area,
    path: '/case/statuses/{id}',
    reads: ['case', 'case-count'],
    permission: 'case.read',
    summary: 'List statuses with their counts',
    params: idParams,
    query: dashboardQuery,
    reply: z.object({
      statuses: z.array(z.object({ status: caseStatus, label: z.string(), count: z.int() })),
      total: z.int(),
    }),
    failure: 'Get Cases Fail',
  }),
  billings: route({
    method: 'GET',
    area,
    path: '/case/billings/{id}',
    reads: ['case/{id}'],
    permission: 'billing-item.read',
    summary: 'List unbilled and billed lines; the reply always holds both arrays',
    params: idParams,
    reply: z.object({
      unbilled: z.array(billingItemReply),
      billed: z.array(billingItemReply),
      unbilledTotal: cents,
      billedTotal: cents,
      /** What the caller may do with unbilled lines. */
      can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean() }),
    }),
    failure: 'Get Billings Fail',
  }),
};
