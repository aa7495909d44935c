import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { caseStatusLook, DayWithDistance, PageHead, Sheet, Status } from '../../../shared/ui/index.ts';
import { PayButton } from '../../online-payments/index.ts';
import { ExceptionNote } from '../../overdue-exceptions/index.ts';
import { CaseLink } from './steps/CaseLink.tsx';
import { heldMessages } from './held-messages.ts';

export interface OverdueInvoice {
  id: string;
  number: string;
  dueDate: string;
  balanceCents: number;
}

interface HeldPageProps {
  record: CaseDetails;
  invoices: readonly OverdueInvoice[];
}

/** Submitted, and held: which invoices stand in the way, how much, and what happens once they are paid. */
export default function HeldPage({ record, invoices }: HeldPageProps) {
  const t = useText(heldMessages);
  const { isClient, holds } = usePerson();
  const ref = useRef<HTMLDivElement>(null);
  const totalCents = invoices.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="held-page" ref={ref} tabIndex={-1}>
      <PageHead
        title={t('heldTitle')}
        status={<Status pill of={caseStatusLook('PAYMENT_HOLD', isClient ? 'client' : 'firm')} />}
        breadcrumb={[{ label: record.title, to: '/cases/$id', params: { id: record.id } as never }]}
        facts={t('heldText', { company: record.client.name })}
        actions={<CaseLink record={record} />}
      />
      <Sheet title={t('heldInvoices', { count: invoices.length })} edge="hold" padded={false}>
        <table className="held-invoices">
          <thead>
            <tr>
              <th scope="col">{t('invoice')}</th>
              <th scope="col">{t('due')}</th>
              <th scope="col" className="end">
                {t('balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, dueDate, balanceCents }) => (
              <tr key={id}>
                <th scope="row">
                  {holds('invoice.read') ? (
                    <Link to="/invoices/$id" params={{ id }}>
                      {number}
                    </Link>
                  ) : (
                    number
                  )}
                </th>
                <td>
                  <DayWithDistance day={dueDate} />
                </td>
                <td className="end">{formatMoney(balanceCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('toPay')}
              </th>
              <td className="end">{formatMoney(totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      </Sheet>
      {invoices.length > 0 && holds('invoice.pay') && (
        <Suspense>
          <PayButton invoiceIds={invoices.map(({ id }) => id)} amountCents={totalCents} />
        </Suspense>
      )}
      <Suspense>
        <ExceptionNote firm={{ id: record.firmId }} clientId={record.client.id} />
      </Suspense>
      <p className="held-after">{t('heldAfter')}</p>
    </div>
  );
}
