import { z } from 'zod';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { factScreens } from './tag-fields.ts';

const area = 'case-service';

/** Most cases of one run. */
export const MAX_RUN_CASES = 250;

/**
 * Why a run left a case: it has ended or is gone, its documents couldn’t be generated, or whoever started the run may no longer do so.
 */
export const leftCaseReasons = ['ENDED', 'GONE', 'FAILED', 'NO_RIGHTS'] as const;
export type LeftCaseReason = (typeof leftCaseReasons)[number];

/** One document of a case that a run had generated, or the facts that it waits for. */
export const runPaper = z.object({
  kind: z.string(),
  title: z.string(),
  documentId: id.nullable(),
  missing: z.array(z.object({ path: z.string(), screen: z.enum(factScreens) })),
});
export type RunPaper = z.output<typeof runPaper>;

const documentRun = z.object({
  id,
  startedByName: z.string(),
  startedAt: instant,
  /** When every case was gone through; the files may still be in the making. */
  finishedAt: instant.nullable(),
  caseCount: z.int(),
  doneCount: z.int(),
});

const listedRun = documentRun.extend({
  /** Documents that it had generated. */
  paperCount: z.int(),
  /** Cases that it left. */
  leftCount: z.int(),
  /** Of them, those whose documents couldn’t be generated. */
  failedCount: z.int(),
});
export type ListedRun = z.output<typeof listedRun>;

const runCase = z.object({
  case: z.object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() }),
  status: z.enum(['WAITING', 'DONE', 'LEFT']),
  reason: z.enum(leftCaseReasons).nullable(),
  papers: z.array(
    runPaper.extend({
      /** How far the document is; null where it waits for facts. */
      status: z.enum(['QUEUED', 'GENERATING', 'READY', 'FAILED']).nullable(),
    }),
  ),
});
export type RunCase = z.output<typeof runCase>;

const runReply = documentRun.extend({
  /** In the order in which they were named; cases that the reader may not see are left out. */
  cases: z.array(runCase),
});
export type DocumentRun = z.output<typeof runReply>;

/** Documents of many cases at once. */
export const documentRuns = {
  start: route({
    method: 'POST',
    area,
    path: '/documents/generate-bulk',
    changes: [],
    permission: 'document.regenerate',
    summary:
      'Generate the documents of many cases that each needs now and lacks, or whose facts have changed since',
    body: z.object({ caseIds: z.array(id).min(1).max(MAX_RUN_CASES) }),
    reply: runReply,
    status: 201,
    failure: 'Add Case Documents Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/documents/generate-bulk',
    reads: ['case'],
    permission: 'document.regenerate',
    summary:
      'List the generations of the documents of many cases, the newest first, with the sums of their results',
    query: listQuery({}),
    reply: listReply('runs', listedRun),
    failure: 'Get Documents Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/documents/generate-bulk/{id}',
    reads: ['case'],
    permission: 'document.regenerate',
    summary: 'Retrieve a document run with the result of each case',
    params: idParams,
    reply: runReply,
    failure: 'Get Documents Fail',
  }),
};
