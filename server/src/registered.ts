import { everyCasePart } from './case-parts.ts';
import { caseParts } from './case-service/cases/record/index.ts';
import { fill, register } from './platform/registry.ts';

/** What nouns register with each other: every list in full, so that importing a file never changes what the server does. */
export const registered = register([fill(caseParts, everyCasePart)]);
