import { clients } from '@writdesk/contract/clients/clients';
import { useCall } from '../shared/api/index.ts';
import { defineMessages } from '../shared/i18n/define-messages.ts';
import { useText } from '../shared/i18n/translate.ts';
import { usePerson } from '../shared/person/index.ts';
import {
  choiceOf,
  type Filter,
  type ListAddress,
  type ListSearch,
  namedOptions,
} from '../shared/table/index.ts';

const messages = defineMessages({ en: { firm: 'Law firm' }, es: { firm: 'Bufete' } });

/** Whose records a list shows, for those who work for no firm; nothing for everybody else. */
export function useFirmFilter(list: ListAddress<ListSearch & { firmId: string }>): readonly Filter[] {
  const t = useText(messages);
  const { firmId } = usePerson();
  const { data } = useCall(clients.firms, { quiet: true, enabled: firmId === null });
  if (firmId !== null) return [];
  return [choiceOf(list, 'firmId', { name: t('firm'), options: namedOptions(data?.firms), multiple: false })];
}
