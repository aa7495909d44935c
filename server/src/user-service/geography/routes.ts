import { geography } from '@writdesk/contract/geography/geography';
import { bind } from '../../platform/http/bind.ts';
import { getCities, getCounties, getStates, listCounties } from './read-geography.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';

export const geographyRoutes = [
  bind(geography.states, getStates),
  bind(geography.stateCounties, getCounties),
  bind(geography.counties, listCounties),
  bind(geography.cities, getCities),
  bind(geography.zipCode, lookUpZipCode),
];
