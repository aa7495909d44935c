import { clientStatuses } from '@writdesk/contract/account/current-user';
import { clientOrigins, SILENT_DAYS } from '@writdesk/contract/clients/clients';
import { listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Filter,
  type ListAddress,
  listSearch,
  optionsOf,
} from '../../shared/table/index.ts';
import { messages } from './messages.ts';

export const clientSearch = listSearch.extend({
  status: choiceSearch,
  origin: choiceSearch,
  silent: choiceSearch,
  dateRange: choiceSearch,
});
export type ClientSearch = ReturnType<typeof clientSearch.parse>;

/** Status, how they came, and the days on which they registered. */
export function useClientFilters(list: ListAddress<ClientSearch>): readonly Filter[] {
  const t = useText(messages);
  return [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(clientStatuses, t) }),
    choiceOf(list, 'origin', { name: t('origin'), options: optionsOf(clientOrigins, t) }),
    choiceOf(list, 'silent', {
      name: t('silent'),
      options: [{ value: 'true', label: t('silentDays', { days: SILENT_DAYS }) }],
      multiple: false,
    }),
    useDaysFilter(list),
  ];
}

function useDaysFilter(list: ListAddress<ClientSearch>): Filter {
  const t = useText(messages);
  const { dateRange } = list.search;
  const [from = '', to = ''] = dateRange === 'all' ? [] : dateRange.split('..');
  const set = (first: string | null, last: string | null) =>
    list.set({ dateRange: first || last ? `${first ?? ''}..${last ?? ''}` : 'all' });
  const words = () => {
    if (from && to) return t('between', { from: listDay(from), to: listDay(to) });
    if (from) return t('since', { day: listDay(from) });
    return to && t('until', { day: listDay(to) });
  };
  return {
    key: 'registered',
    name: t('registered'),
    valueLabel: words(),
    clear: () => set(null, null),
    edit: { kind: 'days', from: from || null, to: to || null, set },
  };
}
