import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { Gavel, Landmark, MapPin, PencilLine, Printer, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  ButtonLink,
  Dialog,
  Facts,
  LoadedPage,
  Note,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
  toast,
} from '../../shared/ui/index.ts';
import { DocketCases } from './DocketCases.tsx';
import { EditDocketDialog } from './DocketDialogs.tsx';
import { dayAndTime, type DocketDetails } from './docket-words.ts';
import { messages } from './messages.ts';
import { Suggestions } from './Suggestions.tsx';
import './dockets.css';

/** One docket: its cases in the order of their call, how much room is left, and what can be applied to it. */
export default function DocketPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(dockets.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theDocket')}>
      {(docket) => (
        <RecordPage
          head={<Head docket={docket} />}
          notes={<ClosureNote docket={docket} />}
          side={
            <>
              <Capacity docket={docket} />
              <SameDay docket={docket} />
            </>
          }
        >
          <DocketCases docket={docket} />
          {holds('docket.apply') && docket.caseCount < docket.maxCases && !isPast(docket) && (
            <Suggestions docket={docket} />
          )}
        </RecordPage>
      )}
    </LoadedPage>
  );
}

const isPast = ({ hearingAt }: Docket) => new Date(hearingAt) <= new Date();

function Head({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const remove = useAction(dockets.delete, {
    onDone: () => {
      toast.success(t('removed'));
      void navigate({ to: '/dockets' });
    },
  });
  const { id } = docket;
  return (
    <>
      <PageHead
        title={dayAndTime(docket)}
        breadcrumb={[{ label: t('dockets'), to: '/dockets' }]}
        phone={{ backTo: '/dockets', title: dayAndTime(docket) }}
        facts={
          <>
            <PageFact icon={<Landmark size={15} aria-hidden />}>{docket.courthouse.name}</PageFact>
            <PageFact icon={<MapPin size={15} aria-hidden />}>{docket.room}</PageFact>
            {docket.judge && <PageFact icon={<Gavel size={15} aria-hidden />}>{docket.judge}</PageFact>}
          </>
        }
        actions={
          <>
            {holds('docket.delete') && docket.caseCount === 0 && (
              <Button icon={<Trash2 size={15} aria-hidden />} onClick={() => setAsked('remove')}>
                {t('remove')}
              </Button>
            )}
            {holds('docket.update') && (
              <Button icon={<PencilLine size={15} aria-hidden />} onClick={() => setAsked('edit')}>
                {t('edit')}
              </Button>
            )}
            {holds('docket.read-sheet') && (
              <ButtonLink
                color="primary"
                variant="solid"
                icon={<Printer size={15} aria-hidden />}
                to="/dockets/$id/sheet"
                params={{ id }}
              >
                {t('sheet')}
              </ButtonLink>
            )}
          </>
        }
      />
      {asked === 'edit' && <EditDocketDialog docket={docket} onClose={() => setAsked(null)} />}
      <Dialog
        open={asked === 'remove'}
        title={t('removeTitle')}
        keep={t('keepDocket')}
        confirm={{ label: t('removeConfirm'), danger: true }}
        isRunning={remove.isRunning}
        onConfirm={() => remove.run({ params: { id } })}
        onClose={() => setAsked(null)}
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </>
  );
}

/** The court closed on the day after it was set: whose hearings need another. */
function ClosureNote({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  if (!docket.closure) return null;
  const set = docket.cases.filter(({ state }) => state === 'SET');
  return (
    <Note tone="stop" icon={TriangleAlert}>
      <strong>{t('courtClosed', { reason: docket.closure })}</strong>
      {set.length > 0 && (
        <>
          <p>{t('closureLead', { count: set.length })}</p>
          <ul>
            {set.map(({ id, title, clientName, lawyerName }) => (
              <li key={id}>
                <Link to="/cases/$id" params={{ id }}>
                  {title}
                </Link>{' '}
                {[clientName, lawyerName].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
          <p>{t('closureNotified')}</p>
        </>
      )}
    </Note>
  );
}

function Capacity({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  const { caseCount, maxCases, lawyer, note, closedDayReason } = docket;
  return (
    <Sheet title={t('places', { count: caseCount, max: maxCases })}>
      <progress className="capacity" value={caseCount} max={maxCases} aria-label={t('maxCases')} />
      <Facts
        items={[
          { label: t('maxCases'), value: t('free', { count: maxCases - caseCount }) },
          { label: t('lawyer'), value: lawyer?.name, missing: t('noLawyer') },
          { label: t('note'), value: note },
          { label: t('closedReason'), value: closedDayReason },
        ]}
      />
    </Sheet>
  );
}

/** The rooms and hours of the same court on the same day. */
function SameDay({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  const { courthouse, hearingDate } = docket;
  const { data } = useCall(dockets.list, {
    query: { courthouseId: courthouse.id, dateRange: `${hearingDate}..${hearingDate}`, size: 100 },
    quiet: true,
  });
  const byRoom = [...Map.groupBy(data?.dockets ?? [], ({ room }) => room)];
  if (byRoom.length === 0) return null;
  return (
    <Sheet title={t('sameDay')} className="sittings">
      {byRoom.map(([room, sittings]) => (
        <section key={room} aria-label={room}>
          <h3>{room}</h3>
          {sittings.map(({ id, hearingTime, caseCount, maxCases }) => (
            <Link
              key={id}
              to="/dockets/$id"
              params={{ id }}
              aria-current={id === docket.id ? 'page' : undefined}
            >
              <span>{wallTime(hearingTime)}</span>
              <span>{t('places', { count: caseCount, max: maxCases })}</span>
            </Link>
          ))}
        </section>
      ))}
    </Sheet>
  );
}
