import { moneyParts, sumOfParts } from '@writdesk/contract/judgments/judgment-money';
import { awardsMoney, type JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { judgments } from '@writdesk/contract/judgments/judgments';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { ReactNode } from 'react';
import { outcomeMeanings, outcomes } from '../../../../labels/case/court-words.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { useCall } from '../../../../shared/api/index.ts';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  type useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { DocumentQuestion } from '../edit/DocumentQuestion.tsx';
import { judgmentMessages } from './judgment-messages.ts';
import { messages } from '../frame/messages.ts';
import { type OrderValues, partsOf } from './order-values.ts';
import { hasAmount, hasWrit } from './outcomes-here.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Asked {
  act: 'record-judgment' | 'amend-judgment';
  details: CaseDetails;
  form: ReturnType<typeof useForm<OrderValues>>;
  choices: readonly JudgmentOutcome[];
  /** What stands between the outcome and the rest of it. */
  children?: ReactNode;
}

/** What is asked of an order of the court, the first time and when it is amended. */
export function OrderQuestions({ act, details, form, choices, children }: Asked) {
  const t = useText(messages);
  const own = useText(judgmentMessages);
  const today = todayIn(zoneOf(details));
  const { outcome } = form.values;
  return (
    <>
      <Question
        label={own('outcome')}
        hint={outcome && wordOf(outcomeMeanings, outcome)}
        field={form.field('outcome')}
      >
        <SelectInput
          {...form.field('outcome')}
          options={choices.map((value) => ({
            value,
            label: wordOf(outcomes, value),
            hint: wordOf(outcomeMeanings, value),
          }))}
        />
      </Question>
      {children}
      <Question label={own('judgmentDate')} field={form.field('date')}>
        <DateInput {...form.field('date')} max={today} />
      </Question>
      {outcome && hasAmount(outcome) && <MoneyQuestions form={form} isOptional={!awardsMoney(outcome)} />}
      {outcome && hasWrit(outcome) && <WritDays details={details} form={form} />}
      <QuestionRow>
        <DocumentQuestion
          label={own('orderDocument')}
          field={form.field('orderDocumentId')}
          documents={details.documents}
        />
        <Question label={own('orderDueOn')} hint={own('orderHint')} field={form.field('orderDueOn')} optional>
          <DateInput {...form.field('orderDueOn')} min={today} />
        </Question>
      </QuestionRow>
      <CommentQuestion
        act={act}
        label={t('comment')}
        field={form.field('comments')}
        optional
        rows={2}
        maxLength={5000}
      />
    </>
  );
}

/** @param isOptional where the parties may have agreed on a sum, or not. */
function MoneyQuestions({ form, isOptional }: Pick<Asked, 'form'> & { isOptional: boolean }) {
  const own = useText(judgmentMessages);
  const sum = sumOfParts(partsOf(form.values));
  return (
    <>
      {sum === null && (
        <Question label={own('amount')} field={form.field('amountCents')} optional={isOptional}>
          <MoneyInput {...form.field('amountCents')} />
        </Question>
      )}
      <details className="order-parts" open={sum !== null}>
        <summary>{sum === null ? own('parts') : own('partsSum', { amount: formatMoney(sum) })}</summary>
        <div className="order-parts-grid">
          {moneyParts.map((name) => (
            <Question key={name} label={own(name)} field={form.field(name)} optional>
              <MoneyInput {...form.field(name)} />
            </Question>
          ))}
        </div>
      </details>
    </>
  );
}

/** The rule’s number is shown as it is proposed; another one needs its reason. */
function WritDays({ details, form }: Pick<Asked, 'details' | 'form'>) {
  const own = useText(judgmentMessages);
  const { outcome, date, writDays } = form.values;
  const proposal = useCall(judgments.writDays, {
    params: { id: details.id },
    query: { outcome: outcome ?? 'POSSESSION_ONLY', date: date ?? '' },
    enabled: outcome !== null && date !== null,
    keepPrevious: true,
    quiet: true,
  });
  const proposed = proposal.data?.writDays ?? null;
  const differs = proposed !== null && writDays.trim() !== '' && writDays.trim() !== String(proposed);
  return (
    <>
      <Question
        label={own('writDays', { ...stateWords(details.terms) })}
        hint={
          proposed === null
            ? own('writDaysHint', { state: details.stateCode ?? '' })
            : own('writDaysProposed', { state: details.stateCode ?? '', days: proposed })
        }
        field={form.field('writDays')}
        optional
      >
        <TextInput {...form.field('writDays')} inputMode="numeric" maxLength={3} />
      </Question>
      {differs && (
        <Question label={own('writDaysReason')} field={form.field('writDaysReason')}>
          <TextInput {...form.field('writDaysReason')} rows={2} maxLength={1000} />
        </Question>
      )}
    </>
  );
}
