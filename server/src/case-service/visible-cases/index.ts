// Apart from the cases themselves, so that what cases stand on (dockets, billing) can ask it without a circle.
export { visibleCase } from './visible-case-queries.ts';
