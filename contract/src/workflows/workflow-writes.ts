import { z } from 'zod';
import { roles } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { calendarDay, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { changedText, line, optionalText } from '../values/text.ts';
import { judgmentWays } from '../cases/case-facts.ts';
import { rehearsalReply } from './rehearsal-reply.ts';
import { maxSteps, stepInput, workflowDetails, workflowStep } from './workflow-values.ts';

const area = 'case-service';
/** Of the workflow as the caller saw it; a stale one is answered 409 with the workflow as it is now. */
const lockVersion = z.int().optional();
const steps = z.array(stepInput).max(maxSteps);
const courthouseIds = z.array(id).max(200);

/** Running cases on their way to a newer version. */
const workflowMove = z.object({
  id,
  toVersion: z.int(),
  total: z.int(),
  moved: z.int(),
  stayed: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
});

/** The draft’s steps after a change: numbered 1…N, with the place behind the last one. */
const draftSteps = z.object({
  steps: z.array(workflowStep),
  presentStep: z.number(),
  lockVersion: z.int(),
});
export type DraftSteps = z.output<typeof draftSteps>;

/** Something that differs or that stands against publishing: a code with its English sentence. */
const saying = z.object({
  stepId: z.string().nullable(),
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  message: z.string(),
});

const count = (least: number, most: number, usual: number) =>
  z.coerce.number<number | string>().int().min(least).max(most).default(usual);
const version = z.coerce.number<number | string>().int().min(0);

/** The calls by which a workflow is built. */
export const workflowWrites = {
  create: route({
    method: 'POST',
    area,
    path: '/workflow/create',
    changes: ['workflow'],
    permission: 'workflow.create',
    summary: 'Create a workflow; it is a draft without steps',
    body: z.object({
      /** Whose it is; for an administrator, who has no firm of their own. */
      firmId: id.optional(),
      name: line('name', 120),
      stateCode: stateCode.nullish(),
      countyId: id.nullish(),
      caseType: line('name', 60).default('NONPAYMENT'),
      serveFirst: z.boolean().default(false),
      courthouseIds: courthouseIds.default([]),
    }),
    reply: z.object({ id }),
    status: 201,
    failure: 'Create workflow failed',
  }),
  update: route({
    method: 'PATCH',
    area,
    path: '/workflow/update/{id}',
    changes: ['workflow'],
    permission: 'workflow.update',
    summary: 'Change the name of a workflow, and where it is used',
    params: idParams,
    body: z.object({
      lockVersion,
      name: line('name', 120).optional(),
      stateCode: stateCode.nullish(),
      countyId: id.nullish(),
      serveFirst: z.boolean().optional(),
      /** The only courthouses that use it; none means every courthouse of its county or state. */
      courthouseIds: courthouseIds.optional(),
    }),
    reply: workflowDetails,
    failure: 'Save workflow failed',
  }),
  addStep: route({
    method: 'POST',
    area,
    path: '/workflow/add-step',
    changes: ['workflow'],
    permission: 'workflow.update',
    summary: 'Add a step to the draft, at its decimal position or after the last step',
    body: z.object({
      workflowId: id,
      lockVersion,
      step: stepInput.extend({ sequenceNo: stepInput.shape.sequenceNo.optional() }),
    }),
    reply: workflowStep.extend({ lockVersion: z.int() }),
    status: 201,
    failure: 'Save workflow as draft failed',
  }),
  updateSteps: route({
    method: 'POST',
    area,
    path: '/workflow/update-steps',
    changes: ['workflow'],
    permission: 'workflow.update',
    summary: 'Change steps of the draft by their ids; the other steps stay',
    body: z.object({
      workflowId: id,
      lockVersion,
      steps: z.array(stepInput.extend({ id })).min(1).max(maxSteps),
    }),
    reply: draftSteps,
    failure: 'Save workflow as draft failed',
  }),
  createSteps: route({
    method: 'POST',
    area,
    path: '/workflow-steps-instances/create/{id}',
    changes: ['workflow'],
    permission: 'workflow.update',
    summary: 'Replace the steps of the draft; each must be complete',
    params: idParams,
    body: z.object({ lockVersion, steps }),
    reply: draftSteps,
    failure: 'Save workflow failed',
  }),
  saveDraft: route({
    method: 'POST',
    area,
    path: '/workflow-steps-instances/save-draft/{id}',
    changes: ['workflow'],
    permission: 'workflow.update',
    summary: 'Replace the steps of the draft as they are typed; they can be incomplete',
    params: idParams,
    body: z.object({ lockVersion, steps }),
    reply: draftSteps,
    failure: 'Save workflow as draft failed',
  }),
  save: route({
    method: 'POST',
    area,
    path: '/workflow/save/{id}',
    changes: ['workflow'],
    permission: ['workflow.update', 'workflow.publish'],
    summary: 'Publish the draft as the next version; or begin, or discard, the draft of the next version',
    params: idParams,
    body: z.object({
      lockVersion,
      /** False begins a draft from the latest version where there is none. */
      published: z.boolean(),
      /** Only with `published` false: the draft is thrown away, and the published version stays. */
      discard: z.boolean().default(false),
      note: optionalText(1_000),
    }),
    reply: workflowDetails,
    failure: 'Save workflow failed',
  }),
  clone: route({
    method: 'POST',
    area,
    path: '/workflow/clone/{id}',
    changes: ['workflow'],
    permission: 'workflow.create',
    summary: 'Copy a workflow and its steps to a new draft',
    params: idParams,
    body: z.object({ name: changedText(120) }).default({ name: undefined }),
    reply: z.object({ workflow: workflowDetails }),
    status: 201,
    failure: 'clone workflow failed',
  }),
  landing: route({
    method: 'GET',
    area,
    path: '/workflow/landing/{caseId}',
    reads: ['case/{caseId}', 'workflow'],
    permission: 'workflow.read',
    summary: 'Show where a case would land in the latest version of a workflow; nothing moves',
    params: z.object({ caseId: id }),
    query: z.object({ workflowId: id }),
    reply: z.object({
      version: z.int(),
      presentStep: z.number(),
      steps: z.array(
        z.object({
          stepId: id,
          sequenceNo: z.number(),
          name: z.string(),
          from: z.string().nullable(),
          by: z.enum(['HAND', 'ID', 'ACTION', 'NEW']),
          state: z.enum(['PENDING', 'ACTIVE', 'DONE', 'SKIPPED']),
        }),
      ),
      /** Done steps that would be lost; a case with one doesn’t move until somebody says where they land. */
      lost: z.array(z.object({ id, name: z.string() })),
    }),
    failure: 'Get workflow step failed',
  }),
  landings: route({
    method: 'GET',
    area,
    path: '/workflow/landings/{id}',
    reads: ['workflow/{id}', 'case'],
    permission: 'workflow.read',
    summary: 'Show where every running case would land in the latest version; nothing moves',
    params: idParams,
    reply: z.object({
      version: z.int(),
      /** Running cases on earlier versions. */
      cases: z.int(),
      groups: z.array(
        z.object({
          fromVersion: z.int(),
          cases: z.int(),
          /** A case of the group. */
          example: z.object({ id, title: z.string() }),
          presentStep: z.number(),
          /** The step that is active then; null where the case stands between two steps. */
          step: z.string().nullable(),
          by: z.enum(['HAND', 'ID', 'ACTION', 'NEW']).nullable(),
          /** Done steps that would be lost: a case with one stays until somebody says where they land. */
          lost: z.array(z.object({ id, name: z.string() })),
        }),
      ),
      /** What a step can land on by hand. */
      steps: z.array(z.object({ id, name: z.string(), sequenceNo: z.number() })),
      /** The latest move; its counts grow while it runs. */
      move: workflowMove.nullable(),
    }),
    failure: 'Get workflow step failed',
  }),
  moveRunning: route({
    method: 'POST',
    area,
    path: '/workflow/move-running/{id}',
    changes: ['workflow', 'case'],
    permission: 'workflow.publish',
    summary:
      'Move every running case to the latest version in the background; a case that would lose a done step stays',
    params: idParams,
    body: z.object({
      lockVersion,
      reason: line('comment', 1_000),
      /** By the id of a step of the latest version: the step of an earlier version that it stands for. */
      byHand: z.record(id, id).default({}),
    }),
    reply: z.object({ move: workflowMove }),
    status: 202,
    failure: 'Save workflow failed',
  }),
  check: route({
    method: 'GET',
    area,
    path: '/workflow/check/{id}',
    reads: ['workflow/{id}'],
    permission: 'workflow.read',
    summary: 'List what prevents the draft from being published, by step, and what looks unusual',
    params: idParams,
    reply: z.object({
      faults: z.array(saying.extend({ place: z.int(), severity: z.enum(['ERROR', 'WARNING']) })),
      /** The roles that somebody in the firm holds. */
      rolesHeld: z.array(z.enum(roles)),
      /** What steps can charge. */
      billItems: z.array(z.object({ id, title: z.string() })),
    }),
    failure: 'Get workflow step failed',
  }),
  rehearse: route({
    method: 'GET',
    area,
    path: '/workflow/rehearse/{id}',
    reads: ['workflow/{id}', 'case', 'law', 'court-calendar'],
    permission: 'workflow.read',
    summary: 'Walk one case, real or invented, through the latest steps day by day; nothing is saved',
    params: idParams,
    query: z.object({
      /** The court, the notice and the tenants of this case; else of an invented one. */
      caseId: id.optional(),
      /** Of an invented case; without it the calendar of the workflow’s state counts. */
      courthouseId: id.optional(),
      way: z.enum(judgmentWays).default('HEARING'),
      /** The day on which the case comes in; today when absent. */
      start: calendarDay.optional(),
      noticeServedOn: calendarDay.optional(),
      defendants: count(1, 20, 1),
      /** How long the officer takes to serve, and the court to its first hearing where the law sets no day. */
      serviceDays: count(0, 120, 3),
      hearingDays: count(1, 180, 14),
    }),
    reply: rehearsalReply,
    failure: 'Get workflow step failed',
  }),
  versions: route({
    method: 'GET',
    area,
    path: '/workflow/versions/{id}',
    reads: ['workflow/{id}'],
    permission: 'workflow.read',
    summary: 'List the published versions of a workflow, the latest first',
    params: idParams,
    reply: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          note: z.string(),
          publishedAt: instant,
          publishedBy: z.string(),
          stepCount: z.int(),
          /** Running cases that have pinned it. */
          cases: z.int(),
        }),
      ),
    }),
    failure: 'Get Workflow Details Fail',
  }),
  difference: route({
    method: 'GET',
    area,
    path: '/workflow/difference/{id}',
    reads: ['workflow/{id}'],
    permission: 'workflow.read',
    summary: 'Compare two versions of a workflow in words; 0 is the draft',
    params: idParams,
    query: z.object({ from: version, to: version }),
    reply: z.object({ from: z.int(), to: z.int(), changes: z.array(saying) }),
    failure: 'Get Workflow Details Fail',
  }),
};
