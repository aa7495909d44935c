import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { Circle, CircleCheck, CircleDashed, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useDerived } from '../../../../shared/api/index.ts';
import { dayOf, listDay, recordMoment, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Derived, ErrorState, Sheet, Skeleton } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { roleNames } from '../../../../labels/roles.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { PresentStep } from './PresentStep.tsx';
import { daysSaid, foldTrack, stepFrom, type FoldedTrack, type TrackStep } from './track.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import './track.css';

const namedSteps = 4;

/** The pinned workflow's steps: what was done, what is waited for, what comes. */
export function Track({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('status');
  const query = useDerived(cases.stepDetails, {
    params: { caseId: details.id },
    version: details.version,
  });
  const { workflow } = details;
  const given = useGivenName();
  const name = workflow && [given(workflow.name), t('version', { version: workflow.version })].join(' · ');
  return (
    <Sheet title={t('track')} extra={name} className={fresh} id="track">
      {query.data ? (
        <Derived name={t('track')} isWaiting={query.isWaiting}>
          <Steps steps={query.data.steps} details={details} />
        </Derived>
      ) : query.error ? (
        <ErrorState error={query.error} what={t('theTrack')} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={4} label={t('theTrack')} />
      )}
    </Sheet>
  );
}

function Steps({ steps, details }: { steps: readonly TrackStep[]; details: CaseDetails }) {
  const t = useText(messages);
  const given = useGivenName();
  const [unfolded, setUnfolded] = useState({ done: false, later: false });
  if (steps.length === 0) return <p className="track-none">{t('noTrack')}</p>;
  const track = foldTrack(steps, unfolded);
  const isOver = isEnded(details.status);
  const zone = zoneOf(details);
  const canFold = unfolded.done || unfolded.later;
  const sayDay = (at: string) => recordMoment(at, zone);
  const until = track.folded?.until;
  const days = daysSaid(
    track.behind.map(({ state, doneAt }) => (state === 'PENDING' ? null : doneAt)),
    sayDay,
    until ? sayDay(until) : null,
  );
  // A few are named; of many the last says where they lead.
  const moreWords = (more: readonly TrackStep[]) => {
    const names = more.map((step) => given(step.name).toLowerCase());
    return names.length > namedSteps
      ? t('moreStepsTo', { count: names.length, last: names.at(-1) ?? '' })
      : t('moreSteps', { count: names.length, names: names.join(', ') });
  };
  return (
    <>
      <ol className="track">
        {track.folded && (
          <FoldedSteps
            folded={track.folded}
            zone={zone}
            onUnfold={() => setUnfolded((before) => ({ ...before, done: true }))}
          />
        )}
        {track.behind.map((step, index) => (
          <StepBehind key={step.id} step={step} day={days[index] ?? null} />
        ))}
        <PresentStep details={details} step={track.present} />
        {!isOver && track.later.map((step) => <LaterStep key={step.id} step={step} details={details} />)}
        {!isOver && track.more.length > 0 && (
          <li className="track-step more">
            <Ellipsis size={16} aria-hidden />
            <button
              type="button"
              className="link-button"
              onClick={() => setUnfolded((before) => ({ ...before, later: true }))}
            >
              {moreWords(track.more)}
            </button>
          </li>
        )}
      </ol>
      {canFold && (
        <button
          type="button"
          className="link-button track-fold"
          onClick={() => setUnfolded({ done: false, later: false })}
        >
          {t('foldSteps')}
        </button>
      )}
    </>
  );
}

interface FoldedStepsProps {
  folded: NonNullable<FoldedTrack['folded']>;
  zone: string;
  onUnfold: () => void;
}

function FoldedSteps({ folded, zone, onUnfold }: FoldedStepsProps) {
  const t = useText(messages);
  const { done, doneCount, skipped, from, until } = folded;
  const words = [
    ...(done ? [t('stepsDone', { count: doneCount, steps: done })] : []),
    ...(skipped ? [t(done ? 'stepsSkippedToo' : 'stepsSkipped', { steps: skipped })] : []),
  ];
  const days = periodOf(from, until, zone);
  return (
    <li className="track-step done">
      <CircleCheck size={18} aria-hidden />
      <button type="button" className="link-button" aria-expanded={false} onClick={onUnfold}>
        {words.join(', ')}
      </button>
      <span className="track-when">{days}</span>
    </li>
  );
}

/** From when to when; of one day, its last moment alone. */
function periodOf(from: string | null, until: string | null, zone: string): string {
  if (from && until && dayOf(from, zone) === dayOf(until, zone)) return recordMoment(until, zone);
  return [from, until].flatMap((at) => (at ? recordMoment(at, zone) : [])).join(' – ');
}

function StepBehind({ step, day }: { step: TrackStep; day: string | null }) {
  const t = useText(messages);
  const { state, doneBy } = step;
  const [look, Icon, beside] =
    state === 'DONE'
      ? (['done', CircleCheck, doneBy?.split(' ')[0]] as const)
      : state === 'SKIPPED'
        ? (['skipped', CircleDashed, t('skipped')] as const)
        : (['later', Circle, t('stillOpen')] as const);
  return (
    <li className={`track-step ${look}`}>
      <Icon size={18} aria-hidden />
      <StepName step={step} beside={beside} />
      {day && <span className="track-when">{day}</span>}
    </li>
  );
}

function LaterStep({ step, details }: { step: TrackStep; details: CaseDetails }) {
  const t = useText(messages);
  const from = stepFrom(details.waiting, step);
  // The first is whose work it usually is; the others may do it too.
  const [usual, ...others] = step.roles.map((role) => wordOf(roleNames, role));
  const beside = others.length > 0 ? `${usual} +${others.length}` : usual;
  return (
    <li className="track-step later" title={[usual, ...others].join(', ')}>
      <Circle size={18} aria-hidden />
      <StepName step={step} beside={beside} />
      {from && (
        <span className="track-when">{t('stepFrom', { day: listDay(from, todayIn(zoneOf(details))) })}</span>
      )}
    </li>
  );
}

function StepName({ step, beside }: { step: TrackStep; beside: string | undefined }) {
  const given = useGivenName();
  return (
    <span className="track-name">
      {step.sequenceNo} {given(step.name)}
      {beside && <small> · {beside}</small>}
    </span>
  );
}
