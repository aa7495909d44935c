import { z } from 'zod';
import { choiceSearch, listSearch } from '../../../shared/table/index.ts';

const day = z.iso.date().or(z.literal('')).default('').catch('');

const sorts = [
  'nextDate',
  '-nextDate',
  'mayDoOn',
  '-mayDoOn',
  'title',
  '-title',
  'createdAt',
  '-createdAt',
] as const;

/** What the list of cases keeps in its address. */
export const caseListSearch = listSearch.extend({
  queue: choiceSearch,
  status: choiceSearch,
  filingStage: choiceSearch,
  countyId: choiceSearch,
  courthouseId: choiceSearch,
  propertyId: choiceSearch,
  clientId: choiceSearch,
  assigneeId: choiceSearch,
  /** Days on which the case was opened. */
  from: day,
  to: day,
  nextFrom: day,
  nextTo: day,
  /** What was done, or how the suit ended, on some days: a number of the dashboard leads here. */
  done: choiceSearch,
  outcome: choiceSearch,
  took: choiceSearch,
  sentBack: choiceSearch,
  doneFrom: day,
  doneTo: day,
  /** The next lawful step, and the day by which it may be taken. */
  mayDo: choiceSearch,
  mayDoBy: day,
  sort: z.enum(sorts).default('nextDate').catch('nextDate'),
});
export type CaseListSearch = z.output<typeof caseListSearch>;

/** A shorter search is refused: it would find nearly everything. */
export const shortestSearch = 3;

/** What the list is searched for; '' while too little is typed. A case number is found by its beginning. */
export function searchQuery(text: string): string {
  const wanted = text.trim();
  return wanted.length >= shortestSearch ? wanted : '';
}
