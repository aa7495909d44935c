import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { lazy, Suspense } from 'react';
import { distance } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { courtDay, deadlineText, shortDay, Unverified, WhyButton } from '../../../deadlines/index.ts';
import { factInSentence } from '../../../../labels/law/fact-words.ts';
import { useEventLabel } from '../../../../labels/law/use-event-label.ts';
import { RuleActions } from '../../../rule-packs/index.ts';
import { useOpenAct } from '../../actions/index.ts';
import { messages } from '../messages.ts';
import { factPlace } from './fact-place.ts';
import { hasDate, secondLine, type SecondLine } from './law-dates.ts';
import { OddDay } from './OddDay.tsx';
import { oddDayWords } from './odd-day-words.ts';

// Rules are seldom released.
const WaitingMove = lazy(async () => ({ default: (await import('./WaitingMove.tsx')).WaitingMove }));

interface LawDateRowProps {
  deadline: CaseDeadline;
  details: CaseDetails;
  place: { timeZone: string; today: string };
  /** Marked as unverified, where others are not. */
  isMarked: boolean;
  /** It has just come or moved. */
  isFresh: boolean;
}

/** A day that the law sets: its name, the day, what follows or is missing, and why it is this day. */
export function LawDateRow({ deadline, details, place, isMarked, isFresh }: LawDateRowProps) {
  const label = useEventLabel(details.terms);
  const t = useText(messages);
  const tOdd = useText(oddDayWords);
  const { event, supposed, missing, rule, disputed, move } = deadline;
  const { timeZone, today } = place;
  const isOver = hasDate(deadline) && courtDay(deadline.date, timeZone) < today;
  const what = label(event, isOver);
  const day = deadlineText(deadline, timeZone, today);
  return (
    <div data-why-row className={isFresh ? 'fresh' : undefined}>
      <dt>
        {what}
        {disputed !== null ? (
          <OddDay>{tOdd('disputed', { reason: disputed })}</OddDay>
        ) : (
          isMarked && (
            <small>
              <Unverified />
            </small>
          )
        )}
        {move && (
          <Suspense>
            <WaitingMove move={move} today={today} />
          </Suspense>
        )}
      </dt>
      <dd>
        {hasDate(deadline) ? (
          <>
            {day}
            <Second line={secondLine(deadline, place)} today={today} />
          </>
        ) : missing.length > 0 ? (
          <Missing names={missing} details={details} />
        ) : (
          <small>{t('noLawDay')}</small>
        )}
      </dd>
      <dd className="date-why">
        <WhyButton
          what={[what, day].filter(Boolean).join(' ')}
          deadline={deadline}
          event={event}
          timeZone={timeZone}
          today={today}
          supposed={supposed}
          actions={
            rule && (
              <Suspense>
                <RuleActions state={rule.state} ruleId={rule.ruleId} caseId={details.id} />
              </Suspense>
            )
          }
        />
      </dd>
    </div>
  );
}

function Second({ line, today }: { line: SecondLine; today: string }) {
  const t = useText(messages);
  switch (line.kind) {
    case 'supposed': {
      const day = shortDay(line.day, today);
      return (
        <small>
          {line.fact === 'judgmentOn' ? t('ifJudged', { day }) : `${factInSentence(line.fact)} ${day}`}
        </small>
      );
    }
    case 'done':
      return <small>{t(`done_${line.by}`, { day: shortDay(line.day, today) })}</small>;
    case 'firstDay':
      return <small>{t('firstToFile', { day: shortDay(line.day, today) })}</small>;
    case 'askFrom':
      return <small>{t('askFrom', { day: shortDay(line.day, today) })}</small>;
    case 'distance': {
      const { text, nearness } = distance(line.day, { today, kind: line.sort });
      return (
        <small>
          <span className={`distance ${line.isSoon ? 'near' : nearness}`}>{text}</span>
        </small>
      );
    }
  }
}

/** What is missing for the day, each fact as a way to where it is said. */
function Missing({ names, details }: { names: readonly string[]; details: CaseDetails }) {
  const t = useText(messages);
  return (
    <small className="date-missing">
      {t('missingFacts')}{' '}
      {names.map((name, index) => (
        <span key={name}>
          <MissingFact name={name} details={details} />
          {index < names.length - 1 && ', '}
        </span>
      ))}
    </small>
  );
}

function MissingFact({ name, details }: { name: string; details: CaseDetails }) {
  const t = useText(messages);
  const { open } = useOpenAct();
  const place = factPlace(name, details);
  const words = factInSentence(name);
  if (!place) return words;
  if ('act' in place) {
    return (
      <button
        type="button"
        className="link-button"
        aria-label={t('giveFact', { what: words })}
        onClick={() => open(place.act)}
      >
        {words}
      </button>
    );
  }
  return (
    <Link
      to="/cases/$id/edit"
      params={{ id: details.id }}
      search={place}
      aria-label={t('giveFact', { what: words })}
    >
      {words}
    </Link>
  );
}
