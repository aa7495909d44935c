import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { courtDate } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { courthouseInput, newCourthouse } from './courthouse-input.ts';
import { courthouseDetails } from './courthouses.ts';

/** What keeps a courthouse from being deactivated: of each kind what the caller may read, and how many there are in all. */
export const courthouseHolds = z.object({
  cases: z.array(z.object({ id, title: z.string() })),
  dockets: z.array(z.object({ id, hearingDate: courtDate, room: z.string() })),
  workflows: z.array(namedRef),
  totals: z.object({ cases: z.int(), dockets: z.int(), workflows: z.int() }),
});
export type CourthouseHolds = z.output<typeof courthouseHolds>;

/** What may be done with many courthouses at once. */
export const bulkCourthouseActions = ['deactivate', 'reactivate'] as const;

const area = 'case-service';

export const courthouseWrites = {
  create: route({
    method: 'POST',
    area,
    path: '/courthouse/create',
    changes: ['courthouse'],
    permission: 'courthouse.create',
    summary: 'Create a courthouse',
    body: z.object({ courthouse: newCourthouse }),
    reply: courthouseDetails,
    status: 201,
    refusals: ['courthouse_duplicate'],
    failure: 'Create Courthouse Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/courthouse/update/{id}',
    changes: ['courthouse', 'case'],
    permission: 'courthouse.update',
    summary: 'Update a courthouse; a new address is no longer deliverable',
    params: idParams,
    body: z.object({ courthouseId: id, courthouse: courthouseInput, version: z.int().optional() }),
    reply: courthouseDetails,
    refusals: ['courthouse_duplicate'],
    failure: 'Update Courthouse Fail',
  }),
  deactivate: route({
    method: 'DELETE',
    area,
    path: '/courthouse/deactivate/{id}',
    changes: ['courthouse', 'case'],
    permission: 'courthouse.deactivate',
    summary: 'Deactivate a courthouse that nothing uses; drafts go to a replacement',
    params: idParams,
    body: z.object({ version: z.int().optional(), replacementId: id.nullish() }),
    reply: z.object({ id, movedDrafts: z.int() }),
    refusals: ['courthouse_in_use'],
    failure: 'Deactivate Courthouse Fail',
  }),
  reactivate: route({
    method: 'POST',
    area,
    path: '/courthouse/reactivate/{id}',
    changes: ['courthouse'],
    permission: 'courthouse.deactivate',
    summary: 'Reactivate a courthouse',
    params: idParams,
    body: z.object({ version: z.int().optional() }),
    reply: courthouseDetails,
    refusals: ['courthouse_duplicate'],
    failure: 'Reactivate Courthouse Fail',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/courthouse/bulk/{action}',
    changes: ['courthouse'],
    permission: 'courthouse.deactivate',
    summary:
      'Deactivate or reactivate up to 200 courthouses; each has its own transaction and its own result, and one whose drafts need a replacement stays',
    params: z.object({ action: z.enum(bulkCourthouseActions) }),
    body: z.object({ rows: bulkRows }),
    reply: bulkResults,
    failure: 'Change Courthouses Fail',
  }),
};
