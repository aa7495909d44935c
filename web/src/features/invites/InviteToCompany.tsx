import { invites } from '@writdesk/contract/invites/invites';
import { inviteRoles } from '@writdesk/contract/permissions/roles';
import { useAction } from '../../shared/api/index.ts';
import { Question, RadioBoxes, TextInput, useForm } from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { messages } from './messages.ts';
import {
  emptyPerson,
  errorsWhere,
  LanguageChoice,
  NameAndAddress,
  personBody,
  type PersonValues,
  RoleChoice,
  rolesBody,
} from './person-fields.tsx';
import { CompanyChoice, OwnerChoice, PropertyChoice } from './place-fields.tsx';
import { useInvited } from './use-invited.ts';

interface Values extends PersonValues {
  whom: 'somebody' | 'company';
  company: string;
  clientId: string | null;
  propertyIds: string[];
  ownerId: string | null;
}

/** Invites somebody to the reader's company, or to one in their care; client care also invites new companies. */
export function InviteToCompany({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { clientId: own, holds } = usePerson();
  const form = useForm<Values>({
    initial: {
      ...emptyPerson(useLocale()),
      whom: 'somebody',
      company: '',
      clientId: null,
      propertyIds: [],
      ownerId: null,
    },
  });
  const options = { quiet: true, onDone: useInvited(onClose) };
  const createUser = useAction(invites.createClientUser, options);
  const createCompany = useAction(invites.createClient, options);
  const { values } = form;
  const isNew = values.whom === 'company';
  const clientId = own ?? values.clientId;
  const seesSome = values.role === 'client_manager' || values.role === 'client_viewer';
  const isOwner = values.role === 'property_owner';
  const send = () => {
    const errors = errorsWhere({
      clientId: !isNew && clientId === null && t('giveCompany'),
      email: values.email.trim() === '' && t('giveEmail'),
      role: !isNew && values.role === null && t('giveRole'),
      ownerId: !isNew && isOwner && values.ownerId === null && t('giveOwner'),
    });
    form.setErrors(errors);
    if (Object.keys(errors).length) return;
    const person = personBody(values);
    const sent = isNew
      ? createCompany.runAsync({ body: { ...person, company: values.company } })
      : createUser.runAsync({
          body: {
            ...person,
            roles: rolesBody(values, inviteRoles.client),
            clientId,
            propertyIds: seesSome ? values.propertyIds : [],
            ownerId: isOwner ? values.ownerId : null,
          },
        });
    sent.catch(form.refuse);
  };
  return (
    <InviteDialog
      title={t(own === null ? 'inviteToCompany' : 'inviteToOwn')}
      errors={form.errors}
      isChanged={form.isChanged}
      isRunning={createUser.isRunning || createCompany.isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      {holds('invite.client') && (
        <Question label={t('whom')} field={form.field('whom')} group>
          <RadioBoxes
            {...form.field('whom')}
            columns={2}
            options={[
              { value: 'somebody', label: t('somebody'), hint: t('somebodyHint') },
              { value: 'company', label: t('aCompany'), hint: t('aCompanyHint') },
            ]}
          />
        </Question>
      )}
      {isNew && (
        <Question label={t('companyName')} hint={t('companyNameHint')} field={form.field('company')} optional>
          <TextInput {...form.field('company')} maxLength={200} autoComplete="off" />
        </Question>
      )}
      {!isNew && own === null && (
        <CompanyChoice
          field={form.field('clientId')}
          onChange={(next) => {
            form.set('clientId', next);
            form.set('propertyIds', []);
            form.set('ownerId', null);
          }}
        />
      )}
      <NameAndAddress form={form} />
      {!isNew && <RoleChoice form={form} offered={inviteRoles.client} />}
      {!isNew && seesSome && clientId && (
        <PropertyChoice clientId={clientId} field={form.field('propertyIds')} />
      )}
      {!isNew && isOwner && clientId && <OwnerChoice clientId={clientId} field={form.field('ownerId')} />}
      <LanguageChoice form={form} />
    </InviteDialog>
  );
}
