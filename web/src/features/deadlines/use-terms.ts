import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { useCall } from '../../shared/api/index.ts';

/** What the law of a state calls things, null where it isn’t known. They hardly ever change: read once a visit. */
export function useTerms(): (state: string | null | undefined) => PackTerms | null {
  const { data } = useCall(deadlines.terms, { quiet: true, staleTimeMs: 60 * 60_000 });
  return (code) => data?.states.find(({ state }) => state === code)?.terms ?? null;
}
