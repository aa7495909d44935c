import { dismissReasons, type DismissReason } from '@writdesk/contract/cases/case-reasons';
import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { isLodged } from '@writdesk/contract/cases/case-facts';
import { CheckInput, Question, RadioBoxes, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { dismissWords } from '../../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { dismissMessages } from './dismiss-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  dismissReason: DismissReason | '';
  withPrejudice: boolean;
  comment: string;
}

/** Ends the case; once it is at court the company can only ask for that. */
export default function DismissAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(dismissMessages);
  const { isClient } = usePerson();
  const isAtCourt = lodged(details);
  const isAsking = isClient && isAtCourt;
  const form = useForm<Values>({ initial: { dismissReason: '', withPrejudice: false, comment: '' } });
  const { dismissReason, withPrejudice, comment } = form.values;
  const dismiss = useActCall(cases.dismissCase, props, {
    name: 'dismiss-case',
    caseOf: theCase,
    eventData: ({ status }) => ({ dismissReason, withPrejudice, requested: status !== 'DISMISSED' }),
  });
  const send = () => {
    const errors = missingIn(form.values, { dismissReason: t('giveWhy'), comment: t('giveComment') });
    form.setErrors(errors);
    if (hasErrors(errors) || !dismissReason) return;
    dismiss.send({ dismissReason, withPrejudice, comment }, form.refuse);
  };
  const court = details.courthouse?.shortName ?? '';
  const lead = isAsking
    ? own('askDismissLead')
    : isAtCourt
      ? own('dismissLodgedLead', { court })
      : own('dismissLead');
  return (
    <ActDialog
      details={details}
      call={dismiss}
      danger={!isAsking}
      title={own(isAsking ? 'askDismissTitle' : 'dismissTitle')}
      lead={lead}
      keep={t('keepCase')}
      confirm={actLabel('dismiss-case', { status: details.status, isClient: isAsking })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['dismissReason', 'withPrejudice', 'comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('dismissWhy')} field={form.field('dismissReason')} group>
        <RadioBoxes
          {...form.field('dismissReason')}
          columns={2}
          options={optionsOf(dismissWords, dismissReasons)}
        />
      </Question>
      {isAtCourt && !isClient && (
        <p className="act-check">
          <CheckInput {...form.field('withPrejudice')}>{own('withPrejudice')}</CheckInput>
        </p>
      )}
      <CommentQuestion
        act="dismiss-case"
        label={isClient ? t('comment') : own('dismissComment')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
    </ActDialog>
  );
}

/** Whether something of the case is at court. A case that is served before it is filed has no number yet. */
function lodged({ status, filingStage, caseNumber, resumeStatus }: CaseDetails): boolean {
  return isLodged({
    status,
    filingStage,
    serveFirst: caseNumber === null,
    resumeStatus,
  });
}
