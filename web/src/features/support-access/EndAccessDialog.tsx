import { type SupportAccessRow, supportAccesses } from '@writdesk/contract/support-access/support-access';
import { KeyRound } from 'lucide-react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Asks before somebody is stopped in the middle of their work. */
export function EndAccessDialog({
  access: { id, by, firm },
  onClose,
}: {
  access: SupportAccessRow;
  onClose: () => void;
}) {
  const t = useText(messages);
  const end = useAction(supportAccesses.end, {
    onDone: () => {
      toast.success(t('endedText', { firm: firm.name }), { title: t('endedTitle') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('endTitle', { name: by.name })}
      keep={t('keepRunning')}
      confirm={{ label: t('endAct'), danger: true, icon: <KeyRound size={16} aria-hidden /> }}
      isRunning={end.isRunning}
      onConfirm={() => end.run({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('endText', { firm: firm.name })}</p>
    </Dialog>
  );
}
