export { holdPart } from './hold-part.ts';
export { insertHold } from './hold-queries.ts';
