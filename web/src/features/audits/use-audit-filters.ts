import { caseActionNames } from '@writdesk/contract/cases/case-actions';
import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { clients } from '@writdesk/contract/clients/clients';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { users } from '@writdesk/contract/users/users';
import { actLabel } from '../../labels/case/act-labels.ts';
import { useCall } from '../../shared/api/index.ts';
import { listDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceFilter,
  choiceOf,
  choiceSearch,
  type Filter,
  type ListAddress,
  listSearch,
} from '../../shared/table/index.ts';
import { caseStatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export const auditSearch = listSearch.extend({
  dateRange: choiceSearch,
  fromStatus: choiceSearch,
  toStatus: choiceSearch,
  action: choiceSearch,
  actorId: choiceSearch,
  clientId: choiceSearch,
  countyId: choiceSearch,
  courthouseId: choiceSearch,
});
export type AuditSearch = ReturnType<typeof auditSearch.parse>;

const staleTimeMs = 5 * 60_000;

/** Days, statuses, action, person, company, county and court. */
export function useAuditFilters(list: ListAddress<AuditSearch>): readonly Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient, clientId, holds } = usePerson();
  const companies = useCall(clients.activeList, {
    query: {},
    enabled: clientId === null,
    quiet: true,
    staleTimeMs,
  });
  const courts = useCall(courthouses.choices, { quiet: true, staleTimeMs }).data?.courthouses ?? [];
  const people = useCall(users.list, {
    query: { size: 100 },
    enabled: holds('user.read'),
    quiet: true,
    staleTimeMs,
  });
  const { search } = list;
  const statuses = caseStatuses.map((value) => ({
    value,
    label: caseStatusLook(value, isClient ? 'client' : 'firm').label[locale],
  }));
  const counties = new Map(courts.map((court) => [court.countyId, `${court.county}, ${court.stateCode}`]));
  const one = (
    key: 'action' | 'actorId' | 'clientId' | 'countyId' | 'courthouseId',
    name: string,
    options: readonly { value: string; label: string }[],
  ) =>
    choiceFilter({
      key,
      name,
      value: search[key],
      options,
      multiple: false,
      set: (value) => list.set({ [key]: value }),
    });
  return [
    daysFilter(t, list),
    choiceOf(list, 'fromStatus', { name: t('from'), options: statuses }),
    choiceOf(list, 'toStatus', { name: t('to'), options: statuses }),
    one(
      'action',
      t('action'),
      caseActionNames.map((value) => ({ value, label: actLabel(value) })),
    ),
    ...(holds('user.read')
      ? [
          one(
            'actorId',
            t('by'),
            (people.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ),
        ]
      : []),
    ...(clientId === null
      ? [
          one(
            'clientId',
            t('company'),
            (companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ),
        ]
      : []),
    one(
      'countyId',
      t('county'),
      [...counties].map(([value, label]) => ({ value, label })),
    ),
    one(
      'courthouseId',
      t('courthouse'),
      courts.map(({ id, shortName }) => ({ value: id, label: shortName })),
    ),
  ];
}

/** In the address as the call takes it: `2026-06-01..2026-06-30`. */
type Words = ReturnType<typeof useText<keyof (typeof messages)['en']>>;
function daysFilter(t: Words, list: ListAddress<AuditSearch>): Filter {
  const [from = '', to = ''] = list.search.dateRange === 'all' ? [] : list.search.dateRange.split('..');
  const set = (first: string | null, last: string | null) =>
    list.set({ dateRange: first || last ? `${first ?? ''}..${last ?? ''}` : 'all' });
  const words = () => {
    if (from && to) return t('between', { from: listDay(from), to: listDay(to) });
    if (from) return t('since', { day: listDay(from) });
    return to && t('until', { day: listDay(to) });
  };
  return {
    key: 'days',
    name: t('days'),
    valueLabel: words(),
    clear: () => set(null, null),
    edit: { kind: 'days', from: from || null, to: to || null, set },
  };
}
