import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';
import { copiedFacts } from './copied-facts.ts';

const facts = z.array(z.enum(copiedFacts));

/** What a case has of its property, once somebody changed the property. */
export const propertyEvents = {
  /** A draft took the property over as it is now. */
  followed: caseEvent('case.property-followed', {
    group: 'edits',
    data: { propertyId: id, property: z.string(), version: z.int(), facts, by: z.string() },
  }),
  /** A submitted case keeps what it was submitted with. */
  changed: caseEvent('case.property-changed', {
    group: 'edits',
    data: { propertyId: id, property: z.string(), version: z.int(), facts, by: z.string() },
  }),
};
