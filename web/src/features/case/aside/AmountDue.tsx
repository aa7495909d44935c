import { isEnded } from '@writdesk/contract/case-lifecycle';
import type { CaseDetails } from '@writdesk/contract/cases';
import { useText } from '../../../shared/i18n/translate.ts';
import { Money, Sheet } from '../../../shared/ui/index.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { claimLines } from './claim-lines.ts';

/** The claim and the fees that are not billed yet. Nothing while neither is known, or when the case is over. */
export function AmountDue({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('reason', 'billing');
  const lines = claimLines(details);
  if (lines.length === 0 || isEnded(details.status)) return null;
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Sheet title={t('amountDue')} extra={t('asOfToday')} className={fresh}>
      <table className="sums">
        <caption className="visually-hidden">{t('amountDue')}</caption>
        <tbody>
          {lines.map(({ key, label, amountCents }) => (
            <tr key={key}>
              <th scope="row">{label ?? t('claimed')}</th>
              <td>
                <Money cents={amountCents} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('amountTotal')}</th>
            <td>
              <Money cents={totalCents} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
