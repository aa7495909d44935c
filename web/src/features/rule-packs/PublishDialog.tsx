import { rulePacks, type PackDetails } from '@writdesk/contract/rule-packs/rule-packs';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { MoveWords } from './MoveWords.tsx';
import { usePolling } from '../../shared/ui/states/use-polling.ts';

const PAGE_SIZE = 5;

/** Shows what the draft moves before it becomes the law. */
export function PublishDialog({ draft, onClose }: { draft: PackDetails; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { state, version, lockVersion } = draft;
  const impact = useImpact(draft);
  const publish = useAction(rulePacks.publish, {
    onDone: () => {
      toast.success(t('publishDone', { version }));
      onClose();
      void navigate({ to: '.', search: {} });
    },
  });
  return (
    <Dialog
      open
      title={t('publishTitle', { version })}
      width={560}
      keep={t('keepDraft')}
      confirm={{
        label: t('publishDo', { version }),
        icon: <Send size={16} aria-hidden />,
        disabled: !impact.isReady,
      }}
      comment={{ label: t('publishNote'), keptAs: `publish.${state}` }}
      isRunning={publish.isRunning}
      onConfirm={(note) => publish.run({ params: { state }, body: { version: lockVersion, note } })}
      onClose={onClose}
    >
      <p>{t('publishText')}</p>
      <Impact of={impact} />
    </Dialog>
  );
}

/** Has the draft counted, and reads what it moves, page by page. */
function useImpact({ state, lockVersion }: PackDetails) {
  const [page, setPage] = useState(1);
  const start = useAction(rulePacks.startImpact);
  const { run } = start;
  useEffect(() => run({ params: { state }, body: { version: lockVersion } }), [run, state, lockVersion]);
  const query = useCall(rulePacks.impact, {
    params: { state },
    query: { page, size: PAGE_SIZE },
    enabled: start.reply !== undefined,
    keepPrevious: true,
    quiet: true,
  });
  const { data } = query;
  const isReady = Boolean(data?.isCurrent && data.count?.endedAt);
  usePolling(start.reply !== undefined && !isReady, query.refetch);
  return { data, isReady, begun: start.reply, page, setPage };
}

function Impact({ of: { data, isReady, begun, page, setPage } }: { of: ReturnType<typeof useImpact> }) {
  const t = useText(messages);
  if (!data || !isReady) {
    const { done = 0, total = 0 } = data?.count ?? begun ?? {};
    return (
      <p role="status" className="rule-impact-note">
        {t('impactCounting', { done: formatCount(done), total: formatCount(total) })}
      </p>
    );
  }
  if (data.total === 0)
    return (
      <p role="status" className="rule-impact-note">
        {t('impactNone')}
      </p>
    );
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <p role="status" className="rule-impact-note">
        {t('impact', { cases: data.total, dates: data.dates })}
      </p>
      <ul className="rule-impact" aria-label={t('impactList')}>
        {data.cases.map(({ caseId, title, moves }) => (
          <li key={caseId}>
            <Link to="/cases/$id" params={{ id: caseId }}>
              {title}
            </Link>
            {moves.map((move) => (
              <MoveWords key={move.event} of={move} />
            ))}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="rule-pager">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span>{t('page', { page, pages })}</span>
          <Button size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}
