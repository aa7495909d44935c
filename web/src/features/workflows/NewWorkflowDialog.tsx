import { workflows } from '@writdesk/contract/workflows/workflows';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { states } from '../../labels/law/states.ts';
import { useAction } from '../../shared/api/index.ts';
import {
  CheckInput,
  ErrorSummary,
  Question,
  SelectInput,
  TextInput,
  useForm,
} from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  name: string;
  stateCode: string | null;
  serveFirst: boolean;
}
const initial: Values = { name: '', stateCode: null, serveFirst: false };

/** Name and state of a new workflow; the rest is on its page. */
export function NewWorkflowDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm({ initial });
  const create = useAction(workflows.create, {
    quiet: true,
    onDone: ({ id }) => void navigate({ to: '/workflows/$id', params: { id } }),
  });
  const submit = () => {
    create.runAsync({ body: form.values }).catch((error: unknown) => form.refuse(error));
  };
  return (
    <Dialog
      open
      title={t('newWorkflow')}
      keep={t('keepList')}
      confirm={{ label: t('create'), icon: <Plus size={16} aria-hidden /> }}
      isRunning={create.isRunning}
      isChanged={form.isChanged}
      onConfirm={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={120} />
      </Question>
      <Question label={t('state')} field={form.field('stateCode')} optional>
        <SelectInput
          {...form.field('stateCode')}
          allowClear
          placeholder={t('anyState')}
          options={Object.entries(states).map(([value, names]) => ({ value, label: names[locale] }))}
        />
      </Question>
      <CheckInput {...form.field('serveFirst')}>{t('serveFirst')}</CheckInput>
    </Dialog>
  );
}
