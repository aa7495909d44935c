import { createHmac } from 'node:crypto';
import type { RouteDefinition } from '@writdesk/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type Context, type Deps } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { systemScope } from '../db/scope.ts';
import { callerAddress, network } from './caller-address.ts';
import { countRequest } from './rate-limit-queries.ts';
import { refuseUntil, secondsUntil } from './refuse.ts';

interface RateLimit {
  /** Requests in one window; each further one is refused until the window ends. */
  most: number;
  seconds: number;
}

/**
 * What may be done how often. Signing in, registering, and asking for a new password are counted by the provider's own
 * lockout, and mailed links of an account by the mail job.
 */
export const rateLimits = {
  /** Of one address: a code can't be guessed, and trying shall not be free. */
  open: { most: 30, seconds: 60 },
  /** Of one person: more than anybody types, less than what empties a table. */
  search: { most: 300, seconds: 60 },
  /** Invites of one person: a whole company in an hour, and no mailing list. */
  inviter: { most: 60, seconds: 3_600 },
  /** Invites of one firm or company, of all its people. */
  invitingHouse: { most: 120, seconds: 3_600 },
  /** Invites to one address, whoever sends them: what is sent again and again is a nuisance to a stranger. */
  invitedAddress: { most: 5, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

interface RateOptions {
  /** A transaction: what is undone with it wasn't done, so it isn't counted. */
  within?: Kysely<DB>;
  /** What is said instead, and of which field; the whole seconds until then are given to it. */
  fault?: { path: string; message: string | ((seconds: number) => string) };
}

/**
 * Counts one more of something.
 * @param subject whose, such as an address or an account's id; only its hash is kept.
 * @throws `too_many_requests` with how many seconds to wait.
 */
export async function limitRate(
  { config, clock, db }: Pick<Deps, 'config' | 'clock' | 'db'>,
  name: RateLimitName,
  subject: string,
  { within = db.as(systemScope), fault }: RateOptions = {},
): Promise<void> {
  const { most, seconds } = rateLimits[name];
  const hash = createHmac('sha256', config.encryptionKey)
    .update(`rate ${name} ${subject}`)
    .digest('base64url');
  const now = clock.now();
  const { count, beganAt } = await countRequest(within, name, hash, now, seconds);
  if (count <= most) return;
  const end = new Date(beganAt.getTime() + seconds * 1_000);
  const wait = secondsUntil(end, now);
  const given =
    fault?.message ?? `Too many requests. Try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`;
  const message = typeof given === 'string' ? given : given(wait);
  refuseUntil(end, now, message, fault && [{ path: fault.path, message }]);
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
