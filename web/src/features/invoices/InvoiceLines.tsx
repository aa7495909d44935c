import type { InvoiceLine } from '@writdesk/contract/invoices/invoice-parts';
import type { InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, Sheet, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { recoverySaid, recoveryWords } from '../../labels/case/recovery-words.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { DisputeWords } from './DisputeWords.tsx';
import { messages } from './messages.ts';

/** What an invoice asks for, charge by charge. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText(messages);
  const r = useText(recoveryWords);
  const given = useGivenName();
  const isPhone = usePhone();
  if (isPhone) return <PhoneLines invoice={invoice} />;
  return (
    <Sheet title={t('lines')}>
      <div className="scrolls">
        <table className="plain-table">
          <caption className="visually-hidden">{t('lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="number">
                {t('quantity')}
              </th>
              <th scope="col" className="number">
                {t('each')}
              </th>
              <th scope="col" className="number">
                {t('amount')}
              </th>
              <th scope="col" className="number">
                {t('left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <TwoLines
                    first={line.description === null ? t('hidden') : given(line.description)}
                    second={<CaseOf line={line} />}
                  />
                  {line.recovery && <p className="line-2">{recoverySaid(r, line.recovery)}</p>}
                  <DisputeWords dispute={line.dispute} />
                </td>
                <td className="number">{line.quantity}</td>
                <td className="number">
                  <Money cents={line.unitCents} />
                </td>
                <td className="number">
                  <Money cents={line.amountCents} />
                </td>
                <td className="number">
                  <Money cents={line.balanceCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** Five columns have no room on a phone: there a charge is a row, with what is left of it where that is another amount. */
function PhoneLines({ invoice }: { invoice: InvoiceDetails }) {
  const t = useText(messages);
  const r = useText(recoveryWords);
  const given = useGivenName();
  return (
    <Sheet title={t('lines')}>
      <ul className="case-phone-lines">
        {invoice.lines.map((line) => {
          const { id, description, quantity, unitCents, amountCents, balanceCents } = line;
          const times = quantity !== 1 && `${quantity} × ${formatMoney(unitCents)}`;
          const left = balanceCents !== amountCents && t('leftToPay', { amount: formatMoney(balanceCents) });
          return (
            <li key={id}>
              <div>
                <TwoLines
                  first={[description === null ? t('hidden') : given(description), times, left]
                    .filter(Boolean)
                    .join(' · ')}
                  second={<CaseOf line={line} />}
                />
                {line.recovery && <p className="line-2">{r(line.recovery.code)}</p>}
                <DisputeWords dispute={line.dispute} />
              </div>
              <Money cents={amountCents} />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

const CaseOf = ({ line }: { line: InvoiceLine }) =>
  line.case && (
    <Link to="/cases/$id" params={{ id: line.case.id }}>
      {line.case.title}
    </Link>
  );
