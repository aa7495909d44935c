// What this trade knows of people, scopes and events beyond the mechanism, added to the platform’s own types.

/** An administrator's open access to a firm, or to one case of it: for a while, with a reason, and the firm sees it. */
export interface SupportAccess {
  id: string;
  firmId: string;
  caseId: string | null;
}

declare module '../../platform/actor.ts' {
  interface UserActor {
    /** The owner whose properties a landlord may see. */
    ownerId: string | null;
    /** Properties that a manager or viewer was given. */
    propertyIds: readonly string[];
    /** States in which a lawyer is admitted. */
    barStates: readonly string[];
    crmScope: 'ALL' | 'ASSIGNED' | null;
    crmClientIds: readonly string[];
    /** Cases that this person of a firm may not know of: ethical walls. */
    walledCaseIds: readonly string[];
    /** Cases within their reach that a court sealed: whoever they are, these are in no list of theirs. */
    sealedCaseIds: readonly string[];
    /** Where an administrator may act at the moment. */
    supportAccess: readonly SupportAccess[];
  }
}

declare module '../../platform/db/scope.ts' {
  interface ScopeKinds {
    properties: true;
    owner: true;
  }
  interface Scope {
    /** Only for kind `properties`. */
    propertyIds?: readonly string[];
    /** Only for kind `owner`. */
    ownerId?: string | null;
  }
}

declare module '../../platform/live/live-event.ts' {
  interface LiveEvent {
    /** The case that it is about; its readers receive it. */
    caseId?: string;
    /** Managers and landlords receive what concerns their properties. */
    propertyId?: string;
    ownerId?: string;
  }
}
