import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Fragment } from 'react';
import { proseDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Money, Sheet } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { useOpenAct } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { PaymentRule } from '../../shared/PaymentRule.tsx';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { claimLines, type ClaimLine, isAsked } from './claim-lines.ts';
import { tenderEnd } from './tender-end.ts';
import { recoveryWords } from '../../../../labels/case/recovery-words.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';

type Total = 'amountAsk' | 'amountAfterAward' | 'amountOurs' | 'amountTheirs';

/** What is owed by what it is made of, the costs, and whether money may be taken now. Nothing while neither is known, or when the case is over. */
export function AmountDue({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const r = useText(recoveryWords);
  const fresh = useFresh('reason', 'judgment', 'billing');
  const given = useGivenName();
  const lines = claimLines(details);
  const { open } = useOpenAct();
  const { isClient } = usePerson();
  const { caseJudgment, paymentGuard } = details;
  if ((lines.length === 0 && !paymentGuard) || isEnded(details.status)) return null;
  const isAwarded = lines.some(({ name }) => name === 'awarded');
  const awardedOn = caseJudgment ? proseDay(caseJudgment.date, todayIn(zoneOf(details))) : '';
  // What the tenant pays to be done with it, and what they can't be asked for or nobody knows: until then it is the company's.
  const parts: { total: Total; of: ClaimLine[] }[] = [
    { total: isAwarded ? 'amountAfterAward' : 'amountAsk', of: lines.filter(isAsked) },
    { total: isClient ? 'amountOurs' : 'amountTheirs', of: lines.filter((line) => !isAsked(line)) },
  ];
  const sums = parts.filter(({ of }) => of.length > 0);
  return (
    <Sheet title={t('amountDue')} extra={t('asOfToday')} className={fresh}>
      {lines.length > 0 && (
        <table className="sums">
          <caption className="visually-hidden">{t('amountDue')}</caption>
          {sums.map(({ total, of }) => (
            <Fragment key={total}>
              <tbody>
                {of.map(({ key, name, label, amountCents, recovery }) => (
                  <tr key={key}>
                    <th scope="row">
                      {name ? t(`amount_${name}`, { day: awardedOn }) : given(label)}
                      {recovery && recovery !== 'YES' && <span className="why">{r(recovery)}</span>}
                    </th>
                    <td>
                      <Money cents={amountCents} />
                    </td>
                  </tr>
                ))}
              </tbody>
              {(sums.length > 1 || of.length > 1) && (
                <tbody className="sum">
                  <tr>
                    <th scope="row">{t(total)}</th>
                    <td>
                      <Money cents={of.reduce((sum, { amountCents }) => sum + amountCents, 0)} />
                    </td>
                  </tr>
                </tbody>
              )}
            </Fragment>
          ))}
        </table>
      )}
      <PaymentRule paymentGuard={paymentGuard} />
      {paymentGuard && <TenderOver details={details} />}
      {paymentGuard && details.availableActions.includes('record-tenant-payment') && (
        <button type="button" className="link-button" onClick={() => open('record-tenant-payment')}>
          {actLabel('record-tenant-payment')}
        </button>
      )}
    </Sheet>
  );
}

/** The rule names the time in which a payment ends the case: once it is over that is said, with its day. */
function TenderOver({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { data, isWaiting } = useLawDates(details);
  const today = todayIn(data?.timeZone ?? zoneOf(details));
  const ended = isWaiting ? null : tenderEnd(data?.deadlines ?? [], today);
  return ended && <p className="tender-over">{t('tenderOver', { day: proseDay(ended, today) })}</p>;
}
