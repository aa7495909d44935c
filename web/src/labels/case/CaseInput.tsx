import { cases } from '@writdesk/contract/cases/cases';
import { type ComponentProps, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { SelectInput } from '../../shared/form/index.ts';

type CaseInputProps = Omit<ComponentProps<typeof SelectInput>, 'options' | 'onSearch' | 'isLoading'>;

const SHORTEST_SEARCH = 3;

/** Chooses one of the cases that the reader sees; typing searches all of them. */
export function CaseInput(input: CaseInputProps) {
  const [search, setSearch] = useState('');
  const query = useCall(cases.list, {
    query: { size: 20, ...(search.length >= SHORTEST_SEARCH && { search }) },
    keepPrevious: true,
    quiet: true,
  });
  const chosen = useCall(cases.details, {
    params: { id: input.value ?? '' },
    enabled: input.value !== null,
    quiet: true,
  });
  const found = query.data?.cases ?? [];
  // The chosen case may be none of the first: it still shows by its name.
  const all =
    chosen.data && !found.some(({ id }) => id === chosen.data?.id) ? [chosen.data, ...found] : found;
  const options = all.map(({ id, title, caseNumber, caseDraftNumber }) => ({
    value: id,
    label: title,
    hint: caseNumber ?? caseDraftNumber,
  }));
  return <SelectInput {...input} options={options} onSearch={setSearch} isLoading={query.isFetching} />;
}
