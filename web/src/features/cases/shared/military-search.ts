import type { CaseDetails } from '@writdesk/contract/cases/cases';

export type Search = 'clear' | 'active' | 'unable' | 'missing';

/** What the case knows of a defendant's military service. A search without a certain answer clears nobody. */
export function searchOf({
  militaryStatus,
  militaryCheckedOn,
}: Pick<CaseDetails['tenants'][number], 'militaryStatus' | 'militaryCheckedOn'>): Search {
  if (!militaryCheckedOn) return 'missing';
  if (militaryStatus === 'ACTIVE') return 'active';
  return militaryStatus === 'NOT_ACTIVE' ? 'clear' : 'unable';
}
