import { onlinePayments, type PaymentAttempt } from '@writdesk/contract/online-payments/online-payments';
import { Link, useParams } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { Suspense } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  ButtonLink,
  Facts,
  LoadedPage,
  Money,
  Note,
  PageHead,
  RecordPage,
  Sheet,
  Status,
} from '../../shared/ui/index.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';
import { attemptLook } from './attempt-look.ts';
import { PayButton } from './index.ts';
import { messages } from './messages.ts';

const moving: readonly PaymentAttempt['status'][] = ['PENDING', 'UNKNOWN', 'OPEN', 'PROCESSING'];
const payableAgain: readonly PaymentAttempt['status'][] = [
  'UNKNOWN',
  'OPEN',
  'REFUSED',
  'FAILED',
  'EXPIRED',
  'RETURNED',
];

/** Where the payer comes back to: what became of the payment, and what to do next. */
export default function AttemptPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(onlinePayments.attempt, { params: { id }, quiet: true });
  usePolling(query.data !== undefined && moving.includes(query.data.status), () => query.refetch());
  return (
    <LoadedPage query={query} what={t('thePayment')}>
      {(attempt) => (
        <RecordPage
          head={<Head attempt={attempt} />}
          notes={
            <Note tone={attemptLook[attempt.status].tone} icon={attemptLook[attempt.status].icon ?? Info}>
              {t(`${attempt.status}Text`)}
            </Note>
          }
        >
          <Sheet title={t('invoices')}>
            <ul className="case-phone-lines">
              {attempt.invoices.map(({ id: invoiceId, number, amountCents }) => (
                <li key={invoiceId}>
                  <Link to="/invoices/$id" params={{ id: invoiceId }}>
                    {number}
                  </Link>
                  <Money cents={amountCents} />
                </li>
              ))}
            </ul>
          </Sheet>
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ attempt }: { attempt: PaymentAttempt }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { status, firm, client, amountCents, method, feeCents, payerName, createdAt } = attempt;
  const title = t('payment', { firm: firm.name });
  return (
    <>
      <PageHead
        title={title}
        status={<Status pill of={attemptLook[status]} />}
        breadcrumb={[{ label: t('invoices'), to: '/invoices' }]}
        phone={{ backTo: '/invoices', title }}
        facts={client.name}
        actions={
          <>
            <ButtonLink to="/invoices">{t('toInvoices')}</ButtonLink>
            {payableAgain.includes(status) && (
              <Suspense>
                <PayButton invoiceIds={attempt.invoices.map(({ id }) => id)} amountCents={amountCents} />
              </Suspense>
            )}
          </>
        }
      />
      <Sheet>
        <Facts
          columns={4}
          items={[
            { label: t('amount'), value: <Money cents={amountCents} /> },
            { label: t('method'), value: method && t(method) },
            { label: t('payer'), value: payerName },
            { label: t('begun'), value: proseMoment(createdAt) },
            { label: t('fee'), value: !isClient && feeCents !== 0 && <Money cents={feeCents} /> },
          ]}
        />
      </Sheet>
    </>
  );
}
