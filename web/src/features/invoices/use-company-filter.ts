import { clients } from '@writdesk/contract/clients/clients';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  type Filter,
  type ListAddress,
  type ListSearch,
  namedOptions,
} from '../../shared/table/index.ts';
import { messages } from './messages.ts';

/** Whose invoices a list shows; nothing for a company, which sees its own. */
export function useCompanyFilter(list: ListAddress<ListSearch & { clientId: string }>): readonly Filter[] {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { data } = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  if (isClient) return [];
  return [
    choiceOf(list, 'clientId', { name: t('company'), options: namedOptions(data?.clients), multiple: false }),
  ];
}
