import type { UserContext } from '../../../platform/context.ts';
import { type BulkResults, eachOfMany } from '../../../platform/http/each-of-many.ts';

/** One action on one of many, in a transaction of its own. */
export type OneOfMany = (context: UserContext, id: string) => Promise<Reply>;
interface Stands {
  status: string;
}
/** As the action’s own call replies: this is what a repeated request is given again. */
type Reply = Stands | { case: Stands } | { writ: Stands };

/** One action on many cases, or on many of what belongs to them. What one is refused for stops no other. */
export function eachCase(context: UserContext, ids: readonly string[], act: OneOfMany): Promise<BulkResults> {
  return eachOfMany(
    context,
    ids.map((id) => ({ id })),
    { act: (own, { id }) => act(own, id), said: (reply) => ({ status: standsIn(reply).status }) },
  );
}

const standsIn = (reply: Reply): Stands =>
  'writ' in reply ? reply.writ : 'case' in reply ? reply.case : reply;
