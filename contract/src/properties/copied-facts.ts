import type { PropertyInput } from './property-values.ts';

/** The facts of a property that a case keeps a copy of. */
export const copiedFacts = [
  'name',
  'addressLine1',
  'city',
  'stateCode',
  'countyId',
  'ownerId',
  'plaintiffName',
  'propertyCategory',
  'caresCovered',
] as const satisfies readonly (keyof PropertyInput)[];
export type CopiedFact = (typeof copiedFacts)[number];
