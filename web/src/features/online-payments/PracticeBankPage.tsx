import {
  practiceBank,
  type PracticeOutcome,
  practiceOutcomes,
  type PracticeSession,
} from '@writdesk/contract/practice-bank/practice-bank';
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { publicMessages } from './public-messages.ts';
import './public-pages.css';

/** In place of a real provider’s page: the payer chooses what shall happen, and gives no number of anything. */
export function PracticeBankPage({ sessionId, session }: { sessionId: string; session: PracticeSession }) {
  const t = useText(publicMessages);
  const [outcome, setOutcome] = useState<PracticeOutcome>('CARD_APPROVED');
  const [state, setState] = useState<'ready' | 'paying' | 'declined' | 'ended'>('ready');
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setState('paying');
    call(practiceBank.pay, { params: { session: sessionId }, body: { outcome }, quiet: true })
      .then(({ continueUrl }) => {
        if (continueUrl === null) setState('declined');
        else location.assign(continueUrl);
      })
      .catch(() => setState('ended'));
  };
  const back = { label: t('goBack'), onClick: () => location.assign(session.cancelUrl) };
  if (session.state !== 'OPEN' || state === 'ended')
    return (
      <PlainPage icon={FlaskConical} title={t('pageEnded')} actions={[back]}>
        <p role="alert">{t('pageEndedText')}</p>
      </PlainPage>
    );
  return (
    <PlainPage icon={FlaskConical} title={t('practice')}>
      <p className="practice-flag">{t('practiceText')}</p>
      <form className="pay-page" onSubmit={pay}>
        <table>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('payTo', { firm: session.merchant })}
              </th>
            </tr>
          </thead>
          <tbody>
            {session.lines.map(({ name, amountCents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="end">{formatMoney(amountCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className="end">{formatMoney(session.amountCents)}</td>
            </tr>
          </tfoot>
        </table>
        <fieldset>
          <legend>{t('outcome')}</legend>
          {practiceOutcomes.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="outcome"
                checked={outcome === each}
                onChange={() => setOutcome(each)}
              />
              {t(each)}
            </label>
          ))}
        </fieldset>
        {state === 'declined' && (
          <p className="pay-problem" role="alert">
            {t('declined')}
          </p>
        )}
        <div className="pay-acts">
          <button type="submit" className="plain-button primary" disabled={state === 'paying'}>
            {t('pay', { amount: formatMoney(session.amountCents) })}
          </button>
          <button type="button" className="plain-button" onClick={back.onClick}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </PlainPage>
  );
}
