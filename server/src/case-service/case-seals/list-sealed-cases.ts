import type { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { caseSealListAudits } from './case-seal-audits.ts';
import { mayBy, openableCases, withinSight } from './case-seal-policy.ts';
import { selectSealed } from './case-seal-queries.ts';

/** The sealed cases that the caller may open. Whoever looks leaves a row on the trail, in the transaction that reads. */
export async function listSealedCases(
  context: UserContext,
  { query }: RouteInput<typeof caseSeals.list>,
): Promise<RouteReplyInput<typeof caseSeals.list>> {
  const { actor } = context;
  const caseIds = openableCases(actor);
  const opened = withinSight(context, caseIds);
  return transact(opened, async (tx) => {
    tx.authorize(mayBy(actor, 'case-seal.read'));
    const { rows, ...counted } = await selectSealed(tx.db, opened.scope, { caseIds, ...query });
    await tx.audit(caseSealListAudits.list, {
      subjectId: actor.userId,
      data: { page: query.page, cases: rows.length },
    });
    return {
      cases: rows.map(({ sealedBy, sealedByName, clientName, ...row }) => ({
        ...row,
        clientName: clientName ?? '',
        sealedBy: { id: sealedBy, name: sealedByName },
      })),
      ...counted,
    };
  });
}
