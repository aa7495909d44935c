import { clients } from '@writdesk/contract/clients/clients';
import { properties } from '@writdesk/contract/properties/properties';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { type Field, MultiSelect, Question, SelectInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** A company that the reader sees; the server searches, since there may be more than a list holds. */
export function CompanyChoice({
  field,
  onChange,
}: {
  field: Field<string | null>;
  onChange: (clientId: string | null) => void;
}) {
  const t = useText(messages);
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(clients.activeList, {
    query: { search },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <Question label={t('company')} field={field}>
      <SelectInput
        {...field}
        isLoading={isFetching}
        options={(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setSearch}
        onChange={onChange}
      />
    </Question>
  );
}

const MOST = 100;

/** Properties of the company, some or none. */
export function PropertyChoice({ clientId, field }: { clientId: string; field: Field<string[]> }) {
  const t = useText(messages);
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(properties.listOfCompany, {
    params: { companyId: clientId },
    query: { size: MOST, search },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <Question label={t('whichProperties')} hint={t('whichPropertiesHint')} field={field} optional>
      <MultiSelect
        {...field}
        placeholder={t('chooseProperties')}
        isLoading={isFetching}
        options={(data?.properties ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setSearch}
      />
    </Question>
  );
}

/** One of the company's property owners. */
export function OwnerChoice({ clientId, field }: { clientId: string; field: Field<string | null> }) {
  const t = useText(messages);
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(propertyOwners.list, {
    query: { clientId, active: 'true', size: MOST, search },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <Question label={t('whichOwner')} field={field}>
      <SelectInput
        {...field}
        isLoading={isFetching}
        options={(data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setSearch}
      />
    </Question>
  );
}
