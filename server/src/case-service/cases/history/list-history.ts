import {
  type evictionHistory,
  HISTORY_YEARS,
  type HistoryQuery,
} from '@writdesk/contract/cases/case-numbers';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { allow, deny, found } from '../../../platform/http/refuse.ts';
import { historyAudits } from './history-audits.ts';
import { findPropertyName, selectHistory } from './history-queries.ts';

/** The cases of the last years by property and unit. */
export const listHistory = (context: UserContext, { query }: RouteInput<typeof evictionHistory.list>) =>
  look(context, query, null);

/** The same of one property. @throws `property_not_found`. */
export const listHistoryOfProperty = (
  context: UserContext,
  { params, query }: RouteInput<typeof evictionHistory.ofProperty>,
) => look(context, query, params.propertyId);

/** Whoever looks leaves a row on the trail, in the transaction that reads. */
async function look(context: UserContext, query: HistoryQuery, propertyId: string | null) {
  const { scope } = context;
  const actor = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'case.read') ? allow : deny('forbidden'));
    const property = propertyId
      ? found(await findPropertyName(tx.db, scope, propertyId), 'property_not_found')
      : null;
    const since = new Date(tx.now);
    since.setUTCFullYear(since.getUTCFullYear() - HISTORY_YEARS);
    const seesCosts = permitted(actor.roles, 'billing-item.read') !== null;
    const { rows, ...counted } = await selectHistory(tx.db, scope, {
      ...query,
      propertyId,
      since,
      seesCosts,
    });
    await tx.audit(historyAudits.look, {
      subjectId: actor.userId,
      data: { propertyId, page: query.page, cases: rows.length },
    });
    return {
      cases: rows,
      ...counted,
      property: property && { id: property.id ?? '', name: property.name ?? '' },
    };
  });
}
