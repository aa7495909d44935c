import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { Input } from 'antd';
import {
  Question,
  RecordDialog,
  TextInput,
  useBodyForm,
  secretIcon,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Gives the firm’s sign-in at a portal. What was given before is never shown. */
export default function CredentialDialog({ portal, onClose }: { portal: CourtPortal; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(
    { username: '', password: '' },
    courtPortals.setCredential.body,
    (values) => values,
  );
  const sent = useSubmit(form, courtPortals.setCredential, {
    params: { id: portal.id },
    said: () => ({ title: t('signInGiven'), text: portal.name }),
    onSent: onClose,
  });
  const password = form.field('password');
  return (
    <RecordDialog
      title={t('giveSignIn')}
      keep={t('keep')}
      save={t('giveSignIn')}
      lead={<p>{t('signInText')}</p>}
      form={sent}
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
