import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { BulkWritAction } from '@writdesk/contract/writs/writ-actions';
import { writCalls, type writs } from '@writdesk/contract/writs/writs';
import type { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { parseForMany } from '../../platform/http/each-of-many.ts';
import { eachCase, type OneOfMany } from '../cases/actions/index.ts';
import { writVerbs } from './writ-verbs.ts';

type Bulk = typeof writs.bulk;

/** Bodies that say less for many writs than for one. */
const bodiesOfMany: Partial<Record<BulkWritAction, z.ZodType>> = {
  // What stands against one writ, and money that was taken, is passed by a look at that writ.
  reviewed: writCalls.reviewed.body.transform((body) => ({
    ...body,
    pass: undefined,
    moneyTakenReviewed: undefined,
  })),
};

/** The same body for every writ, parsed once by the contract of the single call. */
function oneOf(action: BulkWritAction, data: unknown): OneOfMany {
  const body = parseForMany(bodiesOfMany[action] ?? writCalls[action].body, data);
  // The verb has the name of the call whose body was parsed.
  const act = writVerbs[action] as unknown as (context: UserContext, given: object) => ReturnType<OneOfMany>;
  return (context, id) => act(context, { params: { id }, query: {}, body });
}

/** One action on many writs. Each is its own transaction: what one is refused for stops no other. */
export function changeManyWrits(
  context: UserContext,
  { params, body }: RouteInput<Bulk>,
): Promise<RouteReplyInput<Bulk>> {
  return eachCase(context, body.writIds, oneOf(params.action, body.data));
}
