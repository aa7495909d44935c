import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { ReasonCode } from '@writdesk/contract/cases/case-reasons';
import type { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from './ActDialog.tsx';
import { hasErrors, missingIn } from './form-values.ts';
import { messages } from './messages.ts';
import { ReasonsInput } from './ReasonsInput.tsx';
import { theCase, useActCall, type ActProps } from './use-act-call.ts';
import { CommentQuestion } from './CommentQuestion.tsx';

interface SendBackFormProps extends ActProps {
  name: CaseAction;
  route: typeof cases.backInIntake | typeof cases.backInInitialCheck;
  title: string;
  lead?: string;
}

/** The ways back inside the firm: why, and a comment that the firm alone reads. */
export function SendBackForm({ name, route, title, lead, ...props }: SendBackFormProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm<{ reasonCodes: ReasonCode[]; comment: string }>({
    initial: { reasonCodes: [], comment: '' },
  });
  const back = useActCall(route, props, {
    name,
    caseOf: theCase,
    eventData: () => ({ reasonCodes: form.values.reasonCodes }),
  });
  const send = () => {
    const errors = missingIn(form.values, { reasonCodes: t('giveReason'), comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors)) back.send(form.values, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={back}
      title={title}
      lead={lead}
      confirm={actLabel(name)}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['reasonCodes', 'comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonsInput field={form.field('reasonCodes')} />
      <CommentQuestion
        act={name}
        label={t('comment')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
    </ActDialog>
  );
}
