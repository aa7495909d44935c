import type { UserActor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Interest, LiveEvent } from '../../platform/live/index.ts';

/** Whether a person receives an event: the tenancy rule. */
export function isNotifiedOf(userId: string, scope: Scope, event: LiveEvent): boolean {
  if (event.caseId && scope.withheldIds.includes(event.caseId)) return false;
  if (event.userId) return event.userId === userId;
  const ofCompany = event.clientId !== undefined && scope.clientIds.includes(event.clientId);
  switch (scope.kind) {
    case 'all':
    case 'system':
      return true;
    case 'firm':
      return event.firmId !== undefined && event.firmId === scope.firmId;
    case 'clients':
      return ofCompany;
    case 'properties':
      return (
        ofCompany && event.propertyId !== undefined && Boolean(scope.propertyIds?.includes(event.propertyId))
      );
    case 'owner':
      return ofCompany && event.ownerId !== undefined && event.ownerId === scope.ownerId;
    case 'nobody':
      return false;
  }
}

/** Whose events a person can receive; undefined where it can be anybody's. No event comes to them that has none of these ids. */
export function interestOf(
  { userId, accountId, firmId }: Pick<UserActor, 'userId' | 'accountId' | 'firmId'>,
  scope: Scope,
): Interest | undefined {
  if (scope.kind === 'all' || scope.kind === 'system') return undefined;
  const firmIds = [firmId, scope.firmId].filter((id) => id !== null);
  return { userIds: [userId, accountId], firmIds, clientIds: scope.clientIds };
}
