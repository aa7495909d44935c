import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { proseDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Money, Sheet } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { useOpenAct } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { PaymentRule } from '../../shared/PaymentRule.tsx';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { claimLines } from './claim-lines.ts';

/** What is owed by what it is made of, the costs, and whether money may be taken now. Nothing while neither is known, or when the case is over. */
export function AmountDue({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('reason', 'judgment', 'billing');
  const lines = claimLines(details);
  const { open } = useOpenAct();
  const { caseJudgment, paymentGuard } = details;
  if ((lines.length === 0 && !paymentGuard) || isEnded(details.status)) return null;
  const isAwarded = lines.some(({ name }) => name === 'awarded');
  const awardedOn = caseJudgment ? proseDay(caseJudgment.date, todayIn(zoneOf(details))) : '';
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Sheet title={t('amountDue')} extra={t('asOfToday')} className={fresh}>
      {lines.length > 0 && (
        <table className="sums">
          <caption className="visually-hidden">{t('amountDue')}</caption>
          <tbody>
            {lines.map(({ key, name, label, amountCents }) => (
              <tr key={key}>
                <th scope="row">{name ? t(`amount_${name}`, { day: awardedOn }) : label}</th>
                <td>
                  <Money cents={amountCents} />
                </td>
              </tr>
            ))}
          </tbody>
          {lines.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t(isAwarded ? 'amountAfterAward' : 'amountTotal')}</th>
                <td>
                  <Money cents={totalCents} />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <PaymentRule paymentGuard={paymentGuard} />
      {paymentGuard && details.availableActions.includes('record-tenant-payment') && (
        <button type="button" className="link-button" onClick={() => open('record-tenant-payment')}>
          {actLabel('record-tenant-payment')}
        </button>
      )}
    </Sheet>
  );
}
