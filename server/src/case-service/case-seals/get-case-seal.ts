import type { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { openableCases } from './case-seal-policy.ts';
import { findSeal, type SealRow } from './case-seal-queries.ts';

/** The seal of a case with its order; it says nothing of the case itself. @throws `case_not_found`. */
export async function getCaseSeal(
  { deps, scope, actor }: UserContext,
  { params }: RouteInput<typeof caseSeals.details>,
): Promise<RouteReplyInput<typeof caseSeals.details>> {
  if (!actor.firmId || !openableCases(actor).includes(params.id)) refuse('case_not_found');
  const row = await findSeal(deps.db.as(scope), actor.firmId, params.id);
  return { seal: sealView(found(row, 'case_not_found')) };
}

/** A seal as the API says it. */
export const sealView = (row: SealRow) => ({
  id: row.id,
  caseId: row.caseId,
  reason: row.reason,
  orderedOn: row.orderedOn,
  court: row.court,
  judge: row.judge,
  orderDocumentId: row.orderDocumentId,
  sealedBy: { id: row.sealedBy, name: row.sealedByName },
  sealedAt: row.sealedAt,
});
