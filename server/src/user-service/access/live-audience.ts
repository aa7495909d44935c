import type { Scope } from '../../platform/db/scope.ts';
import type { LiveEvent } from '../../platform/live/index.ts';

/** Whether a person receives an event: the tenancy rule. */
export function isToldOf(userId: string, scope: Scope, event: LiveEvent): boolean {
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
