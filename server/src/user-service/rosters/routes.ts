import { rosters } from '@writdesk/contract/rosters/rosters';
import { bind } from '../../platform/http/bind.ts';
import { createLease } from './create-lease.ts';
import { getLease } from './get-lease.ts';
import { listUnits } from './list-units.ts';
import { saveUnit } from './save-unit.ts';
import { updateLease } from './update-lease.ts';

export const rosterRoutes = [
  bind(rosters.units, listUnits),
  bind(rosters.saveUnit, saveUnit),
  bind(rosters.lease, getLease),
  bind(rosters.createLease, createLease),
  bind(rosters.updateLease, updateLease),
];
