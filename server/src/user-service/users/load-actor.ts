import { groupOf, type Role, roleFacts, roles } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { AppError, refuse } from '../../platform/http/refuse.ts';
import { selectActor } from './actor-queries.ts';
import { findMailedUser } from './mailed-user-queries.ts';

/** What of a verified token the product reads. */
export interface TokenClaims {
  sub: string;
  formerSub?: string | undefined;
  sid?: string | undefined;
  gid?: string | undefined;
  exp?: number | undefined;
  auth_time?: number | undefined;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string | undefined;
  preferred_username?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
  realm_access?: { roles?: readonly string[] | undefined } | undefined;
}

const known = new Set<string>(roles);
const isRole = (name: string): name is Role => known.has(name);

/** What else than the token is asked. */
export interface ActorSources {
  /** Whether tokens name our roles, and so can narrow what the record gives; a generic provider's don't. */
  tokensNameRoles?: boolean;
  /** Sessions are our own: a token is good only as long as its session and its grant stand. */
  ownSessions?: boolean;
  /** The operator says that another provider gives accounts for verified addresses alone, and its tokens may not say so. */
  areAddressesVerified?: boolean | undefined;
}

/**
 * The person behind a verified token. Roles, company, firm and properties are those that our own record has at this moment: a
 * token outlives by minutes what it says, so its roles can only take away from the record's and never add to them.
 * Somebody who registered and is not yet anybody's user may sign in, sees nothing, and has no id but the account's.
 * @param now when it is asked: an administrator’s access to a firm ends by itself.
 * @throws `unauthorized` when the user was deactivated, or the session or the grant of the token has ended.
 */
export async function loadActor(
  db: Kysely<DB>,
  claims: TokenClaims,
  now: Date,
  { tokensNameRoles = true, ownSessions = false, areAddressesVerified = false }: ActorSources = {},
): Promise<UserActor> {
  const { sub: accountId, formerSub: formerId, sid, gid, exp, auth_time: authTime } = claims;
  const basis = ownSessions && sid ? { sessionId: sid, grantHash: gid } : undefined;
  const row = await selectActor(db, { accountId, formerId, basis }, now);
  if (!row.stands || row.active === false) refuse('unauthorized');
  const recorded = (row.roles ?? []).filter(isRole);
  const claimed = claims.realm_access?.roles ?? [];
  const held = tokensNameRoles ? recorded.filter((role) => claimed.includes(role)) : recorded;
  // Roles of another type than the user's own are ignored: a token can't make a client user a firm's.
  // Nobody has shown yet that the address is theirs: whatever was given to its owner isn't given to them. An address may have changed
  // since the token was signed. Of another provider the token alone says whether it is proven, and it must say so: what stands in it
  // may be what anybody typed there. Who has a place was given it by a proven address, and what the token calls them gives nothing.
  const isProven = ownSessions
    ? row.isVerified !== false && claims.email_verified !== false
    : row.id !== null || (claims.email_verified ?? areAddressesVerified);
  const holding = row.id && isProven ? held.filter((role) => roleFacts[role].type === row.roleType) : [];
  const given = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  return {
    kind: 'user',
    // Between two places nobody acts as who they were at the former one.
    userId: row.id ?? row.waitingId ?? accountId,
    accountId: row.accountId ?? accountId,
    ...(row.formerIds.length > 0 && { formerIds: row.formerIds }),
    ...(sid && { sessionId: sid }),
    ...(!ownSessions && exp !== undefined && { tokenEndsAt: new Date(exp * 1000) }),
    ...(!ownSessions && authTime !== undefined && { signedInAt: new Date(authTime * 1000) }),
    ...(basis && { basis }),
    name: row.id
      ? [row.firstName, row.lastName].join(' ').trim()
      : given || (claims.name ?? claims.preferred_username ?? ''),
    email: (isProven ? row.email : null) ?? (ownSessions ? row.ownEmail : null) ?? claims.email ?? '',
    roles: holding,
    ...(!isProven && { isUnverified: true }),
    roleType: row.roleType ?? null,
    group: holding.length ? groupOf(holding) : null,
    firmId: row.firmId ?? null,
    clientId: row.clientId ?? null,
    ownerId: row.ownerId ?? null,
    firmIds: row.firmIds,
    propertyIds: row.propertyIds,
    barStates: row.barStates,
    crmScope: row.crmScope ?? null,
    crmClientIds: row.crmClientIds,
    walledCaseIds: row.walledCaseIds,
    sealedCaseIds: row.sealedCaseIds,
    supportAccess: holding.includes('admin') ? row.supportAccess : [],
    timeZone: row.timeZone ?? 'America/New_York',
  };
}

/** What of somebody who asked for something is kept to ask for them again. */
export const asker = z.object({
  accountId: z.string(),
  /** Where sessions are our own. */
  sessionId: z.string().optional(),
  /** Where another provider keeps them. */
  providersSessionId: z.string().optional(),
  /** As their token and their record had them. */
  roles: z.array(z.string()),
});

export const askerOf = ({ accountId, basis, sessionId, roles: held }: UserActor): z.output<typeof asker> => ({
  accountId,
  ...(basis ? { sessionId: basis.sessionId } : sessionId && { providersSessionId: sessionId }),
  roles: [...held],
});

/** Whoever asked for something, as they are now and with no more roles. @returns null once they are deactivated or signed out. */
export async function loadActorAgain(
  { db: database, accounts, log }: Pick<Deps, 'db' | 'accounts' | 'log'>,
  { accountId, sessionId, providersSessionId, roles: held }: z.output<typeof asker>,
  now: Date,
): Promise<UserActor | null> {
  const db = database.as(systemScope);
  // A realm that we manage says which sessions are open; what another provider has open isn’t known here.
  if (providersSessionId !== undefined && accounts.kind === 'keycloak')
    try {
      const open = await accounts.listSessions(accountId);
      if (!open.some(({ id }) => id === providersSessionId)) return null;
    } catch (error) {
      log.warn({ accountId, err: error }, 'the sign-in service doesn’t say whether a session is open');
      return null;
    }
  const claims = { sub: accountId, sid: sessionId, realm_access: { roles: held } };
  try {
    return await loadActor(db, claims, now, { ownSessions: true });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Somebody as they would act now, without their being signed in: for what is done for them meanwhile.
 * @returns null for who may not act at all: deactivated, without an account, or with an address that isn't verified.
 */
export async function loadActorOfUser(db: Kysely<DB>, userId: string, now: Date): Promise<UserActor | null> {
  const reader = await findMailedUser(db, userId);
  if (!reader?.active || !reader.accountId) return null;
  const actor = await loadActor(db, { sub: reader.accountId, email: reader.email }, now, {
    tokensNameRoles: false,
    ownSessions: true,
  });
  return actor.userId === userId && !actor.isUnverified ? actor : null;
}
