import { useNavigate } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { Suspense, useState } from 'react';
import { CheckInput, Question, TextInput, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Dialog } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { StandingWarning } from '../../../standing/index.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { AnswerAct } from '../edit/AnswerAct.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { submitMessages } from './submit-messages.ts';
import { InvoiceSums } from './OverdueInvoices.tsx';
import { useActCall, type ActProps } from '../frame/use-act-call.ts';

type Held = RouteReply<typeof cases.submit>['overdueInvoices'];

/** Hands the case to the firm; a company that was asked something answers. */
export default function SubmitAct(props: ActProps) {
  const { isClient } = usePerson();
  const isAnswer = isClient && props.details.status === 'RETURNED_TO_CLIENT';
  const [opensAsAnswer] = useState(isAnswer);
  return opensAsAnswer ? <AnswerAct {...props} /> : <SubmitForm {...props} />;
}

/** With an overdue invoice the case is held, which is said as what it is. */
function SubmitForm(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(submitMessages);
  const { isClient } = usePerson();
  const [held, setHeld] = useState<Held | null>(null);
  const isAnswer = details.status === 'RETURNED_TO_CLIENT';
  const form = useForm({ initial: { attestedBy: details.attestedBy ?? '', duplicateAck: false } });
  const submit = useActCall(cases.submit, props, {
    name: 'submit',
    caseOf: (reply) => reply.case,
    eventData: (reply) => {
      if (!reply.hasOverdueInvoices) return isAnswer ? { resubmitted: true } : {};
      setHeld(reply.overdueInvoices);
      return null;
    },
  });
  const send = () => {
    const { attestedBy, duplicateAck } = form.values;
    const errors = missingIn(form.values, { attestedBy: !isAnswer && own('giveName') });
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    submit.send({ ...(attestedBy && { attestedBy }), ...(duplicateAck && { duplicateAck }) }, form.refuse);
  };
  if (held) return <HeldDialog invoices={held} onClose={onClose} />;
  const court = details.courthouse?.name;
  const asksDuplicate = form.errors['duplicateAck'] !== undefined || form.values.duplicateAck;
  return (
    <ActDialog
      details={details}
      call={submit}
      title={own(isAnswer ? 'answerTitle' : 'submitTitle')}
      lead={isAnswer ? own('answerLead') : court ? own('submitLead', { court }) : own('submitLeadNoCourt')}
      confirm={actLabel('submit', { status: details.status, isClient })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['attestedBy', 'duplicateAck']}
      onSubmit={send}
      onClose={onClose}
    >
      {!isAnswer && (
        <Question label={own('attest')} hint={own('attestHint')} field={form.field('attestedBy')}>
          <TextInput {...form.field('attestedBy')} autoComplete="name" maxLength={200} />
        </Question>
      )}
      {asksDuplicate && (
        <Question label={own('duplicate')} field={form.field('duplicateAck')} group>
          <p className="act-check">
            <CheckInput {...form.field('duplicateAck')}>{own('duplicate')}</CheckInput>
          </p>
        </Question>
      )}
      <Suspense fallback={null}>
        <StandingWarning details={details} />
      </Suspense>
    </ActDialog>
  );
}

/** A path of its own: the case is in, and waits for money. */
function HeldDialog({ invoices, onClose }: { invoices: Held; onClose: () => void }) {
  const own = useText(submitMessages);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      title={own('heldTitle')}
      keep={own('stayOnCase')}
      confirm={{ label: own('toCases') }}
      onConfirm={() => void navigate({ to: '/cases' })}
      onClose={onClose}
    >
      <p>{own('heldText')}</p>
      <InvoiceSums invoices={invoices} />
    </Dialog>
  );
}
