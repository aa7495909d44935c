import { cases } from '@writdesk/contract/cases/cases';
import { type SweepAnswer, sweepAnswers } from '@writdesk/contract/payment-sweep/sweep-answers';
import { Question, RadioBoxes, useForm } from '../../../../shared/form/index.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { sweepWords } from '../../../../labels/case/sweep-words.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages as frame } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  answer: SweepAnswer | null;
  note: string;
}

const messages = defineMessages({
  en: {
    title: 'Have the tenants paid before court?',
    lead: '{names}: the attorney reads your answer at the hearing. A tenant who paid in full is proposed for dismissal.',
    answer: 'What happened?',
    giveAnswer: 'Say what happened',
    confirm: 'Send the answer',
  },
  es: {
    title: '¿Han pagado los inquilinos antes de la audiencia?',
    lead: '{names}: el abogado lee su respuesta en la audiencia. Si el inquilino pagó todo, se propone desistir del caso.',
    answer: '¿Qué pasó?',
    giveAnswer: 'Diga qué pasó',
    confirm: 'Enviar la respuesta',
  },
});

/** The property says before the hearing whether the tenant paid. */
export default function AnswerSweepAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const words = useText(frame);
  const form = useForm<Values>({ initial: { answer: details.sweep?.answer ?? null, note: '' } });
  const record = useActCall(cases.answerSweep, props, {
    name: 'answer-sweep',
    caseOf: theCase,
    eventData: () => ({ answer: form.values.answer ?? '' }),
  });
  const send = () => {
    const { answer, note } = form.values;
    const errors = missingIn(form.values, { answer: t('giveAnswer') });
    form.setErrors(errors);
    if (hasErrors(errors) || !answer) return;
    record.send({ answer, note: note.trim() || null }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={record}
      title={t('title')}
      lead={t('lead', { names: details.tenants.map(tenantName).join(', ') || details.title })}
      confirm={t('confirm')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['answer', 'note']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('answer')} field={form.field('answer')} group>
        <RadioBoxes {...form.field('answer')} options={optionsOf(sweepWords, sweepAnswers)} />
      </Question>
      <CommentQuestion
        act="answer-sweep"
        label={words('note')}
        field={form.field('note')}
        optional
        rows={2}
        maxLength={300}
      />
    </ActDialog>
  );
}
