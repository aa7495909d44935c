import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { choices, listQuery, listReply } from '../values/paging.ts';
import { auditedReason } from '../values/text.ts';

/** How long the files of an ended case are kept where the firm says nothing else. */
export const RETENTION_YEARS = 7;
export const MIN_RETENTION_YEARS = 5;
export const MAX_RETENTION_YEARS = 50;
/** How long before the day a case is shown as due. */
export const RETENTION_NOTICE_DAYS = 90;

const retentionRule = z.object({
  years: z.int(),
  /** The firm has set it; null for as the product has it. */
  set: z.object({ by: z.string(), at: instant }).nullable(),
  version: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type RetentionRule = z.output<typeof retentionRule>;

const legalHold = z.object({ reason: z.string(), by: z.string(), at: instant });

/** DUE: its files are removed within the days of notice. HELD: a legal hold keeps them. PURGED: they were removed. */
export const retentionStates = ['DUE', 'HELD', 'PURGED'] as const;

const keptCase = z.object({
  caseId: id,
  title: z.string(),
  caseNumber: z.string().nullable(),
  clientName: z.string(),
  /** The day on which it ended; null while it is open. */
  endedOn: courtDate.nullable(),
  /** The day from which its files are removed; null while it is open. */
  dueOn: courtDate.nullable(),
  files: z.int(),
  sizeBytes: z.number(),
  hold: legalHold.nullable(),
  purgedAt: instant.nullable(),
});
export type KeptCase = z.output<typeof keptCase>;

const ofCase = z.object({ caseId: id });
const because = z.object({ reason: auditedReason(500) });
const area = 'case-service';
const changes = ['retention', 'case/{caseId}'] as const;

/** How long a firm keeps the files of cases that have ended, and what keeps them longer. */
export const retention = {
  rule: route({
    method: 'GET',
    area,
    path: '/retention/rule',
    reads: ['retention'],
    permission: 'retention.read',
    summary: 'Retrieve how long the firm keeps the files of cases that have ended',
    reply: retentionRule,
    failure: 'Get Retention Fail',
  }),
  setRule: route({
    method: 'PUT',
    area,
    path: '/retention/rule',
    changes: ['retention'],
    permission: 'retention.update',
    summary: 'Set how many years the firm keeps the files of cases that have ended',
    body: z.object({
      years: z
        .int(issue('integer_wanted'))
        .min(
          MIN_RETENTION_YEARS,
          issue('retention_years', { min: MIN_RETENTION_YEARS, max: MAX_RETENTION_YEARS }),
        )
        .max(
          MAX_RETENTION_YEARS,
          issue('retention_years', { min: MIN_RETENTION_YEARS, max: MAX_RETENTION_YEARS }),
        ),
      version: z.int().optional(),
    }),
    reply: retentionRule,
    failure: 'Set Retention Fail',
  }),
  cases: route({
    method: 'GET',
    area,
    path: '/retention/cases',
    reads: ['retention', 'case'],
    permission: 'retention.read',
    summary: 'List the cases whose files are removed soon, are held, or were removed',
    query: listQuery({ state: choices(retentionStates) }),
    reply: listReply('cases', keptCase),
    failure: 'Get Kept Cases Fail',
  }),
  ofCase: route({
    method: 'GET',
    area,
    path: '/retention/of-case/{caseId}',
    reads: ['retention', 'case/{caseId}'],
    permission: 'retention.read',
    summary: 'Retrieve when the files of a case are removed, and what keeps them',
    params: ofCase,
    reply: keptCase,
    failure: 'Get Kept Case Fail',
  }),
  hold: route({
    method: 'POST',
    area,
    path: '/retention/hold/{caseId}',
    changes,
    permission: 'retention.hold',
    summary: 'Place a legal hold on a case: nothing in it is removed until the hold is released',
    params: ofCase,
    body: because,
    reply: keptCase,
    status: 201,
    failure: 'Place Hold Fail',
  }),
  release: route({
    method: 'POST',
    area,
    path: '/retention/release/{caseId}',
    changes,
    permission: 'retention.hold',
    summary: 'Release the legal hold on a case',
    params: ofCase,
    body: because,
    reply: keptCase,
    failure: 'Release Hold Fail',
  }),
};
