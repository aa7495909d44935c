import {
  accountChanges,
  type AccountMapping,
  accountMappings,
} from '@writdesk/contract/account-mappings/account-mappings';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { useAccountName } from './account-name.ts';
import { messages } from './messages.ts';

/** Of fee income that has no account yet, what the bill items say is most often right. */
const valuesOf = ({ code, name, accountNo, items }: AccountMapping) => ({
  code: code ?? accountNo ?? '',
  name: name ?? (items.length === 1 ? (items[0] ?? '') : ''),
});

/** Says to which account of the accounting system an account of the ledger is posted. */
export default function AccountDialog({ record, onClose }: { record: AccountMapping; onClose: () => void }) {
  const t = useText(messages);
  const { account, accountNo } = record;
  const name = useAccountName()(record);
  const update = useAction(accountMappings.update, { quiet: true });
  const form = useRecordForm({
    record,
    reply: accountMappings.update.reply,
    valuesOf,
    schema: accountChanges.pick({ code: true, name: true }),
    bodyOf: (values) => values,
    save: (body, version) => update.runAsync({ body: { ...body, account, accountNo, version } }),
    onSaved: (saved) => {
      toast.success([saved.code, saved.name].join(' '), { title: t('saved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (field, values) => values[field] },
  });
  return (
    <RecordDialog
      title={t('editTitle', { account: name })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <Question label={t('code')} hint={t('codeHint')} field={form.field('code')}>
        <TextInput {...form.field('code')} maxLength={20} />
      </Question>
      <Question label={t('name')} hint={t('nameHint')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={100} />
      </Question>
    </RecordDialog>
  );
}
