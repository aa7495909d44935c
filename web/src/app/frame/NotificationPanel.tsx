import { useNavigate } from '@tanstack/react-router';
import { notifications, type Notification } from '@writdesk/contract/notifications/notifications';
import { Button } from 'antd';
import { BellOff } from 'lucide-react';
import { useAction, type useCall } from '../../shared/api/hooks.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { EmptyState, ErrorState } from '../../shared/ui/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { messages } from '../messages.ts';
import { messages as panelMessages } from './notification-messages.ts';
import {
  calledWrong,
  datesMoved,
  pointsPassed,
  isOfFirm,
  isOfProposal,
  notificationTitle,
  notificationWords,
  supportStarted,
} from './notification-words.ts';

type Query = ReturnType<typeof useCall<typeof notifications.list>>;

/** The notifications of the person, newest first. */
export default function NotificationPanel({ query, onDone }: { query: Query; onDone: () => void }) {
  const t = useText(messages);
  const said = useText(panelMessages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const locale = useLocale();
  const mark = useAction(notifications.updateStatus, { quiet: true });
  const rows = query.data?.notifications;
  const unreadIds = rows?.filter(({ status }) => status === 'UNREAD').map(({ id }) => id) ?? [];
  const openRules = (state = '', search = {}) =>
    void navigate({ to: '/rules/$state', params: { state }, search });
  const openOne = ({ id, kind, status, caseId, params }: Notification) => {
    if (status === 'UNREAD') mark.run({ body: { ids: [id], status: 'READ' } });
    onDone();
    if (kind === supportStarted) void navigate({ to: '/support-access' });
    else if (isOfFirm(kind)) void navigate({ to: '/users' });
    else if (kind === datesMoved) void navigate({ to: '/rules/moved' });
    else if (kind === pointsPassed) void navigate({ to: '/', search: { passedFrom: params['from'] } });
    else if (isOfProposal(kind)) openRules(params['state'], { part: 'proposals' });
    else if (kind === calledWrong) openRules(params['state']);
    else if (caseId) void navigate({ to: '/cases/$id', params: { id: caseId } });
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
          {rows.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={one.status === 'UNREAD' ? 'notification unread' : 'notification'}
                onClick={() => openOne(one)}
              >
                <strong>{notificationTitle(one, locale)}</strong>
                <time dateTime={one.createdAt}>{recordMoment(one.createdAt)}</time>
                <span>{notificationWords(one, isClient ? 'client' : 'firm', locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
