import type { Role } from '@writdesk/contract/permissions/roles';
import { users } from '@writdesk/contract/users/users';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput, type Field } from '../../../../shared/form/index.ts';
import { usePerson } from '../../../../shared/person/index.ts';

interface PersonSelectProps {
  label: string;
  hint: string;
  field: Field<string | null>;
  roles: readonly Role[];
}

/** A person of the firm who holds one of the roles; nothing for who may not see the people. */
export function PersonSelect({ label, hint, field, roles }: PersonSelectProps) {
  const { holds } = usePerson();
  const query = useCall(users.dropdown, {
    query: { role: roles.join(','), size: 100 },
    enabled: holds('user.read'),
    quiet: true,
  });
  if (!holds('user.read') || query.error) return null;
  const people = query.data?.users ?? [];
  return (
    <Question label={label} hint={hint} field={field} optional>
      <SelectInput
        {...field}
        allowClear
        isLoading={query.isPending}
        options={people.map(({ id, name, email }) => ({ value: id, label: name, hint: email }))}
      />
    </Question>
  );
}
