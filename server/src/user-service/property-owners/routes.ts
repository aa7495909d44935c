import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { bind } from '../../platform/http/bind.ts';
import { getPropertyOwner } from './get-property-owner.ts';
import { listPropertyOwners } from './list-property-owners.ts';

export const propertyOwnerRoutes = [
  bind(propertyOwners.list, listPropertyOwners),
  bind(propertyOwners.details, getPropertyOwner),
];
