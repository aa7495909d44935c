import { caseReads } from '@writdesk/contract/case-reads';
import { ethicalWalls } from '@writdesk/contract/ethical-walls';
import { refresh } from '../../../shared/api/index.ts';

/** A wall was raised or lifted: an assignment may be gone, and the case's record has a line more. */
export function refreshWalls(): void {
  refresh(ethicalWalls.list, caseReads.details, caseReads.timeline);
}
