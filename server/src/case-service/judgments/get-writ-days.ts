import type { judgments } from '@writdesk/contract/judgments/judgments';
import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { daysToWrit } from '../deadlines/index.ts';

/** What the rule of the state proposes for an order that is about to be recorded. */
export async function getWritDays(
  { deps, scope }: UserContext,
  { params, query: { outcome, date } }: RouteInput<typeof judgments.writDays>,
): Promise<{ writDays: number | null }> {
  const db = deps.db.as(scope);
  const { firmId, id } = found(await findCase(db, scope, params.id), 'case_not_found');
  const { writ, final } = outcomeFacts[outcome];
  if (writ === 'NO' || !final) return { writDays: null };
  return { writDays: await daysToWrit(db, { firmId, caseId: id, outcome, date, writDays: undefined }) };
}
