import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { caseRightsOf } from '../record/index.ts';
import { selectFirmChoices, selectRecentChoices } from './filter-choice-queries.ts';

/** What a list of cases can be filtered by: the places and the people that occur in the caller's cases, by name. */
export async function listFilterChoices(
  context: UserContext,
): Promise<RouteReplyInput<typeof cases.filterChoices>> {
  const { actor, deps, scope } = context;
  const db = deps.db.as(scope);
  const choices =
    scope.kind === 'firm'
      ? await selectFirmChoices(db, scope)
      : await selectRecentChoices(db, scope, actor.roleType === 'Client');
  return { ...choices, withinFirm: caseRightsOf(actor).seeFirmThread };
}
