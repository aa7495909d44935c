import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { lawfulSteps } from '@writdesk/contract/cases/cases';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { properties } from '@writdesk/contract/properties/properties';
import { users } from '@writdesk/contract/users/users';
import { useCall } from '../../../shared/api/hooks.ts';
import { listDay } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { choiceFilter, type Filter, type ListAddress } from '../../../shared/table/index.ts';
import { caseStatusLook } from '../../../shared/ui/index.ts';
import type { CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import type { Queue } from './queues.ts';

const slow = { quiet: true, staleTimeMs: 10 * 60_000 };
const most = 100;
type Words = Translate<keyof (typeof messages)['en']>;

/** The filters of the list, each with its choices; those of the queue alone for the status. */
export function useCaseFilters(list: ListAddress<CaseListSearch>, queue: Queue): Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient, holds } = usePerson();
  const seesPeople = holds('user.read') && !isClient;
  const courts = useCall(courthouses.choices, { ...slow, enabled: holds('courthouse.read') });
  const houses = useCall(properties.list, {
    ...slow,
    query: { size: most },
    enabled: holds('property.read'),
  });
  const people = useCall(users.dropdown, {
    ...slow,
    query: { role: 'lawyer,case_processor,firm_user,firm_admin', size: most },
    enabled: seesPeople,
  });
  const places = courts.data?.courthouses ?? [];
  const counties = new Map(places.map(({ countyId, county }) => [countyId, county]));
  const byId = (
    key: 'countyId' | 'courthouseId' | 'propertyId' | 'assigneeId',
    name: string,
    options: Options,
  ) =>
    choiceFilter({
      key,
      name,
      value: list.search[key],
      options,
      multiple: false,
      set: (value) => list.set({ [key]: value }),
    });
  return [
    choiceFilter({
      key: 'status',
      name: t('status'),
      value: list.search.status,
      options: (queue.statuses ?? caseStatuses).map((value) => ({
        value,
        label: caseStatusLook(value, isClient ? 'client' : 'firm').label[locale],
      })),
      set: (status) => list.set({ status }),
    }),
    byId('countyId', t('county'), sorted([...counties].map(([value, label]) => ({ value, label })))),
    byId(
      'courthouseId',
      t('courthouse'),
      sorted(places.map(({ id, shortName }) => ({ value: id, label: shortName }))),
    ),
    byId(
      'propertyId',
      t('premises'),
      (houses.data?.properties ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ),
    ...(seesPeople
      ? [
          byId(
            'assigneeId',
            t('assignee'),
            (people.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ),
        ]
      : []),
    stepFilter(t, list),
    daysFilter({ t, list, key: 'nextDate', name: t('nextDate'), fields: ['nextFrom', 'nextTo'] }),
    daysFilter({ t, list, key: 'opened', name: t('opened'), fields: ['from', 'to'] }),
  ];
}

/** The next lawful step; a link from Home adds the day by which it may be taken. */
function stepFilter(t: Words, list: ListAddress<CaseListSearch>): Filter {
  const { mayDo, mayDoBy } = list.search;
  const filter = choiceFilter({
    key: 'mayDo',
    name: t('mayDo'),
    value: mayDo,
    options: lawfulSteps.map((step) => ({ value: step, label: t(step) })),
    multiple: false,
    set: (value) => list.set({ mayDo: value, ...(value === 'all' && { mayDoBy: '' }) }),
  });
  const isDated = mayDoBy !== '' && filter.valueLabel !== '';
  return isDated
    ? { ...filter, valueLabel: t('stepBy', { step: filter.valueLabel, day: listDay(mayDoBy) }) }
    : filter;
}

type Options = readonly { value: string; label: string }[];
const sorted = (options: Options): Options => options.toSorted((a, b) => a.label.localeCompare(b.label));

function daysFilter({
  t,
  list,
  key,
  name,
  fields: [first, last],
}: {
  t: Words;
  list: ListAddress<CaseListSearch>;
  key: string;
  name: string;
  fields: readonly ['nextFrom', 'nextTo'] | readonly ['from', 'to'];
}): Filter {
  const { [first]: from, [last]: to } = list.search;
  const set = (nextFrom: string | null, nextTo: string | null) =>
    list.set({ [first]: nextFrom ?? '', [last]: nextTo ?? '' });
  return {
    key,
    name,
    valueLabel: daysLabel(t, from, to),
    clear: () => set(null, null),
    edit: { kind: 'days', from: from || null, to: to || null, set },
  };
}

function daysLabel(t: Words, from: string, to: string): string {
  if (from && to) return t('between', { from: listDay(from), to: listDay(to) });
  if (from) return t('from', { day: listDay(from) });
  return to && t('to', { day: listDay(to) });
}
