import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { useDerived } from '../../../shared/api/index.ts';

/** The dates that the law sets in a case, counted again when the case or its court’s calendar changes. */
export function useLawDates({ id, version }: Pick<CaseDetails, 'id' | 'version'>) {
  return useDerived(deadlines.ofCase, { params: { id }, version });
}
