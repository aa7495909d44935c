import { createHash } from 'node:crypto';
import type { cases } from '@writdesk/contract/cases';
import { errorCodes, type FieldError } from '@writdesk/contract/errors';
import { issueWords } from '@writdesk/contract/issue-words';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { cases as calls } from '@writdesk/contract/cases';
import type { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { actOnce } from '../../platform/http/act-once.ts';
import { fieldErrors } from '../../platform/http/errors.ts';
import { AppError } from '../../platform/http/refuse.ts';
import { applyToDocket } from './apply-to-docket.ts';
import { awaitJudgment } from './await-judgment.ts';
import { sendToReview, startInitialCheck } from './check-case.ts';
import { dismissCase } from './end-case.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { sendForFiling } from './send-for-filing.ts';
import { submitCase } from './submit-case.ts';

type Bulk = typeof cases.bulk;
type Action = RouteInput<Bulk>['params']['action'];
type Result = RouteReplyInput<Bulk>['results'][number];
type One = (context: UserContext, caseId: string) => Promise<Pick<CaseDetailsReply, 'status'>>;
const itself = (changed: CaseDetailsReply) => changed;

/** What stands against one notice is passed by a look at that case, never for many at once. */
const filingOfMany = calls.sendForFiling.body.transform((body) => ({ ...body, noticePoints: [] }));

/** The same body for every case, parsed once by the contract of the single call. */
function oneOf(action: Action, data: unknown): One {
  switch (action) {
    case 'submit':
      return withBody(calls.submit.body, data, submitCase, (submitted) => submitted.case);
    case 'initial-check':
      return withBody(calls.initialCheck.body, data, startInitialCheck, itself);
    case 'review':
      return withBody(calls.review.body, data, sendToReview, itself);
    case 'send-for-filing':
      return withBody(filingOfMany, data, sendForFiling, itself);
    case 'apply-to-docket':
      return withBody(calls.applyToDocket.body, data, applyToDocket, itself);
    case 'awaiting-judgment':
      return withBody(calls.awaitingJudgment.body, data, awaitJudgment, itself);
    case 'dismiss-case':
      return withBody(calls.dismissCase.body, data, dismissCase, itself);
  }
}

function withBody<S extends z.ZodType, R>(
  schema: S,
  data: unknown,
  act: (context: UserContext, given: { params: { id: string }; body: z.output<S> }) => Promise<R>,
  caseOf: (reply: R) => Pick<CaseDetailsReply, 'status'>,
): One {
  const parsed = schema.safeParse(data, { error: issueWords });
  if (!parsed.success) throw new AppError('invalid', { errors: prefixed(fieldErrors(parsed.error)) });
  return async (context, caseId) =>
    caseOf(await actOnce(context, () => act(context, { params: { id: caseId }, body: parsed.data })));
}

const prefixed = (errors: FieldError[]) =>
  errors.map(({ path, message }) => ({ path: path ? `data.${path}` : 'data', message }));

/** One act on many cases. Each is its own transaction: what one is refused for stops no other. */
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
      return { id: caseId, ok: false, code: 'internal', message: errorCodes.internal.message };
    }
    const errors = error.extra['errors'] as FieldError[] | undefined;
    return { id: caseId, ok: false, code: error.code, message: error.message, ...(errors && { errors }) };
  }
}
