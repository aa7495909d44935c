import { type CaseAction, caseActionFacts } from '@writdesk/contract/cases/case-actions';

/** The words for who reads what is said of an action, as its definition decides; a company needs none. */
export function commentReaders(act: CaseAction, isClient: boolean): 'firmReads' | 'clientReads' | null {
  if (isClient) return null;
  return caseActionFacts[act].visibility === 'FIRM' ? 'firmReads' : 'clientReads';
}
