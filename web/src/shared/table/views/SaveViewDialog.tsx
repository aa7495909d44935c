import { savedViews } from '@writdesk/contract/saved-views/saved-views';
import type { ViewedList } from '@writdesk/contract/saved-views/viewed-lists';
import { useAction } from '../../api/index.ts';
import { CheckInput, Question, RecordDialog, TextInput, useBodyForm } from '../../form/index.ts';
import { useText } from '../../i18n/translate.ts';
import { usePerson } from '../../person/index.ts';
import { toast } from '../../ui/toast/toast.ts';
import { messages } from './messages.ts';

interface SaveViewDialogProps {
  of: ViewedList;
  /** What the list shows now, see `viewText`. */
  search: string;
  onClose: () => void;
}

/** Gives what the list shows a name, for oneself or for everybody of one's firm or company. */
export default function SaveViewDialog({ of, search, onClose }: SaveViewDialogProps) {
  const t = useText(messages);
  const { company } = usePerson();
  const save = useAction(savedViews.save, { quiet: true });
  const form = useBodyForm({ name: '', isShared: false }, savedViews.save.body, (values) => ({
    ...values,
    list: of,
    search,
  }));
  const submit = () => {
    const body = form.check();
    if (!body) return;
    save
      .runAsync({ body })
      .then(({ view }) => {
        toast.success(view.name, { title: t('viewSaved') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('saveViewTitle')}
      keep={t('dontSave')}
      save={t('saveView')}
      lead={<p>{t('saveViewText')}</p>}
      form={{ ...form, submit, isRunning: save.isRunning }}
      onClose={onClose}
    >
      <Question label={t('viewName')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={60} />
      </Question>
      {company && <CheckInput {...form.field('isShared')}>{t('shareView', { company })}</CheckInput>}
    </RecordDialog>
  );
}
