export { clearRosterSource, setRosterSource } from './change-property-queries.ts';
export { giveInvitedProperties, setGivenProperties } from './manager-queries.ts';
export { notifiedProperties } from './notified-properties.ts';
export { propertyAudits } from './property-audits.ts';
export {
  type FollowingCase,
  type PropertyChange,
  type PropertyFollower,
  propertyFollowers,
} from './property-followers.ts';
export { propertyForCase } from './property-for-case.ts';
export { propertyLive } from './property-live.ts';
export type { PropertyForCase } from './property-queries.ts';
export { visibleProperty } from './property-scope-queries.ts';
export { propertyRoutes } from './routes.ts';
