import { ownKeys } from '@writdesk/contract/values/records';
import { cases } from '@writdesk/contract/cases/cases';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '../../../../shared/api/index.ts';
import { CheckInput, fieldId, Question, TextInput, type FieldErrors } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast, failureText } from '../../../../shared/ui/index.ts';
import { stepFaults } from './check-step.ts';
import { bodyOf } from '../draft/draft-changes.ts';
import { faultMessages } from './fault-messages.ts';
import { FaultList } from './FaultList.tsx';
import type { OverdueInvoice } from '../HeldPage.tsx';
import { messages } from '../messages.ts';
import { reviewMessages } from './review-messages.ts';
import { StillOpen } from './OpenRequests.tsx';
import { ReviewSheets } from './ReviewSheets.tsx';
import { StepFrame } from './StepFrame.tsx';
import { faultsOf } from './submit-faults.ts';
import { useStepFacts } from './use-step-facts.ts';
import { stepNames } from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';

interface ReviewStepProps {
  maySubmit: boolean;
  isSubmitting: boolean;
  setSubmitting: (isSubmitting: boolean) => void;
  /** The company has overdue invoices: the case is held until they are paid. */
  onHeld: (invoices: readonly OverdueInvoice[]) => void;
}

/** Everything once more, the attestation, and the submit, which names all that is missing at once. */
export function ReviewStep({ maySubmit, isSubmitting, setSubmitting, onHeld }: ReviewStepProps) {
  const t = useText(messages);
  const own = useText(reviewMessages);
  const saysFault = useText(faultMessages);
  const navigate = useNavigate();
  const factsOf = useStepFacts();
  const { draft, errors, part, conflicts, values } = useDraft();
  const [attested, setAttested] = useState(false);
  const [attestedBy, setAttestedBy] = useState('');
  const [duplicateAck, setDuplicateAck] = useState(false);
  const drop = (path: string) => {
    const { [path]: _, ...rest } = draft.get().errors;
    draft.setErrors(rest);
  };
  const asksDuplicate = errors['duplicateAck'] !== undefined || duplicateAck;

  const localFaults = (): FieldErrors => {
    const facts = factsOf(draft.get().record);
    return Object.assign({}, ...stepNames.map((step) => stepFaults(step, facts, saysFault)));
  };

  const submit = async () => {
    const ownFaults: FieldErrors = {
      ...(!attested && { attested: own('tickAttest') }),
      ...(attestedBy.trim() === '' && { attestedBy: own('giveName') }),
    };
    setSubmitting(true);
    try {
      const isSaved = await draft.flush();
      const { held } = bodyOf(ownKeys(values), values, values);
      if (!isSaved || Object.keys({ ...held, ...ownFaults }).length > 0) {
        const faults = { ...localFaults(), ...ownFaults };
        draft.setErrors(Object.keys(faults).length > 0 ? faults : { form: t('notSavedYet') });
        return;
      }
      const reply = await draft.act(
        ({ id, version }) =>
          call(cases.submit, {
            params: { id },
            body: { version, attestedBy: attestedBy.trim(), duplicateAck },
            quiet: true,
          }),
        { recordOf: (given) => given.case, goOn: false },
      );
      if (reply.hasOverdueInvoices) return onHeld(reply.overdueInvoices);
      toast.success(own('submittedText'), { title: own('submitted', { title: reply.case.title }) });
      await navigate({ to: '/cases/$id', params: { id: reply.case.id } });
    } catch (error) {
      const { record } = draft.get();
      if (error instanceof ApiError && error.errors.length > 0) {
        draft.setErrors(faultsOf(error.errors, { record, values, local: localFaults() }));
      } else if (error instanceof ApiError && error.kind !== 'cancelled') {
        draft.setErrors({ form: draft.get().conflicts.length > 0 ? own('lookAgain') : failureText(error) });
      }
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <StepFrame
      step="review"
      lead={own(maySubmit ? 'reviewLead' : 'reviewOnlyLead')}
      finish={maySubmit ? { label: own('submit'), run: () => void submit(), isRunning: isSubmitting } : null}
    >
      <FaultList errors={errors} />
      <ReviewSheets />
      {!maySubmit && <StillOpen />}
      {maySubmit && conflicts.length === 0 && (
        <section aria-label={own('attest')}>
          {asksDuplicate && (
            <Question label={own('duplicate')} field={part('duplicateAck')} group>
              <div>
                <CheckInput
                  id={`${fieldId('duplicateAck')}-tick`}
                  error={errors['duplicateAck']}
                  value={duplicateAck}
                  onChange={(value) => {
                    setDuplicateAck(value);
                    if (value) drop('duplicateAck');
                  }}
                >
                  {own('duplicateTick')}
                </CheckInput>
              </div>
            </Question>
          )}
          <Question label={own('attest')} field={part('attested')} group>
            <div>
              <CheckInput
                id={`${fieldId('attested')}-tick`}
                error={errors['attested']}
                value={attested}
                onChange={(value) => {
                  setAttested(value);
                  drop('attested');
                }}
              >
                {own('attestTick')}
              </CheckInput>
            </div>
          </Question>
          <Question label={own('attestName')} hint={own('attestNameHint')} field={part('attestedBy')}>
            <TextInput
              {...part('attestedBy')}
              value={attestedBy}
              maxLength={200}
              autoComplete="name"
              onChange={(value) => {
                setAttestedBy(value);
                drop('attestedBy');
              }}
            />
          </Question>
        </section>
      )}
    </StepFrame>
  );
}
