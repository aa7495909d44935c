import { Link, useNavigate } from '@tanstack/react-router';
import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import { notifications, type Notification } from '@writdesk/contract/notifications/notifications';
import { rulePackNotifications } from '@writdesk/contract/rule-packs/rule-pack-notifications';
import { propertyNotifications } from '@writdesk/contract/properties/property-notifications';
import { supportAccessNotifications } from '@writdesk/contract/support-access/support-access-notifications';
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
import { notificationLines } from '../../labels/notification-lines.ts';
import { messages as panelMessages } from './notification-panel-messages.ts';

const datesMoved = rulePackNotifications.moved.kind;
/** Opens the accesses, also where it is for one case. */
const propertyTaken = propertyNotifications.removed.kind;
const supportStarted = supportAccessNotifications.started.kind;

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
  const go: Readonly<Record<SubjectKind, (one: Notification) => void>> = {
    case: ({ subject }) => void navigate({ to: '/cases/$id', params: { id: subject.id } }),
    courthouse: ({ subject }) => void navigate({ to: '/courthouses/$id', params: { id: subject.id } }),
    firm: ({ params }) => void navigate({ to: '/', search: { passedFrom: params['from'] } }),
    invite: () => undefined,
    property: ({ kind, subject }) =>
      void (kind === propertyTaken
        ? navigate({ to: '/properties' })
        : navigate({ to: '/properties/$id', params: { id: subject.id } })),
    'rule-pack': ({ kind, subject }) =>
      void (kind === datesMoved
        ? navigate({ to: '/rules/moved' })
        : navigate({ to: '/rules/$state', params: { state: subject.id } })),
    'rule-proposal': ({ params }) =>
      void navigate({
        to: '/rules/$state',
        params: { state: params['state'] ?? '' },
        search: { part: 'proposals' },
      }),
    'support-access': () => void navigate({ to: '/support-access' }),
    user: () => void navigate({ to: '/users' }),
  };
  const openOne = (one: Notification) => {
    if (one.status === 'UNREAD') mark.run({ body: { ids: [one.id], status: 'READ' } });
    onDone();
    if (one.kind === supportStarted) go['support-access'](one);
    else go[one.subject.kind](one);
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
      {holds('notification.update') && (
        <Link className="panel-foot" to="/notifications/preferences" onClick={onDone}>
          {said('preferences')}
        </Link>
      )}
    </div>
  );
}
