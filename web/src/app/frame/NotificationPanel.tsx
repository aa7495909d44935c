import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { notifications, type Notification } from '@writdesk/contract/notifications/notifications';
import { Button } from 'antd';
import { BellOff } from 'lucide-react';
import { useAction, type useCall } from '../../shared/api/hooks.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/states/Skeleton.tsx';
import { messages } from '../messages.ts';
import { notificationLines } from '../../labels/notification-lines.ts';
import { notificationTarget } from '../../labels/notification-target.ts';
import { messages as panelMessages } from './notification-panel-messages.ts';

type Query = ReturnType<typeof useCall<typeof notifications.list>>;

/** The notifications of the person, newest first. */
export default function NotificationPanel({ query, onDone }: { query: Query; onDone: () => void }) {
  const t = useText(messages);
  const said = useText(panelMessages);
  const navigate = useNavigate();
  const { isClient, holds } = usePerson();
  const locale = useLocale();
  const mark = useAction(notifications.updateStatus, { quiet: true });
  const rows = query.data?.notifications;
  const unreadIds = rows?.filter(({ status }) => status === 'UNREAD').map(({ id }) => id) ?? [];
  const openOne = (one: Notification) => {
    if (one.status === 'UNREAD') mark.run({ body: { ids: [one.id], status: 'READ' } });
    onDone();
    const target = notificationTarget(one);
    if (target) void navigate(target as LinkProps);
  };
  return (
    <div className="notification-panel">
      <div className="panel-head">
        <h2>{t('notifications')}</h2>
        {unreadIds.length > 0 && (
          <Button
            type="link"
            size="small"
            disabled={mark.isRunning}
            onClick={() => mark.run({ body: { ids: unreadIds, status: 'READ' } })}
          >
            {said('markAllRead')}
          </Button>
        )}
      </div>
      {query.error && !rows && (
        <ErrorState error={query.error} what={t('theNotifications')} onRetry={() => void query.refetch()} />
      )}
      {!rows && !query.error && <Skeleton lines={4} label={t('theNotifications')} />}
      {rows?.length === 0 && (
        <EmptyState icon={BellOff} title={said('noNotifications')}>
          {said('noNotificationsText')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className="notification-list">
          {rows.map((one) => {
            const { title, text } = notificationLines(one, { side: isClient ? 'client' : 'firm', locale });
            return (
              <li key={one.id}>
                <button
                  type="button"
                  className={one.status === 'UNREAD' ? 'notification unread' : 'notification'}
                  onClick={() => openOne(one)}
                >
                  <strong>{title}</strong>
                  <time dateTime={one.createdAt}>{recordMoment(one.createdAt)}</time>
                  <span>{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="panel-foot">
        <Link to="/notifications" onClick={onDone}>
          {said('allNotifications')}
        </Link>
        {holds('notification.update') && (
          <Link to="/notifications/preferences" onClick={onDone}>
            {said('preferences')}
          </Link>
        )}
      </div>
    </div>
  );
}
