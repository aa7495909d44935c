import { cases } from '@writdesk/contract/cases/cases';
import { reasonFault, useForm } from '../../../../shared/form/index.ts';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

const own = defineMessages({
  en: {
    title: 'Reopen this case?',
    lead: 'The case continues where it stopped. A hearing that was canceled is set again.',
    why: 'Why do you reopen it?',
  },
  es: {
    title: '¿Reabrir este caso?',
    lead: 'Sigue donde estaba antes de terminar. Una audiencia cancelada se fija de nuevo.',
    why: '¿Por qué lo reabre?',
  },
});

/** An ended case goes on. */
export default function ReopenAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const say = useText(own);
  const form = useForm({ initial: { reason: '' } });
  const reopen = useActCall(cases.reopen, props, {
    name: 'reopen',
    caseOf: theCase,
    eventData: () => ({}),
  });
  const send = () => {
    const { reason } = form.values;
    const fault = reason.trim() ? reasonFault(reason) : t('giveComment');
    form.setErrors(fault ? { reason: fault } : {});
    if (!fault) reopen.send({ reason }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={reopen}
      title={say('title')}
      lead={say('lead')}
      confirm={actLabel('reopen')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['reason']}
      onSubmit={send}
      onClose={onClose}
    >
      <CommentQuestion
        act="reopen"
        label={say('why')}
        field={form.field('reason')}
        rows={3}
        maxLength={2000}
      />
    </ActDialog>
  );
}
