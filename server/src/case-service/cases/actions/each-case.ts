import { createHash } from 'node:crypto';
import type { bulkResults } from '@writdesk/contract/cases/bulk-results';
import { say } from '@writdesk/contract/sentences/in-english';
import type { z } from 'zod';
import type { UserContext } from '../../../platform/context.ts';
import { actOnce } from '../../../platform/http/act-once.ts';
import { AppError } from '../../../platform/http/refuse.ts';

type Results = z.input<typeof bulkResults>;
type Result = Results['results'][number];
/** One action on one of many, in a transaction of its own. */
export type OneOfMany = (context: UserContext, id: string) => Promise<Reply>;
interface Stands {
  status: string;
}
/** As the action’s own call replies: this is what a repeated request is given again. */
type Reply = Stands | { case: Stands } | { writ: Stands };

/** One action on many cases, or on many of what belongs to them. What one is refused for stops no other. */
export async function eachCase(
  context: UserContext,
  ids: readonly string[],
  act: OneOfMany,
): Promise<Results> {
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    results.push(await outcomeOf(act, { ...context, ...keyOf(context, id) }, id));
  }
  return { results };
}

const standsIn = (reply: Reply): Stands =>
  'writ' in reply ? reply.writ : 'case' in reply ? reply.case : reply;

/** Each remembers its own reply, so that a repeated request repeats none of them. */
function keyOf({ idempotency }: UserContext, id: string) {
  if (!idempotency) return {};
  // A caller's key may be as long as a key can be.
  const key = createHash('sha256').update(`${idempotency.key}:${id}`).digest('hex');
  return { idempotency: { ...idempotency, key } };
}

async function outcomeOf(act: OneOfMany, context: UserContext, id: string): Promise<Result> {
  try {
    const reply = await actOnce(context, () => act(context, id));
    return { id, ok: true, status: standsIn(reply).status };
  } catch (error) {
    if (!(error instanceof AppError)) {
      context.deps.log.error({ err: error, id, requestId: context.requestId }, 'one of many failed');
      return { id, ok: false, code: 'internal', message: say({ code: 'internal', values: {} }) };
    }
    const { code, message, extra } = error;
    const { reason, errors } = extra;
    return {
      id,
      ok: false,
      code,
      message,
      ...(reason && { reason }),
      ...(errors && { errors: [...errors] }),
    };
  }
}
