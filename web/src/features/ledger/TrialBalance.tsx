import type { MonthDetails } from '@writdesk/contract/ledger/ledger';
import { ledgerAccountWords } from '../../labels/ledger-account-words.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, Sheet, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What each account had before a month, what moved in it, and what it has after it; below zero where credits are more. */
export function TrialBalance({ details }: { details: MonthDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  const { accounts, debitCents, creditCents } = details;
  if (usePhone()) return <PhoneBalance details={details} />;
  const columns = ['opening', 'debit', 'credit', 'closing'] as const;
  return (
    <Sheet title={t('trialBalance')}>
      <div className="scrolls">
        <table className="plain-table">
          <caption className="visually-hidden">{t('trialBalance')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="number">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((row) => (
              <tr key={row.account}>
                <th scope="row">{ledgerAccountWords[locale][row.account]}</th>
                {columns.map((column) => (
                  <td key={column} className="number">
                    <Money cents={row[`${column}Cents`]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              <td />
              <td className="number">
                <Money cents={debitCents} />
              </td>
              <td className="number">
                <Money cents={creditCents} />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </Sheet>
  );
}

/** Five columns have no room on a phone: there an account is a row, with what moved in it below its name. */
function PhoneBalance({ details: { accounts, debitCents, creditCents } }: { details: MonthDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  const moved = (debit: number, credit: number) =>
    [`${t('debit')} ${formatMoney(debit)}`, `${t('credit')} ${formatMoney(credit)}`].join(' · ');
  return (
    <Sheet title={t('trialBalance')}>
      <ul className="case-phone-lines">
        {accounts.map((row) => (
          <li key={row.account}>
            <TwoLines
              strong
              first={ledgerAccountWords[locale][row.account]}
              second={moved(row.debitCents, row.creditCents)}
            />
            <Money cents={row.closingCents} />
          </li>
        ))}
        <li>
          <TwoLines strong first={t('sum')} second={moved(debitCents, creditCents)} />
        </li>
      </ul>
    </Sheet>
  );
}
