import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** What the firm asked of the company and is not answered. */
export function openClientRequests({ requests }: Pick<CaseDetails, 'requests'>): CaseDetails['requests'] {
  return requests.filter(({ addressee, answeredAt }) => addressee === 'CLIENT' && answeredAt === null);
}
