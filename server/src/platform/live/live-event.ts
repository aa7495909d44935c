import type { Scope } from '../db/scope.ts';

/**
 * Something changed. It carries ids only: whoever is told reads the record, and so sees what he may see of it.
 * With `userId` it is for that person alone; otherwise for the firm, the company, or both, whichever is named. Leave
 * `clientId` out for what the company's people aren't told. Managers and landlords are told of their properties.
 */
export interface LiveEvent {
  /** Noun and what happened, e.g. `case.changed`. */
  kind: string;
  userId?: string;
  firmId?: string;
  clientId?: string;
  propertyId?: string;
  ownerId?: string;
  caseId?: string;
  /** Further ids that the reader needs, by name. */
  ids?: Record<string, string>;
}

export interface StoredEvent extends LiveEvent {
  id: number;
  txId: bigint;
}

/** Whether a person is told of an event: the tenancy rule. */
export function isToldOf(userId: string, scope: Scope, event: LiveEvent): boolean {
  if (event.caseId && scope.walledCaseIds.includes(event.caseId)) return false;
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
      return ofCompany && event.propertyId !== undefined && scope.propertyIds.includes(event.propertyId);
    case 'owner':
      return ofCompany && event.ownerId !== undefined && event.ownerId === scope.ownerId;
    case 'nobody':
      return false;
  }
}
