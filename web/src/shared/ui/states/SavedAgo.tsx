import { CheckCheck, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ago } from '../../formats/dates.ts';
import { useText } from '../../i18n/translate.ts';
import { messages } from '../messages.ts';
import './saved-ago.css';

interface SavedAgoProps {
  /** When the draft was last saved; null before the first time. */
  savedAt: string | number | null;
  state?: 'idle' | 'saving' | 'failed';
}

/** "Saved 10 s ago" at a form's title, counting on by itself. Only failures are read out. */
export function SavedAgo({ savedAt, state = 'idle' }: SavedAgoProps) {
  const t = useText(messages);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  if (state === 'failed') {
    return (
      <span className="saved-ago failed" role="alert">
        <CircleAlert size={15} aria-hidden />
        {t('notSaved')}
      </span>
    );
  }
  if (state === 'saving') return <span className="saved-ago">{t('saving')}</span>;
  if (savedAt === null) return null;
  const freshMs = Math.max(now, Date.now()) - new Date(savedAt).getTime();
  return (
    <span className="saved-ago">
      <CheckCheck size={15} aria-hidden />
      {freshMs < 5000
        ? t('justNow')
        : t('saved', { ago: ago(savedAt, Math.max(now, new Date(savedAt).getTime())) })}
    </span>
  );
}
