import { type Feed, feeds } from '@writdesk/contract/feeds/feeds';
import type { RouteReply } from '@writdesk/contract/route';
import { CircleCheck, CircleSlash, Hourglass, type LucideIcon, Rss } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { dayOf, recordDay, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import {
  Dialog,
  MoreMenu,
  PageFact,
  Status,
  type StatusLook,
  toast,
  TwoLines,
  NewButton,
} from '../../shared/ui/index.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { messages } from './messages.ts';

const NewFeedDialog = lazy(() => import('./NewFeedDialog.tsx'));

const looks: Readonly<Record<Feed['state'], { tone: StatusLook['tone']; icon: LucideIcon }>> = {
  OPEN: { tone: 'gain', icon: CircleCheck },
  EXPIRED: { tone: 'quiet', icon: Hourglass },
  REVOKED: { tone: 'stop', icon: CircleSlash },
};

/** What programs read by a secret address: the reader's own feeds, and for administrators those of their people. */
export default function FeedsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isMaking, setMaking] = useState(false);
  const [created, setCreated] = useState<RouteReply<typeof feeds.create> | null>(null);
  const [ending, setEnding] = useState<Feed | null>(null);
  const list = useListSearch(listSearch);
  const query = useListQuery(feeds.list, list);
  return (
    <>
      <ListPage
        name="feeds"
        title={t('feeds')}
        facts={<PageFact icon={<Rss size={15} aria-hidden />}>{t('feedsText')}</PageFact>}
        actions={
          holds('feed.create') && <NewButton onClick={() => setMaking(true)}>{t('newFeed')}</NewButton>
        }
        what={t('theFeeds')}
        query={query}
        rows={query.data?.feeds}
        list={list}
        columns={useColumns(setEnding)}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.name} second={`${t(row.kind)} · ${t(row.state)}`} />
        )}
        filters={[]}
        empty={{ icon: Rss, title: t('noFeeds'), text: t('noFeedsText') }}
      />
      {isMaking && (
        <Suspense>
          <NewFeedDialog
            onCreated={(reply) => {
              setMaking(false);
              setCreated(reply);
            }}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
      {created && <AddressDialog created={created} onClose={() => setCreated(null)} />}
      {ending && <RevokeDialog feed={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function useColumns(onEnd: (feed: Feed) => void): readonly Column<Feed>[] {
  const t = useText(messages);
  const about = ({ kind, report, figure, origins }: Feed) =>
    kind === 'TABLE' && report ? t(report) : figure ? [t(figure), ...origins].join(' · ') : null;
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      render: (row) => <TwoLines strong first={row.name} second={row.isOwn ? t('you') : row.owner.name} />,
    },
    {
      key: 'kind',
      title: t('kind'),
      width: '30%',
      render: (row) => <TwoLines first={t(row.kind)} second={about(row)} />,
    },
    {
      key: 'state',
      title: t('state'),
      width: 190,
      render: (row) => (
        <TwoLines
          first={
            <Status
              of={{ ...looks[row.state], label: { en: messages.en[row.state], es: messages.es[row.state] } }}
            />
          }
          second={
            row.revokedBy
              ? t('revokedBy', { name: row.revokedBy })
              : t('until', { day: recordDay(dayOf(row.expiresAt)) })
          }
        />
      ),
    },
    {
      key: 'read',
      title: t('lastRead'),
      width: 150,
      render: ({ lastReadAt }) => (lastReadAt ? recordMoment(lastReadAt) : t('never')),
    },
    menuColumn(t('actions'), (row) =>
      row.mayRevoke ? (
        <MoreMenu
          size="small"
          label={t('actionsFor', { name: row.name })}
          items={[{ key: 'revoke', label: t('revoke'), danger: true, onSelect: () => onEnd(row) }]}
        />
      ) : null,
    ),
  ];
}

function RevokeDialog({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const t = useText(messages);
  const revoke = useAction(feeds.revoke, {
    onDone: () => {
      toast.success(feed.name, { title: t('revoked') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('revokeTitle', { name: feed.name })}
      keep={t('keep')}
      confirm={{ label: t('revoke'), danger: true }}
      isRunning={revoke.isRunning}
      onConfirm={() => revoke.run({ params: { id: feed.id } })}
      onClose={onClose}
    >
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}
