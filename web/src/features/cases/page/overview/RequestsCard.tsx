import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Check, FileQuestionMark, PencilLine } from 'lucide-react';
import { dayOf, proseDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { askedPath, askedWords } from '../../../../labels/case/asked-field.ts';
import { stepOfPath } from '../../../../labels/case/steps.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { SendBackWords } from '../../shared/SendBackWords.tsx';
import { requestsNow, useSendBack } from '../../shared/use-send-back.ts';
import { messages } from './messages.ts';

type Request = CaseDetails['requests'][number];

/** Why the case was sent back, what was asked of the client and of the processor, and where to answer it. */
export function RequestsCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('requests');
  const { isClient } = usePerson();
  const sendBack = useSendBack(details);
  if (sendBack === undefined) return null;
  const { can } = details;
  const requests = requestsNow(details, sendBack);
  const isOpen = requests.some(({ answeredAt }) => !answeredAt);
  if (!isOpen && !sendBack) return null;
  const ofClient = requests.filter(({ addressee }) => addressee === 'CLIENT');
  const ofProcessor = requests.filter(({ addressee }) => addressee === 'PROCESSOR');
  const shared = { details, said: sendBack?.message ?? '' };
  return (
    <Sheet
      title={t(requests.length > 0 ? 'requests' : 'sentBack')}
      edge="hold"
      id="requests"
      className={`wide-card ${fresh}`}
    >
      {sendBack && <SendBackWords sendBack={sendBack} zone={zoneOf(details)} />}
      <RequestList title={isClient ? null : t('askedClient')} requests={ofClient} {...shared} />
      <RequestList title={t('askedProcessor')} requests={ofProcessor} {...shared} />
      {(can.edit || can.upload) && (
        <p className="request-acts">
          {can.edit && (
            <Link to="/cases/$id/edit" params={{ id: details.id }}>
              {t('answerHere')}
            </Link>
          )}
          {can.upload && (
            <Link to="." hash="documents">
              {t('addHere')}
            </Link>
          )}
        </p>
      )}
    </Sheet>
  );
}

interface RequestListProps {
  title: string | null;
  requests: readonly Request[];
  details: CaseDetails;
  /** The message that stands above already. */
  said: string;
}

function RequestList({ title, requests, ...rest }: RequestListProps) {
  if (requests.length === 0) return null;
  const open = requests.filter(({ answeredAt }) => !answeredAt);
  const answered = requests.filter(({ answeredAt }) => answeredAt);
  return (
    <>
      {title && <h3 className="request-group">{title}</h3>}
      <ul className="request-list">
        {[...open, ...answered].map((request) => (
          <RequestRow key={request.id} request={request} {...rest} />
        ))}
      </ul>
    </>
  );
}

interface RequestRowProps extends Pick<RequestListProps, 'details' | 'said'> {
  request: Request;
}

function RequestRow({ request, details, said }: RequestRowProps) {
  const t = useText(messages);
  const { item, message, kind, clerical, dueOn, answeredAt } = request;
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const Icon = answeredAt ? Check : kind === 'DOCUMENT' ? FileQuestionMark : PencilLine;
  const words = kind === 'FIELD' ? askedWords(item) : item;
  const path = kind === 'FIELD' && !answeredAt && details.can.edit ? askedPath(item) : null;
  const notes = [
    message !== said && message,
    clerical && t('clerical'),
    answeredAt
      ? t('answered', { day: proseDay(dayOf(answeredAt, zone), today) })
      : dueOn && t('dueBy', { day: proseDay(dueOn, today) }),
  ];
  return (
    <li className={answeredAt ? 'tone-gain' : 'tone-hold'}>
      <Icon size={16} aria-hidden />
      <span className="request-words">
        {path ? (
          <Link
            to="/cases/$id/edit"
            params={{ id: details.id }}
            search={{ step: stepOfPath(path), field: path }}
          >
            {words}
          </Link>
        ) : (
          words
        )}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}
