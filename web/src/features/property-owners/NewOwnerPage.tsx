import { newOwner } from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, LeaveGuard, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { PhoneHead, toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import { ownerBody, ownerFormValues } from './owner-form-values.ts';
import { OwnerFields } from './OwnerFields.tsx';

/** Adds a person or an entity that owns properties. */
export default function NewOwnerPage() {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const create = useAction(propertyOwners.create, { quiet: true });
  const form = useBodyForm(
    ownerFormValues(),
    newOwner,
    (values) => ({
      ...ownerBody(values),
      ...(values.clientId && { clientId: values.clientId }),
    }),
    'new-owner',
  );
  const submit = () => {
    const body = form.check();
    if (!body) return;
    void create.runAsync({ body }).then(({ id, name }) => {
      form.setChanged(false);
      toast.success(t('added', { name }));
      // Saved a moment ago: the guard hears of it with the next drawing.
      void navigate({ to: '/property-owners/$id', params: { id }, ignoreBlocker: true });
    }, form.refuse);
  };
  return (
    <>
      <PhoneHead backTo="/property-owners" title={t('title')} />
      <FormPage
        title={t('title')}
        lead={t('lead')}
        errors={form.errors}
        onSubmit={submit}
        actions={
          <Button size="large" type="primary" htmlType="submit" loading={create.isRunning}>
            {t('add')}
          </Button>
        }
      >
        <OwnerFields field={form.field} values={form.values} isOfCompany={isClient} />
      </FormPage>
      <LeaveGuard isChanged={form.isChanged} onLeave={form.forget} />
    </>
  );
}
