export { engagedFirms } from './engaged-firms.ts';
export { type EngagedFirm, firmEngagedFor } from './firm-engaged-for.ts';
export { findFirm, type FirmRecord } from './firm-queries.ts';
export { worksInState } from './firm-queries.ts';
