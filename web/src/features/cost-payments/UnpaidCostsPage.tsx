import { costPayments, type UnpaidCost } from '@writdesk/contract/cost-payments/cost-payments';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { caseColumn } from './case-column.tsx';
import { messages } from './messages.ts';

const CostPaymentDialog = lazy(() => import('./CostPaymentDialog.tsx'));

type Row = UnpaidCost & { id: string };
type UnpaidSearch = ReturnType<typeof listSearch.parse>;

/** The cases whose costs are billed, and for which neither a payment nor a check stands. */
export default function UnpaidCostsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(listSearch);
  const query = useListQuery(costPayments.unpaid, list);
  const [chosen, setChosen] = useState<UnpaidCost | null>(null);
  const recordButton = (row: UnpaidCost) =>
    holds('cost-payment.update') && (
      <Button size="small" onClick={() => setChosen(row)}>
        {t('record')}
      </Button>
    );
  const columns: readonly Column<Row>[] = [
    caseColumn(t('case')),
    {
      key: 'charges',
      title: t('billedCosts'),
      render: ({ charges: [first, ...others] }) =>
        first && (
          <TwoLines
            first={`${first.description} ${formatMoney(first.amountCents)}`}
            second={others.length > 0 && `+${others.length}`}
          />
        ),
    },
    {
      key: 'unpaid',
      title: t('unpaidAmount'),
      align: 'end',
      width: 130,
      render: (row) => <Money cents={row.unpaidCents} />,
    },
    { key: 'record', title: t('record'), width: 180, render: recordButton },
  ];
  return (
    <>
      <ListPage<Row, UnpaidSearch>
        name="unpaid-costs"
        title={t('unpaid')}
        what={t('theCosts')}
        query={query}
        rows={query.data?.unpaidCosts.map((row) => ({ ...row, id: row.case.id }))}
        list={list}
        columns={columns}
        {...(query.data && { facts: t('unpaidSum', { amount: formatMoney(query.data.unpaidCents) }) })}
        renderPhoneRow={(row) => (
          <>
            <TwoLines
              strong
              first={`${formatMoney(row.unpaidCents)} · ${row.case.title}`}
              second={row.client.name}
            />
            {recordButton(row)}
          </>
        )}
        filters={[]}
        actions={<Link to="/cost-payments">{t('costsPaid')}</Link>}
        empty={{ icon: HandCoins, title: t('noneUnpaid'), text: t('noneUnpaidText') }}
      />
      <Suspense>
        {chosen && (
          <CostPaymentDialog
            caseId={chosen.case.id}
            unpaidCents={chosen.unpaidCents}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
