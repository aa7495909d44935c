import { cases } from '@writdesk/contract/cases/cases';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import type { ListAddress } from '../../../shared/table/index.ts';
import { TabLinks } from '../../../shared/ui/index.ts';
import { caseListSearch, type CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import { countOf, queuesFor, type QueueKey } from './queues.ts';

const usual = caseListSearch.parse({});

/** The queues as tabs with their counts; the other filters stay when one goes from tab to tab. */
export function CaseQueues({ list, present }: { list: ListAddress<CaseListSearch>; present: QueueKey }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const counts = useCall(cases.queues, { quiet: true }).data;
  return (
    <TabLinks
      label={t('queues')}
      active={present}
      items={queuesFor(isClient).map((queue) => ({
        key: queue.key,
        label: t(queue.key),
        ...(counts && { count: countOf(queue, counts) }),
        search: addressOf({ ...list.search, queue: queue.key, status: 'all', page: 1 }),
      }))}
    />
  );
}

/** Only what differs from the usual is said in an address. */
function addressOf(search: CaseListSearch): Record<string, string | number> {
  const said = Object.entries(search).filter(
    ([name, value]) => value !== usual[name as keyof CaseListSearch],
  );
  return Object.fromEntries(said);
}
