import { type SupportAccessRow, supportAccesses } from '@writdesk/contract/support-access/support-access';
import { useCall } from '../../shared/api/hooks.ts';
import { usePerson } from '../../shared/person/person.ts';

/** How a case stands to the accesses that somebody has open; `elsewhere`: to another case of the same firm. */
export type Reach = 'open' | 'elsewhere' | 'closed';

/** Whether one of the accesses leads to the case. */
export function reachOf(
  accesses: readonly Pick<SupportAccessRow, 'firm' | 'caseId'>[],
  { id, firmId }: { id: string; firmId: string },
): Reach {
  const atFirm = accesses.filter(({ firm }) => firm.id === firmId);
  if (atFirm.some(({ caseId }) => caseId === null || caseId === id)) return 'open';
  return atFirm.length > 0 ? 'elsewhere' : 'closed';
}

/** What the reader has open at the moment; `null` until it is known. */
export function useOwnAccesses(): readonly SupportAccessRow[] | null {
  const { id, holds } = usePerson();
  const { data } = useCall(supportAccesses.list, {
    query: { open: 'true', size: 100 },
    enabled: holds('support-access.start'),
    quiet: true,
  });
  if (!data || id === null) return null;
  return data.accesses.filter(({ by }) => by.id === id);
}
