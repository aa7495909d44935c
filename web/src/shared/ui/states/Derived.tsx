import { type ReactNode, useEffect, useState } from 'react';
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
        <>
          <p className="derived-note" aria-hidden>
            {t('beingRecalculated')}
          </p>
          <SpokenWait name={name} />
        </>
      )}
    </div>
  );
}

/** A moment’s wait isn’t worth a word to whoever listens: the answer comes before the word is said. */
const SPOKEN_AFTER_MS = 2_000;

function SpokenWait({ name }: { name: string }) {
  const t = useText(messages);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className="visually-hidden">
      {isLong && `${name}: ${t('beingRecalculated')}`}
    </span>
  );
}
