import { RETENTION_YEARS, type retention } from '@writdesk/contract/retention/retention';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { keptCaseView } from './kept-case-view.ts';
import { findKeptCase, findRule, selectKeptCases } from './retention-queries.ts';

/** The cases whose files are removed soon, are held, or were removed; what is due first comes first. */
export async function listKeptCases(
  context: UserContext,
  { query }: RouteInput<typeof retention.cases>,
): Promise<RouteReplyInput<typeof retention.cases>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const firmId = found(personOf(context).firmId, 'forbidden');
  const { years = RETENTION_YEARS } = (await findRule(db, firmId)) ?? {};
  const { rows, ...counted } = await selectKeptCases(db, scope, {
    ...query,
    firmId,
    years,
    now: deps.clock.now(),
  });
  return { cases: rows.map(keptCaseView), ...counted };
}

/** When the files of a case are removed, and what keeps them. @throws `case_not_found` */
export async function getKeptCase(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof retention.ofCase>,
) {
  return keptCaseView(found(await findKeptCase(deps.db.as(scope), scope, params.caseId), 'case_not_found'));
}
