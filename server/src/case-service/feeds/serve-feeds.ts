import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, type Deps } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { callerAddress, network } from '../../platform/http/caller-address.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { NothingToNote, unlessDone } from '../cases/record/index.ts';
import { ownerOf } from '../reports/index.ts';
import { feedAudits } from './feed-audits.ts';
import { isFormatOf, mayRead } from './feed-policy.ts';
import { type FeedRecord, findFeedBySecret, noteRead } from './feed-queries.ts';
import { type FeedFormat, hashOfSecret, readFile } from './feed-secret.ts';
import { type WrittenFeed, writeFeed } from './write-feed.ts';

const HOUR_MS = 3_600_000;

/** The addresses of feeds. Whatever is wrong with one, it is the same unknown address: nobody learns that there was a feed. */
export function serveFeeds(server: FastifyInstance, deps: Deps): void {
  server.get<{ Params: { file: string } }>(
    '/feed/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      await limitRate(deps, 'feed', network(callerAddress(request.raw, deps.config.trustProxy)));
      const written = await read(deps, request, request.params.file);
      return send(reply, written ?? refuse('not_found'));
    },
  );
}

async function read(deps: Deps, request: FastifyRequest, file: string): Promise<WrittenFeed | null> {
  const asked = readFile(file);
  if (!asked) return null;
  const now = deps.clock.now();
  const feed = await findFeedBySecret(deps.db.as(machineScope(now)), hashOfSecret(asked.secret));
  if (!feed || feed.revokedAt || feed.expiresAt <= now || !isFormatOf(feed.kind, asked.format)) return null;
  const context = contextOf(deps, { kind: 'system', reason: 'a feed' }, request.id);
  const owner = await ownerOf(context, feed);
  if (!owner || !mayRead(owner.context.actor, feed)) return null;
  await limitRate(deps, 'feedReads', feed.id);
  const written = await writeFeed(owner, feed, asked.format);
  await noteHour(deps, request, feed, asked.format);
  return written;
}

/** That it was read, once an hour: programs read some feeds each minute. */
async function noteHour(
  deps: Deps,
  { id }: FastifyRequest,
  feed: FeedRecord,
  format: FeedFormat,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HOUR_MS);
  if (feed.lastReadAt && feed.lastReadAt >= before) return;
  await unlessDone(
    transact(contextOf(deps, { kind: 'system', reason: 'a feed' }, id), async (tx) => {
      tx.authorize(allow); // whoever has the address
      if (!(await noteRead(tx.db, feed, { at: tx.now, before }))) throw new NothingToNote();
      const { userId: subjectId, firmId, clientId, kind } = feed;
      await tx.audit(feedAudits.read, {
        subjectId,
        firmId,
        clientId,
        data: { feedId: feed.id, kind, format },
      });
    }),
  );
}

function send(reply: FastifyReply, { contentType, content, policy }: WrittenFeed): FastifyReply {
  reply.headers({
    'content-type': contentType,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': policy ?? "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...(policy && { 'cross-origin-resource-policy': 'cross-origin' }),
  });
  return reply.send(content);
}
