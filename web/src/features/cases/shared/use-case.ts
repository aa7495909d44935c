import { caseDetails, cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { keyOf, queryClient, useCall, type ApiError } from '../../../shared/api/index.ts';

/** The case, kept as fresh as the server's events say. */
export function useCase(id: string) {
  return useCall(cases.details, { params: { id }, quiet: true });
}

/** Puts the case that an action answered with on the page. */
export function keepCase(details: CaseDetails): void {
  queryClient.setQueryData(keyOf(cases.details, { params: { id: details.id } }), details);
}

/** The case as it is now, out of the refusal of a stale write; null for any other error. */
export function currentIn(error: ApiError): CaseDetails | null {
  if (error.status !== 409 || !('current' in error.reply)) return null;
  const parsed = caseDetails.safeParse(error.reply['current']);
  return parsed.success ? parsed.data : null;
}
