import { notifications } from '@writdesk/contract/notifications/notifications';
import { Bell } from 'lucide-react';
import { useCall } from '../../shared/api/hooks.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Popup } from '../../shared/ui/overlay/Popup.tsx';
import { Skeleton } from '../../shared/ui/states/Skeleton.tsx';
import { messages } from '../messages.ts';
import { later } from './later.tsx';

const shownAtOnce = 20;
const Panel = later(() => import('./NotificationPanel.tsx'), Waiting);

/** The bell, and behind it the notifications, newest first. */
export function Notifications() {
  const t = useText(messages);
  const query = useCall(notifications.list, { query: { size: shownAtOnce }, quiet: true });
  Panel.useSoon();
  const unread = query.data?.unread ?? 0;
  return (
    <Popup
      label={t('notifications')}
      align="end"
      renderButton={(props) => (
        <button
          {...props}
          type="button"
          className="icon-button"
          aria-label={unread > 0 ? t('notificationsUnread', { count: unread }) : t('notifications')}
        >
          <Bell size={18} strokeWidth={1.9} aria-hidden />
          {unread > 0 && <span className="unread-dot" />}
        </button>
      )}
    >
      {(close) => <Panel.Later query={query} onDone={close} />}
    </Popup>
  );
}

/** What the panel shows too while it has no answer. */
function Waiting() {
  const t = useText(messages);
  return (
    <div className="notification-panel">
      <div className="panel-head">
        <h2>{t('notifications')}</h2>
      </div>
      <Skeleton lines={4} label={t('theNotifications')} />
    </div>
  );
}
