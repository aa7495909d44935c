import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import { bind } from '../../platform/http/bind.ts';
import { deleteLocation } from './delete-location.ts';
import { exportLocations } from './export-locations.ts';
import { listLocations } from './list-locations.ts';
import { updateLocation } from './update-location.ts';

export const locationMappingRoutes = [
  bind(locationMappings.list, listLocations),
  bind(locationMappings.exportCsv, exportLocations),
  bind(locationMappings.update, updateLocation),
  bind(locationMappings.remove, deleteLocation),
];
