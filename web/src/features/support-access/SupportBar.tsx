import { type SupportAccessRow, supportAccesses } from '@writdesk/contract/support-access/support-access';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { changed, useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/toast/toast.ts';
import { messages } from './messages.ts';
import { useOwnAccesses } from './own-access.ts';
import './support-access.css';

const minuteMs = 60_000;
/** How often the server is asked again about one that should be over. */
const askEveryMs = 2_000;

/** What an administrator has open, above every page, until it ends. */
export default function SupportBar() {
  const t = useText(messages);
  const accesses = useOwnAccesses();
  const ids = accesses?.map(({ id }) => id).join(' ');
  const known = useRef(ids);
  useEffect(() => {
    // One more or one less: the page below may open more or less than it shows.
    if (known.current !== undefined && known.current !== ids) changed('case', 'file');
    known.current = ids;
  }, [ids]);
  if (!accesses?.length) return null;
  return (
    <section className="support-bars" aria-label={t('barLabel')}>
      {accesses.map((access) => (
        <Bar key={access.id} access={access} />
      ))}
    </section>
  );
}

function Bar({ access: { id, firm, caseId, reason, endsAt } }: { access: SupportAccessRow }) {
  const t = useText(messages);
  const left = useTimeLeft(endsAt);
  const end = useAction(supportAccesses.end, {
    onDone: () => {
      toast.success(t('endedText', { firm: firm.name }), { title: t('endedTitle') });
      // The button is gone; a keyboard goes on in the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  const count = Math.floor(left / minuteMs);
  return (
    <div className="support-bar tone-hold">
      <KeyRound size={18} strokeWidth={2} aria-hidden />
      <p>
        <strong>{t(caseId ? 'barCase' : 'barFirm', { firm: firm.name })}</strong>
        <span className="support-bar-reason">{reason}</span>
      </p>
      <span className="support-bar-left" role="timer">
        {count >= 1 ? t('minutesLeft', { count }) : t('lastMinute')}
      </span>
      <Button size="small" loading={end.isRunning} onClick={() => end.run({ params: { id } })}>
        {t('endNow')}
      </Button>
    </div>
  );
}

/** Milliseconds until then, looked at each second; asks the server when it is over. */
function useTimeLeft(until: string): number {
  const leftAt = (now: number) => Math.max(0, Date.parse(until) - now);
  const [left, setLeft] = useState(() => leftAt(Date.now()));
  useEffect(() => {
    let asked = 0;
    const timer = setInterval(() => {
      const now = Date.now();
      setLeft(Math.max(0, Date.parse(until) - now));
      if (Date.parse(until) > now || now - asked < askEveryMs) return;
      asked = now;
      changed('support-access');
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
