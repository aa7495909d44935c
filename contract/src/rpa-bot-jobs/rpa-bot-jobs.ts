import { z } from 'zod';
import { faultReply } from '../errors.ts';
import { packetFile } from '../packets/packet-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { comment, line, oneLine, optionalLine } from '../values/text.ts';
import {
  copiedValues,
  evidenceSteps,
  filings,
  rpaBotJobKinds,
  rpaBotJobStages,
  rpaBotJobStatuses,
  robotQuestions,
} from './rpa-bot-job-values.ts';

export const rpaBotJob = z.object({
  id,
  case: z.object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() }),
  courthouse: z.object({ id, name: z.string() }).nullable(),
  kind: z.enum(rpaBotJobKinds),
  /** What is filed; null where nothing is. */
  filing: z.enum(filings).nullable(),
  status: z.enum(rpaBotJobStatuses),
  stage: z.enum(rpaBotJobStages),
  /** Ours, typed into the court’s form and searched for first. */
  reference: z.string(),
  attempts: z.int(),
  /** What the robot stopped for. */
  question: z.enum(robotQuestions).nullable(),
  /** The site of the court at which it is done. */
  portal: z.object({ id, name: z.string(), address: z.string() }).nullable(),
  /** It waits until then: the court is closed, or its site asks for it. */
  notBefore: instant.nullable(),
  /** What the site asks for, and what the court’s schedule says, in cents. */
  feeCents: z.int().nullable(),
  expectedFeeCents: z.int().nullable(),
  approvedBy: z.string().nullable(),
  rejection: z
    .object({ code: z.string(), words: z.string().nullable(), resubmitBy: courtDate.nullable() })
    .nullable(),
  /** What was said last: by the robot, in English, or by a person. */
  lastMessage: z.string().nullable(),
  /** The robot’s, as a code, for other languages. */
  lastFault: faultReply.nullable(),
  /** The court may have it: it is never sent again before somebody has looked. */
  mayHaveFiled: z.boolean(),
  takenOverBy: z.object({ id, name: z.string() }).nullable(),
  takenOverAt: instant.nullable(),
  /** What the court answered, such as the number of its envelope. */
  courtReference: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instant,
  updatedAt: instant,
  finishedAt: instant.nullable(),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({
    retry: z.boolean(),
    takeOver: z.boolean(),
    giveBack: z.boolean(),
    complete: z.boolean(),
    resolve: z.boolean(),
    cancel: z.boolean(),
    approve: z.boolean(),
    askClerk: z.boolean(),
  }),
});
export type RpaBotJob = z.output<typeof rpaBotJob>;

const details = rpaBotJob.extend({
  /** What is typed into the court’s form, as the case has it now; what nobody has entered is left out. */
  values: z.array(z.object({ key: z.enum(copiedValues), value: z.string() })),
  /** The files of the frozen packet in the order in which they are uploaded: the lead document, then what is attached to it. */
  files: z.array(packetFile),
  /** The day that counts as the day of filing where it is submitted now. */
  filingDay: courtDate.nullable(),
  /** What is approved when somebody says yes: the hash of the values, the document and the fee. */
  readyHash: z.string().nullable(),
  /** Page by page what the robot saw, of all attempts. */
  evidence: z.array(
    z.object({
      id,
      attempt: z.int(),
      step: z.enum(evidenceSteps),
      heading: z.string(),
      seenAt: instant,
      pictureUrl: z.string().nullable(),
      pageUrl: z.string(),
      sha256: z.string(),
    }),
  ),
});

const newJob = z
  .object({ caseId: id, kind: z.enum(rpaBotJobKinds), filing: z.enum(filings).optional() })
  .refine(({ kind, filing }) => (kind === 'EFILE') === (filing !== undefined), {
    path: ['filing'],
    message: issue('required'),
  });
export const newRpaBotJob = newJob;

/** The version that the caller saw; a stale one is answered 409. */
const version = z.int().optional();

const listFilters = listQuery({
  caseId: idFilter,
  status: choices(rpaBotJobStatuses),
  kind: choices(rpaBotJobKinds),
  /** Only those that the caller has taken over, or the others. */
  mine: flag,
  sort: sort(['waiting', 'createdAt', 'updatedAt'], 'waiting'),
});
export type RpaBotJobListQuery = z.output<typeof listFilters>;

const area = 'case-service';
const permission = 'rpa-bot-job.work';
const changes = ['rpa-bot-job', 'case'] as const;

export const rpaBotJobs = {
  list: route({
    method: 'GET',
    area,
    path: '/rpa-bot-jobs/list',
    reads: ['rpa-bot-job', 'case'],
    permission: 'rpa-bot-job.read',
    summary: 'List robot jobs; what waits for the caller comes first',
    query: listFilters,
    reply: listReply('rpaBotJobs', rpaBotJob),
    failure: 'Get Robot Jobs Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/rpa-bot-jobs/details/{id}',
    reads: ['rpa-bot-job/{id}', 'case', 'court-portal'],
    permission: 'rpa-bot-job.read',
    summary: 'Retrieve a robot job with each value that its form asks for',
    params: idParams,
    reply: details,
    failure: 'Get Robot Job Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/create',
    changes,
    permission,
    summary: 'Queue a robot job for a case; a second one is refused while one is active',
    body: newJob,
    reply: rpaBotJob,
    status: 201,
    failure: 'Create Robot Job Fail',
  }),
  retry: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/retry/{id}',
    changes,
    permission,
    summary: 'Queue a failed robot job again; one that may have filed is refused',
    params: idParams,
    body: z.object({ version }),
    reply: rpaBotJob,
    failure: 'Retry Robot Job Fail',
  }),
  takeOver: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/take-over/{id}',
    changes,
    permission,
    summary: 'Take over a robot job, to do it by hand; the robot stops first',
    params: idParams,
    body: z.object({ version }),
    reply: rpaBotJob,
    failure: 'Take Over Robot Job Fail',
  }),
  giveBack: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/give-back/{id}',
    changes,
    permission,
    summary: 'Give back a job that was taken over and not filed',
    params: idParams,
    body: z.object({ version, comment: optionalLine(300) }),
    reply: rpaBotJob,
    failure: 'Give Back Robot Job Fail',
  }),
  complete: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/complete/{id}',
    changes,
    permission,
    summary: 'Record that a job was done by hand, with what the court answered',
    params: idParams,
    body: z.object({
      version,
      courtReference: line('courtReference', 120),
      /** The receipt: one’s own upload, a PDF. */
      receiptPath: oneLine(500).optional(),
    }),
    reply: rpaBotJob,
    failure: 'Complete Robot Job Fail',
  }),
  resolve: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/resolve/{id}',
    changes,
    permission,
    summary: 'Record whether a job with an unknown outcome was filed',
    params: idParams,
    body: z
      .object({ version, filed: z.boolean(), courtReference: optionalLine(120), comment })
      .refine(({ filed, courtReference }) => !filed || courtReference !== null, {
        path: ['courtReference'],
        message: issue('missing', { what: 'courtReference' }),
      }),
    reply: rpaBotJob,
    failure: 'Resolve Robot Job Fail',
  }),
  approve: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/approve/{id}',
    changes,
    permission,
    summary: 'Approve what a robot is ready to submit; it submits exactly that, and nothing else',
    params: idParams,
    body: z.object({ version, readyHash: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: rpaBotJob,
    failure: 'Approve Robot Job Fail',
  }),
  askClerk: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/ask-clerk/{id}',
    changes,
    permission,
    summary: 'Have a robot check with the clerk now what was filed',
    params: idParams,
    body: z.object({ version }),
    reply: rpaBotJob,
    failure: 'Ask Clerk Fail',
  }),
  cancel: route({
    method: 'POST',
    area,
    path: '/rpa-bot-jobs/cancel/{id}',
    changes,
    permission,
    summary: 'Cancel a robot job that has filed nothing',
    params: idParams,
    body: z.object({ version }),
    reply: rpaBotJob,
    failure: 'Cancel Robot Job Fail',
  }),
};
