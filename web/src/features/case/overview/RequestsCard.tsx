import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases';
import { Check, FileQuestionMark, PencilLine } from 'lucide-react';
import { dayOf, proseDay, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { zoneOf } from '../court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from './messages.ts';

type Request = CaseDetails['requests'][number];

/** What was asked of the client and of the processor: what is open first, and where to answer it. */
export function RequestsCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('requests');
  const { isClient } = usePerson();
  const { requests, can } = details;
  const isOpen = requests.some(({ answeredAt }) => !answeredAt);
  if (!isOpen) return null;
  const ofClient = requests.filter(({ addressee }) => addressee === 'CLIENT');
  const ofProcessor = requests.filter(({ addressee }) => addressee === 'PROCESSOR');
  return (
    <Sheet title={t('requests')} edge="hold" id="requests" className={`wide-card ${fresh}`}>
      <RequestList title={isClient ? null : t('askedClient')} requests={ofClient} zone={zoneOf(details)} />
      <RequestList title={t('askedProcessor')} requests={ofProcessor} zone={zoneOf(details)} />
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
  zone: string;
}

function RequestList({ title, requests, zone }: RequestListProps) {
  if (requests.length === 0) return null;
  const open = requests.filter(({ answeredAt }) => !answeredAt);
  const answered = requests.filter(({ answeredAt }) => answeredAt);
  return (
    <>
      {title && <h3 className="request-group">{title}</h3>}
      <ul className="request-list">
        {[...open, ...answered].map((request) => (
          <RequestRow key={request.id} request={request} zone={zone} />
        ))}
      </ul>
    </>
  );
}

function RequestRow({ request, zone }: { request: Request; zone: string }) {
  const t = useText(messages);
  const { item, message, kind, clerical, dueOn, answeredAt } = request;
  const today = todayIn(zone);
  const Icon = answeredAt ? Check : kind === 'DOCUMENT' ? FileQuestionMark : PencilLine;
  const notes = [
    message,
    clerical && t('clerical'),
    answeredAt
      ? t('answered', { day: proseDay(dayOf(answeredAt, zone), today) })
      : dueOn && t('dueBy', { day: proseDay(dueOn, today) }),
  ];
  return (
    <li className={answeredAt ? 'tone-gain' : 'tone-hold'}>
      <Icon size={16} aria-hidden />
      <span className="request-words">
        {item}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}
