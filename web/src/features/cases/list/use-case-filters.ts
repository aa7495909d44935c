import { caseStatuses, type CaseStatus } from '@writdesk/contract/cases/case-status';
import { cases, lawfulSteps } from '@writdesk/contract/cases/cases';
import { countedStages, doneKinds } from '@writdesk/contract/cases/case-reads';
import { partsOf, sendBacks } from '@writdesk/contract/cases/send-backs';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { outcomes } from '../../../labels/case/court-words.ts';
import { reasonWords } from '../../../labels/case/reason-words.ts';
import { useCall } from '../../../shared/api/hooks.ts';
import { listDay } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import { useText, type Translate } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  choiceFilter,
  choiceOf,
  type Filter,
  type ListAddress,
  optionsOf,
} from '../../../shared/table/index.ts';
import { caseStatusLook } from '../../../shared/ui/index.ts';
import type { CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import type { Queue } from './queues.ts';

/** One company: the call takes no list of them. */
const companyFilter = (t: Words, list: ListAddress<CaseListSearch>, clients: Named): Filter =>
  choiceOf(list, 'clientId', {
    name: t('company'),
    options: clients.map(({ id, name: label }) => ({ value: id, label })),
    multiple: false,
  });

const slow = { quiet: true, staleTimeMs: 60_000 };
type Words = Translate<keyof (typeof messages)['en']>;
type Named = readonly { id: string; name: string }[];

/** The filters of the list, each with its choices; those of the queue alone for the status. */
export function useCaseFilters(list: ListAddress<CaseListSearch>, queue: Queue): Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const choices = useCall(cases.filterChoices, slow).data;
  const withinFirm = choices?.withinFirm ?? false;
  const counts = useCall(cases.queues, { quiet: true }).data;
  // What is chosen stays a choice when its last case has gone.
  const chosen = list.search.status.split(',');
  const occurs = (status: CaseStatus) =>
    !counts || (counts.byStatus[status] ?? 0) > 0 || chosen.includes(status);
  const byId = (
    key: 'countyId' | 'courthouseId' | 'propertyId' | 'assigneeId',
    name: string,
    given?: Named,
  ) =>
    choiceFilter({
      key,
      name,
      value: list.search[key],
      options: (given ?? []).map(({ id, name: label }) => ({ value: id, label })),
      set: (value) => list.set({ [key]: value }),
    });
  return [
    choiceOf(list, 'status', {
      name: t('status'),
      options: (queue.statuses ?? caseStatuses).filter(occurs).map((value) => ({
        value,
        label: caseStatusLook(value, isClient ? 'client' : 'firm').label[locale],
      })),
    }),
    byId('countyId', t('county'), choices?.counties),
    byId('courthouseId', t('courthouse'), choices?.courthouses),
    byId('propertyId', t('premises'), choices?.properties),
    ...(choices?.clients.length ? [companyFilter(t, list, choices.clients)] : []),
    ...(choices?.people.length ? [byId('assigneeId', t('assignee'), choices.people)] : []),
    stepFilter(t, list),
    ...(isClient ? [] : [filingFilter(t, list)]),
    choiceOf(list, 'done', {
      name: t('done'),
      options: optionsOf(
        doneKinds.filter((kind) => kind !== 'rejected' || withinFirm),
        (value) => t(`done_${value}`),
      ),
      multiple: false,
    }),
    choiceOf(list, 'outcome', {
      name: t('outcome'),
      options: optionsOf(judgmentOutcomes, (value) => outcomes[locale][value]),
    }),
    choiceOf(list, 'took', {
      name: t('took'),
      options: optionsOf(countedStages, (value) => t(`took_${value}`)),
      multiple: false,
    }),
    sentBackFilter(t, list, withinFirm),
    daysFilter({ t, list, key: 'doneOn', name: t('doneOn'), fields: ['doneFrom', 'doneTo'] }),
    daysFilter({ t, list, key: 'nextDate', name: t('nextDate'), fields: ['nextFrom', 'nextTo'] }),
    daysFilter({ t, list, key: 'opened', name: t('opened'), fields: ['from', 'to'] }),
  ];
}

/** A filing that the clerk sent back; the other stages are what the status says. */
const filingFilter = (t: Words, list: ListAddress<CaseListSearch>): Filter =>
  choiceOf(list, 'filingStage', {
    name: t('filingStage'),
    options: [{ value: 'REJECTED', label: t('rejected') }],
    multiple: false,
  });

/** Cases that went back, by the way and the reason; a number of the dashboard leads here. */
const sentBackFilter = (t: Words, list: ListAddress<CaseListSearch>, withinFirm: boolean): Filter =>
  choiceOf(list, 'sentBack', {
    name: t('sentBack'),
    options: optionsOf(
      sendBacks.filter((way) => partsOf(way).to !== 'FIRM' || withinFirm),
      (way) => {
        const { to, reason } = partsOf(way);
        return reason
          ? t('sentBackFor', { to: t(`sentBack_${to}`), reason: wordOf(reasonWords, reason) })
          : t(`sentBack_${to}`);
      },
    ),
  });

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
  fields: readonly ['nextFrom', 'nextTo'] | readonly ['from', 'to'] | readonly ['doneFrom', 'doneTo'];
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
