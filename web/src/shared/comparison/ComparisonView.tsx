import type { Comparison } from '@writdesk/contract/documents/version-values';
import { useState } from 'react';
import { useText } from '../i18n/translate.ts';
import { Segments } from '../ui/index.ts';
import { ComparedPage } from './ComparedPage.tsx';
import { messages } from './messages.ts';
import './comparison.css';

interface ComparisonViewProps {
  comparison: Comparison;
  onPage: (page: number) => void;
}

/** What differs between two files: the words that went and came, or the pages as they look. */
export function ComparisonView({ comparison, onPage }: ComparisonViewProps) {
  const t = useText(messages);
  const [view, setView] = useState<'WORDS' | 'PICTURE'>('WORDS');
  return (
    <div className="comparison">
      <Segments
        label={t('view')}
        value={view}
        onChange={setView}
        options={[
          { value: 'WORDS', label: t('inWords') },
          { value: 'PICTURE', label: t('asPicture') },
        ]}
      />
      {view === 'WORDS' ? (
        <ComparedWords words={comparison.words} />
      ) : (
        <ComparedPage comparison={comparison} onPage={onPage} />
      )}
    </div>
  );
}

function ComparedWords({ words }: Pick<Comparison, 'words'>) {
  const t = useText(messages);
  if (words.length === 0) return <p>{t('sameWords')}</p>;
  // Each change stands where the page turns or the words between were left out.
  const isNew = (index: number) => index === 0 || words[index - 1]?.page !== words[index]?.page;
  return (
    <div className="compared-words">
      {words.map(({ kind, page, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the runs of one answer never change their order
        <span key={index}>
          {isNew(index) && <strong>{t('onPage', { page })}</strong>}
          {kind === 'SAME' && text}
          {kind === 'REMOVED' && (
            <del>
              <span className="visually-hidden">{t('removed')} </span>
              {text}
            </del>
          )}
          {kind === 'ADDED' && (
            <ins>
              <span className="visually-hidden">{t('added')} </span>
              {text}
            </ins>
          )}{' '}
        </span>
      ))}
    </div>
  );
}
