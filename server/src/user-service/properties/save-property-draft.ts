import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { addProperty } from './add-property.ts';

/**
 * Keeps what was typed of a property; anything may still be missing, and no case can be opened for it.
 * @throws `invalid` for what doesn't fit together, `conflict` for a stale draft, `client_not_found`
 */
export function savePropertyDraft(context: UserContext, { body }: RouteInput<typeof properties.saveDraft>) {
  return transact(context, (tx) => addProperty(tx, context, body, 'DRAFT'));
}
