import { newUser, userChanges, users, type UserDetails } from '@writdesk/contract/users/users';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  LoadedDialog,
  RecordDialog,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { UserFields } from './UserFields.tsx';
import { useUserWords } from './use-user-words.ts';
import { newUserBody, userChangesBody, userValues } from './user-values.ts';

/** Makes somebody. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(userValues(), newUser, newUserBody);
  const sent = useSubmit(form, users.create, {
    said: ({ name, email }) => ({ title: t('made', { name }), text: t('madeText', { email }) }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontMake')}
      save={t('make')}
      lead={<p>{t('createLead')}</p>}
      form={sent}
      onClose={onClose}
    >
      <UserFields values={form.values} field={form.field} isKnown={false} isSelf={false} />
    </RecordDialog>
  );
}

/** Changes somebody, as they stand at the server. */
export function EditUserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useText(messages);
  const query = useCall(users.details, {
    params: { id: userId },
    quiet: true,
    staleTimeMs: 0,
  });
  return (
    <LoadedDialog title={t('edit')} keep={t('keep')} query={query} what={t('theUser')} onClose={onClose}>
      {(user) => <EditForm user={user} onClose={onClose} />}
    </LoadedDialog>
  );
}

function EditForm({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const t = useText(messages);
  const { id } = usePerson();
  const isSelf = id === user.id;
  const update = useAction(users.update, { quiet: true });
  const form = useRecordForm({
    record: user,
    reply: users.update.reply,
    valuesOf: userValues,
    schema: userChanges,
    bodyOf: (values) => userChangesBody(values, { isSelf }),
    save: (body, version) => update.runAsync({ params: { id: user.id }, body: { ...body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: useUserWords(user),
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: user.name })}
      keep={t('keep')}
      save={t('save')}
      lead={<p>{user.hasAccount ? user.email : `${user.email} · ${t('noAccount')}`}</p>}
      form={form}
      onClose={onClose}
    >
      <UserFields values={form.values} field={form.field} isKnown isSelf={isSelf} />
    </RecordDialog>
  );
}
