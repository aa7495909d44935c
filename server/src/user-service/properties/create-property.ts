import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { addProperty } from './add-property.ts';

/**
 * Adds a property, or makes one of a draft. A manager who adds one is assigned to it.
 * @throws `invalid` with all that is missing, `property_duplicate`, `conflict` for a stale draft, `client_not_found`
 */
export function createProperty(context: UserContext, { body }: RouteInput<typeof properties.create>) {
  return transact(context, (tx) => addProperty(tx, context, body, 'ACTIVE'));
}

/**
 * Keeps what was typed of a property; anything may still be missing, and no case can be opened for it.
 * @throws `invalid` for what doesn't fit together, `conflict` for a stale draft, `client_not_found`
 */
export function savePropertyDraft(context: UserContext, { body }: RouteInput<typeof properties.saveDraft>) {
  return transact(context, (tx) => addProperty(tx, context, body, 'DRAFT'));
}
