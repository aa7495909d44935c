import { clients } from '@writdesk/contract/clients/clients';
import { properties } from '@writdesk/contract/properties/properties';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { roleRoutes } from '@writdesk/contract/permissions/role-routes';
import { useCall } from '../../shared/api/index.ts';
import {
  type Field,
  MultiSelect,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { roleNames } from '../../labels/roles.ts';
import { messages } from './messages.ts';
import { askedOf, type UserValues } from './user-values.ts';

interface UserFieldsProps {
  values: UserValues;
  field: <K extends keyof UserValues>(name: K) => Field<UserValues[K]>;
  /** Somebody who is there already: their address and their organization stay. */
  isKnown: boolean;
  /** One's own roles are for somebody else to change. */
  isSelf: boolean;
}

/** Who somebody is, what they may do, and where they belong. */
export function UserFields({ values, field, isKnown, isSelf }: UserFieldsProps) {
  const t = useText(messages);
  const { type, properties: hasProperties, owner, care } = askedOf(values.roles);
  const { clientId: ownClientId, firmId: ownFirmId } = usePerson();
  const clientId = values.clientId ?? ownClientId;
  return (
    <>
      <QuestionRow>
        <Question label={t('firstName')} field={field('firstName')}>
          <TextInput {...field('firstName')} maxLength={60} />
        </Question>
        <Question label={t('lastName')} field={field('lastName')}>
          <TextInput {...field('lastName')} maxLength={60} />
        </Question>
      </QuestionRow>
      {!isKnown && (
        <Question label={t('email')} field={field('email')}>
          <TextInput {...field('email')} inputMode="email" maxLength={254} />
        </Question>
      )}
      <QuestionRow>
        <Question label={t('phone')} field={field('phone')} optional>
          <TextInput {...field('phone')} inputMode="tel" maxLength={40} />
        </Question>
        <Question label={t('language')} field={field('language')}>
          <SelectInput
            {...field('language')}
            options={[
              { value: 'en', label: t('en') },
              { value: 'es', label: t('es') },
            ]}
            onChange={(language) => field('language').onChange(language ?? 'en')}
          />
        </Question>
      </QuestionRow>
      {!isSelf && <RolesField values={values} field={field('roles')} isKnown={isKnown} />}
      {!isKnown && type === 'Firm' && !ownFirmId && <FirmField field={field('firmId')} />}
      {!isKnown && type === 'Client' && !ownClientId && <CompanyField field={field('clientId')} />}
      {!isSelf && hasProperties && clientId && (
        <PropertiesField clientId={clientId} field={field('propertyIds')} />
      )}
      {!isSelf && owner && clientId && <OwnerField clientId={clientId} field={field('ownerId')} />}
      {!isSelf && care && <CareFields values={values} field={field} />}
    </>
  );
}

/** The roles of the organization in which somebody is made; of all organizations for those who look after all. */
function RolesField({
  values,
  field,
  isKnown,
}: Pick<UserFieldsProps, 'values' | 'isKnown'> & { field: Field<UserValues['roles']> }) {
  const t = useText(messages);
  const locale = useLocale();
  const { firmId, clientId } = usePerson();
  const known = isKnown ? askedOf(values.roles).type : null;
  const type = known ?? (firmId ? 'Firm' : clientId ? 'Client' : 'All');
  const { data } = useCall(roleRoutes.list, { query: { type }, quiet: true, staleTimeMs: 5 * 60_000 });
  return (
    <Question label={t('roles')} hint={t('rolesHint')} field={field}>
      <MultiSelect
        {...field}
        max={2}
        options={(data?.roles ?? []).map(({ role }) => ({ value: role, label: roleNames[locale][role] }))}
      />
    </Question>
  );
}

function FirmField({ field }: { field: Field<string | null> }) {
  const t = useText(messages);
  const { data } = useCall(clients.firms, { quiet: true });
  const options = (data?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('firm')} field={field}>
      <SelectInput {...field} options={options} />
    </Question>
  );
}

function CompanyField({ field }: { field: Field<string | null> }) {
  const t = useText(messages);
  const { data } = useCall(clients.activeList, { query: {}, quiet: true });
  const options = (data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('company')} field={field}>
      <SelectInput {...field} options={options} />
    </Question>
  );
}

function PropertiesField({ clientId, field }: { clientId: string; field: Field<readonly string[]> }) {
  const t = useText(messages);
  const { data } = useCall(properties.listOfCompany, {
    params: { companyId: clientId },
    query: { size: 100 },
    quiet: true,
  });
  const options = (data?.properties ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('properties')} hint={t('propertiesHint')} field={field}>
      <MultiSelect {...field} options={options} />
    </Question>
  );
}

function OwnerField({ clientId, field }: { clientId: string; field: Field<string | null> }) {
  const t = useText(messages);
  const { data } = useCall(propertyOwners.list, { query: { clientId, size: 100 }, quiet: true });
  const options = (data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('owner')} field={field}>
      <SelectInput {...field} options={options} />
    </Question>
  );
}

function CareFields({ values, field }: Pick<UserFieldsProps, 'values' | 'field'>) {
  const t = useText(messages);
  const { data } = useCall(clients.activeList, { query: {}, quiet: true });
  return (
    <>
      <Question label={t('care')} field={field('crmScope')} group>
        <RadioBoxes<'ALL' | 'ASSIGNED'>
          {...field('crmScope')}
          columns={2}
          options={[
            { value: 'ALL', label: t('careAll') },
            { value: 'ASSIGNED', label: t('careSome') },
          ]}
        />
      </Question>
      {values.crmScope === 'ASSIGNED' && (
        <Question label={t('companies')} field={field('crmClientIds')}>
          <MultiSelect
            {...field('crmClientIds')}
            options={(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Question>
      )}
    </>
  );
}
