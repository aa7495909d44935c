import type { Invoice } from '@writdesk/contract/invoices/invoices';
import { recordDay } from '../../shared/formats/dates.ts';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import type { Column } from '../../shared/table/index.ts';
import { Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { agingMessages } from './aging-messages.ts';
import { invoiceStatusLook } from './invoice-status.ts';
import { messages } from './messages.ts';

/** @param asOf the day that is looked back to. */
export function useInvoiceColumns(asOf: string | null): readonly Column<Invoice>[] {
  const t = useText(messages);
  const a = useText(agingMessages);
  const { isClient, firmId } = usePerson();
  const day = (
    key: 'issued' | 'due' | 'reminded',
    of: (row: Invoice) => string | null,
    sort?: 'issueDate' | 'dueDate',
  ): Column<Invoice> => ({
    key,
    title: t(key),
    ...(sort && { sort }),
    width: 106,
    render: (row) => {
      const value = of(row);
      return value && recordDay(value);
    },
    cells: [{ title: t(key), of }],
  });
  const money = (
    key: 'total' | 'paid' | 'balance',
    of: (row: Invoice) => number,
    sort?: 'balanceCents',
  ): Column<Invoice> => ({
    key,
    title: t(key),
    ...(sort && { sort }),
    align: 'end',
    width: 96,
    render: (row) => <Money cents={of(row)} />,
    cells: [{ title: t(key), of: (row) => of(row) / 100 }],
  });
  return [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      always: true,
      width: 108,
      render: (row) => row.number ?? t('draft'),
      cells: [{ title: t('number'), of: ({ number }) => number }],
    },
    {
      // A company knows who it is; it may be billed by two firms.
      key: 'company',
      title: t(isClient ? 'firm' : 'company'),
      render: ({ client, firm }) =>
        isClient ? (
          <TwoLines strong first={firm.name} />
        ) : (
          <TwoLines strong first={client.name} second={firmId === null && firm.name} />
        ),
      cells: [
        { title: t('company'), of: ({ client }) => client.name },
        { title: t('firm'), of: ({ firm }) => firm.name },
      ],
    },
    {
      key: 'property',
      title: t('property'),
      width: 116,
      render: ({ property }) => property?.name,
      cells: [{ title: t('property'), of: ({ property }) => property?.name ?? null }],
    },
    day('issued', (row) => row.issueDate, 'issueDate'),
    day('due', (row) => row.dueDate, 'dueDate'),
    money('total', (row) => row.subtotalCents),
    money('paid', (row) => row.paidCents),
    money('balance', (row) => row.balanceCents, 'balanceCents'),
    ...(asOf === null
      ? []
      : [
          {
            key: 'asOf',
            title: a('leftOn', { day: recordDay(asOf) }),
            align: 'end' as const,
            always: true,
            width: 150,
            render: (row: Invoice) => row.asOfCents !== null && <Money cents={row.asOfCents} />,
            cells: [
              {
                title: a('leftOn', { day: recordDay(asOf) }),
                of: (row: Invoice) => (row.asOfCents === null ? null : row.asOfCents / 100),
              },
            ],
          },
        ]),
    {
      key: 'status',
      title: t('status'),
      width: 120,
      render: (row) => <Status of={invoiceStatusLook[row.status]} />,
      cells: [{ title: t('status'), of: (row) => invoiceStatusLook[row.status].label[currentLocale()] }],
    },
    day('reminded', (row) => row.remindedOn),
  ];
}
