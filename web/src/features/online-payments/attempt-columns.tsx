import type { PaymentAttempt } from '@writdesk/contract/online-payments/online-payments';
import { Link } from '@tanstack/react-router';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { Column } from '../../shared/table/index.ts';
import { Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { attemptLook } from './attempt-look.ts';
import { messages } from './messages.ts';

export function useAttemptColumns(): readonly Column<PaymentAttempt>[] {
  const t = useText(messages);
  return [
    {
      key: 'begun',
      title: t('begun'),
      sort: 'createdAt',
      always: true,
      width: 190,
      render: (row) => <Link to={`/payments/online/${row.id}`}>{recordMoment(row.createdAt)}</Link>,
    },
    {
      key: 'company',
      title: t('company'),
      render: (row) => (
        <TwoLines strong first={row.client.name} second={row.isByLink ? t('byLink') : row.payerName} />
      ),
    },
    {
      key: 'invoices',
      title: t('invoices'),
      render: (row) => row.invoices.map(({ number }) => number).join(', '),
    },
    {
      key: 'method',
      title: t('method'),
      width: 140,
      render: (row) => row.method && t(row.method),
    },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'amountCents',
      align: 'end',
      width: 130,
      render: (row) => <Money cents={row.amountCents} />,
    },
    {
      key: 'fee',
      title: t('fee'),
      align: 'end',
      width: 110,
      render: (row) => row.feeCents !== 0 && <Money cents={row.feeCents} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 200,
      render: (row) => <Status of={attemptLook[row.status]} />,
    },
  ];
}
