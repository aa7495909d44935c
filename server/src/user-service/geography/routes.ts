import { geography } from '@writdesk/contract/geography/geography';
import { bind } from '../../platform/http/bind.ts';
import { getCities } from './get-cities.ts';
import { getCounties } from './get-counties.ts';
import { getStates } from './get-states.ts';
import { listCounties } from './list-counties.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';

export const geographyRoutes = [
  bind(geography.states, getStates),
  bind(geography.stateCounties, getCounties),
  bind(geography.counties, listCounties),
  bind(geography.cities, getCities),
  bind(geography.zipCode, lookUpZipCode),
];
