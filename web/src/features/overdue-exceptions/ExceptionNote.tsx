import { type OverdueException, overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { Button } from 'antd';
import { CircleCheck, CirclePause, Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Note } from '../../shared/ui/index.ts';
import type { Deciding } from './DecideDialog.tsx';
import { messages } from './messages.ts';

const RequestDialog = lazy(() => import('./RequestDialog.tsx'));
const DecideDialog = lazy(() => import('./DecideDialog.tsx'));

interface ExceptionNoteProps {
  /** Its name where it is known. */
  firm: { id: string; name?: string };
  clientId: string;
}

/** Where an exception of a firm for a company stands, next to what is overdue: the company asks, the firm answers. */
export default function ExceptionNote({ firm, clientId }: ExceptionNoteProps) {
  const { holds } = usePerson();
  const { data } = useCall(overdueExceptions.list, {
    query: { firmId: firm.id, clientId, size: 1 },
    enabled: holds('invoice.read-exception'),
    quiet: true,
  });
  if (!data) return null;
  const [latest = null] = data.exceptions;
  if (latest?.status === 'REQUESTED' || latest?.status === 'GRANTED') return <Standing exception={latest} />;
  return holds('invoice.request-exception') ? <Past firm={firm} latest={latest} /> : null;
}

function Standing({ exception }: { exception: OverdueException }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { can, status, firm, client, reason, promisedOn, requestedAt } = exception;
  const button = (kind: Deciding) => (
    <Button size="small" danger={kind === 'revoke'} onClick={() => setDeciding(kind)}>
      {t(kind)}
    </Button>
  );
  const action = can.decide ? (
    <>
      {button('grant')}
      {button('refuse')}
    </>
  ) : (
    can.revoke && button('revoke')
  );
  return (
    <>
      {status === 'GRANTED' ? (
        <Note tone="gain" icon={CircleCheck} action={action}>
          {t('standing', {
            day: recordDay(exception.lastDay ?? ''),
            used: exception.usedCases,
            most: exception.mostCases ?? 0,
          })}
        </Note>
      ) : (
        <Note tone="hold" icon={Hourglass} action={action}>
          {isClient
            ? t('waiting', { firm: firm.name, day: recordDay(dayOf(requestedAt)) })
            : t('wants', { company: client.name, day: recordDay(promisedOn), reason })}
        </Note>
      )}
      <Suspense>
        {deciding && <DecideDialog exception={exception} kind={deciding} onClose={() => setDeciding(null)} />}
      </Suspense>
    </>
  );
}

/** Nothing stands: what became of the last one, and the way to ask. */
function Past({ firm, latest }: { firm: ExceptionNoteProps['firm']; latest: OverdueException | null }) {
  const t = useText(messages);
  const [isAsking, setAsking] = useState(false);
  const said = () => {
    switch (latest?.status) {
      case 'REFUSED':
        return t('refusedText', { firm: latest.firm.name, answer: latest.answer ?? '' });
      case 'REVOKED':
        return t('revokedText', { firm: latest.firm.name, answer: latest.revokeReason ?? '' });
      case 'USED_UP':
        return t('usedUpText', { most: latest.mostCases ?? 0 });
      case 'ENDED':
        return t('endedText', { day: recordDay(latest.lastDay ?? '') });
      default:
        return t('mayAsk', { firm: firm.name ?? t('theFirm') });
    }
  };
  return (
    <>
      <Note
        tone="desk"
        icon={CirclePause}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        }
      >
        {said()}
      </Note>
      <Suspense>{isAsking && <RequestDialog firm={firm} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
