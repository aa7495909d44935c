export { evictionPart, sumCents } from './eviction-part.ts';
export { replaceLedger, saveEviction, selectEviction, selectLedger } from './eviction-queries.ts';
