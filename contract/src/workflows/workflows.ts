import { z } from 'zod';
import { caseActionNames } from '../cases/case-actions.ts';
import { namedRef } from '../cases/case-values.ts';
import { roles } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { writActionNames } from '../writs/writ-actions.ts';

export const workflowStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** Steps that wait for no action of the status machine: a date, somebody's task, a document, a check of the court's docket. */
export const stepKinds = ['WAIT', 'TASK', 'GENERATE_DOCUMENT', 'CHECK_DOCKET'] as const;
export type StepKind = (typeof stepKinds)[number];

const writActs = writActionNames.map((name) => `writ-${name}` as const);
/** What a step can wait for: an action on the case, an action on its writ (`writ-…`), or one of the kinds above. */
export const stepActions = [...caseActionNames, ...writActs, ...stepKinds] as const;
export type StepAction = (typeof stepActions)[number];

export const configureAction = z.object({
  action: z.enum(stepActions),
  requiredFields: z.array(z.string()).default([]),
  requiredDocuments: z.array(z.string()).default([]),
  /** The event of the deadline rules that this step waits for or watches. */
  deadlineRuleEvent: z.string().optional(),
  slaHours: z.int().min(1).optional(),
  /** An action that ends this step too, such as a reading that ends with the signature. */
  autoCompleteWhen: z.enum(stepActions).optional(),
});
export type ConfigureAction = z.output<typeof configureAction>;

export const stepNotification = z.object({
  on: z.enum(['ENTER', 'COMPLETE', 'DUE_IN', 'OVERDUE']),
  /** Hours before (DUE_IN) or after (OVERDUE). */
  offset: z.int().optional(),
  audienceRoles: z.array(z.enum(roles)),
  channel: z.enum(['APP', 'EMAIL', 'SMS']),
  templateId: z.string(),
});

export const stepBilling = z.object({
  billItemId: id,
  on: z.enum(['ENTER', 'COMPLETE']),
  quantity: z.enum(['ONE', 'PER_DEFENDANT', 'PER_ADDRESS']),
  amountSource: z.enum(['FIXED', 'COURTHOUSE_BASE_FEE', 'COURTHOUSE_CONTACT_FEE', 'ACTUAL']),
});

export const workflowStep = z.object({
  id,
  /** Whole numbers 1…N once saved; up to four decimals while a step is being put between two others. */
  sequenceNo: z.number(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  configureAction,
  notifications: z.array(stepNotification),
  billing: z.array(stepBilling),
});
export type WorkflowStep = z.output<typeof workflowStep>;

export const workflowRow = z.object({
  id,
  firmId: id,
  name: z.string(),
  status: z.enum(workflowStatuses),
  /** The latest published version; 0 while none is. */
  version: z.int(),
  stateCode: z.string().nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  caseType: z.string(),
  serveFirst: z.boolean(),
  stepCount: z.int(),
  courthouses: z.array(namedRef),
  createdAt: instant,
  updatedAt: instant,
});
export type WorkflowRow = z.output<typeof workflowRow>;

const area = 'case-service';
const permission = 'workflow.read';

export const workflows = {
  list: route({
    method: 'GET',
    area,
    path: '/workflow/list',
    reads: ['workflow'],
    permission,
    summary: 'List the workflows of the caller’s firm',
    query: listQuery({
      search,
      status: choices(workflowStatuses),
      stateCode: z.union([stateCode, z.literal(['all', ''])]).default('all'),
      courthouseId: idFilter,
      sort: sort(['name', 'updatedAt'], 'name'),
    }),
    reply: listReply('workflows', workflowRow),
    failure: 'Get Workflows Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/workflow/details/{id}',
    reads: ['workflow/{id}'],
    permission,
    summary: 'Retrieve a workflow without its steps',
    params: idParams,
    reply: workflowRow.extend({ lockVersion: z.int() }),
    failure: 'Get Workflow Details Fail',
  }),
  steps: route({
    method: 'GET',
    area,
    path: '/workflow/get-steps/{id}',
    reads: ['workflow/{id}'],
    permission,
    summary: 'List the steps of the latest published version, or of the draft',
    params: idParams,
    query: z.object({ draft: flag }),
    reply: z.object({ steps: z.array(workflowStep), version: z.int() }),
    failure: 'Get Workflow Steps Fail',
  }),
  getByCourthouse: route({
    method: 'GET',
    area,
    path: '/workflow/get-by-courthouse/{id}',
    reads: ['workflow'],
    permission,
    summary: 'List published workflows that fit a courthouse, the most specific first',
    params: idParams,
    reply: z.object({ workflow: workflowRow.nullable(), workflows: z.array(workflowRow) }),
    failure: 'Get Workflow Fail',
  }),
  stepRoles: route({
    method: 'GET',
    area,
    path: '/workflow/step-roles/{id}',
    reads: ['workflow/{id}'],
    permission,
    summary: 'List who does which step',
    params: idParams,
    reply: z.object({
      stepRoles: z.array(
        z.object({ stepNumber: z.number(), stepName: z.string(), roles: z.array(z.enum(roles)) }),
      ),
    }),
    failure: 'Get Step Roles Fail',
  }),
};
