import { properties } from '@writdesk/contract/properties/properties';
import { bind } from '../../platform/http/bind.ts';
import { getProperty } from './get-property.ts';
import { listCompanyProperties, listProperties } from './list-properties.ts';

export const propertyRoutes = [
  bind(properties.list, listProperties),
  bind(properties.listOfCompany, listCompanyProperties),
  bind(properties.details, getProperty),
];
