import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { Check, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { call, isCancelled } from '../../../../shared/api/index.ts';
import { proseDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { thrownText } from '../../../../shared/ui/index.ts';
import { openClientRequests } from '../../shared/client-requests.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { SendBackWords } from '../../shared/SendBackWords.tsx';
import { requestsNow, useSendBack } from '../../shared/use-send-back.ts';
import { askedWords } from '../../../../labels/case/asked-field.ts';
import { messages } from '../messages.ts';
import { draftMessages } from '../draft/draft-messages.ts';
import { requestPlace } from './request-place.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStep } from './use-step.ts';

type Request = CaseDetails['requests'][number];

/** What the firm said when it sent the case back, and what of it is still open; each line leads to its field. */
export function OpenRequests() {
  const { record } = useDraft();
  return record?.status === 'RETURNED_TO_CLIENT' ? <SentBack record={record} /> : null;
}

function SentBack({ record }: { record: CaseDetails }) {
  const t = useText(draftMessages);
  const sendBack = useSendBack(record);
  if (sendBack === undefined) return null;
  const requests = requestsNow(record, sendBack).filter(({ addressee }) => addressee === 'CLIENT');
  const open = openClientRequests(record);
  if (!sendBack && requests.length === 0) return null;
  const title = open.length > 0 ? 'firmAsks' : requests.length > 0 ? 'allAnswered' : 'firmSentBack';
  return (
    <section className="form-note hold" aria-labelledby="firm-asks">
      <h2 id="firm-asks">
        <MessageSquareReply size={16} aria-hidden />
        {t(title)}
      </h2>
      {sendBack && <SendBackWords sendBack={sendBack} zone={zoneOf(record)} />}
      {requests.length > 0 && (
        <ul className="asked-list">
          {requests.map((request) => (
            <AskedRow key={request.id} request={request} said={sendBack?.message ?? ''} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AskedRow({ request, said }: { request: Request; said: string }) {
  const t = useText(draftMessages);
  const { record } = useDraft();
  const { message, dueOn, answeredAt, kind } = request;
  if (answeredAt !== null) {
    return (
      <li>
        <span className="asked-done">
          <Check size={15} aria-hidden />
          {wordsOf(request)} <small>{t('askedDone')}</small>
        </span>
      </li>
    );
  }
  const today = record ? todayIn(zoneOf(record)) : todayIn();
  return (
    <li>
      <span className="asked-words">
        <RequestLink request={request} />
        {message && message !== said && ` ${message}`}
        {dueOn && ` ${t('dueBy', { day: proseDay(dueOn, today) })}`}
      </span>
      <NoChange request={request} label={t(kind === 'DOCUMENT' ? 'nothingToAdd' : 'nothingToChange')} />
    </li>
  );
}

/** Leads to the step and the field; what names no field is words alone. */
function RequestLink({ request }: { request: Request }) {
  const { go } = useStep();
  const place = requestPlace(request);
  if (!place) return <strong>{wordsOf(request)}</strong>;
  return (
    <a
      href={`?step=${place.step}&field=${place.path}`}
      onClick={(event) => {
        event.preventDefault();
        go(place.step, place.path);
      }}
    >
      {wordsOf(request)}
    </a>
  );
}

/** Answers a request without a change: what stands there is right as it is. */
function NoChange({ request, label }: { request: Request; label: string }) {
  const t = useText(messages);
  const own = useText(draftMessages);
  const { draft } = useDraft();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async () => {
    setRunning(true);
    setProblem(null);
    try {
      await draft.flush();
      await draft.act(
        ({ id, version }) =>
          call(cases.save, { params: { id }, body: { version, answers: [request.id] }, quiet: true }),
        { recordOf: (reply) => reply, goOn: true },
      );
    } catch (error) {
      if (!isCancelled(error)) setProblem(thrownText(error) || t('notSavedYet'));
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        loading={isRunning}
        aria-label={own('aboutRequest', { what: label, item: wordsOf(request) })}
        onClick={() => void answer()}
      >
        {label}
      </Button>
      {problem && (
        <p className="question-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** On the last step, in the place of the button: why the case can't be sent back yet. */
export function StillOpen() {
  const t = useText(draftMessages);
  const { record } = useDraft();
  const open = record?.status === 'RETURNED_TO_CLIENT' ? openClientRequests(record) : [];
  if (open.length === 0) return null;
  return (
    <section className="form-note hold still-open" aria-labelledby="still-open">
      <h2 id="still-open">{t('stillOpen', { count: open.length })}</h2>
      <ul>
        {open.map((request) => (
          <li key={request.id}>
            <RequestLink request={request} />
          </li>
        ))}
      </ul>
      <p>{t('stillOpenText')}</p>
    </section>
  );
}

function wordsOf({ kind, item }: Request): string {
  return kind === 'FIELD' ? askedWords(item) : item;
}
