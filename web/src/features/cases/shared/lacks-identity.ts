import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** What of a defendant the search for military service asks. */
type Searched = Pick<CaseDetails['tenants'][number], 'isMinor' | 'ssn' | 'dateOfBirth' | 'militaryCheckedOn'>;

/**
 * Whether an adult is known by neither number nor date of birth: the search for military service needs one of them, and
 * without it no default is asked for. Nothing is said to those who may not read them; a search that was made needs none.
 */
export function lacksIdentity(
  { isMinor, ssn, dateOfBirth, militaryCheckedOn }: Searched,
  { seeDocuments }: Pick<CaseDetails['can'], 'seeDocuments'>,
): boolean {
  // The role that reads no numbers is the one that reads no documents.
  return seeDocuments && !isMinor && !ssn && !dateOfBirth && !militaryCheckedOn;
}
