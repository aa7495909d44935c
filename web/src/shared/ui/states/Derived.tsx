import type { ReactNode } from 'react';
import { useText } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';
import './derived.css';

interface DerivedProps {
  /** What is derived, for those who only hear the note. */
  name: string;
  /** Only an answer about a former version is there. */
  isWaiting: boolean;
  children: ReactNode;
}

/** What is derived from a record. Where it waits it says so, in the room that the former answer took, which is not shown as the present one. */
export function Derived({ name, isWaiting, children }: DerivedProps) {
  const t = useText(messages);
  return (
    <div className={isWaiting ? 'derived waits' : 'derived'} aria-busy={isWaiting}>
      {children}
      {isWaiting && (
        <p className="derived-note" role="status">
          <span className="visually-hidden">{`${name}: `}</span>
          {t('beingRecalculated')}
        </p>
      )}
    </div>
  );
}
