import type { feeds } from '@writdesk/contract/feeds/feeds';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { UserActor } from '../../platform/actor.ts';
import { looksAfter } from './feed-policy.ts';
import type { FeedRecord } from './feed-queries.ts';

export function feedView(row: FeedRecord, actor: UserActor, now: Date): RouteReplyInput<typeof feeds.revoke> {
  const isOwn = row.userId === actor.userId;
  const { firmId, clientId } = looksAfter(actor);
  const isLookedAfter =
    (firmId !== null && row.firmId === firmId) || (clientId !== null && row.clientId === clientId);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    report: row.reportKind,
    period: row.period,
    figure: row.figure,
    origins: row.origins,
    owner: { id: row.userId, name: row.userName },
    isOwn,
    state: row.revokedAt ? 'REVOKED' : row.expiresAt <= now ? 'EXPIRED' : 'OPEN',
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastReadAt: row.lastReadAt,
    revokedBy: row.revokedByName,
    mayRevoke: row.revokedAt === null && (isOwn || isLookedAfter),
  };
}
