import type { Payment } from '@writdesk/contract/payments/payments';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, menuColumn } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { paymentMessages } from './payment-messages.ts';

export function usePaymentColumns(menuOf: (row: Payment) => ReactNode): readonly Column<Payment>[] {
  const t = useText(messages);
  const p = useText(paymentMessages);
  return [
    {
      key: 'received',
      title: t('received'),
      sort: 'receivedOn',
      always: true,
      width: 130,
      render: (row) => recordDay(row.receivedOn),
    },
    {
      key: 'company',
      title: t('company'),
      render: (row) => <TwoLines strong first={row.client.name} second={row.note} />,
    },
    {
      key: 'method',
      title: t('method'),
      width: 120,
      render: (row) => <TwoLines first={t(row.method)} second={row.reference} />,
    },
    { key: 'invoices', title: p('paidInvoices'), width: 200, render: (row) => <Paid row={row} /> },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'amountCents',
      align: 'end',
      width: 130,
      render: (row) => <Money cents={row.amountCents} />,
    },
    {
      key: 'credit',
      title: p('creditLeft'),
      align: 'end',
      width: 130,
      render: (row) => (
        <TwoLines
          first={<Money cents={row.unappliedCents} />}
          second={row.refundedCents > 0 && p('refunded', { amount: formatMoney(row.refundedCents) })}
        />
      ),
    },
    {
      key: 'status',
      title: t('status'),
      width: 150,
      render: (row) => <TwoLines first={p(row.status)} second={row.reversalReason ?? row.recordedByName} />,
    },
    menuColumn(p('reverse'), menuOf),
  ];
}

function Paid({ row }: { row: Payment }) {
  const [first, second, ...rest] = row.invoices.map(({ id, number, amountCents }) => (
    <span key={id}>
      <Link to="/invoices/$id" params={{ id }}>
        {number}
      </Link>
      {` ${formatMoney(amountCents)}`}
    </span>
  ));
  return (
    <TwoLines
      first={first}
      second={
        second && (
          <>
            {second}
            {rest.length > 0 && ` +${rest.length}`}
          </>
        )
      }
    />
  );
}
