import { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { OverdueInvoices } from './OverdueInvoices.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

/** Lets a held case in before the invoice is paid, with a reason. */
export default function ReleaseHoldAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm({ initial: { reason: '' } });
  const release = useActCall(cases.holdRelease, props, {
    name: 'hold-release',
    caseOf: theCase,
    eventData: () => ({}),
  });
  const send = () => {
    const errors = missingIn(form.values, { reason: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) release.send(form.values, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={release}
      title={t('releaseTitle')}
      lead={t('releaseLead')}
      confirm={actLabel('hold-release')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['reason']}
      onSubmit={send}
      onClose={onClose}
    >
      <OverdueInvoices clientId={details.clientId} />
      <CommentQuestion
        act="hold-release"
        label={t('releaseReason')}
        field={form.field('reason')}
        rows={3}
        maxLength={5000}
      />
    </ActDialog>
  );
}
