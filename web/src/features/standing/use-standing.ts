import { standing } from '@writdesk/contract/standing/standing';
import { useCall } from '../../shared/api/index.ts';

/** The check of a case's plaintiff as the case stands now; nothing while a changed case is checked again. */
export function useStanding({ id, version }: { id: string; version: number }) {
  return useCall(standing.ofCase, { params: { id }, quiet: true, version });
}
