import { cases } from '@writdesk/contract/cases/cases';
import { docketFindings, type DocketFinding } from '@writdesk/contract/dockets/docket-findings';
import { DateInput, Question, RadioBoxes, useForm } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { findingWords } from '../../../../labels/case/court-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { appealMessages } from './appeal-messages.ts';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  found: DocketFinding | null;
  checkedOn: string | null;
  note: string;
}

/** Somebody looked at the court’s docket. */
export default function CheckDocketAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(appealMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm<Values>({ initial: { found: null, checkedOn: today, note: '' } });
  const record = useActCall(cases.checkDocket, props, {
    name: 'check-docket',
    caseOf: theCase,
    eventData: () => ({ found: form.values.found ?? '', checkedOn: form.values.checkedOn ?? today }),
  });
  const send = () => {
    const { found, checkedOn, note } = form.values;
    const errors = missingIn(form.values, { found: own('giveFound') });
    form.setErrors(errors);
    if (hasErrors(errors) || !found) return;
    record.send({ found, note: note.trim() || null, ...(checkedOn && { checkedOn }) }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={record}
      title={own('checkTitle')}
      lead={own('checkLead')}
      confirm={actLabel('check-docket')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['found', 'checkedOn', 'note']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={own('found')} field={form.field('found')} group>
        <RadioBoxes {...form.field('found')} options={optionsOf(findingWords, docketFindings)} />
      </Question>
      <Question label={own('checkedOn')} field={form.field('checkedOn')}>
        <DateInput {...form.field('checkedOn')} max={today} />
      </Question>
      <CommentQuestion
        act="check-docket"
        label={t('note')}
        field={form.field('note')}
        optional
        rows={2}
        maxLength={1000}
      />
    </ActDialog>
  );
}
