import type { CaseStatus } from '../cases/case-status.ts';
import { type WritAction } from './writ-actions.ts';
import { type WritStatus, writStatusFacts } from './writ-status.ts';
import type { WritFacts } from './writ-facts.ts';

/** Where a case stands after its judgment by its writ alone: one that is carried out leaves it where the officer was. */
export function caseStatusOfWrit({ status, statusBeforeStay }: WritFacts): CaseStatus {
  const standing = status === 'STAYED' ? statusBeforeStay : status;
  if (standing === 'ISSUED' || standing === 'POSTED' || standing === 'EXECUTED') return 'WRIT_ISSUED';
  return isOpenWrit(standing) ? 'WRIT_IN_PROGRESS' : 'JUDGMENT_RECORDED';
}

/** Whether a writ is still on its way, or stayed on it. */
export const isOpenWrit = (status: WritStatus | null): boolean =>
  status !== null && writStatusFacts[status].open;

/**
 * The case follows its writ: prepared, issued, and back at the judgment when the writ ends without possession.
 * A stay cancels the lockout. A case under appeal stays there, whatever its writ does.
 */
export function caseStatusAfterWrit(status: CaseStatus, action: WritAction, writ: WritFacts): CaseStatus {
  if (status === 'APPEALED') return status;
  switch (action) {
    case 'create':
      return 'WRIT_IN_PROGRESS';
    case 'issue':
      return 'WRIT_ISSUED';
    case 'return-unexecuted':
    case 'expire':
    case 'cancel':
      return 'JUDGMENT_RECORDED';
    case 'stay':
      return status === 'LOCKOUT_SCHEDULED' ? 'WRIT_ISSUED' : status;
    case 'resume':
      // The stay may have ended an appeal, which leaves the case at its judgment.
      return caseStatusOfWrit(writ);
    default:
      return status;
  }
}
