import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { ReceiptText } from 'lucide-react';
import { useCall } from '../../../shared/api/index.ts';
import { dayOf, recordDay } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { defineMessages } from '../../../shared/i18n/define-messages.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import {
  EmptyState,
  ErrorState,
  Money,
  Sheet,
  Skeleton,
  TwoLines,
  usePhone,
} from '../../../shared/ui/index.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { useFresh } from './fresh-parts.ts';

const messages = defineMessages({
  en: {
    theBillings: 'The billing of this case',
    unbilled: 'Not billed yet',
    billed: 'Billed',
    day: 'Day',
    what: 'Reason',
    quantity: 'Quantity',
    each: 'Each',
    amount: 'Amount',
    invoice: 'Invoice',
    sum: 'Sum',
    noUnbilled: 'No unbilled charges',
    noUnbilledText: 'Approval, filing and service add their fees here automatically.',
    total: 'Cost of the case so far',
  },
  es: {
    theBillings: 'La facturación del caso',
    unbilled: 'Sin facturar',
    billed: 'Facturado',
    day: 'Día',
    what: 'Concepto',
    quantity: 'Cantidad',
    each: 'Cada uno',
    amount: 'Monto',
    invoice: 'Factura',
    sum: 'Suma',
    noUnbilled: 'No hay cargos sin facturar',
    noUnbilledText:
      'La aprobación, la presentación y la notificación agregan aquí sus honorarios automáticamente.',
    total: 'Costo del caso hasta hoy',
  },
});

/** What the case has cost: fees that wait for an invoice, and those that are on one. */
export function BillingPart({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const query = useCall(cases.billings, { params: { id: details.id }, quiet: true });
  if (!query.data) {
    return query.error ? (
      <ErrorState error={query.error} what={t('theBillings')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton label={t('theBillings')} />
    );
  }
  const { unbilled, billed, unbilledTotal, billedTotal } = query.data;
  const zone = zoneOf(details);
  return (
    <div className="case-stack">
      <Lines title={t('unbilled')} lines={unbilled} totalCents={unbilledTotal} zone={zone} />
      {billed.length > 0 && <Lines title={t('billed')} lines={billed} totalCents={billedTotal} zone={zone} />}
      {billed.length > 0 && unbilled.length > 0 && (
        <p className="billing-total">
          {t('total')} <Money cents={unbilledTotal + billedTotal} />
        </p>
      )}
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: CaseDetails['billingItems'];
  totalCents: number;
  zone: string;
}

function Lines({ title, lines, totalCents, zone }: LinesProps) {
  const t = useText(messages);
  const fresh = useFresh('billing');
  const isPhone = usePhone();
  if (lines.length === 0) {
    return (
      <Sheet title={title}>
        <EmptyState icon={ReceiptText} title={t('noUnbilled')}>
          {t('noUnbilledText')}
        </EmptyState>
      </Sheet>
    );
  }
  if (isPhone) return <PhoneLines title={title} lines={lines} totalCents={totalCents} zone={zone} />;
  const hasInvoices = lines.some(({ invoiceNumber }) => invoiceNumber);
  return (
    <Sheet title={title} className={fresh}>
      <div className="scrolls">
        <table className="plain-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('what')}</th>
              {hasInvoices && <th scope="col">{t('invoice')}</th>}
              <th scope="col" className="number">
                {t('quantity')}
              </th>
              <th scope="col" className="number">
                {t('each')}
              </th>
              <th scope="col" className="number">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td className="nowrap">{recordDay(dayOf(line.incurredAt, zone))}</td>
                <td>{line.description}</td>
                {hasInvoices && <td className="nowrap">{line.invoiceNumber}</td>}
                <td className="number">{line.quantity}</td>
                <td className="number">
                  <Money cents={line.unitCents} />
                </td>
                <td className="number">
                  <Money cents={line.amountCents} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasInvoices ? 5 : 4}>
                {t('sum')}
              </th>
              <td className="number">
                <Money cents={totalCents} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Sheet>
  );
}

/** On a phone a line of the bill is a row of two lines. */
function PhoneLines({ title, lines, totalCents, zone }: LinesProps) {
  const t = useText(messages);
  return (
    <Sheet title={title}>
      <ul className="case-phone-lines">
        {lines.map(({ id, description, incurredAt, invoiceNumber, quantity, unitCents, amountCents }) => {
          const day = recordDay(dayOf(incurredAt, zone));
          const times = quantity > 1 && `${quantity} × ${formatMoney(unitCents)}`;
          return (
            <li key={id}>
              <TwoLines
                first={description}
                second={[day, times, invoiceNumber].filter(Boolean).join(' · ')}
              />
              <Money cents={amountCents} />
            </li>
          );
        })}
        <li className="phone-sum">
          {t('sum')}
          <Money cents={totalCents} />
        </li>
      </ul>
    </Sheet>
  );
}
