import type { ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { cases } from '@writdesk/contract/cases/cases';
import { AutoComplete, Button, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { DateInput, Question, TextInput, useForm, type Field } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { askableWords, askedItem } from '../../../../labels/case/asked-field.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, linesOf, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { backToClientMessages } from './back-to-client-messages.ts';
import { ReasonsInput } from '../frame/ReasonsInput.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface FactAsked {
  field: string;
  message: string;
}
interface Values {
  reasonCodes: ReasonCode[];
  comment: string;
  documentRequested: string;
  fieldRequests: FactAsked[];
  dueAt: string | null;
}

/** Asks the client: why, what to do, which documents and facts, and until when. */
export default function BackToClientAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(backToClientMessages);
  const form = useForm<Values>({
    initial: { reasonCodes: [], comment: '', documentRequested: '', fieldRequests: [], dueAt: null },
  });
  const { reasonCodes, comment, dueAt } = form.values;
  const documentRequested = linesOf(form.values.documentRequested);
  const fieldRequests = form.values.fieldRequests
    .filter(({ field }) => field.trim())
    .map(({ field, message }) => ({ field: askedItem(field), message: message.trim() || null }));
  const ask = useActCall(cases.sendBackToClient, props, {
    name: 'send-back-to-client',
    caseOf: theCase,
    eventData: () => ({ reasonCodes, documentRequested }),
  });
  const send = () => {
    const errors = missingIn(form.values, { reasonCodes: t('giveReason'), comment: own('giveMessage') });
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    ask.send(
      { reasonCodes, comment, documentRequested, fieldRequests, ...(dueAt && { dueAt }) },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={ask}
      wide
      title={own('toClientTitle')}
      lead={own('toClientLead')}
      confirm={actLabel('send-back-to-client')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['reasonCodes', 'comment', 'documentRequested', 'fieldRequests', 'dueAt']}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonsInput field={form.field('reasonCodes')} />
      <CommentQuestion
        act="send-back-to-client"
        label={own('messageToClient')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
      <Question
        label={own('documentsAsked')}
        hint={own('onePerLine')}
        field={form.field('documentRequested')}
        optional
      >
        <TextInput {...form.field('documentRequested')} rows={2} />
      </Question>
      <FactsAsked field={form.field('fieldRequests')} />
      <Question label={own('dueAt')} field={form.field('dueAt')} optional>
        <DateInput {...form.field('dueAt')} min={todayIn(zoneOf(details))} />
      </Question>
    </ActDialog>
  );
}

function FactsAsked({ field }: { field: Field<FactAsked[]> }) {
  const own = useText(backToClientMessages);
  const { id, value, onChange } = field;
  const names = askableWords();
  const change = (index: number, patch: Partial<FactAsked>) =>
    onChange(value.map((one, place) => (place === index ? { ...one, ...patch } : one)));
  return (
    <Question label={own('fieldsAsked')} field={{ id, error: field.error }} optional group>
      <ul className="act-lines facts-asked">
        {value.map((one, index) => (
          <li key={index}>
            <AutoComplete
              aria-label={own('fieldName', { number: index + 1 })}
              placeholder={own('fieldPlaceholder')}
              maxLength={120}
              value={one.field}
              options={names
                .filter((name) => name.toLowerCase().includes(one.field.trim().toLowerCase()))
                .map((name) => ({ value: name }))}
              onChange={(next: string | undefined) => change(index, { field: next ?? '' })}
            />
            <Input
              aria-label={own('fieldMessage', { number: index + 1 })}
              placeholder={own('fieldMessagePlaceholder')}
              maxLength={1000}
              value={one.message}
              onChange={(event) => change(index, { message: event.target.value })}
            />
            <Button
              type="text"
              aria-label={own('removeFact', { number: index + 1 })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<Plus size={15} aria-hidden />}
        onClick={() => onChange([...value, { field: '', message: '' }])}
      >
        {own('addFact')}
      </Button>
    </Question>
  );
}
