import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { Plus, ReceiptText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { dayOf, recordDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import {
  EmptyState,
  ErrorState,
  Money,
  MoreMenu,
  Sheet,
  Skeleton,
  TwoLines,
  usePhone,
} from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { CostPaymentDialog } from '../../../cost-payments/index.ts';
import { useFresh } from '../fresh-parts.ts';
import { chargeReason } from '../../../../labels/case/charge-words.ts';
import { recoverySaid, recoveryWords } from '../../../../labels/case/recovery-words.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import { messages } from './messages.ts';

const ChargeDialog = lazy(() => import('./ChargeDialog.tsx'));
const InvoiceDialog = lazy(() => import('./InvoiceDialog.tsx'));
const DeleteChargeDialog = lazy(() => import('./DeleteChargeDialog.tsx'));

/** What the case has cost: fees that wait for an invoice, and those that are on one. */
export function BillingPart({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const given = useGivenName();
  const { holds } = usePerson();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  const query = useCall(cases.billings, { params: { id: details.id }, quiet: true });
  if (!query.data) {
    return query.error ? (
      <ErrorState error={query.error} what={t('theBillings')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton label={t('theBillings')} />
    );
  }
  const { unbilled, billed, unbilledTotal, billedTotal, can } = query.data;
  const zone = zoneOf(details);
  // A charge is chosen from the catalog, which not everybody reads who may charge.
  // A draft keeps charges that are still to be billed.
  const free = unbilled.filter(({ invoiceId }) => invoiceId === null);
  const mayAdd = can.create && holds('bill-item.read');
  const menu = (line: Line) => {
    const isFree = line.status === 'UNBILLED' && line.invoiceId === null;
    const items = [
      can.update &&
        isFree && { key: 'edit', label: t('edit'), onSelect: () => setChosen({ act: 'edit', line }) },
      can.delete &&
        isFree && {
          key: 'delete',
          label: t('delete'),
          danger: true,
          onSelect: () => setChosen({ act: 'delete', line }),
        },
    ];
    return <MoreMenu size="small" items={items} label={t('actsFor', { what: given(line.description) })} />;
  };
  return (
    <div className="case-stack">
      <Lines
        title={t('unbilled')}
        lines={unbilled}
        totalCents={unbilledTotal}
        zone={zone}
        {...((can.update || can.delete) && { menu })}
        extra={
          <>
            {free.length > 0 && holds('invoice.create') && (
              <Button size="small" onClick={() => setChosen({ act: 'invoice' })}>
                {t('toInvoice')}
              </Button>
            )}
            {holds('cost-payment.update') && (
              <Button size="small" onClick={() => setChosen({ act: 'pay' })}>
                {t('recordCost')}
              </Button>
            )}
            {mayAdd && (
              <Button
                size="small"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setChosen({ act: 'add' })}
              >
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      {billed.length > 0 && <Lines title={t('billed')} lines={billed} totalCents={billedTotal} zone={zone} />}
      {billed.length > 0 && unbilled.length > 0 && (
        <p className="billing-total">
          {t('total')} <Money cents={unbilledTotal + billedTotal} />
        </p>
      )}
      <Suspense>
        {chosen?.act === 'add' && <ChargeDialog caseId={details.id} zone={zone} onClose={close} />}
        {chosen?.act === 'pay' && <CostPaymentDialog caseId={details.id} onClose={close} />}
        {chosen?.act === 'edit' && (
          <ChargeDialog caseId={details.id} zone={zone} line={chosen.line} onClose={close} />
        )}
        {chosen?.act === 'invoice' && (
          <InvoiceDialog clientId={details.clientId} lines={free} onClose={close} />
        )}
        {chosen?.act === 'delete' && <DeleteChargeDialog line={chosen.line} onClose={close} />}
      </Suspense>
    </div>
  );
}

type Line = CaseDetails['billingItems'][number];
type Chosen = { act: 'add' | 'invoice' | 'pay' } | { act: 'edit' | 'delete'; line: Line };

interface LinesProps {
  title: string;
  lines: readonly Line[];
  totalCents: number;
  zone: string;
  /** What may be done with a line. */
  menu?: (line: Line) => ReactNode;
  extra?: ReactNode;
}

function Lines({ title, lines, totalCents, zone, menu, extra }: LinesProps) {
  const t = useText(messages);
  const r = useText(recoveryWords);
  const given = useGivenName();
  const fresh = useFresh('billing');
  const isPhone = usePhone();
  if (lines.length === 0) {
    return (
      <Sheet title={title} extra={extra}>
        <EmptyState icon={ReceiptText} title={t('noUnbilled')}>
          {t('noUnbilledText')}
        </EmptyState>
      </Sheet>
    );
  }
  if (isPhone) return <PhoneLines {...{ title, lines, totalCents, zone, menu, extra }} />;
  const hasInvoices = lines.some(({ invoiceNumber }) => invoiceNumber);
  return (
    <Sheet title={title} className={fresh} extra={extra}>
      <div className="scrolls">
        <table className="plain-table bill-lines">
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
              {menu && (
                <th scope="col">
                  <span className="visually-hidden">{t('edit')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td className="nowrap">{recordDay(dayOf(line.incurredAt, zone))}</td>
                <td>
                  <TwoLines
                    first={given(line.description)}
                    second={[chargeReason(line), recoverySaid(r, line.recovery)].filter(Boolean).join(' · ')}
                  />
                </td>
                {hasInvoices && <td className="nowrap">{line.invoiceNumber}</td>}
                <td className="number">{line.quantity}</td>
                <td className="number">
                  <Money cents={line.unitCents} />
                </td>
                <td className="number">
                  <Money cents={line.amountCents} />
                </td>
                {menu && <td className="number">{menu(line)}</td>}
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
              {menu && <td />}
            </tr>
          </tfoot>
        </table>
      </div>
    </Sheet>
  );
}

/** On a phone a line of the bill is a row of two lines. */
function PhoneLines({ title, lines, totalCents, zone, menu, extra }: LinesProps) {
  const t = useText(messages);
  const r = useText(recoveryWords);
  const given = useGivenName();
  return (
    <Sheet title={title} extra={extra}>
      <ul className="case-phone-lines bill-lines">
        {lines.map((line) => {
          const { id, description, incurredAt, invoiceNumber, quantity, unitCents, amountCents, recovery } =
            line;
          const day = recordDay(dayOf(incurredAt, zone));
          const times = quantity !== 1 && `${quantity} × ${formatMoney(unitCents)}`;
          return (
            <li key={id}>
              <TwoLines
                first={given(description)}
                second={[day, times, chargeReason(line), invoiceNumber, r(recovery.code)]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <Money cents={amountCents} />
              {menu?.(line)}
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
