import { Link, type LinkProps } from '@tanstack/react-router';
import type { Notification } from '@writdesk/contract/notifications/notifications';
import { Button } from 'antd';
import { ListFilter, Mail, MailOpen } from 'lucide-react';
import { localZone, timeAt } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { notificationLines } from '../../labels/notification-lines.ts';
import { notificationTarget } from '../../labels/notification-target.ts';
import { messages } from './list-messages.ts';

interface NotificationRowProps {
  one: Notification;
  onMark: ((one: Notification) => void) | null;
  /** Shows those of its case alone; null where it is about none, or already so. */
  onCase: ((caseId: string) => void) | null;
}

/** One notification: it leads to what it speaks of, and is read by that. */
export function NotificationRow({ one, onMark, onCase }: NotificationRowProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const { title, text } = notificationLines(one, { side: isClient ? 'client' : 'firm', locale });
  const isUnread = one.status === 'UNREAD';
  const target = notificationTarget(one);
  const words = (
    <>
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  );
  const { caseId } = one;
  return (
    <li data-row={one.id} className={isUnread ? 'notification-row unread' : 'notification-row'}>
      {isUnread && <span className="visually-hidden">{t('unread')}</span>}
      {target ? (
        <Link
          {...(target as LinkProps)}
          className="notification-words"
          onClick={() => isUnread && onMark?.(one)}
        >
          {words}
        </Link>
      ) : (
        <div className="notification-words">{words}</div>
      )}
      <time dateTime={one.createdAt}>{timeAt(one.createdAt, localZone(), { zone: 'never', locale })}</time>
      <div className="notification-acts">
        {onCase && caseId && (
          <Button
            type="text"
            size="small"
            icon={<ListFilter size={16} aria-hidden />}
            aria-label={t('onlyThisCase', { title })}
            title={t('onlyThisCaseShort')}
            onClick={() => onCase(caseId)}
          />
        )}
        {onMark && (
          <Button
            type="text"
            size="small"
            icon={isUnread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
            aria-label={t(isUnread ? 'markRead' : 'markUnread', { title })}
            title={t(isUnread ? 'markReadShort' : 'markUnreadShort')}
            aria-keyshortcuts="u"
            onClick={() => onMark(one)}
          />
        )}
      </div>
    </li>
  );
}
