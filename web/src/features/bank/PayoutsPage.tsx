import { onlinePayments, type Payout } from '@writdesk/contract/online-payments/online-payments';
import { CircleCheck, CircleDashed, CircleX, Wallet } from 'lucide-react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
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
import { Money, Status, type StatusLook, TwoLines } from '../../shared/ui/index.ts';
import { BankTabs } from './BankTabs.tsx';
import { messages } from './messages.ts';

const payoutSearch = listSearch.extend({ atBank: choiceSearch });
type PayoutSearch = ReturnType<typeof payoutSearch.parse>;

/** What the provider of online payments has sent to the bank, and whether a statement has it. */
export default function PayoutsPage() {
  const t = useText(messages);
  const list = useListSearch(payoutSearch);
  const query = useListQuery(onlinePayments.payouts, list);
  const said = ({ line, status }: Payout) =>
    line
      ? t('onStatement', { day: recordDay(line.postedOn), account: line.account })
      : t(status === 'FAILED' ? 'failedPayout' : 'notOnStatement');
  const columns: readonly Column<Payout>[] = [
    {
      key: 'arrivesOn',
      title: t('arrives'),
      sort: 'arrivesOn',
      always: true,
      width: 140,
      render: ({ arrivesOn }) => recordDay(arrivesOn),
    },
    {
      key: 'payout',
      title: t('payout'),
      render: ({ ref, payments }) => (
        <TwoLines strong first={t('paymentCount', { count: payments })} second={ref} />
      ),
    },
    ...(['gross', 'fee', 'net'] as const).map((key): Column<Payout> => ({
      key,
      title: t(key),
      ...(key === 'net' && { sort: 'netCents' }),
      align: 'end',
      width: 120,
      render: (row) => <Money cents={row[`${key}Cents`]} />,
    })),
    {
      key: 'line',
      title: t('statementLine'),
      render: (row) => <Status of={lookOf(row, said(row))} />,
    },
  ];
  return (
    <ListPage<Payout, PayoutSearch>
      name="payouts"
      title={t('payouts')}
      what={t('thePayouts')}
      query={query}
      rows={query.data?.payouts}
      list={list}
      columns={columns}
      notes={<BankTabs active="payouts" />}
      filters={[
        choiceOf(list, 'atBank', {
          name: t('atBank'),
          options: yesNoOptions(t('atBankOnly'), t('notAtBank')),
          multiple: false,
        }),
      ]}
      {...(query.data && {
        facts: t('openPayouts', { amount: formatMoney(query.data.openCents) }),
      })}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${formatMoney(row.netCents)} · ${recordDay(row.arrivesOn)}`}
          second={`${said(row)} · ${t('fee')} ${formatMoney(row.feeCents)}`}
        />
      )}
      empty={{ icon: Wallet, title: t('noPayouts'), text: t('noPayoutsText') }}
    />
  );
}

const lookOf = ({ line, status }: Payout, label: string): StatusLook => ({
  label: { en: label, es: label },
  ...(line
    ? { tone: 'gain', icon: CircleCheck }
    : status === 'FAILED'
      ? { tone: 'stop', icon: CircleX }
      : { tone: 'desk', icon: CircleDashed }),
});
