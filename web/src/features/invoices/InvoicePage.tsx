import { invoices, type InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  Facts,
  LoadedPage,
  type MenuItem,
  Money,
  MoreMenu,
  Note,
  PageHead,
  RecordPage,
  Sheet,
  Status,
  toast,
  TwoLines,
} from '../../shared/ui/index.ts';
import { PayButton } from '../online-payments/index.ts';
import { ExceptionNote } from '../overdue-exceptions/index.ts';
import type { Correcting } from './CorrectionDialog.tsx';
import type { Disputing } from './DisputeDialog.tsx';
import { DisputeNote } from './DisputeNote.tsx';
import { disputeMessages } from './dispute-messages.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { invoiceStatusLook } from './invoice-status.ts';
import { messages } from './messages.ts';
import { type Uncoded, UncodedLines, useLedes } from './UncodedLines.tsx';

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'));
const DisputeDialog = lazy(() => import('./DisputeDialog.tsx'));
const CorrectionDialog = lazy(() => import('./CorrectionDialog.tsx'));

/** One invoice: what it asks for, what came in, and what was corrected. */
export default function InvoicePage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const [uncoded, setUncoded] = useState<Uncoded>([]);
  const query = useCall(invoices.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theInvoice')}>
      {(invoice) => (
        <RecordPage
          head={<Head invoice={invoice} onUncoded={setUncoded} />}
          notes={
            <>
              {invoice.voidReason !== null && (
                <Note tone="hold" icon={Ban}>
                  {t('voidedBy', { name: invoice.voidedByName ?? '', reason: invoice.voidReason })}
                </Note>
              )}
              <DisputeNote invoice={invoice} />
              {uncoded.length > 0 && <UncodedLines lines={uncoded} />}
              {invoice.status === 'OVERDUE' && (
                <Suspense>
                  <ExceptionNote firm={invoice.firm} clientId={invoice.client.id} />
                </Suspense>
              )}
            </>
          }
          side={<Sums invoice={invoice} />}
        >
          <InvoiceLines invoice={invoice} />
          <Payments invoice={invoice} />
          {invoice.corrections.length > 0 && <Corrections invoice={invoice} />}
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ invoice, onUncoded }: { invoice: InvoiceDetails; onUncoded: (lines: Uncoded) => void }) {
  const t = useText(messages);
  const [asked, setAsked] = useState<Correcting | Extract<Disputing, 'dispute'> | 'pay' | null>(null);
  const d = useText(disputeMessages);
  const issue = useAction(invoices.issue, {
    onDone: ({ number }) => toast.success(number ?? '', { title: t('issueDone') }),
  });
  const send = useAction(invoices.send, {
    onDone: ({ sentTo }) => toast.success(sentTo ?? '', { title: t('sendDone') }),
  });
  const pdf = useDownload(invoices.pdf, {
    fileName: `invoice-${invoice.number ?? ''}.pdf`,
    done: t('downloaded'),
    failed: t('downloadFailed'),
  });
  const { id, version, can } = invoice;
  const ledes = useLedes(invoice, onUncoded);
  const title = invoice.number ?? t('draft');
  const item = (key: Correcting): MenuItem => ({
    key,
    label: t(key),
    danger: key !== 'credit',
    onSelect: () => setAsked(key),
  });
  const download = { key: 'pdf', label: t('downloadPdf'), onSelect: () => pdf.run({ params: { id } }) };
  const mail = {
    key: 'send',
    label: t(invoice.sentAt === null ? 'send' : 'sendAgain'),
    onSelect: () => send.run({ params: { id }, body: { version } }),
  };
  const items = [
    can.download && download,
    can.download && invoice.status !== 'VOID' && ledes,
    can.send && mail,
    can.dispute && { key: 'dispute', label: d('dispute'), onSelect: () => setAsked('dispute') },
    can.credit && item('credit'),
    can.writeOff && item('writeOff'),
    can.void && item('void'),
  ];
  return (
    <>
      <PageHead
        title={title}
        status={<Status pill of={invoiceStatusLook[invoice.status]} />}
        breadcrumb={[{ label: t('invoices'), to: '/invoices' }]}
        phone={{ backTo: '/invoices', title }}
        facts={[invoice.client.name, invoice.property?.name].filter(Boolean).join(' · ')}
        actions={
          <>
            {can.issue && (
              <Button
                type="primary"
                loading={issue.isRunning}
                onClick={() => issue.run({ params: { id }, body: { version } })}
              >
                {t('issue')}
              </Button>
            )}
            {can.recordPayment && (
              <Button type="primary" onClick={() => setAsked('pay')}>
                {t('recordPayment')}
              </Button>
            )}
            {can.pay && (
              <Suspense>
                <PayButton invoiceIds={[id]} amountCents={invoice.balanceCents} />
              </Suspense>
            )}
            <MoreMenu items={items} />
          </>
        }
      />
      <Suspense>
        {asked === 'pay' && <PaymentDialog invoice={invoice} onClose={() => setAsked(null)} />}
        {asked === 'dispute' && (
          <DisputeDialog invoice={invoice} kind={asked} onClose={() => setAsked(null)} />
        )}
        {asked !== null && asked !== 'pay' && asked !== 'dispute' && (
          <CorrectionDialog invoice={invoice} kind={asked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </>
  );
}

function Sums({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText(messages);
  const { subtotalCents, creditsCents, writtenOffCents, paidCents, balanceCents, interestCents } = invoice;
  const money = (cents: number) => cents !== 0 && <Money cents={cents} />;
  return (
    <Sheet title={t('balance')}>
      <Facts
        items={[
          { label: t('issued'), value: invoice.issueDate && recordDay(invoice.issueDate) },
          { label: t('due'), value: invoice.dueDate && recordDay(invoice.dueDate) },
          { label: t('terms'), value: t('termDays', { days: invoice.termsDays }) },
          { label: t('total'), value: <Money cents={subtotalCents} /> },
          { label: t('credits'), value: money(creditsCents) },
          { label: t('writtenOff'), value: money(writtenOffCents) },
          { label: t('paid'), value: money(paidCents) },
          { label: t('balance'), value: <Money cents={balanceCents} /> },
          { label: t('interestCharged'), value: money(interestCents) },
          {
            label: t('sent'),
            value:
              invoice.sentAt !== null &&
              t('sentBy', {
                at: proseMoment(invoice.sentAt),
                to: invoice.sentTo ?? '',
                name: invoice.sentByName ?? '',
              }),
          },
          {
            label: t('writeOff'),
            value: invoice.writeOffAsked && t('writeOffAskedBy', invoice.writeOffAsked),
          },
          { label: t('note'), value: invoice.note },
        ]}
      />
    </Sheet>
  );
}

function Payments({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText(messages);
  if (invoice.payments.length === 0)
    return (
      <Sheet title={t('payments')}>
        <p>{t('noPayments')}</p>
      </Sheet>
    );
  return (
    <Sheet title={t('payments')}>
      <ul className="case-phone-lines">
        {invoice.payments.map((payment) => (
          <li key={payment.paymentId}>
            <TwoLines
              first={[recordDay(payment.receivedOn), t(payment.method), payment.reference]
                .filter(Boolean)
                .join(' · ')}
              second={payment.isReversed ? t('reversed') : payment.recordedByName}
            />
            <Money cents={payment.amountCents} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Corrections({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText(messages);
  return (
    <Sheet title={t('corrections')}>
      <ul className="case-phone-lines">
        {invoice.corrections.map(({ id, kind, number, reason, comment, amountCents, madeByName }) => (
          <li key={id}>
            <TwoLines
              first={[number ?? t(kind), t(reason)].join(' · ')}
              second={[comment, madeByName].filter(Boolean).join(' · ')}
            />
            <Money cents={amountCents} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
