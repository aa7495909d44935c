import {
  type Connection,
  type ConnectedSystem,
  connectionKey,
} from '@writdesk/contract/property-connections/connection-values';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { Input } from 'antd';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, secretIcon, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface KeyDialogProps {
  system: ConnectedSystem;
  /** The connection that gets another key; null where the system is connected now. */
  connection: Connection | null;
  onClose: () => void;
}

/** Asks for the key of a system. What was given before is never shown. */
export default function KeyDialog({ system, connection, onClose }: KeyDialogProps) {
  const t = useText(messages);
  const form = useBodyForm(
    { apiId: '', apiSecret: '', organizationId: '' },
    connectionKey,
    (values) => values,
  );
  const create = useAction(propertyConnections.create, { quiet: true });
  const update = useAction(propertyConnections.update, { quiet: true });
  const name = systemNames[system];
  const title = connection ? t('changeKeyOf', { system: name }) : t('connect', { system: name });
  const submit = () => {
    const key = form.check();
    if (!key) return;
    const sent = connection
      ? update.runAsync({ params: { id: connection.id }, body: { ...key, version: connection.version } })
      : create.runAsync({ body: { ...key, system } });
    sent
      .then(() => {
        toast.success(t('connectedText'), { title: t('connected', { system: name }) });
        onClose();
      })
      .catch(form.refuse);
  };
  const secret = form.field('apiSecret');
  return (
    <RecordDialog
      title={title}
      keep={t('keep')}
      save={title}
      lead={<p>{t('keyText', { system: name })}</p>}
      form={{ ...form, submit, isRunning: create.isRunning || update.isRunning }}
      onClose={onClose}
    >
      <Question label={t('apiId')} field={form.field('apiId')}>
        <TextInput {...form.field('apiId')} maxLength={200} autoComplete="off" />
      </Question>
      <Question label={t('apiSecret')} field={secret}>
        <Input.Password
          iconRender={secretIcon}
          id={secret.id}
          size="large"
          autoComplete="new-password"
          maxLength={200}
          value={secret.value}
          onChange={({ target }) => secret.onChange(target.value)}
        />
      </Question>
      {system === 'PROPERTYWARE' && (
        <Question label={t('organizationId')} field={form.field('organizationId')}>
          <TextInput {...form.field('organizationId')} maxLength={200} autoComplete="off" />
        </Question>
      )}
    </RecordDialog>
  );
}
