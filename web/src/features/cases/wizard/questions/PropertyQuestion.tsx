import { properties } from '@writdesk/contract/properties/properties';
import type { PropertyDetails, PropertyRow } from '@writdesk/contract/properties/property-values';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { rememberNames } from '../names.ts';
import { useAddedProperty } from './use-added-property.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useSettled } from '../../../../shared/form/use-settled.ts';

/** The property, found by name or address; it brings its county, its plaintiff and its CARES answer. */
export function PropertyQuestion({ property }: { property: PropertyDetails | undefined }) {
  const t = useText(propertyMessages);
  const { isClient, holds } = usePerson();
  const { field, set, values } = useDraft();
  const [text, setText] = useState('');
  const search = useSettled(text);
  const query = { search: search.length < 3 ? '' : search, status: 'ACTIVE', size: 50 };
  const own = useCall(properties.list, { query, enabled: isClient, keepPrevious: true, quiet: true });
  const ofCompany = useCall(properties.listOfCompany, {
    params: { companyId: values.clientId ?? '' },
    query,
    enabled: !isClient && values.clientId !== null,
    keepPrevious: true,
    quiet: true,
  });
  const { data, isPending } = isClient ? own : ofCompany;
  const found = data?.properties ?? [];
  const rows = property && !found.some(({ id }) => id === property.id) ? [property, ...found] : found;
  useEffect(() => rememberNames(data?.properties ?? []), [data]);
  const choose = (propertyId: string | null) => {
    const row = rows.find(({ id }) => id === propertyId);
    if (row) take(row);
  };
  function take(row: PropertyRow) {
    if (row.id === values.propertyId) return;
    rememberNames([row]);
    set({
      propertyId: row.id,
      clientId: row.client.id,
      countyId: row.countyId,
      courthouseId: null,
      unitLabel: '',
      unitId: null,
      leaseId: null,
      plaintiffName: '',
      // An answer that the property's record holds is not asked for again.
      ...(values.caresCovered === null &&
        row.caresCovered !== 'UNKNOWN' && { caresCovered: row.caresCovered }),
    });
  }
  useAddedProperty(take);
  if (!isClient && values.clientId === null) return null;
  return (
    <Question label={t('whichProperty')} hint={t('whichPropertyHint')} field={field('propertyId')}>
      <SelectInput
        {...field('propertyId')}
        options={rows.map((row) => ({ value: row.id, label: row.name, hint: placeOf(row) }))}
        isLoading={isPending}
        onSearch={setText}
        onChange={choose}
      />
      {property && <p className="below-field">{placeOf(property)}</p>}
      {holds('property.create') && (
        <Link
          className="below-field"
          to="/properties/new"
          search={{ from: location.pathname + location.search }}
        >
          {t('propertyNotListed')}
        </Link>
      )}
    </Question>
  );
}

function placeOf({ addressLine1, city, stateCode, zipCode }: PropertyRow): string {
  const state = [stateCode, zipCode].filter(Boolean).join(' ');
  return [addressLine1, city, state].filter(Boolean).join(', ');
}
