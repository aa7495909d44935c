import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { bind } from '../../platform/http/bind.ts';
import { changeManyOwners } from './change-many-owners.ts';
import { createPropertyOwner } from './create-property-owner.ts';
import { getPropertyOwner, listPropertyOwners } from './read-property-owners.ts';
import { updatePropertyOwner } from './update-property-owner.ts';

export const propertyOwnerRoutes = [
  bind(propertyOwners.list, listPropertyOwners),
  bind(propertyOwners.details, getPropertyOwner),
  bind(propertyOwners.create, createPropertyOwner),
  bind(propertyOwners.update, updatePropertyOwner),
  bind(propertyOwners.bulk, changeManyOwners),
];
