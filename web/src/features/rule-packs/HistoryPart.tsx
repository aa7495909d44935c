import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { DiffView } from './DiffView.tsx';
import { messages } from './messages.ts';

/** The versions, the latest first; each can be compared with the one that it changed. */
export function HistoryPart({ state }: { state: string }) {
  const t = useText(messages);
  const { data, error, refetch } = useCall(rulePacks.versions, { params: { state }, quiet: true });
  const [compared, setCompared] = useState<string | null>(null);
  if (error && !data)
    return <ErrorState error={error} what={t('theHistory')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} label={t('theHistory')} />;
  return (
    <Sheet title={t('history')} padded={false}>
      <ol className="rule-rows">
        {data.versions.map(
          ({ version, status, note, createdBy, createdAt, publishedAt, publishedBy, basedOn }) => (
            <li key={version}>
              <div className="rule-words">
                <h3>
                  {t('versionOf', { version })} <span className="rule-id">{t(`status_${status}`)}</span>
                </h3>
                {note && <p className="rule-sentence">{note === shipped ? t('asShipped') : note}</p>}
                <p className="rule-source quiet-words">
                  {t('madeBy', {
                    name: publishedBy ?? createdBy,
                    day: recordDay(dayOf(publishedAt ?? createdAt)),
                  })}
                </p>
                {compared === version && basedOn && <DiffView state={state} from={basedOn} to={version} />}
              </div>
              <div className="rule-row-acts">
                {basedOn && (
                  <Button size="small" onClick={() => setCompared(compared === version ? null : version)}>
                    {compared === version ? t('hideCompare') : t('compare', { version: basedOn })}
                  </Button>
                )}
              </div>
            </li>
          ),
        )}
      </ol>
    </Sheet>
  );
}

/** The note of the versions that the product brings, in the server's English. */
const shipped = 'As the product comes.';
