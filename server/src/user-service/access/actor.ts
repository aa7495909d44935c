import { createHash } from 'node:crypto';
import type { Actor, UserActor } from '../../platform/actor.ts';
import type { SupportAccess } from './additions.ts';

/** The open access by which a person acts at a firm that isn't theirs. @param caseId of the case that it is about. */
export function supportFor(
  actor: Actor,
  { firmId, caseId }: { firmId: string; caseId: string },
): SupportAccess | undefined {
  if (actor.kind !== 'user') return undefined;
  return actor.supportAccess.find(
    (access) => access.firmId === firmId && (access.caseId === null || access.caseId === caseId),
  );
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

/** The same in whatever session they act, short enough to be kept. */
export function rightsHash(actor: UserActor): string {
  const { sessionId: _session, basis: _basis, ...rights } = actor;
  return createHash('sha256').update(rightsOf(rights)).digest('hex');
}
