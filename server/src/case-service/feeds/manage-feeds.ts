import type { feeds } from '@writdesk/contract/feeds/feeds';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { feedAudits } from './feed-audits.ts';
import { findFeed, revokeFeed, selectFeeds } from './feed-queries.ts';
import { feedView } from './feed-view.ts';

/** The caller's feeds; for administrators of a firm or a company those of all its people. */
export async function listFeeds(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof feeds.list>,
) {
  const now = deps.clock.now();
  const { rows, ...counted } = await selectFeeds(deps.db.as(scope), actor, query);
  return { feeds: rows.map((row) => feedView(row, actor, now)), ...counted };
}

/** Revokes a feed for good; one that is revoked already stays as it is. @throws `not_found` */
export function endFeed(context: UserContext, { params: { id } }: RouteInput<typeof feeds.revoke>) {
  const { actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'feed.revoke') ? allow : deny('forbidden'));
    const row = found(await findFeed(tx.db, actor, id));
    const ended = await revokeFeed(tx.db, row, { at: tx.now, name: actor.name });
    await tx.audit(feedAudits.revoke, {
      subjectId: row.userId,
      firmId: row.firmId,
      clientId: row.clientId,
      data: { feedId: id, kind: row.kind },
    });
    return feedView(ended ?? row, actor, tx.now);
  });
}
