import type { CopiedFact } from '@writdesk/contract/properties/copied-facts';
import type { CaseOfProperty } from '@writdesk/contract/properties/property-values';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import type { LockedProperty } from './change-property-queries.ts';

/** A property as it was, and what of it somebody changed that cases keep a copy of. */
export interface PropertyChange {
  before: LockedProperty;
  /** Of the property now. */
  version: number;
  facts: readonly CopiedFact[];
}
export interface FollowingCase extends CaseOfProperty {
  /** A draft takes the change over; any other case keeps its copy. */
  follows: boolean;
}

/** What a noun does when a property changes, in the transaction of the change. @returns the caller's cases that hold another copy. */
export type PropertyFollower = (
  tx: Tx,
  context: UserContext,
  change: PropertyChange,
) => Promise<readonly FollowingCase[]>;

export const propertyFollowers: Registry<PropertyFollower> = registry('property followers');
