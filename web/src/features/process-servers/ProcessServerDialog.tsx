import {
  type ProcessServer,
  processServerFacts,
  processServers,
} from '@writdesk/contract/process-servers/process-servers';
import { useAction } from '../../shared/api/index.ts';
import { Question, QuestionRow, RecordDialog, TextInput, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const nobody: ProcessServer = { id: '', name: '', phone: null, email: null, note: null, version: 0 };

const valuesOf = ({ name, phone, email, note }: ProcessServer) => ({
  name,
  phone: phone ?? '',
  email: email ?? '',
  note: note ?? '',
});

interface ProcessServerDialogProps {
  /** Absent for a new one. */
  server?: ProcessServer;
  onClose: () => void;
}

/** Adds a process server, or changes one. */
export function ProcessServerDialog({ server, onClose }: ProcessServerDialogProps) {
  const t = useText(messages);
  const save = useAction(processServers.save, { quiet: true });
  const form = useRecordForm({
    record: server ?? nobody,
    reply: processServers.save.reply,
    valuesOf,
    schema: processServerFacts,
    bodyOf: (values) => values,
    save: (facts, version) => save.runAsync({ body: server ? { ...facts, id: server.id, version } : facts }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (field, values) => values[field] },
  });
  const { field } = form;
  return (
    <RecordDialog
      title={t(server ? 'edit' : 'add')}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <Question label={t('name')} field={field('name')}>
        <TextInput {...field('name')} maxLength={120} />
      </Question>
      <QuestionRow>
        <Question label={t('phone')} field={field('phone')} optional half>
          <TextInput {...field('phone')} maxLength={40} />
        </Question>
        <Question label={t('email')} field={field('email')} optional half>
          <TextInput {...field('email')} maxLength={254} />
        </Question>
      </QuestionRow>
      <Question label={t('note')} field={field('note')} optional>
        <TextInput {...field('note')} rows={2} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}
