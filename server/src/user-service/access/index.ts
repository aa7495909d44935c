export { rightsHash, rightsOf, supportFor } from './actor.ts';
export type { SupportAccess } from './additions.ts';
export { interestOf, isNotifiedOf } from './live-audience.ts';
export { scopeOf } from './scope-of.ts';
export { grantOfSupport, noteOfSupport } from './support.ts';
