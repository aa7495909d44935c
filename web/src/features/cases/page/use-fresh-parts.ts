import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { changedParts, type CasePart } from './case-changes.ts';
import { useTint } from './use-tint.ts';

/** The parts of the case that have just changed under the reader's eyes. */
export function useFreshParts(details: CaseDetails | undefined): ReadonlySet<CasePart> {
  return useTint(details, partsSince);
}

const partsSince = (before: CaseDetails, now: CaseDetails): readonly CasePart[] =>
  before.id === now.id ? changedParts(before, now) : [];
