import {
  costMethods,
  type CostPayment,
  costPayments,
  costPaymentStatuses,
} from '@writdesk/contract/cost-payments/cost-payments';
import { Link } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Money, MoreMenu, TwoLines } from '../../shared/ui/index.ts';
import { caseColumn } from './case-column.tsx';
import { messages } from './messages.ts';

const CostPaymentDialog = lazy(() => import('./CostPaymentDialog.tsx'));
const EndCostDialog = lazy(() => import('./EndCostDialog.tsx'));

const costSearch = listSearch.extend({ status: choiceSearch, method: choiceSearch });
type CostSearch = ReturnType<typeof costSearch.parse>;

/** What the firm paid for cases without a check, and what it seems to have paid. */
export default function CostPaymentsPage() {
  const t = useText(messages);
  const list = useListSearch(costSearch);
  const query = useListQuery(costPayments.list, list);
  const [chosen, setChosen] = useState<{ act: 'confirm' | 'end'; payment: CostPayment } | null>(null);
  const columns: readonly Column<CostPayment>[] = [
    {
      key: 'paid',
      title: t('paidOn'),
      sort: 'paidOn',
      always: true,
      width: 130,
      render: (row) => recordDay(row.paidOn),
    },
    {
      key: 'payee',
      title: t('payee'),
      render: (row) => <TwoLines strong first={row.payeeName} second={t(row.category)} />,
    },
    caseColumn(t('case')),
    {
      key: 'method',
      title: t('method'),
      width: 170,
      render: (row) => <TwoLines first={t(row.method)} second={row.reference ?? row.paidFrom} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'amountCents',
      align: 'end',
      width: 120,
      render: (row) => <Money cents={row.amountCents} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 150,
      render: (row) => <TwoLines first={t(row.status)} second={row.endedReason ?? row.recordedByName} />,
    },
    menuColumn(t('status'), (payment) => {
      const { can, status, payeeName } = payment;
      const items = [
        can.confirm && {
          key: 'confirm',
          label: t('confirm'),
          onSelect: () => setChosen({ act: 'confirm', payment }),
        },
        can.end && {
          key: 'end',
          label: t(status === 'PROPOSED' ? 'dismiss' : 'reverse'),
          danger: true,
          onSelect: () => setChosen({ act: 'end', payment }),
        },
      ].filter((item) => item !== false);
      return items.length === 0 ? null : (
        <MoreMenu size="small" items={items} label={t('actsFor', { payee: payeeName })} />
      );
    }),
  ];
  return (
    <>
      <ListPage<CostPayment, CostSearch>
        name="cost-payments"
        title={t('costsPaid')}
        what={t('theCosts')}
        query={query}
        rows={query.data?.costPayments}
        list={list}
        columns={columns}
        {...(query.data && { facts: t('sum', { amount: formatMoney(query.data.amountCents) }) })}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${formatMoney(row.amountCents)} · ${row.payeeName}`}
            second={[recordDay(row.paidOn), t(row.method), t(row.status)].join(' · ')}
          />
        )}
        filters={[
          choiceOf(list, 'status', { name: t('status'), options: optionsOf(costPaymentStatuses, t) }),
          choiceOf(list, 'method', { name: t('method'), options: optionsOf(costMethods, t) }),
        ]}
        searchLabel={t('search')}
        actions={<Link to="/cost-payments/unpaid">{t('unpaid')}</Link>}
        empty={{ icon: HandCoins, title: t('noneYet'), text: t('noneText') }}
      />
      <Suspense>
        {chosen?.act === 'confirm' && (
          <CostPaymentDialog
            caseId={chosen.payment.case.id}
            proposed={chosen.payment}
            onClose={() => setChosen(null)}
          />
        )}
        {chosen?.act === 'end' && <EndCostDialog payment={chosen.payment} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}
