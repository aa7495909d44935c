import { attemptStatuses } from '@writdesk/contract/online-payments/online-payment-values';
import { onlinePayments, type PaymentAttempt } from '@writdesk/contract/online-payments/online-payments';
import { CreditCard } from 'lucide-react';
import { recordMoment } from '../../shared/formats/dates.ts';
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
import { TwoLines } from '../../shared/ui/index.ts';
import { useAttemptColumns } from './attempt-columns.tsx';
import { Connection } from './Connection.tsx';
import { messages } from './messages.ts';
import { Unmatched } from './Unmatched.tsx';

const attemptSearch = listSearch.extend({ status: choiceSearch });
type AttemptSearch = ReturnType<typeof attemptSearch.parse>;

/** What companies pay online, how the firm takes it, and what the provider sent that fits nothing. */
export default function OnlinePaymentsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(attemptSearch);
  const query = useListQuery(onlinePayments.attempts, list);
  return (
    <ListPage<PaymentAttempt, AttemptSearch>
      name="online-payments"
      title={t('onlinePayments')}
      what={t('theOnlinePayments')}
      query={query}
      rows={query.data?.attempts}
      list={list}
      columns={useAttemptColumns()}
      notes={
        <>
          {holds('payment-connection.read') && <Connection />}
          <Unmatched />
        </>
      }
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${formatMoney(row.amountCents)} · ${row.client.name}`}
          second={`${recordMoment(row.createdAt)} · ${t(row.status)}`}
        />
      )}
      filters={[choiceOf(list, 'status', { name: t('status'), options: optionsOf(attemptStatuses, t) })]}
      empty={{ icon: CreditCard, title: t('none'), text: t('noneText') }}
    />
  );
}
