import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Turns filing by the standard on, by somebody who has read that nobody has proven it yet. */
export default function TurnOnDialog({ portal, onClose }: { portal: CourtPortal; onClose: () => void }) {
  const t = useText(messages);
  const resume = useAction(courtPortals.resume);
  const { id, version, name } = portal;
  const turnOn = () =>
    void resume.runAsync({ params: { id }, body: { version, acceptsUnproven: true } }).then(
      () => {
        toast.success(name, { title: t('turnedOn') });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog
      open
      title={t('turnOnTitle')}
      confirm={{ label: t('turnOn') }}
      keep={t('keepOff')}
      isRunning={resume.isRunning}
      onConfirm={turnOn}
      onClose={onClose}
    >
      <p>
        {t('unproven')} {t('turnOnText')}
      </p>
    </Dialog>
  );
}
