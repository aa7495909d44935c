import { cases } from '@writdesk/contract/cases/cases';
import { useCall } from '../../../shared/api/hooks.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { queryFor, useListSearch, type ListAddress } from '../../../shared/table/index.ts';
import { caseListSearch, searchQuery, type CaseListSearch } from './case-list-search.ts';
import { queueNamed, statusQuery, type Queue } from './queues.ts';

/** The list's address, which keeps its queue when its filters are cleared. */
export function useCaseAddress(): ListAddress<CaseListSearch> {
  const address = useListSearch(caseListSearch);
  const { set } = address;
  const none = {
    status: 'all',
    filingStage: 'all',
    countyId: 'all',
    courthouseId: 'all',
    propertyId: 'all',
    clientId: 'all',
    assigneeId: 'all',
    mayDo: 'all',
    done: 'all',
    outcome: 'all',
    took: 'all',
    sentBack: 'all',
  };
  return {
    ...address,
    clear: () =>
      set({
        ...none,
        from: '',
        to: '',
        nextFrom: '',
        nextTo: '',
        doneFrom: '',
        doneTo: '',
        mayDoBy: '',
        search: '',
      }),
  };
}

/** What an address asks the server for. */
export function caseQuery(search: CaseListSearch, queue: Queue) {
  const { page, size, sort, countyId, courthouseId, propertyId, clientId, assigneeId } = search;
  const { filingStage, mayDo, mayDoBy, done, outcome, took, sentBack } = search;
  const days = {
    from: search.from,
    to: search.to,
    nextFrom: search.nextFrom,
    nextTo: search.nextTo,
    doneFrom: search.doneFrom,
    doneTo: search.doneTo,
    mayDoBy,
  };
  const said = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''));
  return {
    page,
    size,
    sort,
    search: searchQuery(search.search),
    status: statusQuery(queue, search.status),
    ...choicesSaid({
      filingStage,
      countyId,
      courthouseId,
      propertyId,
      clientId,
      assigneeId,
      mayDo,
      done,
      outcome,
      took,
      sentBack,
    }),
    ...said,
  };
}

/** A filter of the address that filters nothing is not asked for. */
function choicesSaid(choices: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== 'all'));
}

/** A page of the queue that the address names. */
export function useCaseList(search: CaseListSearch) {
  const { isClient } = usePerson();
  const queue = queueNamed(search.queue, isClient);
  const query = queryFor(cases.list, caseQuery(search, queue));
  const route = listOf(queue.key);
  const asked = { query, keepPrevious: true, quiet: true };
  const all = useCall(cases.list, { ...asked, enabled: route === cases.list });
  const mine = useCall(cases.handledByMe, { ...asked, enabled: route === cases.handledByMe });
  const appealed = useCall(cases.appealed, { ...asked, enabled: route === cases.appealed });
  return { queue, query: route === cases.list ? all : route === cases.appealed ? appealed : mine };
}

/** The call that lists a queue’s cases. */
export function listOf(key: Queue['key']) {
  if (key === 'mine') return cases.handledByMe;
  return key === 'appealed' ? cases.appealed : cases.list;
}
