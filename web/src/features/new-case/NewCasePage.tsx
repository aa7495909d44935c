import { useNavigate } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases';
import { Button } from 'antd';
import { z } from 'zod';
import { useAction } from '../../shared/api/index.ts';
import { FormPage, Question, TextInput, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

export default function NewCasePage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const form = useForm({
    initial: { unitLabel: '' },
    schema: z.object({ unitLabel: z.string().min(1, t('giveUnit')) }),
  });
  const create = useAction(cases.createDraft, {
    refreshes: [cases.list, cases.queues],
    quiet: true,
    onDone: ({ id }) => void navigate({ to: '/cases/$id', params: { id } }),
  });
  const submit = () => {
    const body = form.check();
    if (body) create.runAsync({ body }).catch(form.refuse);
  };
  return (
    <FormPage
      title={t('newCase')}
      errors={form.errors}
      onSubmit={submit}
      actions={
        <Button type="primary" size="large" htmlType="submit" loading={create.isRunning}>
          {t('begin')}
        </Button>
      }
    >
      <Question label={t('unit')} field={form.field('unitLabel')}>
        <TextInput {...form.field('unitLabel')} />
      </Question>
    </FormPage>
  );
}
