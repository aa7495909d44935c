import type { UserContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { type Grouped, type GroupedQuestion, selectGroupedTallies } from '../../tallies/index.ts';
import { findClientNames } from '../record/index.ts';
import { countRows, isColleague, isFirm } from './counted-row-queries.ts';

/** Whose numbers are asked for; it narrows what the caller sees, and never widens it. */
export interface Whose {
  firmId: string | null;
  clientId: string | null;
  /** The cases assigned to this person. */
  assigneeId: string | null;
}
const everything: Whose = { firmId: null, clientId: null, assigneeId: null };

/**
 * Whose numbers an id names: a firm's, a company's, or a person's. A person's are the cases assigned to them; of those who work
 * at no firm, all that they see. A colleague's are for administrators of the firm.
 * @throws `client_not_found` for anybody else's id, and for one of another kind than `isFirmUser` says.
 */
export async function whoseNumbers(
  { actor, deps, scope }: UserContext,
  id: string,
  isFirmUser: boolean | null,
): Promise<Whose> {
  const db = deps.db.as(scope);
  if (isFirmUser !== false) {
    if (id === actor.firmId) return actor.roleType === 'Firm' ? everything : { ...everything, firmId: id };
    if (actor.firmId === null && (await isFirm(db, id))) return { ...everything, firmId: id };
  }
  if (isFirmUser !== true && (await findClientNames(db, id))) return { ...everything, clientId: id };
  if (isFirmUser !== null) refuse('client_not_found');
  if (id === actor.userId || id === actor.accountId)
    return actor.roleType === 'Firm' ? { ...everything, assigneeId: actor.userId } : everything;
  const mayAsk = actor.roles.includes('firm_admin') && actor.firmId !== null;
  if (mayAsk && (await isColleague(db, actor.firmId ?? '', id))) return { ...everything, assigneeId: id };
  return refuse('client_not_found');
}

/** Exact counts: from the tallies where they know, else from the cases. */
export async function countOf(
  { deps, scope }: UserContext,
  whose: Whose,
  question: Omit<GroupedQuestion, 'clientId' | 'firmId'>,
): Promise<Grouped[]> {
  const { assigneeId, clientId, firmId } = whose;
  const asked = { ...question, clientId, firmId };
  const known = assigneeId ? null : await selectGroupedTallies(deps.db, scope, asked);
  return known ?? countRows(deps.db.as(scope), scope, { ...asked, assigneeId });
}
