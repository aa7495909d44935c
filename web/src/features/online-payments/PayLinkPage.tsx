import { type LinkedInvoices, onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { ReceiptText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { publicMessages } from './public-messages.ts';
import './public-pages.css';

/** What accounts payable see by a signed link: numbers, days, balances, and the way to pay them. */
export function PayLinkPage({ token, linked }: { token: string; linked: LinkedInvoices }) {
  const t = useText(publicMessages);
  const { firm, opensUntil, invoices, canPay } = linked;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(invoices.map(({ number }) => number)));
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<'notStarted' | 'underWay' | null>(null);
  const toPay = invoices.filter(({ number }) => chosen.has(number));
  const totalCents = toPay.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  if (!invoices.length)
    return (
      <PlainPage icon={ReceiptText} title={t('nothingOpen')}>
        <p>{t('nothingOpenText', { firm })}</p>
      </PlainPage>
    );
  const toggle = (number: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(number)) after.add(number);
      return after;
    });
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setStarting(true);
    setProblem(null);
    const body = { token, numbers: toPay.map(({ number }) => number) };
    call(onlinePayments.startByLink, { body, quiet: true })
      .then(({ checkoutUrl }) => {
        if (checkoutUrl !== null) return location.assign(checkoutUrl);
        setStarting(false);
        return setProblem('notStarted');
      })
      .catch((error: unknown) => {
        setStarting(false);
        setProblem(
          error instanceof ApiError && error.code === 'payment_under_way' ? 'underWay' : 'notStarted',
        );
      });
  };
  return (
    <PlainPage icon={ReceiptText} title={t('linkTitle', { firm })}>
      <p>{t('linkText', { day: recordDay(opensUntil) })}</p>
      <form className="pay-page" onSubmit={pay} aria-label={t('choose')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('invoice')}</th>
              <th scope="col" className="pay-wide">
                {t('issued')}
              </th>
              <th scope="col">{t('due')}</th>
              <th scope="col" className="end">
                {t('balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ number, issueDate, dueDate, balanceCents }) => (
              <tr key={number}>
                <th scope="row">
                  {canPay ? (
                    <label>
                      <input type="checkbox" checked={chosen.has(number)} onChange={() => toggle(number)} />
                      {number}
                    </label>
                  ) : (
                    number
                  )}
                </th>
                <td className="pay-wide">{recordDay(issueDate)}</td>
                <td>{recordDay(dueDate)}</td>
                <td className="end">{formatMoney(balanceCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className="pay-wide" />
              <td />
              <td className="end">{formatMoney(totalCents)}</td>
            </tr>
          </tfoot>
        </table>
        {problem !== null && (
          <p className="pay-problem" role="alert">
            {t(problem)}
          </p>
        )}
        {canPay ? (
          <div className="pay-acts">
            <button type="submit" className="plain-button primary" disabled={isStarting || totalCents === 0}>
              {t('pay', { amount: formatMoney(totalCents) })}
            </button>
          </div>
        ) : (
          <p>{t('noOnline')}</p>
        )}
      </form>
    </PlainPage>
  );
}
