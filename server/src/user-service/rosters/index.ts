export {
  changeLease,
  changeUnit,
  insertLeases,
  insertPeople,
  insertUnits,
  type NamedPlaces,
  removeLease,
  removeUnit,
  replaceLedgers,
  type RosterUnit,
  selectLedgers,
  selectRoster,
} from './bulk-queries.ts';
export { findObstacle, type LateLeaseRow, lockCurrentLease, selectLateLeases } from './late-lease-queries.ts';
export { leaseForCase, type LeaseForCase } from './lease-for-case.ts';
export { findUnitAddress, selectCasesOfLease } from './lease-queries.ts';
export { rosterAudits } from './roster-audits.ts';
export { rosterRoutes } from './routes.ts';
export { amendLease } from './update-lease.ts';
export { buildingNamed } from './unit-queries.ts';
