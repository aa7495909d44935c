import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

/** The sheet before an exhibit whose own pages have no room for its mark, or where the court wants one. */
export const exhibitSheet = defineTemplate({
  name: 'exhibit-sheet',
  schema: z.object({
    /** As the court calls it, such as `Exhibit A`. */
    title: z.string().min(1),
    document: z.string(),
    caption: z.array(z.string()),
  }),
});
