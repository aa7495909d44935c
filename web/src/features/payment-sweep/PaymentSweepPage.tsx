import { Link, useNavigate } from '@tanstack/react-router';
import { paymentSweep, type SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import { CalendarCheck } from 'lucide-react';
import { listDay, wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { SweepAnswers } from './SweepAnswers.tsx';
import { SweepSaid } from './SweepSaid.tsx';

const sweepSearch = listSearch.extend({ answered: choiceSearch });
type SweepSearch = ReturnType<typeof sweepSearch.parse>;

/** The hearings of the next days: the property says which tenants paid, in one press each. */
export default function PaymentSweepPage() {
  const t = useText(messages);
  const list = useListSearch(sweepSearch);
  const navigate = useNavigate();
  const query = useListQuery(paymentSweep.list, list);
  const placeOf = (row: SweptHearing) => [row.propertyName, row.unitLabel].filter(Boolean).join(' ');
  const whenOf = (row: SweptHearing) => `${listDay(row.hearingDate)}, ${wallTime(row.hearingTime)}`;
  const columns: readonly Column<SweptHearing>[] = [
    {
      key: 'hearing',
      title: t('hearing'),
      always: true,
      width: 190,
      render: (row) => (
        <TwoLines strong first={whenOf(row)} second={[row.courthouse, row.room].join(' · ')} />
      ),
    },
    {
      key: 'tenant',
      title: t('tenant'),
      always: true,
      render: (row) => (
        <TwoLines
          first={
            <Link to="/cases/$id" params={{ id: row.id }}>
              {row.tenantNames || row.title}
            </Link>
          }
          second={row.caseNumber ?? row.caseDraftNumber}
        />
      ),
    },
    {
      key: 'property',
      title: t('property'),
      render: (row) => <TwoLines first={placeOf(row)} second={row.clientName} />,
    },
    {
      key: 'claimed',
      title: t('claimed'),
      align: 'end',
      width: 100,
      render: (row) => <Money cents={row.claimCents} />,
    },
    {
      key: 'answer',
      title: t('answer'),
      always: true,
      width: 350,
      render: (row) => <SweepAnswers row={row} />,
    },
    { key: 'said', title: t('answered'), width: '20%', render: (row) => <SweepSaid row={row} /> },
  ];
  return (
    <ListPage<SweptHearing, SweepSearch>
      name="payment-sweep"
      title={t('sweep')}
      what={t('theSweep')}
      query={query}
      rows={query.data?.hearings}
      list={list}
      columns={columns}
      facts={
        // The lead stands from the start, so that nothing moves when the count comes.
        <>
          {t('lead')}
          {query.data && query.data.total > 0 && <> {t('left', { count: query.data.unanswered })}</>}
        </>
      }
      renderPhoneRow={(row) => (
        <>
          <TwoLines
            strong
            first={row.tenantNames || row.title}
            second={[whenOf(row), placeOf(row)].filter(Boolean).join(' · ')}
          />
          <SweepAnswers row={row} />
          <SweepSaid row={row} />
        </>
      )}
      onOpen={(row) => void navigate({ to: '/cases/$id', params: { id: row.id } })}
      filters={[
        choiceOf(list, 'answered', { name: t('answered'), options: yesNoOptions(t('yes'), t('no')) }),
      ]}
      empty={{ icon: CalendarCheck, title: t('nothing'), text: t('nothingText') }}
    />
  );
}
