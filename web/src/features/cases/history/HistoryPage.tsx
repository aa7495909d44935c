import { useNavigate, useParams } from '@tanstack/react-router';
import { evictionHistory, type HistoryRow } from '@writdesk/contract/cases/case-numbers';
import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { History, Info } from 'lucide-react';
import { outcomes } from '../../../labels/case/court-words.ts';
import { useCall } from '../../../shared/api/index.ts';
import { recordDay } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  useListSearch,
} from '../../../shared/table/index.ts';
import { caseStatusLook, Money, Note, Status, TwoLines } from '../../../shared/ui/index.ts';
import { messages } from './messages.ts';

const historySearch = listSearch.extend({ status: choiceSearch });
type HistorySearch = ReturnType<typeof historySearch.parse>;

/** Earlier cases by property and unit. It is no register of people: nobody is looked up by name. */
export default function HistoryPage() {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const navigate = useNavigate();
  const { propertyId } = useParams({ strict: false });
  const list = useListSearch(historySearch);
  const { page, size, status } = list.search;
  const asked = { keepPrevious: true, quiet: true };
  const all = useCall(evictionHistory.list, {
    query: { page, size, status },
    enabled: !propertyId,
    ...asked,
  });
  const own = useCall(evictionHistory.ofProperty, {
    params: { propertyId: propertyId ?? '' },
    query: { page, size, status },
    enabled: propertyId !== undefined,
    ...asked,
  });
  const query = propertyId ? own : all;
  const property = query.data?.property;
  const side = isClient ? 'client' : 'firm';
  return (
    <>
      <Note tone="hold" icon={Info}>
        <strong>{t('notForScreening')}</strong> {t('notForScreeningText')}
      </Note>
      <ListPage<HistoryRow & { id: string }, HistorySearch>
        name="history"
        title={property ? t('historyOf', { property: property.name }) : t('history')}
        what={t('theHistory')}
        query={query}
        rows={query.data?.cases.map((row) => ({ ...row, id: row.caseId }))}
        list={list}
        onOpen={({ id }) => void navigate({ to: '/cases/$id', params: { id } })}
        columns={useColumns(side)}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={row.tenantNames || t('noTenants')}
            second={`${row.propertyName ?? ''} ${row.unitLabel ?? ''}`}
          />
        )}
        filters={[
          choiceOf(list, 'status', {
            name: t('status'),
            options: caseStatuses.map((value) => ({
              value,
              label: caseStatusLook(value, side).label[locale],
            })),
          }),
        ]}
        empty={{ icon: History, title: t('none'), text: t('noneText') }}
      />
    </>
  );
}

function useColumns(side: 'firm' | 'client'): readonly Column<HistoryRow & { id: string }>[] {
  const t = useText(messages);
  const day = (value: string | null) => value && recordDay(value);
  return [
    {
      key: 'unit',
      title: t('unit'),
      always: true,
      render: (row) => <TwoLines strong first={row.unitLabel ?? ''} second={row.propertyName ?? ''} />,
    },
    { key: 'tenants', title: t('tenants'), render: (row) => row.tenantNames || t('noTenants') },
    {
      key: 'status',
      title: t('status'),
      width: 190,
      render: (row) => <Status of={caseStatusLook(row.status, side)} />,
    },
    { key: 'opened', title: t('opened'), width: 120, render: (row) => day(row.openedOn) },
    { key: 'filed', title: t('filed'), width: 120, render: (row) => day(row.filedOn) },
    { key: 'ended', title: t('ended'), width: 120, render: (row) => day(row.endedOn) },
    {
      key: 'outcome',
      title: t('outcome'),
      render: (row) => row.outcome && wordOf(outcomes, row.outcome),
    },
    { key: 'days', title: t('days'), width: 80, render: (row) => row.days },
    {
      key: 'cost',
      title: t('cost'),
      width: 110,
      render: (row) => row.costCents !== null && <Money cents={row.costCents} />,
    },
  ];
}
