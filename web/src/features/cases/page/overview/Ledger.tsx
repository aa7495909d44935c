import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Money } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface LedgerProps {
  lines: CaseDetails['caseEviction']['ledger'];
  totalCents: number;
}

/** The tenant's account, line by line. */
export function Ledger({ lines, totalCents }: LedgerProps) {
  const t = useText(messages);
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t('ledgerDay')}</th>
          <th scope="col">{t('ledgerWhat')}</th>
          <th scope="col">{t('ledgerAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, dueOn, kind, description, amountCents }) => (
          <tr key={id}>
            <td>{dueOn ? recordDay(dueOn) : '–'}</td>
            <td>{description || t(`ledger${kind}`)}</td>
            <td>
              <Money cents={amountCents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('ledgerSum')}
          </th>
          <td>
            <Money cents={totalCents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
