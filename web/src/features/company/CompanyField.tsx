import { clients } from '@writdesk/contract/clients/clients';
import { useCall } from '../../shared/api/index.ts';
import { type Field, Question, SelectInput } from '../../shared/form/index.ts';

interface CompanyFieldProps {
  field: Field<string | null>;
  label: string;
  hint?: string;
}

/** Asks those who work for several companies which one it is. */
export function CompanyField({ field, label, hint }: CompanyFieldProps) {
  const { data, isPending } = useCall(clients.activeList, { query: {}, quiet: true });
  return (
    <Question label={label} field={field} {...(hint && { hint })}>
      <SelectInput
        {...field}
        options={(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={isPending}
      />
    </Question>
  );
}
