import { invites } from '@writdesk/contract/invites/invites';
import { inviteRoles } from '@writdesk/contract/permissions/roles';
import { useAction, useCall } from '../../shared/api/index.ts';
import { Question, SelectInput, useForm } from '../../shared/form/index.ts';
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
import { useInvited } from './use-invited.ts';

type Values = PersonValues & { firmId: string | null };

/** Invites somebody to the reader's own firm; an administrator of all firms says which. */
export function InviteToFirm({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { firmId: own } = usePerson();
  const form = useForm<Values>({ initial: { ...emptyPerson(useLocale()), firmId: null } });
  const create = useAction(invites.createFirm, {
    quiet: true,
    onDone: useInvited(onClose),
  });
  const { data } = useCall(invites.roles, { query: { type: 'firm' }, enabled: own === null, quiet: true });
  const send = () => {
    const { values } = form;
    const errors = errorsWhere({
      firmId: own === null && values.firmId === null && t('giveFirm'),
      email: values.email.trim() === '' && t('giveEmail'),
      role: values.role === null && t('giveRole'),
    });
    form.setErrors(errors);
    if (Object.keys(errors).length) return;
    const body = { ...personBody(values), roles: rolesBody(values, inviteRoles.firm), firmId: values.firmId };
    create.runAsync({ body }).catch(form.refuse);
  };
  return (
    <InviteDialog
      title={t('inviteToFirm')}
      errors={form.errors}
      isChanged={form.isChanged}
      isRunning={create.isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      {own === null && (
        <Question label={t('firm')} field={form.field('firmId')}>
          <SelectInput
            {...form.field('firmId')}
            isLoading={!data}
            options={(data?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Question>
      )}
      <NameAndAddress form={form} />
      <RoleChoice form={form} offered={inviteRoles.firm} />
      <LanguageChoice form={form} />
    </InviteDialog>
  );
}
