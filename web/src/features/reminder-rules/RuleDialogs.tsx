import {
  type ReminderRule,
  reminderRuleInput,
  reminderRules,
} from '@writdesk/contract/reminders/reminder-rules';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useBodyForm, useRecordForm, useSubmit, SendDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { ruleBody, ruleValues } from './rule-values.ts';
import { RuleFields } from './RuleFields.tsx';

export function NewRuleDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(ruleValues(), reminderRuleInput, ruleBody, 'new-reminder-rule');
  const sent = useSubmit(form, reminderRules.create, {
    said: ({ name }) => ({ title: t('created'), text: name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <RuleFields field={form.field} values={form.values} />
    </RecordDialog>
  );
}

export function EditRuleDialog({ rule, onClose }: { rule: ReminderRule; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(reminderRules.update, { quiet: true });
  const { id } = rule;
  const form = useRecordForm({
    record: rule,
    reply: reminderRules.update.reply,
    valuesOf: ruleValues,
    schema: reminderRuleInput,
    bodyOf: ruleBody,
    save: (body, version) => update.runAsync({ params: { id }, body: { rule: body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    fieldOfPath: (path) => path.replace(/^rule\./, ''),
    words: {
      nameOf: (field) => t(field),
      textOf: (field, values) => {
        const value = values[field];
        if (typeof value === 'boolean') return t(value ? 'on' : 'off');
        if (value === null) return '';
        return typeof value === 'string' ? value : value.join(', ');
      },
    },
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: rule.name })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <RuleFields field={form.field} values={form.values} known={rule} />
    </RecordDialog>
  );
}

export function DeleteRuleDialog({ rule, onClose }: { rule: ReminderRule; onClose: () => void }) {
  const t = useText(messages);
  const { id, name } = rule;
  return (
    <SendDialog
      title={t('deleteTitle', { name })}
      keep={t('keepRule')}
      confirm={{ label: t('delete'), danger: true }}
      route={reminderRules.remove}
      parts={{ params: { id } }}
      said={() => ({ title: t('deleted'), text: name })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </SendDialog>
  );
}
