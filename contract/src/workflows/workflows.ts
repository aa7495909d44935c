import { z } from 'zod';
import { roles } from '../permissions/roles.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { workflowDetails, workflowRow, workflowStatuses, workflowStep } from './workflow-values.ts';
import { workflowWrites } from './workflow-writes.ts';

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
    reply: workflowDetails,
    failure: 'Get Workflow Details Fail',
  }),
  steps: route({
    method: 'GET',
    area,
    path: '/workflow/get-steps/{id}',
    reads: ['workflow/{id}'],
    permission,
    summary: 'List the steps of the latest published version, of another one, or of the draft',
    params: idParams,
    query: z.object({ draft: flag, version: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    reply: z.object({ steps: z.array(workflowStep), version: z.int(), presentStep: z.number() }),
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
    summary: 'List the roles of each step',
    params: idParams,
    reply: z.object({
      stepRoles: z.array(
        z.object({ stepNumber: z.number(), stepName: z.string(), roles: z.array(z.enum(roles)) }),
      ),
    }),
    failure: 'Get Step Roles Fail',
  }),
  ...workflowWrites,
};
