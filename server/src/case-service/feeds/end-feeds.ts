import { actorName } from '../../platform/actor.ts';
import type { LeavingFollower } from '../../user-service/users/index.ts';
import { feedAudits } from './feed-audits.ts';
import { revokeFeedsOf } from './feed-queries.ts';

/** Revokes what a person had opened who leaves, or whose password others may know: the addresses stay shut, also where they come back. */
export const endFeeds: LeavingFollower = async (tx, { actor }, userId) => {
  const by = { at: tx.now, name: actorName(actor) };
  for (const { id: feedId, kind, firmId, clientId } of await revokeFeedsOf(tx.db, userId, by))
    await tx.audit(feedAudits.revoke, { subjectId: userId, firmId, clientId, data: { feedId, kind } });
};
