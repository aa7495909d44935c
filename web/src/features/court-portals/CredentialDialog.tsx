import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { Input } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useBodyForm, secretIcon } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Gives the firm’s sign-in at a portal. What was given before is never shown. */
export default function CredentialDialog({ portal, onClose }: { portal: CourtPortal; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(
    { username: '', password: '' },
    courtPortals.setCredential.body,
    (values) => values,
  );
  const give = useAction(courtPortals.setCredential, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    give
      .runAsync({ params: { id: portal.id }, body })
      .then(() => {
        toast.success(portal.name, { title: t('signInGiven') });
        onClose();
      })
      .catch(form.refuse);
  };
  const password = form.field('password');
  return (
    <RecordDialog
      title={t('giveSignIn')}
      keep={t('keep')}
      save={t('giveSignIn')}
      lead={<p>{t('signInText')}</p>}
      form={{ ...form, submit, isRunning: give.isRunning }}
      onClose={onClose}
    >
      <Question label={t('username')} field={form.field('username')}>
        <TextInput {...form.field('username')} maxLength={200} autoComplete="off" />
      </Question>
      <Question label={t('password')} field={password}>
        <Input.Password
          iconRender={secretIcon}
          id={password.id}
          size="large"
          autoComplete="new-password"
          maxLength={200}
          value={password.value}
          onChange={({ target }) => password.onChange(target.value)}
        />
      </Question>
    </RecordDialog>
  );
}
