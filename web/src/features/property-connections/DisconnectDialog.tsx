import type { Connection } from '@writdesk/contract/property-connections/connection-values';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Asks before a key is forgotten. */
export default function DisconnectDialog({
  connection: { id, system, version },
  onClose,
}: {
  connection: Connection;
  onClose: () => void;
}) {
  const t = useText(messages);
  const name = systemNames[system];
  const end = useAction(propertyConnections.disconnect, {
    onDone: () => {
      toast.success(t('disconnected', { system: name }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('disconnectAsk', { system: name })}
      keep={t('keep')}
      confirm={{ label: t('disconnect'), danger: true }}
      isRunning={end.isRunning}
      onConfirm={() => end.run({ params: { id }, body: { version } })}
      onClose={onClose}
    >
      {t('disconnectText')}
    </Dialog>
  );
}
