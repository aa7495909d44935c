import { appealResults, type AppealResult } from '@writdesk/contract/cases/case-facts';
import { cases } from '@writdesk/contract/cases/cases';
import { useState } from 'react';
import {
  CheckInput,
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { appealResultWords } from '../../../../labels/case/court-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { appealMessages } from './appeal-messages.ts';
import { DocumentQuestion } from '../edit/DocumentQuestion.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  appealResult: AppealResult | null;
  resultOn: string | null;
  stayed: boolean;
  bondCents: number | null;
  bondPostedOn: string | null;
  orderDocumentId: string | null;
  comments: string;
}

/** What became of the appeal, and which payments came into the registry. */
export default function AppealUpdateAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(appealMessages);
  const today = todayIn(zoneOf(details));
  const appeal = details.appeals.at(-1);
  const form = useForm<Values>({
    initial: {
      appealResult: 'PENDING',
      resultOn: null,
      stayed: false,
      bondCents: appeal?.bondCents ?? null,
      bondPostedOn: appeal?.bondPostedOn ?? null,
      orderDocumentId: null,
      comments: '',
    },
  });
  const before = Object.fromEntries((appeal?.payments ?? []).map(({ dueOn, paidOn }) => [dueOn, paidOn]));
  const [paid, setPaid] = useState<Record<string, string | null>>(before);
  const changed = (appeal?.payments ?? []).filter(({ dueOn, paidOn }) => (paid[dueOn] ?? null) !== paidOn);
  const { appealResult, resultOn } = form.values;
  const hasResult = appealResult !== null && appealResult !== 'PENDING';
  const record = useActCall(cases.appealUpdate, props, {
    name: 'appeal-update',
    caseOf: theCase,
    eventData: () => ({
      appealResult: appealResult ?? 'PENDING',
      resultOn,
      stayed: form.values.stayed,
      paid: changed.map(({ dueOn }) => ({ dueOn, paidOn: paid[dueOn] ?? null })),
    }),
  });
  const send = () => {
    const errors = missingIn(form.values, { resultOn: hasResult && own('giveResultOn') });
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    const { stayed, bondCents, bondPostedOn, orderDocumentId } = form.values;
    record.send(
      {
        comments: form.values.comments.trim() || null,
        ...(hasResult && resultOn && { appealResult, resultOn }),
        ...(stayed && !hasResult && { stayed: true }),
        ...(bondCents !== (appeal?.bondCents ?? null) && { bondCents }),
        ...(bondPostedOn !== (appeal?.bondPostedOn ?? null) && { bondPostedOn }),
        ...(orderDocumentId && { orderDocumentId }),
        ...(changed.length > 0 && {
          payments: changed.map(({ dueOn, amountCents }) => ({
            dueOn,
            amountCents,
            paidOn: paid[dueOn] ?? null,
          })),
        }),
      },
      form.refuse,
    );
  };
  const results = appealResults.filter((result) => result !== 'STAY_LIFTED' || appeal?.stayed);
  return (
    <ActDialog
      details={details}
      call={record}
      title={own('updateTitle')}
      confirm={actLabel('appeal-update')}
      errors={form.errors}
      isChanged={form.isChanged || changed.length > 0}
      fields={[
        'appealResult',
        'resultOn',
        'stayed',
        'bondCents',
        'bondPostedOn',
        'orderDocumentId',
        'comments',
      ]}
      onSubmit={send}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={own('result')} field={form.field('appealResult')}>
          <SelectInput {...form.field('appealResult')} options={optionsOf(appealResultWords, results)} />
        </Question>
        {hasResult && (
          <Question label={own('resultOn')} field={form.field('resultOn')}>
            <DateInput {...form.field('resultOn')} max={today} />
          </Question>
        )}
      </QuestionRow>
      {!hasResult && appeal?.stayed === false && (
        <Question label={own('stayAgain')} field={form.field('stayed')} group>
          <p className="act-check">
            <CheckInput {...form.field('stayed')}>{own('stayAgain')}</CheckInput>
          </p>
        </Question>
      )}
      {!hasResult &&
        appeal?.payments.map(({ dueOn, amountCents }) => {
          const label = own('paidOn', { day: listDay(dueOn, today), amount: formatMoney(amountCents) });
          const field = {
            id: `paid-${dueOn}`,
            value: paid[dueOn] ?? null,
            onChange: (day: string | null) => setPaid((now) => ({ ...now, [dueOn]: day })),
            error: undefined,
          };
          return (
            <Question key={dueOn} label={label} field={field} optional>
              <DateInput {...field} max={today} />
            </Question>
          );
        })}
      <QuestionRow>
        <Question label={own('bond')} field={form.field('bondCents')} optional>
          <MoneyInput {...form.field('bondCents')} />
        </Question>
        <Question label={own('bondPostedOn')} field={form.field('bondPostedOn')} optional>
          <DateInput {...form.field('bondPostedOn')} max={today} />
        </Question>
      </QuestionRow>
      {hasResult && (
        <DocumentQuestion
          label={own('orderDocument')}
          field={form.field('orderDocumentId')}
          documents={details.documents}
        />
      )}
      <CommentQuestion
        act="appeal-update"
        label={t('comment')}
        field={form.field('comments')}
        optional
        rows={2}
        maxLength={5000}
      />
    </ActDialog>
  );
}
