import { type feeds, formatsOf, MOST_FEEDS, type NewFeed } from '@writdesk/contract/feeds/feeds';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { provenPerson } from '../../user-service/account/index.ts';
import { lockUser } from '../../user-service/users/index.ts';
import { aboutFaults, strangerFaults } from '../reports/index.ts';
import { feedAudits } from './feed-audits.ts';
import { mayRead } from './feed-policy.ts';
import { countOpenFeeds, insertFeed } from './feed-queries.ts';
import { addressOfFeed, hashOfSecret, newSecret } from './feed-secret.ts';
import { feedView } from './feed-view.ts';

const DAY_MS = 86_400_000;

/**
 * Opens a feed for somebody who shows that it is them: its address outlasts the session of whoever opens it.
 * @throws `confirm_needed`, `wrong_password`, `too_many_requests`; `invalid` naming each field at fault
 */
export async function openFeed(context: UserContext, { body }: RouteInput<typeof feeds.create>) {
  const { password, ...about } = body;
  return makeFeed(await provenPerson(context, password), about);
}

/** Its address is in this reply and nowhere else: only a hash of it is kept. */
export function makeFeed(context: UserContext, body: NewFeed) {
  const { actor, deps } = context;
  const { userId, roles, firmId, clientId, name: userName } = actor;
  const secret = newSecret();
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'feed.create') ? allow : deny('forbidden'));
    // Whoever leaves meanwhile takes it along: it stands either before they go, or not at all.
    await lockUser(tx.db, userId);
    const errors = await faultsOf(tx, context, body);
    if (errors.length) refuse('invalid', { errors });
    if ((await countOpenFeeds(tx.db, userId, tx.now)) >= MOST_FEEDS)
      refuseField('name', fault('feeds_at_most', { max: MOST_FEEDS }));
    const row = await insertFeed(tx.db, {
      userId,
      id: newId(),
      firmId,
      clientId,
      userName,
      ...aboutOf(body),
      secretHash: hashOfSecret(secret),
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + body.days * DAY_MS),
    });
    const { id, kind, origins, expiresAt } = row;
    await tx.audit(feedAudits.create, {
      subjectId: userId,
      firmId,
      clientId,
      data: { feedId: id, kind, origins, expiresAt: expiresAt.toISOString() },
    });
    const addresses = formatsOf[kind].map((format) => ({
      format,
      url: addressOfFeed(deps.config.publicUrl, secret, format),
    }));
    return { id, feed: feedView(row, actor, tx.now), addresses };
  });
}

/** What is asked of another kind is not kept. */
function aboutOf({ name, kind, report, clientId, lawyerId, period, figure, origins }: NewFeed) {
  const isTable = kind === 'TABLE';
  return {
    name,
    kind,
    reportKind: isTable ? report : null,
    ofClientId: isTable && report !== 'ATTORNEY_WEEK' ? clientId : null,
    ofLawyerId: isTable && report === 'ATTORNEY_WEEK' ? lawyerId : null,
    period: isTable ? period : null,
    figure: kind === 'FIGURE' ? figure : null,
    origins: kind === 'FIGURE' ? [...new Set(origins)] : [],
  };
}

async function faultsOf(tx: Tx, context: UserContext, body: NewFeed): Promise<FieldError[]> {
  const { kind, report, origins } = body;
  if (kind === 'TABLE') {
    const faults = await aboutFaults(tx, context, { ...body, kind: report, from: null, to: null });
    return faults.map((one) => (one.path === 'kind' ? { ...one, path: 'report' } : one));
  }
  const faults = await strangerFaults(tx, context, body);
  if (!mayRead(context.actor, { kind, reportKind: null }))
    faults.push(atField('kind', fault('report_kind_role')));
  if (kind === 'FIGURE' && origins.length === 0)
    faults.push(atField('origins', fault('feed_origins_missing')));
  return faults;
}
