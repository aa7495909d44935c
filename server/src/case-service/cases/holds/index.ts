export { holdPart } from './hold-part.ts';
export { endHolds, insertHold } from './hold-queries.ts';
