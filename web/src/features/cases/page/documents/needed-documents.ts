import type { CaseDetails } from '@writdesk/contract/cases/cases';

export type CaseDocument = CaseDetails['documents'][number];
export type Needed = CaseDetails['neededDocuments'][number];

/** How many of the documents that a case needs are there. */
export function countNeeded({ neededDocuments }: Pick<CaseDetails, 'neededDocuments'>): {
  present: number;
  needed: number;
} {
  const present = neededDocuments.filter(({ documentIds }) => documentIds.length > 0).length;
  return { present, needed: neededDocuments.length };
}
