import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { QueryClient } from '@tanstack/react-query';

const shown = 5;
const CASE = /^\/cases\/([0-9a-f-]{36})$/;

/** The case whose page is open; null on every other page. */
export const caseIdIn = (pathname: string): string | null => CASE.exec(pathname)?.[1] ?? null;

/** The cases that this tab has in its memory, the last first. Nothing of them is kept in the browser. */
export function recentCases(client: QueryClient, url: string, present: string | null): CaseDetails[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [url] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      const details = state.data as CaseDetails | undefined;
      // A case that a court sealed is in no list.
      return details && details.id !== present && !details.sealedAt ? [details] : [];
    })
    .slice(0, shown);
}
