import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { serviceMethods } from '../notices/notice-types.ts';
import { courtDate } from '../values/dates.ts';

/** Ways to serve the court’s papers that the law of the case’s state knows, with the days on which they are good. */
export const caseServiceRule = z.object({
  id: z.string(),
  methods: z.array(z.enum(serviceMethods)),
  note: z.string().nullable(),
  cite: z.string(),
  confidence: z.enum(confidences),
  verifiedBy: z.string().nullable(),
  effectiveFrom: courtDate.nullable(),
  effectiveTo: courtDate.nullable(),
});
export type CaseServiceRule = z.output<typeof caseServiceRule>;
