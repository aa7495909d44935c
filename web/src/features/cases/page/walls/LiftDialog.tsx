import { type EthicalWall, ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { useAction } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface LiftDialogProps {
  caseId: string;
  wall: EthicalWall;
  onClose: () => void;
}

/** Asks before somebody learns of a case that they were kept from. */
export function LiftDialog({ caseId, wall: { user }, onClose }: LiftDialogProps) {
  const t = useText(messages);
  const lift = useAction(ethicalWalls.lift, {
    onDone: () => {
      toast.success(t('liftText'), { title: t('lifted', { name: user.name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('liftTitle', { name: user.name })}
      keep={t('keepWall')}
      confirm={{ label: t('liftAct'), danger: true }}
      isRunning={lift.isRunning}
      onConfirm={() => lift.run({ params: { id: caseId, userId: user.id } })}
      onClose={onClose}
    >
      <p>{t('liftText')}</p>
    </Dialog>
  );
}
