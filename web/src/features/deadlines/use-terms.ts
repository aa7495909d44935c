import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { useCall } from '../../shared/api/index.ts';

/** What the law of a state calls things, null where it isn’t known. They hardly ever change: read once a visit. */
export function useTerms(): (state: string | null | undefined) => PackTerms | null {
  const states = useStates();
  return (code) => states?.find(({ state }) => state === code)?.terms ?? null;
}

/** The notices that the law of a state knows, null where it isn’t known. */
export function useNotices(): (state: string | null | undefined) => readonly NoticeType[] | null {
  const states = useStates();
  return (code) => states?.find(({ state }) => state === code)?.notices ?? null;
}

const useStates = () => useCall(deadlines.terms, { quiet: true, staleTimeMs: 60 * 60_000 }).data?.states;
