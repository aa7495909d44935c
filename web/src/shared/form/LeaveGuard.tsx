import { useBlocker } from '@tanstack/react-router';
import { useText } from '../i18n/translate.ts';
import { isLeaving } from '../session/session.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { mergeMessages } from './merge-messages.ts';

/** Asks before a page is left with typing that is not saved. The end of the session is never held up. */
export function LeaveGuard({ isChanged, onLeave }: { isChanged: boolean; onLeave?: () => void }) {
  const t = useText(mergeMessages);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => !isLeaving() && current.pathname !== next.pathname,
    enableBeforeUnload: () => !isLeaving(),
    disabled: !isChanged,
    withResolver: true,
  });
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      title={t('leaveTitle')}
      keep={t('stay')}
      confirm={{ label: t('leave'), danger: true }}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}
