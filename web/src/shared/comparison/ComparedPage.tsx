import type { Comparison } from '@writdesk/contract/documents/version-values';
import { useState } from 'react';
import { Question, SelectInput } from '../form/index.ts';
import { useText } from '../i18n/translate.ts';
import { Segments } from '../ui/index.ts';
import { messages } from './messages.ts';

interface ComparedPageProps {
  comparison: Comparison;
  onPage: (page: number) => void;
}

type Shown = 'difference' | 'before' | 'after';

/** One page of both files: what differs, or either as it is. */
export function ComparedPage({ comparison: { pages, picture }, onPage }: ComparedPageProps) {
  const t = useText(messages);
  const [shown, setShown] = useState<Shown>('difference');
  if (!picture) return <p>{t('samePages')}</p>;
  const { page } = picture;
  const png = picture[shown];
  const options = pages.map((isChanged, index) => ({
    value: String(index + 1),
    label: t(isChanged ? 'pageChanged' : 'pageSame', { page: index + 1 }),
  }));
  return (
    <>
      {!pages.includes(true) && <p>{t('samePages')}</p>}
      <div className="compared-choices">
        {pages.length > 1 && (
          <Question label={t('page')} field={{ id: 'compared-page' }}>
            <SelectInput<string>
              id="compared-page"
              size="middle"
              error={undefined}
              value={String(page)}
              options={options}
              onChange={(next) => next && onPage(Number(next))}
            />
          </Question>
        )}
        <Segments
          label={t('pictures')}
          value={shown}
          onChange={setShown}
          options={(['difference', 'before', 'after'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {shown === 'difference' && <p className="compared-legend">{t('legend')}</p>}
      {png === null ? (
        <p>{t('noSuchPage', { page })}</p>
      ) : (
        <img
          className="compared-picture"
          src={`data:image/png;base64,${png}`}
          alt={`${t(shown)}, ${t('onPage', { page })}`}
        />
      )}
    </>
  );
}
