import { officers } from '@writdesk/contract/courthouses/courthouses';
import { geography } from '@writdesk/contract/geography/geography';
import { useCall } from '../../shared/api/index.ts';
import { CheckInput, Question, QuestionRow, SelectInput, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { CourthouseForm } from './courthouse-form-values.ts';
import { formMessages } from './form-messages.ts';

const dayMs = 86_400_000;
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Boise',
  'America/Puerto_Rico',
];

/** All that people enter about a courthouse but its fees, which have a schedule of their own. */
export function CourthouseFields({ field, values, isNew }: CourthouseForm & { isNew: boolean }) {
  const t = useText(formMessages);
  return (
    <>
      <Question label={t('courthouse')} hint={t('nameHint')} field={field('name')}>
        <TextInput {...field('name')} maxLength={200} />
      </Question>
      <QuestionRow>
        <Question label={t('shortName')} field={field('shortName')} optional>
          <TextInput {...field('shortName')} maxLength={60} />
        </Question>
        <Question label={t('division')} field={field('division')} optional>
          <TextInput {...field('division')} maxLength={200} />
        </Question>
      </QuestionRow>
      <Question label={t('address')} field={field('addressLine1')}>
        <TextInput {...field('addressLine1')} maxLength={200} />
      </Question>
      <Question label={t('addressSecond')} field={field('addressLine2')} optional>
        <TextInput {...field('addressLine2')} maxLength={200} />
      </Question>
      <PlaceFields field={field} values={values} />
      {!isNew && (
        <CheckInput {...field('isDeliverable')}>
          {t('mail')}: {t('mailHint')}
        </CheckInput>
      )}
      <OfficeFields field={field} />
      <NumberFields field={field} />
      <Question label={t('source')} field={field('source')}>
        <TextInput {...field('source')} maxLength={300} />
      </Question>
    </>
  );
}

function PlaceFields({ field, values }: CourthouseForm) {
  const t = useText(formMessages);
  const { data: places } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const { stateId } = values;
  const inState = {
    query: { stateId: stateId ?? '' },
    enabled: stateId !== null,
    quiet: true,
    staleTimeMs: dayMs,
  } as const;
  const { data: counties } = useCall(geography.stateCounties, inState);
  const { data: cities } = useCall(geography.cities, inState);
  const state = field('stateId');
  const states = (places?.states ?? []).filter(({ kind }) => kind !== 'postal');
  return (
    <>
      <QuestionRow>
        <Question label={t('state')} field={state}>
          <SelectInput
            {...state}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => {
              state.onChange(value);
              field('countyId').onChange(null);
              field('cityId').onChange(null);
            }}
          />
        </Question>
        <Question label={t('zip')} field={field('zipCode')} optional>
          <TextInput {...field('zipCode')} inputMode="numeric" maxLength={10} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('county')} field={field('countyId')}>
          <SelectInput
            {...field('countyId')}
            options={(counties?.counties ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        </Question>
        <Question label={t('city')} field={field('cityId')}>
          <SelectInput
            {...field('cityId')}
            options={(cities?.cities ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Question>
      </QuestionRow>
      <Question label={t('timeZone')} field={field('timeZone')}>
        <SelectInput
          {...field('timeZone')}
          options={[...new Set([...zones, ...(values.timeZone ? [values.timeZone] : [])])].map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
        />
      </Question>
    </>
  );
}

function OfficeFields({ field }: Pick<CourthouseForm, 'field'>) {
  const t = useText(formMessages);
  return (
    <>
      <QuestionRow>
        <Question label={t('clerkPhone')} field={field('clerkContact')} optional>
          <TextInput {...field('clerkContact')} inputMode="tel" maxLength={40} />
        </Question>
        <Question label={t('clerkEmail')} field={field('clerkEmail')} optional>
          <TextInput {...field('clerkEmail')} inputMode="email" maxLength={254} />
        </Question>
      </QuestionRow>
      <Question label={t('officer')} field={field('officer')}>
        <SelectInput
          {...field('officer')}
          options={officers.map((officer) => ({ value: officer, label: t(officer) }))}
        />
      </Question>
      <QuestionRow>
        <Question label={t('officerPhone')} field={field('sheriffContact')} optional>
          <TextInput {...field('sheriffContact')} inputMode="tel" maxLength={40} />
        </Question>
        <Question label={t('officerEmail')} field={field('sheriffEmail')} optional>
          <TextInput {...field('sheriffEmail')} inputMode="email" maxLength={254} />
        </Question>
      </QuestionRow>
      <CheckInput {...field('clerkCheck')}>{t('clerkCheck')}</CheckInput>
      <CheckInput {...field('sheriffCheck')}>{t('sheriffCheck')}</CheckInput>
    </>
  );
}

function NumberFields({ field }: Pick<CourthouseForm, 'field'>) {
  const t = useText(formMessages);
  return (
    <>
      <QuestionRow>
        <Question label={t('roomCount')} field={field('totalRooms')} optional>
          <TextInput {...field('totalRooms')} inputMode="numeric" maxLength={5} />
        </Question>
        <Question label={t('perDocket')} field={field('maxCases')} optional>
          <TextInput {...field('maxCases')} inputMode="numeric" maxLength={5} />
        </Question>
      </QuestionRow>
      <Question label={t('filingCutoff')} hint={t('filingCutoffHint')} field={field('filingCutoff')} optional>
        <TextInput {...field('filingCutoff')} maxLength={10} autoComplete="off" />
      </Question>
      <Question label={t('pattern')} hint={t('patternHint')} field={field('caseNumberPattern')} optional>
        <TextInput {...field('caseNumberPattern')} maxLength={200} autoComplete="off" />
      </Question>
      <Question label={t('caseNumbers')} field={field('caseNumberExample')} optional>
        <TextInput {...field('caseNumberExample')} maxLength={60} autoComplete="off" />
      </Question>
    </>
  );
}
