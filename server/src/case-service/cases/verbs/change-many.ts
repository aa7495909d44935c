import { type BulkAction, bulkActions, caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { FieldError } from '@writdesk/contract/sentences/in-english';
import type { z } from 'zod';
import type { UserContext } from '../../../platform/context.ts';
import { fieldErrors } from '../../../platform/http/errors.ts';
import { AppError } from '../../../platform/http/refuse.ts';
import { eachCase, type OneOfMany } from '../actions/index.ts';
import { caseVerbs, type CaseVerbs } from './case-verbs.ts';
import type { CaseDetailsReply } from '../record/index.ts';

type Bulk = typeof cases.bulk;

/** Bodies that say less for many cases than for one. */
const bodiesOfMany: Partial<Record<BulkAction, z.ZodType>> = {
  // What stands against one case is passed by a look at that case.
  'awaiting-judgment': cases.awaitingJudgment.body.transform((body) => ({ ...body, pass: undefined })),
  'send-for-filing': cases.sendForFiling.body.transform((body) => ({
    ...body,
    noticePoints: [],
    standingPoints: [],
  })),
};

const bulkKeys = (Object.keys(caseVerbs) as (keyof CaseVerbs)[]).filter((key) =>
  bulkActions.some((name) => name === caseActionDefinitions[key].name),
);

/** The same body for every case, parsed once by the contract of the single call. */
function oneOf(action: BulkAction, data: unknown): OneOfMany {
  const key = bulkKeys.find((one) => caseActionDefinitions[one].name === action);
  if (!key) throw new Error(`No verb does ${action} to many cases.`);
  const parsed = (bodiesOfMany[action] ?? cases[key].body).safeParse(data, { error: issueCodes });
  if (!parsed.success) throw new AppError('invalid', { errors: prefixed(fieldErrors(parsed.error)) });
  // The verb was found by the name of the call whose body was parsed.
  const act = caseVerbs[key] as (context: UserContext, given: object) => Promise<Reply>;
  return (context, caseId) => act(context, { params: { id: caseId }, body: parsed.data });
}
type Reply = CaseDetailsReply | { case: CaseDetailsReply };

const prefixed = (errors: FieldError[]) =>
  errors.map((error) => ({ ...error, path: error.path ? `data.${error.path}` : 'data' }));

/** One action on many cases. Each is its own transaction: what one is refused for stops no other. */
export function changeMany(
  context: UserContext,
  { params, body }: RouteInput<Bulk>,
): Promise<RouteReplyInput<Bulk>> {
  return eachCase(context, body.caseIds, oneOf(params.action, body.data));
}
