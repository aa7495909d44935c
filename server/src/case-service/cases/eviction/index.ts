export { evictionCriteria } from './eviction-criteria-queries.ts';
export { evictionPart, sumCents } from './eviction-part.ts';
export { occupancyFault } from './occupancy.ts';
export { replaceLedger, saveEviction, selectEviction, selectLedger } from './eviction-queries.ts';
