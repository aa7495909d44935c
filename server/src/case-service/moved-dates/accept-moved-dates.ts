import type { RouteInput } from '@writdesk/contract/route';
import type { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { maySay } from '../rule-packs/index.ts';
import { markAccepted } from '../deadlines/index.ts';
import { lockMovedDates } from './moved-date-queries.ts';
import { movedDateAudits } from './moved-date-audits.ts';

/**
 * A lawyer of the firm, admitted in the state, has seen that dates moved. What was accepted before stays as it was.
 * @throws `moved_date_not_found` where one of them isn't the firm's; `lawyer_bar_state`
 */
export function acceptMovedDates(
  context: UserContext,
  { body: { ids, pack } }: RouteInput<typeof movedDates.accept>,
) {
  const { actor, scope } = context;
  return transact(context, async (tx) => {
    const isLawyer = permitted(actor.roles, 'rule-pack.verify') !== null;
    tx.authorize(isLawyer && scope.kind === 'firm' ? allow : deny('forbidden'));
    const rows = await lockMovedDates(tx.db, scope, ids ? { ids } : { ...pack });
    if (ids && rows.length < new Set(ids).size) refuse('moved_date_not_found');
    for (const state of new Set(rows.map((row) => row.stateCode))) tx.authorize(maySay(actor, state));
    const waiting = rows.filter((row) => row.acceptedAt === null && row.supersededAt === null);
    const firmId = scope.firmId ?? '';
    const by = { id: actor.userId, name: actor.name, at: tx.now };
    await markAccepted(tx.db, { firmId, ids: waiting.map(({ id }) => id) }, by);
    await tx.audit(movedDateAudits.accept, {
      firmId,
      subjectId: firmId,
      data: {
        ...(pack && { state: pack.state, version: pack.version }),
        accepted: waiting.length,
        dates: waiting.slice(0, AUDITED).map(({ caseId, event, was, becomes }) => ({
          caseId,
          event,
          was,
          becomes,
        })),
      },
    });
    return { accepted: waiting.length };
  });
}

/** All of a version may be very many: the row that they are in says of each who accepted it. */
const AUDITED = 200;
