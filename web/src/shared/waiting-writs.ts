import type { WritWait } from '@writdesk/contract/writs/writ-waits';
import { writs } from '@writdesk/contract/writs/writs';
import { useCall } from './api/hooks.ts';
import { usePerson } from './person/person.ts';

const most = 8;

/** The first of the writs whose next move is theirs, those that end first on top. */
export function useWaitingWrits(waitsFor: readonly WritWait[]) {
  const query = { waitsFor: waitsFor.join(','), sort: 'expiresOn', size: most } as const;
  return useCall(writs.list, { query, quiet: true, enabled: waitsFor.length > 0 });
}

/** The writs whose questions a person of a company is to answer. */
export function useQuestionsOfWrits() {
  const { holds, isClient } = usePerson();
  return useWaitingWrits(isClient && holds('writ.client-confirm') ? ['COMPANY'] : []);
}
