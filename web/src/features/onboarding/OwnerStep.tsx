import { clients, firstOwner, type ClientDetails } from '@writdesk/contract/clients/clients';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, Question, QuestionRow, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { AddressFields, addressValues, type CompanyValues, EntityField } from '../company/index.ts';
import { messages } from './messages.ts';
import { StepActions } from './StepActions.tsx';

interface OwnerStepProps {
  company: ClientDetails;
  onSaved: () => void;
  onBack: () => void;
}

/** In whose name the properties stand: the company itself, unless somebody says otherwise. */
export function OwnerStep({ company, onSaved, onBack }: OwnerStepProps) {
  const t = useText(messages);
  const { id, name, entityType, phone, email } = company;
  const initial: Omit<CompanyValues, 'shortName'> = {
    ...addressValues(company),
    name,
    entityType,
    phone: phone ?? '',
    email: email ?? '',
  };
  const form = useBodyForm(
    initial,
    firstOwner,
    (values) => ({
      ...values,
      clientId: id,
      entityType: values.entityType as 'LLC',
    }),
    `onboarding.owner.${id}`,
  );
  const save = useAction(clients.addOwner, {
    quiet: true,
  });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    save
      .runAsync({ body })
      .then(() => {
        form.forget();
        onSaved();
      })
      .catch(form.refuse);
  };
  return (
    <FormPage
      title={t('ownerTitle')}
      lead={t('ownerLead')}
      errors={form.errors}
      onSubmit={submit}
      actions={<StepActions send="finish" isRunning={save.isRunning} onBack={onBack} />}
    >
      <Question label={t('ownerName')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={200} />
      </Question>
      <EntityField field={form.field('entityType')} />
      <AddressFields field={form.field} />
      <QuestionRow>
        <Question label={t('phone')} field={form.field('phone')} optional>
          <TextInput {...form.field('phone')} inputMode="tel" maxLength={40} />
        </Question>
        <Question label={t('email')} field={form.field('email')} optional>
          <TextInput {...form.field('email')} inputMode="email" maxLength={254} />
        </Question>
      </QuestionRow>
    </FormPage>
  );
}
