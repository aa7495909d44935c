export { propertyOwnerRoutes } from './routes.ts';
export { propertyOwnerAudits } from './property-owner-audits.ts';
export { propertyOwnerLive } from './property-owner-live.ts';
export { changesBetween, factsAfter, factsOf, noFacts, type OwnerFacts, rowOf } from './owner-facts.ts';
export { missingFacts } from './owner-faults.ts';
export { insertOwner } from './property-owner-queries.ts';
export {
  changeOwner,
  insertOwners,
  type OwnerRecord,
  removeOwner,
  selectOwnersOf,
} from './bulk-owner-queries.ts';
