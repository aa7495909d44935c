import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { auditedReason } from '../values/text.ts';

/** A person of the firm who is kept from a case: it appears in no list, search, notification or file of theirs. */
export const ethicalWall = z.object({
  id,
  user: namedRef,
  reason: z.string(),
  createdBy: namedRef,
  createdAt: instant,
});
export type EthicalWall = z.output<typeof ethicalWall>;

const area = 'case-service';

export const ethicalWalls = {
  list: route({
    method: 'GET',
    area,
    path: '/case/ethical-wall/{id}',
    reads: ['ethical-wall', 'case/{id}'],
    permission: 'ethical-wall.read',
    summary: 'List the people behind the ethical wall of a case, with the reasons',
    params: idParams,
    reply: z.object({ walls: z.array(ethicalWall) }),
    failure: 'Get Ethical Walls Fail',
  }),
  raise: route({
    method: 'POST',
    area,
    path: '/case/ethical-wall/{id}',
    changes: ['ethical-wall', 'case/{id}'],
    permission: 'ethical-wall.create',
    summary: 'Put a person of the firm behind an ethical wall; an assignment to them is removed',
    params: idParams,
    body: z.object({ userId: id, reason: auditedReason(500) }),
    reply: z.object({ wall: ethicalWall }),
    status: 201,
    failure: 'Create Ethical Wall Fail',
  }),
  lift: route({
    method: 'DELETE',
    area,
    path: '/case/ethical-wall/{id}/{userId}',
    changes: ['ethical-wall', 'case/{id}'],
    permission: 'ethical-wall.delete',
    summary: 'Lift an ethical wall; no one can lift their own',
    params: z.object({ id, userId: id }),
    reply: z.object({ walls: z.array(ethicalWall) }),
    failure: 'Delete Ethical Wall Fail',
  }),
};
