import type { courtDay } from '@writdesk/contract/court-day/court-day';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { eachCase } from '../cases/actions/index.ts';
import { applyToDocket } from '../cases/verbs/index.ts';
import { findDocket } from '../dockets/index.ts';
import { recordJudgment } from '../judgments/index.ts';
import { selectIdsOnDocket } from './court-sheet-queries.ts';

type Call = typeof courtDay.continueMany;

/** Continues the hearings of many cases of a docket: to another docket, or until the court sets a new day. */
export async function continueMany(
  context: UserContext,
  { params, body }: RouteInput<Call>,
): Promise<RouteReplyInput<Call>> {
  const { caseIds, date, comments, nextDocketId } = body;
  const db = context.deps.db.as(context.scope);
  const docket = found(await findDocket(db, context.scope, params.id), 'docket_not_found');
  if (nextDocketId) found(await findDocket(db, context.scope, nextDocketId), 'docket_not_found');
  const onIt = new Set(await selectIdsOnDocket(db, docket));
  return eachCase(context, caseIds, async (own, id) => {
    if (!onIt.has(id)) refuseField('caseIds', fault('docket_case_not_on_it'));
    if (nextDocketId) {
      return applyToDocket(own, { params: { id }, body: { docketId: nextDocketId, reason: comments } });
    }
    const recorded = await recordJudgment(own, {
      params: { id },
      body: { outcome: 'CONTINUED', date, comments, writDaysReason: null },
    });
    return recorded.case;
  });
}
