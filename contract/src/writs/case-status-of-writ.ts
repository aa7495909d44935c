import type { CaseStatus } from '../cases/case-status.ts';
import { type WritAction, writActions } from './writ-actions.ts';
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
  const { caseTo = status } = writActions[action];
  if (caseTo === 'asWrit') return caseStatusOfWrit(writ);
  if (caseTo !== 'withoutLockout') return caseTo;
  return status === 'LOCKOUT_SCHEDULED' ? 'WRIT_ISSUED' : status;
}
