import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { useCall } from '../../../shared/api/index.ts';

/**
 * The dates that the law sets in a case, counted again when the case or its court’s calendar changes. Until the new ones are
 * there the old ones stand as `isPlaceholderData`.
 */
export function useLawDates({ id, version }: Pick<CaseDetails, 'id' | 'version'>) {
  return useCall(deadlines.ofCase, { params: { id }, quiet: true, version, keepPrevious: true });
}
