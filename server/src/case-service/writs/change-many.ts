import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { BulkWritAction } from '@writdesk/contract/writs/writ-actions';
import { writs } from '@writdesk/contract/writs/writs';
import type { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { eachCase, type OneOfMany, parseForMany } from '../cases/actions/index.ts';
import { cancelWrit, returnWrit } from './end-writ.ts';
import { requestResubmit } from './resubmit-writ.ts';
import { reviewWrit } from './review-writ.ts';
import { submitWrit } from './submit-writ.ts';

type Bulk = typeof writs.bulk;
type Many = (data: unknown) => OneOfMany;

/** The same body for every writ, parsed once by the contract of the single call. */
const many =
  <S extends z.ZodType>(
    body: S,
    act: (
      context: UserContext,
      given: { params: { id: string }; query: never; body: z.output<S> },
    ) => ReturnType<OneOfMany>,
  ): Many =>
  (data) => {
    const parsed = parseForMany(body, data);
    return (context, id) => act(context, { params: { id }, query: {} as never, body: parsed });
  };

const verbs: Readonly<Record<BulkWritAction, Many>> = {
  submit: many(writs.submit.body, submitWrit),
  'request-resubmit': many(writs.requestResubmit.body, requestResubmit),
  // What stands against one writ, and money that was taken, is passed by a look at that writ.
  reviewed: many(
    writs.reviewed.body.transform((body) => ({ ...body, pass: undefined, moneyTakenReviewed: undefined })),
    reviewWrit,
  ),
  'return-unexecuted': many(writs.returnUnexecuted.body, returnWrit),
  cancel: many(writs.cancel.body, cancelWrit),
};

/** One action on many writs. Each is its own transaction: what one is refused for stops no other. */
export function changeManyWrits(
  context: UserContext,
  { params, body }: RouteInput<Bulk>,
): Promise<RouteReplyInput<Bulk>> {
  return eachCase(context, body.writIds, verbs[params.action](body.data));
}
