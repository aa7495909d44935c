import { account, type AccountSecurity, type AccountSession } from '@writdesk/contract/account/account';
import { Button } from 'antd';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { endSession as leaveThisOne } from '../../shared/session/session.ts';
import { Dialog, Sheet, toast } from '../../shared/ui/index.ts';
import { browserName } from './browser-name.ts';
import { messages } from './messages.ts';
import { useProof } from './use-proof.tsx';

/** Another tab, or the session's own end, was faster: what was wished for is so. */
function passIfEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error;
}

/** Where the person is signed in, and the way out of one, the others, or all. */
export function SessionsPart({ security }: { security: AccountSecurity }) {
  const t = useText(messages);
  const { sessions, hasPassword } = security;
  const { prove, question } = useProof(hasPassword);
  const [isAsking, setAsking] = useState(false);
  const action = { quiet: true };
  const end = useAction(account.endSession, action);
  const endAll = useAction(account.endSessions, action);
  const one = (session: string) =>
    prove(async (proof) => {
      await end.runAsync({ params: { session }, body: proof }).catch(passIfEnded);
      toast.success(t('sessionEnded'));
    });
  const others = () =>
    prove(async (proof) => {
      await endAll.runAsync({ body: { which: 'others', ...proof } });
      toast.success(t('othersEnded'));
    });
  const all = () => {
    setAsking(false);
    prove(async (proof) => {
      await endAll.runAsync({ body: { which: 'all', ...proof } });
      leaveThisOne();
    });
  };
  return (
    <Sheet title={t('sessions')}>
      <ul className="settings-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isRunning={end.isRunning}
            onEnd={() => one(session.id)}
          />
        ))}
      </ul>
      <div className="settings-acts">
        {sessions.length > 1 && (
          <Button loading={endAll.isRunning} onClick={others}>
            {t('signOutOthers')}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{t('signOutAll')}</Button>
      </div>
      {question}
      <Dialog
        open={isAsking}
        title={t('signOutAllTitle')}
        confirm={{ label: t('signOutAll'), danger: true }}
        keep={t('staySignedIn')}
        onConfirm={all}
        onClose={() => setAsking(false)}
      >
        <p>{t('signOutAllText')}</p>
      </Dialog>
    </Sheet>
  );
}

interface SessionRowProps {
  session: AccountSession;
  isRunning: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isRunning, onEnd }: SessionRowProps) {
  const t = useText(messages);
  const { startedAt, lastSeenAt, address, userAgent, current } = session;
  const name = browserName(userAgent) || t('unknownBrowser');
  return (
    <li>
      <Monitor size={18} aria-hidden />
      <div>
        <strong>
          {name} {current && <em>{t('thisBrowser')}</em>}
        </strong>
        <span>
          {t('signedIn', { when: proseMoment(startedAt) })}, {t('seen', { when: proseMoment(lastSeenAt) })}
        </span>
        <span>{t('from', { address })}</span>
      </div>
      {!current && (
        <Button aria-label={t('signOutOf', { name })} disabled={isRunning} onClick={onEnd}>
          {t('signOutThere')}
        </Button>
      )}
    </li>
  );
}
