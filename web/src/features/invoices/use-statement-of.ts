import { useFirmFilter } from '../../labels/firm-filter.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { choiceSearch, type Filter, listSearch, useListSearch } from '../../shared/table/index.ts';
import { statementMessages } from './statement-messages.ts';
import { useCompanyFilter } from './use-company-filter.ts';

const statementSearch = listSearch.extend({
  clientId: choiceSearch,
  firmId: choiceSearch,
  days: listSearch.shape.search,
});

/** Whose account a statement shows, with which firm and over which days: this month, unless somebody says otherwise. */
export function useStatementOf() {
  const t = useText(statementMessages);
  const person = usePerson();
  const list = useListSearch(statementSearch);
  const today = todayIn();
  const [from = '', to = ''] = list.search.days.split('..');
  const chosen = list.search.clientId === 'all' ? null : list.search.clientId;
  const asked = {
    clientId: person.clientId ?? chosen ?? '',
    firmId: list.search.firmId,
    from: from || `${today.slice(0, 'YYYY-MM'.length)}-01`,
    to: to || today,
  };
  const set = (first: string | null, last: string | null) =>
    list.set({ days: first || last ? `${first ?? ''}..${last ?? ''}` : '' });
  const days: Filter = {
    key: 'days',
    name: t('period'),
    valueLabel: t('days', { from: recordDay(asked.from), to: recordDay(asked.to) }),
    clear: () => set(null, null),
    edit: { kind: 'days', from: asked.from, to: asked.to, set },
  };
  return {
    asked,
    list,
    filters: [...useCompanyFilter(list), days, ...useFirmFilter(list)],
    isClient: person.isClient,
  };
}
