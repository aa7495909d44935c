import { caresAnswers, propertyCategories } from '@writdesk/contract/properties/property-categories';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import {
  DateInput,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
  type Field,
} from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import { AddressFields, CompanyField, ContactFields } from '../company/index.ts';
import { NewOwnerDialog } from '../property-owners/index.ts';
import { formMessages } from './form-messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { PropertyForm } from './property-form-values.ts';

interface PropertyFieldsProps extends PropertyForm {
  /** The company is fixed, or is the person's own. */
  isOfCompany: boolean;
}

/** All that people enter about a property. */
export function PropertyFields({ field, values, isOfCompany }: PropertyFieldsProps) {
  const t = useText(formMessages);
  return (
    <>
      {!isOfCompany && <CompanyField field={field('clientId')} label={t('company')} />}
      <Question label={t('name')} field={field('name')}>
        <TextInput {...field('name')} maxLength={200} />
      </Question>
      <AddressFields field={field} />
      <PlaceFields field={field} values={values} />
      <OwnerField field={field('ownerId')} clientId={values.clientId} isOfCompany={isOfCompany} />
      <Question label={t('plaintiff')} hint={t('plaintiffHint')} field={field('plaintiffName')} optional>
        <TextInput {...field('plaintiffName')} maxLength={300} />
      </Question>
      {values.plaintiffName.trim() && (
        <p className="property-caption">{t('caption', { plaintiff: values.plaintiffName.trim() })}</p>
      )}
      <KindFields field={field} values={values} />
      <RecordFields field={field} />
    </>
  );
}

function OwnerField({
  field,
  clientId,
  isOfCompany,
}: {
  field: Field<string | null>;
  clientId: string | null;
  isOfCompany: boolean;
}) {
  const t = useText(formMessages);
  const { isClient, holds } = usePerson();
  const { data, isPending } = useCall(propertyOwners.list, {
    query: { size: 100, active: 'true', ...(clientId && { clientId }) },
    enabled: clientId !== null || (isOfCompany && isClient),
    quiet: true,
  });
  const [isAdding, setAdding] = useState(false);
  const owners = data?.owners ?? [];
  const mayAdd = holds('property-owner.create') && (clientId !== null || isClient);
  if (owners.length === 0 && !mayAdd) return null;
  return (
    <>
      <Question label={t('owner')} hint={t('ownerHint')} field={field} optional>
        <SelectInput
          {...field}
          options={owners.map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={isPending}
          allowClear
        />
        {mayAdd && (
          <button type="button" className="link-button" onClick={() => setAdding(true)}>
            {t('ownerNotListed')}
          </button>
        )}
      </Question>
      {isAdding && (
        <Suspense fallback={null}>
          <NewOwnerDialog
            clientId={clientId}
            onAdded={({ id }) => field.onChange(id)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function KindFields({ field, values }: PropertyForm) {
  const t = useText(formMessages);
  const locale = useLocale();
  const answers = { YES: 'caresYes', NO: 'caresNo', UNKNOWN: 'caresUnknown' } as const;
  const category = field('propertyCategory');
  const cares = field('caresCovered');
  return (
    <>
      <Question label={t('category')} field={category}>
        <SelectInput
          {...category}
          options={propertyCategories.map((value) => ({ value, label: categoryWords[locale][value] }))}
          onChange={(value) => value && category.onChange(value)}
        />
      </Question>
      <Question label={t('cares')} hint={t('caresHint')} field={cares} group>
        <RadioBoxes
          {...cares}
          columns={3}
          options={caresAnswers.map((value) => ({ value, label: t(answers[value]) }))}
        />
      </Question>
      {values.caresCovered !== 'UNKNOWN' && (
        <Question label={t('caresBasis')} field={field('caresBasis')}>
          <TextInput {...field('caresBasis')} maxLength={500} />
        </Question>
      )}
    </>
  );
}

function RecordFields({ field }: Pick<PropertyForm, 'field'>) {
  const t = useText(formMessages);
  return (
    <>
      <QuestionRow>
        <Question label={t('unitCount')} field={field('unitCount')} optional>
          <TextInput {...field('unitCount')} inputMode="numeric" maxLength={6} />
        </Question>
        <Question label={t('yearBuilt')} field={field('yearBuilt')} optional>
          <TextInput {...field('yearBuilt')} inputMode="numeric" maxLength={4} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('license')} field={field('licenseNumber')} optional>
          <TextInput {...field('licenseNumber')} maxLength={60} />
        </Question>
        <Question label={t('licenseUntil')} field={field('licenseExpiresOn')} optional>
          <DateInput {...field('licenseExpiresOn')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('lead2')} field={field('leadCertificateNumber')} optional>
          <TextInput {...field('leadCertificateNumber')} maxLength={60} />
        </Question>
        <Question label={t('leadUntil')} field={field('leadCertificateExpiresOn')} optional>
          <DateInput {...field('leadCertificateExpiresOn')} />
        </Question>
      </QuestionRow>
      <Question label={t('contactName')} field={field('onsiteContactName')} optional>
        <TextInput {...field('onsiteContactName')} maxLength={120} />
      </Question>
      <ContactFields
        phone={{ label: t('contactPhone'), field: field('onsiteContactPhone') }}
        email={{ label: t('contactEmail'), field: field('onsiteContactEmail') }}
      />
      <QuestionRow>
        <Question label={t('payeeName')} hint={t('payeeHint')} field={field('payeeName')} optional>
          <TextInput {...field('payeeName')} maxLength={200} />
        </Question>
        <Question label={t('payeePhone')} field={field('payeePhone')} optional>
          <TextInput {...field('payeePhone')} maxLength={40} />
        </Question>
      </QuestionRow>
      <Question label={t('payeeAddress')} field={field('payeeAddress')} optional>
        <TextInput {...field('payeeAddress')} maxLength={300} />
      </Question>
      <Question label={t('payeeHours')} hint={t('payeeHoursHint')} field={field('payeeHours')} optional>
        <TextInput {...field('payeeHours')} maxLength={200} />
      </Question>
    </>
  );
}
