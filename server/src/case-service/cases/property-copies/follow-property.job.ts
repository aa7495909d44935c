import { caresAnswers } from '@writdesk/contract/properties/property-categories';
import { copiedFacts } from '@writdesk/contract/properties/copied-facts';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.ts';
import { followInCase } from './follow-in-case.ts';
import { selectCopies } from './property-copy-queries.ts';

/** Somebody changed a property: drafts take it over, and the trail of every other open case says that it keeps another copy. */
export const followPropertyInCase = defineJob({
  name: 'cases.follow-property',
  schema: z
    .object({
      propertyId: z.uuid(),
      /** Of the property, once it was changed. */
      version: z.int(),
      facts: z.array(z.enum(copiedFacts)),
      /** What a draft took over without anybody typing it. */
      before: z.object({ plaintiffName: z.string().nullable(), caresCovered: z.enum(caresAnswers) }).strict(),
      by: z.string(),
    })
    .strict(),
  async handle(context, change, { signal }) {
    const copies = await selectCopies(context.deps.db.as(context.scope), change.propertyId);
    for (const { id } of copies) {
      signal.throwIfAborted();
      await followInCase(context, id, change);
    }
  },
});
