import { cases } from '@writdesk/contract/cases';
import { Question, TextInput, useForm } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { actLabel } from '../../cases/act-labels.ts';
import { ActDialog } from './ActDialog.tsx';
import { hasErrors, missingIn } from './form-values.ts';
import { messages } from './messages.ts';
import { theCase, useActCall, type ActProps } from './use-act-call.ts';

/** What was said on the telephone. */
export default function NoteCallAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' } });
  const note = useActCall(cases.noteCall, props, { name: 'note-call', caseOf: theCase, tell: () => ({}) });
  const send = () => {
    const errors = missingIn(form.values, { comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) note.send(form.values, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={note}
      title={actLabel('note-call')}
      confirm={actLabel('note-call')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('comment')} hint={t('firmReads')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={5000} />
      </Question>
    </ActDialog>
  );
}
