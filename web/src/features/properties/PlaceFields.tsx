import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { geography } from '@writdesk/contract/geography/geography';
import { useEffect, useRef } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { formMessages } from './form-messages.ts';
import type { PropertyForm } from './property-form-values.ts';

const dayMs = 86_400_000;

/** The county follows from the ZIP code where that lies in one, and is asked where it lies in several; so is the courthouse. */
export function PlaceFields({ field, values }: PropertyForm) {
  const t = useText(formMessages);
  const { candidates, options } = useCounties(values.stateCode, values.zipCode.slice(0, 5));
  const county = field('countyId');
  const { value, onChange } = county;
  const zipAtFirst = useRef(values.zipCode);
  const isNew = values.zipCode !== zipAtFirst.current;
  useEffect(() => {
    // Another ZIP code gives up the county of the one before.
    if (!isNew || candidates.length === 0 || candidates.some(({ id }) => id === value)) return;
    onChange(candidates.length === 1 ? (candidates[0]?.id ?? null) : null);
  }, [isNew, candidates, value, onChange]);
  if (options.length === 0) return null;
  return (
    <>
      <Question
        label={t('county')}
        hint={candidates.length > 1 ? t('countyHint', { zip: values.zipCode.slice(0, 5) }) : t('countyPlain')}
        field={county}
      >
        <SelectInput {...county} options={options} />
      </Question>
      {value !== null && <CourtField field={field} countyId={value} />}
    </>
  );
}

const none: never[] = [];

/** The counties that a ZIP code may lie in come first, the state's others after them. */
function useCounties(stateCode: string, zipCode: string) {
  const { data: place } = useCall(geography.zipCode, {
    query: { zipCode },
    enabled: zipCode.length === 5,
    quiet: true,
    staleTimeMs: dayMs,
  });
  const { data: states } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const stateId = states?.states.find(({ code }) => code === stateCode)?.id;
  const { data } = useCall(geography.stateCounties, {
    query: { stateId: stateId ?? '' },
    enabled: stateId !== undefined,
    quiet: true,
    staleTimeMs: dayMs,
  });
  const candidates = place?.zipCode === zipCode ? place.counties : none;
  const others = (data?.counties ?? []).filter(({ id }) => !candidates.some((one) => one.id === id));
  const options = [...candidates, ...others].map((county) => ({
    value: county.id,
    label: county.fullName,
  }));
  return { candidates, options: stateId === undefined ? none : options };
}

/** Only where a county has several courts. */
function CourtField({ field, countyId }: Pick<PropertyForm, 'field'> & { countyId: string }) {
  const t = useText(formMessages);
  const court = field('courthouseId');
  const { data } = useCall(courthouses.choices, { query: { countyId }, quiet: true });
  const offered = data?.courthouses ?? [];
  const { value, onChange } = court;
  const isGone = data !== undefined && value !== null && !offered.some(({ id }) => id === value);
  useEffect(() => {
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  if (offered.length < 2) return null;
  return (
    <Question label={t('courthouse')} hint={t('courthouseHint')} field={court} optional>
      <SelectInput
        {...court}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        allowClear
      />
    </Question>
  );
}
