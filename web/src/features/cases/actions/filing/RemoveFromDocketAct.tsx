import { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { docketMessages } from './docket-messages.ts';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

/** Takes the case off its docket, with a reason. */
export default function RemoveFromDocketAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(docketMessages);
  const form = useForm({ initial: { comment: '' } });
  const remove = useActCall(cases.removeFromDocket, props, {
    name: 'remove-from-docket',
    caseOf: theCase,
    eventData: () => ({}),
  });
  const send = () => {
    const errors = missingIn(form.values, { comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) remove.send(form.values, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={remove}
      title={own('removeTitle')}
      lead={own('removeLead')}
      confirm={actLabel('remove-from-docket')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <CommentQuestion
        act="remove-from-docket"
        label={own('removeReason')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
    </ActDialog>
  );
}
