import { standing } from '@writdesk/contract/standing/standing';
import { useDerived } from '../../shared/api/index.ts';

/** The check of a case's plaintiff as the case stands now; nothing while a changed case is checked again. */
export function useStanding({ id, version }: { id: string; version: number }) {
  const { data, isWaiting } = useDerived(standing.ofCase, { params: { id }, version });
  return isWaiting ? undefined : data;
}
