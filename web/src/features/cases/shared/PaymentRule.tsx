import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { paymentWords } from '../../../labels/law/payment-words.ts';
import { noteText } from '../../deadlines/index.ts';
import { messages } from './payment-rule-messages.ts';
import './payment-rule.css';

const looks = {
  ACCEPT: { tone: 'gain', Icon: CircleCheck },
  IN_FULL: { tone: 'hold', Icon: TriangleAlert },
  REFUSE: { tone: 'stop', Icon: CircleX },
  ask: { tone: 'hold', Icon: CircleHelp },
} as const;

/** Whether money may be taken from the tenant now, in one line, with the rule that says so. */
export function PaymentRule({ paymentGuard }: Pick<CaseDetails, 'paymentGuard'>) {
  const t = useText(messages);
  const words = useText(paymentWords);
  const locale = useLocale();
  if (!paymentGuard) return null;
  const { rule } = paymentGuard;
  const answer = rule?.answer ?? 'ask';
  const { tone, Icon } = looks[answer];
  const note = rule?.note ? noteText(rule.note, locale) : null;
  return (
    <div className={`payment-rule tone-${tone}`}>
      <Icon size={16} aria-hidden />
      <p>
        <strong>{words(answer)}</strong>
        {note && <span lang={note.lang}> {note.text}</span>}
        {rule && (
          <small>
            {rule.cite}
            {' · '}
            {rule.verifiedBy ? t('verifiedBy', { name: rule.verifiedBy }) : t('unverified')}
          </small>
        )}
      </p>
    </div>
  );
}
