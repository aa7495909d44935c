import {
  type ApprovalRequest,
  approvalRequests,
} from '@writdesk/contract/special-approvals/approval-requests';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface DecideDialogProps {
  request: ApprovalRequest;
  /** Of its case, where the dialog doesn’t stand on it. */
  caseTitle?: string;
  onClose: () => void;
}

/** Approves or refuses, with a reason. */
export function DecideDialog({ request, caseTitle, onClose }: DecideDialogProps) {
  const t = useText(messages);
  const { id, rule, criteria, decisions, version } = request;
  const form = useBodyForm<
    { answer: 'approve' | 'refuse'; reason: string },
    typeof approvalRequests.decide.body
  >(
    { answer: 'approve', reason: '' },
    approvalRequests.decide.body,
    (values) => ({
      approves: values.answer === 'approve',
      reason: values.reason,
      version,
    }),
    `decide.${id}`,
  );
  const sent = useSubmit(form, approvalRequests.decide, {
    params: { id },
    said: (_, body) => ({ title: t(body.approves ? 'approved' : 'refused'), text: rule.name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={rule.name}
      keep={t('decideLater')}
      save={t(form.values.answer)}
      form={sent}
      lead={
        <>
          {caseTitle && <p>{caseTitle}</p>}
          <p>{t('askedBecause', { criteria: criteria.map((key) => t(key)).join('; ') })}</p>
          {decisions.map(({ by, reason }) => (
            <p key={by.id}>{t('approvedBy', { name: by.name, reason })}</p>
          ))}
        </>
      }
      onClose={onClose}
    >
      <Question label={t('answer')} field={form.field('answer')} group>
        <RadioBoxes
          {...form.field('answer')}
          options={(['approve', 'refuse'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question label={t('reason')} field={form.field('reason')} hint={t('reasonHint')}>
        <TextInput {...form.field('reason')} rows={3} maxLength={2000} />
      </Question>
    </RecordDialog>
  );
}
