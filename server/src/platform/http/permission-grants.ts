import type { Permission } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../actor.ts';
import { type Registry, registry } from '../registry.ts';

/** What else than their roles lets a person call a route; the record is asked again where it is known. */
export type PermissionGrant = (actor: UserActor, permission: Permission) => boolean;

export const permissionGrants: Registry<PermissionGrant> = registry('permission grants');
