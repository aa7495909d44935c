import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface StaleDraftProps {
  /** What another person saved of the part that is being written, in words. */
  changed: readonly { label: string; value: string }[];
  /** When nothing of this part changed. */
  children: ReactNode;
}

/** Says what another person saved meanwhile: each field with its new words. */
export function StaleDraft({ changed, children }: StaleDraftProps) {
  const t = useText(messages);
  return (
    <div className="rule-stale" role="alert">
      <p>{t('draftMoved')}</p>
      {changed.length === 0 ? (
        <p>{children}</p>
      ) : (
        <ul>
          {changed.map(({ label, value }) => (
            <li key={label}>
              {label}: {value || t('emptied')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
