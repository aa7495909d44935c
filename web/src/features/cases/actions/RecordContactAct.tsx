import { cases } from '@writdesk/contract/cases/cases';
import { Question, TextInput, useForm } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { actLabel } from '../../../labels/case/act-labels.ts';
import { ActDialog } from './ActDialog.tsx';
import { hasErrors, missingIn } from './form-values.ts';
import { messages } from './messages.ts';
import { theCase, useActCall, type ActProps } from './use-act-call.ts';

/** Somebody reached a tenant. */
export default function RecordContactAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' } });
  const call = useActCall(cases.recordContact, props, {
    name: 'record-contact',
    caseOf: theCase,
    tell: () => ({}),
  });
  const send = () => {
    const errors = missingIn(form.values, { comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) call.send(form.values, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={call}
      title={actLabel('record-contact')}
      confirm={actLabel('record-contact')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('note')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={5000} />
      </Question>
    </ActDialog>
  );
}
