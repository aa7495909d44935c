import {
  evictionReasonCodes,
  type EvictionReasonCode,
} from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { DateInput, MultiSelect, Question, QuestionRow } from '../../../../shared/form/index.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { reasonLabel } from '../../../../labels/case/eviction-words.ts';
import { FieldQuestion, OtherQuestions } from '../questions/FieldQuestion.tsx';
import { LedgerMoved } from '../questions/LedgerMoved.tsx';
import { LedgerQuestion } from '../questions/LedgerQuestion.tsx';
import { reasonMessages } from './reason-messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { useDraft } from '../draft/use-draft.ts';

const placed = [
  'reasonText',
  'leaseIsWritten',
  'leaseFrom',
  'leaseTo',
  'monthlyRentCents',
  'rentThrough',
  'claimedCents',
] as const;

/** Why, and how much. */
export function ReasonStep() {
  const t = useText(reasonMessages);
  const { values, field } = useDraft();
  const reasons = values.reasons.map((code) => evictionReasons[code]);
  const asksAmount = reasons.some(({ requiresAmount }) => requiresAmount);
  const asksText = reasons.some(({ requiresText }) => requiresText);
  return (
    <StepFrame step="reason" lead={t('reasonLead')}>
      <Question label={t('whyReason')} hint={t('whyReasonHint')} field={field('reasons')}>
        <ReasonInput />
      </Question>
      <FieldQuestion name="reasonText" hint={t('reasonTextHint')} optional={!asksText} />
      <FieldQuestion
        name="leaseIsWritten"
        label={t('leaseWritten')}
        yesNo={{ yes: t('leaseWrittenYes'), no: t('leaseWrittenNo') }}
      />
      <QuestionRow>
        <FieldQuestion name="leaseFrom" optional />
        <Question label={t('leaseTo')} field={field('leaseTo')} optional>
          <DateInput {...field('leaseTo')} {...(values.leaseFrom && { min: values.leaseFrom })} />
        </Question>
      </QuestionRow>
      {asksAmount && (
        <>
          <QuestionRow>
            <FieldQuestion name="monthlyRentCents" optional />
            <FieldQuestion name="rentThrough" optional />
          </QuestionRow>
          <FieldQuestion name="claimedCents" label={t('claim')} hint={t('claimHint')} />
          <LedgerMoved />
          <LedgerQuestion />
        </>
      )}
      <OtherQuestions step="reason" placed={placed} />
    </StepFrame>
  );
}

function ReasonInput() {
  const own = useText(reasonMessages);
  const locale = useLocale();
  const { values, record, field } = useDraft();
  const state = record?.stateCode;
  const offered = evictionReasonCodes.filter((code) => {
    const { states } = evictionReasons[code];
    return !state || states.length === 0 || states.includes(state) || values.reasons.includes(code);
  });
  return (
    <MultiSelect<EvictionReasonCode>
      {...field('reasons')}
      placeholder={own('chooseReasons')}
      options={offered.map((code) => ({ value: code, label: reasonLabel(code, locale) }))}
    />
  );
}
