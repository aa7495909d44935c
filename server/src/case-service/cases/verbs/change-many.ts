import { ownKeys } from '@writdesk/contract/values/records';
import {
  type BulkAction,
  bulkActions,
  type CaseActionCalls,
  caseActionDefinitions,
} from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { z } from 'zod';
import type { UserContext } from '../../../platform/context.ts';
import type { Verb } from '../../../platform/http/bind.ts';
import { parseForMany } from '../../../platform/http/each-of-many.ts';
import { eachCase, type OneOfMany } from '../actions/index.ts';
import { caseVerbs } from './case-verbs.ts';
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

/** The verbs of other nouns that exist for many cases at once, too. */
export interface VerbsOfOthers {
  answerSweep: Verb<CaseActionCalls['answerSweep']>;
}

/** The same body for every case, parsed once by the contract of the single call. */
function oneOf(action: BulkAction, data: unknown, others: VerbsOfOthers): OneOfMany {
  const verbs = { ...caseVerbs, ...others };
  const bulkKeys = ownKeys(verbs).filter((one) =>
    bulkActions.some((name) => name === caseActionDefinitions[one].name),
  );
  const key = bulkKeys.find((one) => caseActionDefinitions[one].name === action);
  if (!key) throw new Error(`No verb does ${action} to many cases.`);
  const body = parseForMany(bodiesOfMany[action] ?? cases[key].body, data);
  // The verb was found by the name of the call whose body was parsed.
  const act = verbs[key] as (context: UserContext, given: object) => Promise<Reply>;
  return (context, id) => act(context, { params: { id }, body });
}
type Reply = CaseDetailsReply | { case: CaseDetailsReply };

/** One action on many cases. Each is its own transaction: what one is refused for stops no other. */
export const changeMany =
  (others: VerbsOfOthers) =>
  (context: UserContext, { params, body }: RouteInput<Bulk>): Promise<RouteReplyInput<Bulk>> =>
    eachCase(context, body.caseIds, oneOf(params.action, body.data, others));
