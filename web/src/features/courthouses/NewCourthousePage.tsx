import { newCourthouse } from '@writdesk/contract/courthouses/courthouse-input';
import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { PhoneHead, toast } from '../../shared/ui/index.ts';
import { courthouseBody, courthouseFormValues, fieldOfPath } from './courthouse-form-values.ts';
import { CourthouseFields } from './CourthouseFields.tsx';
import { formMessages } from './form-messages.ts';
import { dropEntries, keepEntries, keptEntries } from './kept-entries.ts';

/** Creates a courthouse. What is typed waits in the browser until it is saved, so that a closed tab loses nothing. */
export default function NewCourthousePage() {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { id } = usePerson();
  const userId = id ?? '';
  const [kept] = useState(() => keptEntries(userId));
  const create = useAction(courthouseWrites.create, { quiet: true });
  const form = useBodyForm({ ...courthouseFormValues(), ...kept }, newCourthouse, courthouseBody);
  const { values, isChanged } = form;
  useEffect(() => {
    if (isChanged) keepEntries(userId, values);
  }, [userId, values, isChanged]);
  const submit = () => {
    const courthouse = form.check();
    if (!courthouse) return;
    void create.runAsync({ body: { courthouse } }).then(
      (saved) => {
        dropEntries(userId);
        form.setChanged(false);
        toast.success(t('created', { name: saved.name }));
        void navigate({ to: '/courthouses/$id', params: { id: saved.id } });
      },
      (error: unknown) => form.refuse(error, fieldOfPath),
    );
  };
  return (
    <>
      <PhoneHead backTo="/courthouses" title={t('title')} />
      <FormPage
        title={t('title')}
        lead={kept ? t('restored') : t('lead')}
        errors={form.errors}
        onSubmit={submit}
        actions={
          <Button size="large" type="primary" htmlType="submit" loading={create.isRunning}>
            {t('create')}
          </Button>
        }
      >
        <CourthouseFields field={form.field} values={values} isNew />
      </FormPage>
    </>
  );
}
