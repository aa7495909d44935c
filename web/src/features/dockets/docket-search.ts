import { z } from 'zod';
import { choiceSearch, listSearch } from '../../shared/table/use-list-search.ts';

const views = ['list', 'week', 'month'] as const;
export type View = (typeof views)[number];

/** What the page of dockets keeps in its address. */
export const docketSearch = listSearch.extend({
  view: z.enum(views).default('list').catch('list'),
  /** A day of the week or month that is shown; empty is today. */
  day: z.string().default('').catch(''),
  courthouseId: choiceSearch,
  when: z.enum(['coming', 'past', 'all']).default('coming').catch('coming'),
});
export type DocketSearch = z.output<typeof docketSearch>;
