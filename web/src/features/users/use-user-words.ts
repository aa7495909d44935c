import { clients } from '@writdesk/contract/clients/clients';
import { properties } from '@writdesk/contract/properties/properties';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import type { UserDetails } from '@writdesk/contract/users/users';
import { useCall } from '../../shared/api/index.ts';
import type { FieldWords } from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { roleNames } from '../../labels/roles.ts';
import { messages } from './messages.ts';
import { askedOf, type UserValues } from './user-values.ts';

const labels = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  language: 'language',
  roles: 'roles',
  firmId: 'firm',
  clientId: 'company',
  propertyIds: 'properties',
  ownerId: 'owner',
  crmScope: 'care',
  crmClientIds: 'companies',
} as const satisfies Record<keyof UserValues, string>;

/** A person's fields in words, for showing what two people changed. The names of what may be chosen are those of the fields' lists. */
export function useUserWords({ roles, client }: UserDetails): FieldWords<UserValues> {
  const t = useText(messages);
  const locale = useLocale();
  const asked = askedOf(roles);
  const clientId = client?.id ?? '';
  const places = useCall(properties.listOfCompany, {
    params: { companyId: clientId },
    query: { size: 100 },
    enabled: asked.properties && clientId !== '',
    quiet: true,
  });
  const owners = useCall(propertyOwners.list, {
    query: { clientId, size: 100 },
    enabled: asked.owner && clientId !== '',
    quiet: true,
  });
  const companies = useCall(clients.activeList, { query: {}, enabled: asked.care, quiet: true });
  const choices = [
    ...(places.data?.properties ?? []),
    ...(owners.data?.owners ?? []),
    ...(companies.data?.clients ?? []),
  ];
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  const textOf = (field: keyof UserValues, values: UserValues): string => {
    switch (field) {
      case 'language':
        return t(values.language);
      case 'crmScope':
        return t(values.crmScope === 'ALL' ? 'careAll' : 'careSome');
      case 'roles':
        return values.roles.map((role) => roleNames[locale][role]).join(', ');
      case 'propertyIds':
      case 'crmClientIds':
        return values[field].map((id) => names.get(id) ?? id).join(', ');
      case 'firmId':
      case 'clientId':
      case 'ownerId':
        return names.get(values[field] ?? '') ?? '';
      default:
        return values[field];
    }
  };
  return { nameOf: (field) => t(labels[field]), textOf };
}
