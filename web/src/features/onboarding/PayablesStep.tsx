import { clients, payables, type ClientDetails } from '@writdesk/contract/clients/clients';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { payablesBody, PayablesFields, payablesValues } from '../company/index.ts';
import { messages } from './messages.ts';
import { StepActions } from './StepActions.tsx';

interface PayablesStepProps {
  company: ClientDetails;
  onSaved: () => void;
  onBack: () => void;
}

/** Who is sent the invoices. */
export function PayablesStep({ company, onSaved, onBack }: PayablesStepProps) {
  const t = useText(messages);
  const form = useBodyForm(
    payablesValues(company),
    payables,
    payablesBody,
    `onboarding.payables.${company.id}`,
  );
  const save = useAction(clients.addApDetails, {
    quiet: true,
  });
  const submit = () => {
    const body = form.check();
    if (body)
      save
        .runAsync({ params: { id: company.id }, body })
        .then(() => {
          form.forget();
          onSaved();
        })
        .catch(form.refuse);
  };
  return (
    <FormPage
      title={t('payablesTitle')}
      lead={t('payablesLead')}
      errors={form.errors}
      onSubmit={submit}
      actions={<StepActions send="next" isRunning={save.isRunning} onBack={onBack} />}
    >
      <PayablesFields field={form.field} />
    </FormPage>
  );
}
