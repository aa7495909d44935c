import type { Role, RoleGroup, RoleType } from '@writdesk/contract/permissions/roles';

/**
 * A person who is signed in. Roles come from the verified token, everything else from our own database. What nouns know of
 * them further is added in `user-service/access`.
 */
export interface UserActor {
  kind: 'user';
  userId: string;
  accountId: string;
  /** The records that they had before they left and came back, with another id each time. */
  formerIds?: readonly string[];
  /** `sid` of their token: the session that they act in. */
  sessionId?: string;
  /** When their token ends, where another provider keeps the sessions. */
  tokenEndsAt?: Date;
  /** When they last signed in, as the token of another provider says. */
  signedInAt?: Date;
  /** What their token rests on, where sessions are our own: it is worth nothing once either has ended. */
  basis?: { sessionId: string; grantHash?: string | undefined };
  name: string;
  email: string;
  roles: readonly Role[];
  /** They haven't shown yet that their email address is theirs. */
  isUnverified?: true;
  roleType: RoleType | null;
  group: RoleGroup | null;
  firmId: string | null;
  clientId: string | null;
  /** Firms whose shared masters this person may know of. */
  firmIds: readonly string[];
  timeZone: string;
}

export interface JobActor {
  kind: 'job';
  name: string;
}
export interface RobotActor {
  kind: 'robot';
  name: string;
}
export interface SystemActor {
  kind: 'system';
  reason: string;
}

/** Whoever does something; no audit row is anonymous. */
export type Actor = UserActor | JobActor | RobotActor | SystemActor;

/** Whether a record names this person, by the id that they have now or by one from before. */
export const isOwnId = (
  { userId, formerIds = [] }: Pick<UserActor, 'userId' | 'formerIds'>,
  id: string | null | undefined,
): boolean => id === userId || (typeof id === 'string' && formerIds.includes(id));

/** The name that an audit row carries. */
export const actorName = (actor: Actor): string => (actor.kind === 'system' ? actor.reason : actor.name);
/** The user's id, or null for a machine. */
export const actorUserId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
/** True when a machine of ours acts: a job, a robot, the system itself. */
export const isMachine = (actor: Actor): actor is JobActor | RobotActor | SystemActor =>
  actor.kind !== 'user';
