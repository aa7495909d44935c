import { reasonCodeFacts, type ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { cases } from '@writdesk/contract/cases/cases';
import { Button, Checkbox, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { Question, useForm, type Field } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { reasonWords } from '../../../../labels/case/reason-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { backToProcessorMessages } from './back-to-processor-messages.ts';
import { messages } from '../frame/messages.ts';
import { ReasonsInput } from '../frame/ReasonsInput.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Fix {
  item: string;
  clerical: boolean;
}
interface Values {
  reasonCodes: ReasonCode[];
  comment: string;
  fixes: Fix[];
}

/** Asks the processor for fixes, and says of each whether it is clerical. */
export default function BackToProcessorAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(backToProcessorMessages);
  const form = useForm<Values>({ initial: { reasonCodes: [], comment: '', fixes: [] } });
  const { reasonCodes, comment } = form.values;
  const named = form.values.fixes.filter(({ item }) => item.trim());
  const fixes = named.length > 0 ? named : reasonCodes.map(fixOf);
  const back = useActCall(cases.sendBackToProcessor, props, {
    name: 'send-back-to-processor',
    caseOf: theCase,
    eventData: () => ({ fixes: fixes.map(({ item }) => item) }),
  });
  const send = () => {
    const errors = missingIn(form.values, { reasonCodes: t('giveReason'), comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) back.send({ reasonCodes, comment, fixes }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={back}
      wide
      title={own('toProcessorTitle')}
      confirm={actLabel('send-back-to-processor')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['reasonCodes', 'comment', 'fixes']}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonsInput field={form.field('reasonCodes')} />
      <CommentQuestion
        act="send-back-to-processor"
        label={own('messageToProcessor')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
      <Fixes field={form.field('fixes')} />
    </ActDialog>
  );
}

function fixOf(code: ReasonCode): Fix {
  return { item: wordOf(reasonWords, code), clerical: reasonCodeFacts[code].clerical };
}

function Fixes({ field }: { field: Field<Fix[]> }) {
  const t = useText(messages);
  const own = useText(backToProcessorMessages);
  const { id, value, onChange } = field;
  const change = (index: number, patch: Partial<Fix>) =>
    onChange(value.map((one, place) => (place === index ? { ...one, ...patch } : one)));
  return (
    <Question label={t('fixes')} hint={own('fixesHint')} field={{ id, error: field.error }} optional group>
      <ul className="act-lines">
        {value.map((fix, index) => (
          <li key={index}>
            <Input
              aria-label={own('fixName', { number: index + 1 })}
              maxLength={300}
              value={fix.item}
              onChange={(event) => change(index, { item: event.target.value })}
            />
            <Checkbox
              checked={fix.clerical}
              onChange={(event) => change(index, { clerical: event.target.checked })}
            >
              {own('clerical')}
            </Checkbox>
            <Button
              type="text"
              aria-label={own('removeFix', { number: index + 1 })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<Plus size={15} aria-hidden />}
        onClick={() => onChange([...value, { item: '', clerical: false }])}
      >
        {own('addFix')}
      </Button>
    </Question>
  );
}
