import { permitted } from '@writdesk/contract/permissions/permissions';
import type { PropertyStatus } from '@writdesk/contract/properties/property-values';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

type Doing = 'property.create' | 'property.update' | 'property.deactivate' | 'property.assign-manager';

/** Whether somebody may do this to properties that they see. */
export const mayDo = ({ roles }: UserActor, doing: Doing): Decision =>
  permitted(roles, doing) ? allow : deny('forbidden');

/** Whether any open case keeps them from deactivating; others are only kept by cases that aren’t filed yet, and say why. */
export const isStoppedByAnyCase = ({ roles }: UserActor): boolean =>
  permitted(roles, 'property.deactivate')?.limits.includes('no-open-case') ?? true;

/** What a screen may offer. */
export function offersOf({ roles }: UserActor, status: PropertyStatus) {
  const may = (doing: Doing) => permitted(roles, doing) !== null;
  return {
    update: may('property.update'),
    deactivate: may('property.deactivate') && status !== 'INACTIVE',
    reactivate: may('property.deactivate') && status === 'INACTIVE',
    assignManager: may('property.assign-manager'),
  };
}
