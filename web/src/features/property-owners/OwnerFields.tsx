import { entityTypes } from '@writdesk/contract/clients/clients';
import { ownerKinds, PERSON_TYPE } from '@writdesk/contract/property-owners/property-owner-values';
import { Question, QuestionRow, RadioBoxes, SelectInput, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  AddressFields,
  CompanyField,
  ContactFields,
  EntityField,
  useStateOptions,
} from '../company/index.ts';
import { CoOwnerFields } from './CoOwnerFields.tsx';
import { formMessages } from './form-messages.ts';
import type { OwnerForm } from './owner-form-values.ts';

const ofEntities = entityTypes.filter((type) => type !== PERSON_TYPE);

/** All that people enter about an owner; which questions there are depends on the kind. */
export function OwnerFields({ field, values, isOfCompany }: OwnerForm & { isOfCompany: boolean }) {
  const t = useText(formMessages);
  const kind = field('kind');
  const hints = { PERSON: 'personHint', ENTITY: 'entityHint' } as const;
  return (
    <>
      {!isOfCompany && (
        <CompanyField field={field('clientId')} label={t('company')} hint={t('companyHint')} />
      )}
      <Question label={t('kind')} field={kind} group>
        <RadioBoxes
          {...kind}
          columns={2}
          options={ownerKinds.map((value) => ({ value, label: t(value), hint: t(hints[value]) }))}
        />
      </Question>
      {values.kind === 'PERSON' ? <PersonFields field={field} /> : <EntityFields field={field} />}
      <AddressFields field={field} />
      <ContactFields
        phone={{ label: t('phone'), field: field('phone') }}
        email={{ label: t('email'), field: field('email') }}
      />
    </>
  );
}

function PersonFields({ field }: Pick<OwnerForm, 'field'>) {
  const t = useText(formMessages);
  return (
    <>
      <QuestionRow>
        <Question label={t('firstName')} field={field('firstName')}>
          <TextInput {...field('firstName')} maxLength={60} />
        </Question>
        <Question label={t('middleName')} field={field('middleName')} optional>
          <TextInput {...field('middleName')} maxLength={60} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('lastName')} field={field('lastName')}>
          <TextInput {...field('lastName')} maxLength={60} />
        </Question>
        <Question label={t('suffix')} field={field('suffix')} optional>
          <TextInput {...field('suffix')} maxLength={20} />
        </Question>
      </QuestionRow>
      <CoOwnerFields field={field('coOwners')} />
    </>
  );
}

function EntityFields({ field }: Pick<OwnerForm, 'field'>) {
  const t = useText(formMessages);
  const states = useStateOptions();
  return (
    <>
      <Question label={t('name')} hint={t('nameHint')} field={field('name')}>
        <TextInput {...field('name')} maxLength={200} />
      </Question>
      <QuestionRow>
        <EntityField field={field('entityType')} types={ofEntities} />
        <Question label={t('formationState')} field={field('formationState')} optional>
          <SelectInput {...field('formationState')} options={states} allowClear />
        </Question>
      </QuestionRow>
      <Question label={t('registrationNumber')} field={field('registrationNumber')} optional>
        <TextInput {...field('registrationNumber')} maxLength={60} />
      </Question>
      <QuestionRow>
        <Question label={t('signatoryName')} field={field('signatoryName')} optional>
          <TextInput {...field('signatoryName')} maxLength={120} />
        </Question>
        <Question label={t('signatoryTitle')} field={field('signatoryTitle')} optional>
          <TextInput {...field('signatoryTitle')} maxLength={120} />
        </Question>
      </QuestionRow>
      <Question label={t('agentName')} field={field('agentName')} optional>
        <TextInput {...field('agentName')} maxLength={200} />
      </Question>
      <AgentFields field={field} />
    </>
  );
}

/** Where court papers reach the agent; its labels differ from those of the owner's own address. */
function AgentFields({ field }: Pick<OwnerForm, 'field'>) {
  const t = useText(formMessages);
  const states = useStateOptions();
  const state = field('agentAddress.stateCode');
  return (
    <>
      <QuestionRow>
        <Question label={t('agentStreet')} field={field('agentAddress.addressLine1')} optional>
          <TextInput {...field('agentAddress.addressLine1')} maxLength={200} />
        </Question>
        <Question label={t('agentSecond')} field={field('agentAddress.addressLine2')} optional>
          <TextInput {...field('agentAddress.addressLine2')} maxLength={200} />
        </Question>
      </QuestionRow>
      <Question label={t('agentCity')} field={field('agentAddress.city')} optional>
        <TextInput {...field('agentAddress.city')} maxLength={100} />
      </Question>
      <QuestionRow>
        <Question label={t('agentState')} field={state} optional>
          <SelectInput
            {...state}
            value={state.value || null}
            options={states}
            onChange={(code) => state.onChange(code ?? '')}
            allowClear
          />
        </Question>
        <Question label={t('agentZip')} field={field('agentAddress.zipCode')} optional>
          <TextInput {...field('agentAddress.zipCode')} inputMode="numeric" maxLength={10} />
        </Question>
      </QuestionRow>
    </>
  );
}
