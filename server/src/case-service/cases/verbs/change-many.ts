import { createHash } from 'node:crypto';
import { type BulkAction, bulkActions, caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { type FieldError, say } from '@writdesk/contract/sentences/in-english';
import type { z } from 'zod';
import type { UserContext } from '../../../platform/context.ts';
import { actOnce } from '../../../platform/http/act-once.ts';
import { fieldErrors } from '../../../platform/http/errors.ts';
import { AppError } from '../../../platform/http/refuse.ts';
import { caseVerbs, type CaseVerbs } from './case-verbs.ts';
import type { CaseDetailsReply } from '../record/index.ts';

type Bulk = typeof cases.bulk;
type Result = RouteReplyInput<Bulk>['results'][number];
type One = (context: UserContext, caseId: string) => Promise<Pick<CaseDetailsReply, 'status'>>;

/** Bodies that say less for many cases than for one. */
const bodiesOfMany: Partial<Record<BulkAction, z.ZodType>> = {
  // What stands against one case is passed by a look at that case.
  'awaiting-judgment': cases.awaitingJudgment.body.transform((body) => ({ ...body, pass: undefined })),
  'send-for-filing': cases.sendForFiling.body.transform((body) => ({ ...body, noticePoints: [] })),
};

const bulkKeys = (Object.keys(caseVerbs) as (keyof CaseVerbs)[]).filter((key) =>
  bulkActions.some((name) => name === caseActionDefinitions[key].name),
);

/** The same body for every case, parsed once by the contract of the single call. */
function oneOf(action: BulkAction, data: unknown): One {
  const key = bulkKeys.find((one) => caseActionDefinitions[one].name === action);
  if (!key) throw new Error(`No verb does ${action} to many cases.`);
  const parsed = (bodiesOfMany[action] ?? cases[key].body).safeParse(data, { error: issueCodes });
  if (!parsed.success) throw new AppError('invalid', { errors: prefixed(fieldErrors(parsed.error)) });
  // The verb was found by the name of the call whose body was parsed.
  const act = caseVerbs[key] as (context: UserContext, given: object) => Promise<Reply>;
  return async (context, caseId) => {
    const reply = await actOnce(context, () => act(context, { params: { id: caseId }, body: parsed.data }));
    return 'case' in reply ? reply.case : reply;
  };
}
type Reply = CaseDetailsReply | { case: CaseDetailsReply };

const prefixed = (errors: FieldError[]) =>
  errors.map((error) => ({ ...error, path: error.path ? `data.${error.path}` : 'data' }));

/** One action on many cases. Each is its own transaction: what one is refused for stops no other. */
export async function changeMany(
  context: UserContext,
  { params, body }: RouteInput<Bulk>,
): Promise<RouteReplyInput<Bulk>> {
  const act = oneOf(params.action, body.data);
  const results: Result[] = [];
  for (const caseId of new Set(body.caseIds)) {
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

async function outcomeOf(act: One, context: UserContext, caseId: string): Promise<Result> {
  try {
    const reply = await act(context, caseId);
    return { id: caseId, ok: true, status: reply.status };
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
