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
    const own = { ...context, ...keyOf(context, id) };
    const tried = await outcomeOf(own, id, () => actOnce(own, () => act(own, id)));
    results.push(tried.ok ? { id, ok: true, status: standsIn(tried.reply).status } : tried);
  }
  return { results };
}

const standsIn = (reply: Reply): Stands =>
  'writ' in reply ? reply.writ : 'case' in reply ? reply.case : reply;

/** Each remembers its own reply, so that a repeated request repeats none of them. */
export function keyOf({ idempotency }: UserContext, id: string) {
  if (!idempotency) return {};
  // A caller's key may be as long as a key can be.
  const key = createHash('sha256').update(`${idempotency.key}:${id}`).digest('hex');
  return { idempotency: { ...idempotency, key } };
}

/** What became of one of many: its reply, or why it stayed as it was. */
export async function outcomeOf<R>(
  { deps, requestId }: UserContext,
  id: string,
  act: () => Promise<R> | R,
): Promise<{ id: string; ok: true; reply: R } | (Result & { ok: false })> {
  try {
    return { id, ok: true, reply: await act() };
  } catch (error) {
    if (!(error instanceof AppError)) {
      deps.log.error({ err: error, id, requestId }, 'one of many failed');
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
