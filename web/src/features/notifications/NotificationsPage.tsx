import { useNavigate, useSearch } from '@tanstack/react-router';
import { notificationGroups } from '@writdesk/contract/notifications/notification-groups';
import { notifications, type Notification } from '@writdesk/contract/notifications/notifications';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { Button } from 'antd';
import { BellOff, CheckCheck, Settings2, X } from 'lucide-react';
import { useRef } from 'react';
import { z } from 'zod';
import { useAction, useCall } from '../../shared/api/index.ts';
import { ChoiceSelect } from '../../shared/form/index.ts';
import { titleDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ButtonLink, EmptyState, LoadedPage, PageHead, Segments, Sheet } from '../../shared/ui/index.ts';
import { messages as groupMessages } from './messages.ts';
import { messages } from './list-messages.ts';
import { byDayAndGroup } from './notification-days.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useArrows } from './use-arrows.ts';
import './notification-list.css';

const addressOf = z.object({
  show: z.enum(['all', 'unread']).default('all').catch('all'),
  group: z
    .enum(['all', ...notificationGroups])
    .default('all')
    .catch('all'),
  caseId: z.string().default('').catch(''),
  /** The page is what is older than this one. */
  after: z.string().default('').catch(''),
});
type Address = z.output<typeof addressOf>;

const onePage = 50;

/** What one was notified of, by day and group. */
export default function NotificationsPage() {
  const t = useText(messages);
  const g = useText(groupMessages);
  const { holds } = usePerson();
  const navigate = useNavigate();
  const address = addressOf.parse(useSearch({ strict: false }));
  const { show, group, caseId, after } = address;
  const mayMark = holds('notification.update');
  const query = useCall(notifications.list, {
    query: {
      size: onePage,
      ...(show === 'unread' && { status: 'UNREAD' }),
      ...(group !== 'all' && { group }),
      ...(caseId && { caseId }),
      ...(after && { after }),
    },
    keepPrevious: true,
    quiet: true,
  });
  const known = useCall(preferences.read, { quiet: true, staleTimeMs: 5 * 60_000 });
  const readAll = useAction(notifications.readAll);
  /** Filters begin at the newest again. */
  const set = (patch: Partial<Address>) => {
    const said = Object.entries({ ...address, after: '', ...patch });
    const search = Object.fromEntries(said.filter(([, value]) => value !== '' && value !== 'all'));
    void navigate({ to: '.', search });
  };
  const groups = known.data?.groups.map((one) => one.group) ?? [];
  const newest = query.data?.notifications[0]?.createdAt;
  const caseName = caseId && (query.data?.notifications[0]?.title ?? t('oneCase'));
  return (
    <>
      <PageHead
        title={t('notifications')}
        facts={query.data && t('unreadCount', { count: query.data.unread })}
        actions={
          mayMark && (
            <>
              <ButtonLink to="/notifications/preferences" icon={<Settings2 size={16} aria-hidden />}>
                {t('settings')}
              </ButtonLink>
              <Button
                icon={<CheckCheck size={16} aria-hidden />}
                disabled={!query.data?.unread || readAll.isRunning}
                onClick={() =>
                  readAll.run({
                    body: {
                      ...(group !== 'all' && { group }),
                      ...(caseId && { caseId }),
                      ...(newest && !after && { until: newest }),
                    },
                  })
                }
              >
                {t(group === 'all' && !caseId ? 'markAllRead' : 'markTheseRead')}
              </Button>
            </>
          )
        }
      />
      <div className="notification-filters">
        <Segments
          label={t('show')}
          value={show}
          options={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
          onChange={(value) => set({ show: value })}
        />
        <ChoiceSelect
          label={t('group')}
          value={group}
          popupMatchSelectWidth={false}
          options={[
            { value: 'all', label: t('allGroups') },
            ...notificationGroups
              .filter((one) => one === group || groups.includes(one))
              .map((one) => ({ value: one, label: g(one) })),
          ]}
          onChange={(value) => set({ group: value })}
        />
        {caseId && (
          <Button icon={<X size={16} aria-hidden />} iconPlacement="end" onClick={() => set({ caseId: '' })}>
            {t('caseFilter', { name: caseName })}
          </Button>
        )}
      </div>
      <LoadedPage query={query} what={t('theNotifications')}>
        {({ notifications: rows, next }) => (
          <>
            {rows.length === 0 ? (
              <Nothing
                isFiltered={show === 'unread' || group !== 'all' || caseId !== ''}
                address={address}
                onClear={() => set({ show: 'all', group: 'all', caseId: '' })}
              />
            ) : (
              <Days rows={rows} mayMark={mayMark} onCase={caseId ? null : (id) => set({ caseId: id })} />
            )}
            {(after || next) && (
              <nav className="notification-pages" aria-label={t('pages')}>
                {after && <Button onClick={() => set({})}>{t('newest')}</Button>}
                {next && <Button onClick={() => set({ after: next })}>{t('older')}</Button>}
              </nav>
            )}
          </>
        )}
      </LoadedPage>
    </>
  );
}

interface DaysProps {
  rows: readonly Notification[];
  mayMark: boolean;
  onCase: ((caseId: string) => void) | null;
}

function Days({ rows, mayMark, onCase }: DaysProps) {
  const t = useText(messages);
  const g = useText(groupMessages);
  const list = useRef<HTMLDivElement>(null);
  const { run } = useAction(notifications.updateStatus);
  const mark = ({ id, status }: Notification) =>
    run({ body: { ids: [id], status: status === 'READ' ? 'UNREAD' : 'READ' } });
  useArrows(list, (key, id) => {
    const one = rows.find((row) => row.id === id);
    if (one && mayMark && key.toLowerCase() === 'u') mark(one);
  });
  return (
    <div className="notification-days" ref={list}>
      {byDayAndGroup(rows).map(({ day, groups }) => (
        <Sheet key={day} title={titleDay(day)} padded={false}>
          {groups.map(({ group, rows: own }) => (
            <section key={group ?? ''}>
              <h3>{group ? g(group) : t('other')}</h3>
              <ul>
                {own.map((one) => (
                  <NotificationRow key={one.id} one={one} onMark={mayMark ? mark : null} onCase={onCase} />
                ))}
              </ul>
            </section>
          ))}
        </Sheet>
      ))}
    </div>
  );
}

interface NothingProps {
  isFiltered: boolean;
  address: Address;
  onClear: () => void;
}

function Nothing({ isFiltered, address, onClear }: NothingProps) {
  const t = useText(messages);
  if (!isFiltered)
    return (
      <EmptyState icon={BellOff} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={BellOff}
      title={t(address.show === 'unread' ? 'noneUnread' : 'noneOfThese')}
      actions={<Button onClick={onClear}>{t('showAll')}</Button>}
    />
  );
}
