import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readProperty } from './read-property.ts';

/** A property, whole. @throws `property_not_found` */
export function getProperty(context: UserContext, { params }: RouteInput<typeof properties.details>) {
  return readProperty(context.deps.db.as(context.scope), context, params.id);
}
