import { shownPaymentMethods } from '@writdesk/contract/invoices/payment-values';
import { type Payment, payments, paymentStatuses } from '@writdesk/contract/payments/payments';
import { Button } from 'antd';
import { Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, toast, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { paymentMessages } from './payment-messages.ts';
import type { Correcting } from './PaymentCorrection.tsx';

const RemittanceDialog = lazy(() => import('./RemittanceDialog.tsx'));
const PaymentCorrection = lazy(() => import('./PaymentCorrection.tsx'));

const paymentSearch = listSearch.extend({ status: choiceSearch, method: choiceSearch });
type PaymentSearch = ReturnType<typeof paymentSearch.parse>;

/** What came in, which invoices it paid, and the credit that is left; a company sees its own. */
export default function PaymentsPage() {
  const t = useText(messages);
  const p = useText(paymentMessages);
  const { holds } = usePerson();
  const list = useListSearch(paymentSearch);
  const [isRecording, setRecording] = useState(false);
  const [correcting, setCorrecting] = useState<{ payment: Payment; kind: Correcting } | null>(null);
  const query = useListQuery(payments.list, list);
  const apply = useAction(payments.apply, {
    onDone: ({ client }: Payment) => toast.success(client.name, { title: p('applyDone') }),
  });
  const columns = usePaymentColumns((payment) => {
    const { id, version, can, client } = payment;
    const item = (key: Correcting, danger: boolean): MenuItem => ({
      key,
      label: p(key),
      danger,
      onSelect: () => setCorrecting({ payment, kind: key }),
    });
    const items = [
      can.apply && {
        key: 'apply',
        label: p('apply'),
        onSelect: () => apply.run({ params: { id }, body: { version } }),
      },
      can.refund && item('refund', false),
      can.reverse && item('reverse', true),
    ].filter((entry) => entry !== false);
    return items.length === 0 ? null : (
      <MoreMenu size="small" items={items} label={p('actsFor', { company: client.name })} />
    );
  });
  return (
    <>
      <ListPage<Payment, PaymentSearch>
        name="payments"
        title={p('payments')}
        what={p('thePayments')}
        query={query}
        rows={query.data?.payments}
        list={list}
        columns={columns}
        {...(query.data && { facts: p('creditSum', { credit: formatMoney(query.data.creditCents) }) })}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${formatMoney(row.amountCents)} · ${row.client.name}`}
            second={[recordDay(row.receivedOn), t(row.method), p(row.status)].join(' · ')}
          />
        )}
        filters={[
          choiceOf(list, 'status', { name: t('status'), options: optionsOf(paymentStatuses, p) }),
          choiceOf(list, 'method', { name: t('method'), options: optionsOf(shownPaymentMethods, t) }),
        ]}
        searchLabel={p('searchPayments')}
        {...(holds('invoice.update') && {
          actions: (
            <Button type="primary" onClick={() => setRecording(true)}>
              {p('remit')}
            </Button>
          ),
        })}
        empty={{ icon: Wallet, title: p('noPaymentsYet'), text: p('noPaymentsText') }}
      />
      <Suspense>
        {isRecording && <RemittanceDialog onClose={() => setRecording(false)} />}
        {correcting && <PaymentCorrection {...correcting} onClose={() => setCorrecting(null)} />}
      </Suspense>
    </>
  );
}
