import { geography } from '@writdesk/contract/geography/geography';
import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, RadioBoxes, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { rememberNames } from '../names.ts';
import { useDraft } from '../draft/use-draft.ts';

const another = 'another';
const dayMs = 86_400_000;

/** A ZIP code may lie in several counties, and a case filed in the wrong one is lost: a person confirms. */
export function CountyQuestion({ property }: { property: PropertyDetails }) {
  const t = useText(propertyMessages);
  const { field, set, values } = useDraft();
  const [isOther, setOther] = useState(false);
  const zipCode = (property.zipCode ?? '').slice(0, 5);
  const { data: place } = useCall(geography.zipCode, {
    query: { zipCode },
    enabled: zipCode.length === 5,
    quiet: true,
    staleTimeMs: dayMs,
  });
  const candidates = place?.counties.slice(0, 5) ?? [];
  const own =
    property.countyId && !candidates.some(({ id }) => id === property.countyId)
      ? [{ id: property.countyId, fullName: property.countyName ?? '', isMain: false }]
      : [];
  const offered = [...own, ...candidates];
  const isOffered = offered.some(({ id }) => id === values.countyId);
  const asksOther = isOther || (values.countyId !== null && offered.length > 0 && !isOffered);
  useEffect(
    () => rememberNames((place?.counties ?? []).map(({ id, fullName }) => ({ id, name: fullName }))),
    [place],
  );
  const hintOf = (id: string, isMain: boolean) => {
    if (id === property.countyId) return t('countyOfProperty');
    return isMain ? t('countyMain', { zip: zipCode }) : undefined;
  };
  const choose = (countyId: string | null) => set({ countyId, courthouseId: null });
  return (
    <>
      <Question label={t('county')} hint={t('countyHint')} field={field('countyId')} group>
        <RadioBoxes<string>
          id={field('countyId').id}
          error={undefined}
          value={asksOther ? another : values.countyId}
          columns={2}
          onChange={(choice) => {
            setOther(choice === another);
            if (choice !== another) choose(choice);
          }}
          options={[
            ...offered.map(({ id, fullName, isMain }) => ({
              value: id,
              label: fullName,
              hint: hintOf(id, isMain),
            })),
            { value: another, label: t('anotherCounty') },
          ]}
        />
      </Question>
      {asksOther && <OtherCounty stateCode={property.stateCode} onChange={choose} />}
    </>
  );
}

function OtherCounty({
  stateCode,
  onChange,
}: {
  stateCode: string | null;
  onChange: (countyId: string | null) => void;
}) {
  const t = useText(propertyMessages);
  const { values } = useDraft();
  const { data: states } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const stateId = states?.states.find(({ code }) => code === stateCode)?.id;
  const { data, isPending } = useCall(geography.stateCounties, {
    query: { stateId: stateId ?? '' },
    enabled: stateId !== undefined,
    quiet: true,
    staleTimeMs: dayMs,
  });
  useEffect(
    () => rememberNames((data?.counties ?? []).map(({ id, fullName }) => ({ id, name: fullName }))),
    [data],
  );
  const options = (data?.counties ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <Question label={t('whichCounty')} field={{ id: 'field-otherCounty' }}>
      <SelectInput
        id="field-otherCounty"
        error={undefined}
        value={options.some(({ value }) => value === values.countyId) ? values.countyId : null}
        options={options}
        isLoading={isPending}
        onChange={onChange}
      />
    </Question>
  );
}
