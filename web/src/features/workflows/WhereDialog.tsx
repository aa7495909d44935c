import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { Save } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { ErrorSummary, MultiSelect, Question, TextInput, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  name: string;
  courthouseIds: readonly string[];
}

/** The name of a workflow, and the courthouses that use it. */
export function WhereDialog({ workflow, onClose }: { workflow: WorkflowDetails; onClose: () => void }) {
  const t = useText(messages);
  const form = useForm<Values>({
    initial: { name: workflow.name, courthouseIds: workflow.courthouses.map(({ id }) => id) },
  });
  const choices = useCall(courthouses.choices, { quiet: true });
  const update = useAction(workflows.update, { quiet: true, onDone: onClose });
  const options = (choices.data?.courthouses ?? [])
    .filter(({ stateCode }) => workflow.stateCode === null || stateCode === workflow.stateCode)
    .map(({ id, name }) => ({ value: id, label: name }));
  const save = () => {
    const { name, courthouseIds } = form.values;
    update
      .runAsync({ params: { id: workflow.id }, body: { name, courthouseIds: [...courthouseIds] } })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <Dialog
      open
      title={t('whereTitle')}
      keep={t('keepWhere')}
      confirm={{ label: t('saveWhere'), icon: <Save size={16} aria-hidden /> }}
      isRunning={update.isRunning}
      isChanged={form.isChanged}
      onConfirm={save}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={120} />
      </Question>
      <Question
        label={t('courthouses')}
        hint={t('allCourthouses')}
        field={form.field('courthouseIds')}
        optional
      >
        <MultiSelect {...form.field('courthouseIds')} options={options} />
      </Question>
    </Dialog>
  );
}
