import type { UserContext } from '../../../platform/context.ts';
import { type CaseDetailsReply, visibleRecord } from '../record/index.ts';
import { readDetails } from './read-details.ts';

/** A case, whole, as the caller may see it. */
export async function getCaseDetails(
  context: UserContext,
  { params }: { params: { id: string } },
): Promise<CaseDetailsReply> {
  const record = await visibleRecord(context, params.id);
  return readDetails(context, context.deps.db.as(context.scope), record, context.deps.clock.now());
}
