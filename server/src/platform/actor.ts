import type { Role, RoleGroup, RoleType } from '@writdesk/contract/permissions/roles';

/** A person who is signed in. Roles come from the verified token, everything else from our own database. */
export interface UserActor {
  kind: 'user';
  userId: string;
  accountId: string;
  /** `sid` of his token: the session that he acts in. */
  sessionId?: string;
  name: string;
  email: string;
  roles: readonly Role[];
  /** He hasn't shown yet that his e-mail address is his. */
  isUnproven?: true;
  roleType: RoleType | null;
  group: RoleGroup | null;
  firmId: string | null;
  clientId: string | null;
  ownerId: string | null;
  /** Firms whose shared masters (dockets, workflows) this person may know of. */
  firmIds: readonly string[];
  /** Properties that a manager or viewer was given. */
  propertyIds: readonly string[];
  /** States in which a lawyer is admitted. */
  barStates: readonly string[];
  crmScope: 'ALL' | 'ASSIGNED' | null;
  crmClientIds: readonly string[];
  /** Cases that this person of a firm may not know of: ethical walls. */
  walledCaseIds: readonly string[];
  /** Where an administrator may act at the moment. */
  supportAccess: readonly SupportAccess[];
  timeZone: string;
}

/** An administrator's open access to a firm, or to one case of it: for a while, with a reason, and the firm sees it. */
export interface SupportAccess {
  id: string;
  firmId: string;
  caseId: string | null;
}

/**
 * All that decides what a person may see and do, as a text: the same for the same rights. What is new in an actor counts,
 * unless it is named here as of no weight.
 */
export function rightsOf(actor: UserActor): string {
  const { name: _, email: _email, timeZone: _zone, barStates: _states, ...rights } = actor;
  const texts = Object.entries(rights).map(([key, value]) =>
    JSON.stringify([
      key,
      Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value,
    ]),
  );
  return texts.toSorted().join();
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

/** The name that an audit row carries. */
export const actorName = (actor: Actor): string => (actor.kind === 'system' ? actor.reason : actor.name);
/** The user's id, or null for a machine. */
export const actorUserId = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
/** The open access by which a person acts at a firm that isn't his. @param caseId of the case that it is about. */
export function supportFor(
  actor: Actor,
  { firmId, caseId }: { firmId: string; caseId: string },
): SupportAccess | undefined {
  if (actor.kind !== 'user') return undefined;
  return actor.supportAccess.find(
    (access) => access.firmId === firmId && (access.caseId === null || access.caseId === caseId),
  );
}
/** True when a machine of ours acts: a job, a robot, the system itself. */
export const isMachine = (actor: Actor): actor is JobActor | RobotActor | SystemActor =>
  actor.kind !== 'user';
