import { createHmac } from 'node:crypto';
import type { RouteDefinition } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { FastifyRequest } from 'fastify';
import { type Context, type Deps } from '../context.ts';
import type { Config } from '../../config.ts';
import { systemScope } from '../db/scope.ts';
import { callerAddress, network } from './caller-address.ts';
import { takeFromBuckets } from './rate-limit-queries.ts';
import { refuseUntil } from './refuse.ts';

interface RateLimit {
  /** Requests in one window; each further one is refused until the window ends. */
  most: number;
  seconds: number;
}

/** What may be done how often. Sign-ins are counted by the provider's guard against guessing, emails by `mailLimits`. */
export const rateLimits = {
  /** Of one address, which a whole office may share: a code can't be guessed, and trying shall not be free. */
  open: { most: 60, seconds: 60 },
  /** Of one address: programs read a feed again and again, and none of them each second. */
  feed: { most: 60, seconds: 60 },
  /** Of one feed, from wherever it is read. */
  feedReads: { most: 30, seconds: 60 },
  /** Of one address: what is handed on to the sign-in service, which may shut us out. An office renews a token a person every few minutes. */
  relay: { most: 600, seconds: 60 },
  /** Of one person: more than anybody types, less than what empties a table. */
  search: { most: 300, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Whose a bucket is: an address, an account's id. Only a keyed hash of it is kept. */
export const hashOfSubject = (
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  name: string,
  subject: string,
) => createHmac('sha256', encryptionKey).update(`rate ${name} ${subject}`).digest('base64url');

/**
 * Counts one more of something.
 * @param subject whose, such as an address or an account's id.
 * @throws `too_many_requests` with how many seconds to wait.
 */
export async function limitRate(
  { config, clock, db }: Pick<Deps, 'config' | 'clock' | 'db'>,
  name: RateLimitName,
  subject: string,
): Promise<void> {
  const now = clock.now();
  const bucket = { name, subject: hashOfSubject(config, name, subject), ...rateLimits[name] };
  const [full] = await takeFromBuckets(db.as(systemScope), [bucket], now);
  if (full) refuseUntil(full.until, now, (seconds) => fault('requests_in_seconds', { seconds }));
}

/** Counts a call that is open to everybody by address, and a search by person. */
export async function limitCall(
  route: RouteDefinition,
  request: FastifyRequest,
  { actor, deps }: Context,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (route.permission === 'public')
    await limitRate(deps, 'open', network(callerAddress(request.raw, deps.config.trustProxy)));
  if (actor.kind === 'user' && query['search']) await limitRate(deps, 'search', actor.accountId);
}
