import { createHash } from 'node:crypto';
import type { bulkResults } from '@writdesk/contract/cases/bulk-results';
import { say } from '@writdesk/contract/sentences/in-english';
import type { z } from 'zod';
import type { UserContext } from '../../../platform/context.ts';
import { actOnce } from '../../../platform/http/act-once.ts';
import { AppError } from '../../../platform/http/refuse.ts';
import type { CaseDetailsReply } from '../record/index.ts';

type Results = z.input<typeof bulkResults>;
type Result = Results['results'][number];
/** One action on one of many cases, in a transaction of its own. */
export type OneOfMany = (context: UserContext, caseId: string) => Promise<Reply>;
type Stands = Pick<CaseDetailsReply, 'status'>;
/** As the action’s own call replies: this is what a repeated request is given again. */
type Reply = Stands | { case: Stands };

/** One action on many cases. What one is refused for stops no other. */
export async function eachCase(
  context: UserContext,
  caseIds: readonly string[],
  act: OneOfMany,
): Promise<Results> {
  const results: Result[] = [];
  for (const caseId of new Set(caseIds)) {
    results.push(await outcomeOf(act, { ...context, ...keyOf(context, caseId) }, caseId));
  }
  return { results };
}

/** Each case remembers its own reply, so that a repeated request repeats none of them. */
function keyOf({ idempotency }: UserContext, caseId: string) {
  if (!idempotency) return {};
  // A caller's key may be as long as a key can be.
  const key = createHash('sha256').update(`${idempotency.key}:${caseId}`).digest('hex');
  return { idempotency: { ...idempotency, key } };
}

async function outcomeOf(act: OneOfMany, context: UserContext, caseId: string): Promise<Result> {
  try {
    const reply = await actOnce(context, () => act(context, caseId));
    const { status } = 'case' in reply ? reply.case : reply;
    return { id: caseId, ok: true, status };
  } catch (error) {
    if (!(error instanceof AppError)) {
      context.deps.log.error(
        { err: error, caseId, requestId: context.requestId },
        'one of many cases failed',
      );
      return { id: caseId, ok: false, code: 'internal', message: say({ code: 'internal', values: {} }) };
    }
    const { code, message, extra } = error;
    const { reason, errors } = extra;
    return {
      id: caseId,
      ok: false,
      code,
      message,
      ...(reason && { reason }),
      ...(errors && { errors: [...errors] }),
    };
  }
}
