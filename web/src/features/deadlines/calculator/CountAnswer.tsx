import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { CalendarSearch, CircleAlert } from 'lucide-react';
import { todayIn } from '../../../shared/formats/dates.ts';
import { focusField } from '../../../shared/form/index.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Distance, EmptyState, ErrorState, Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { courtDay, dateText, deadlineText, isMoment } from '../day-words.ts';
import { EarliestActionChip } from '../EarliestActionChip.tsx';
import { actionOf } from '../../../labels/law/action-words.ts';
import { factWord } from '../../../labels/law/fact-words.ts';
import { inStateWords } from '../../../labels/law/state-words.ts';
import { stateName } from '../../../labels/law/states.ts';
import { useEventLabel } from '../../../labels/law/use-event-label.ts';
import { useTerms } from '../use-terms.ts';
import { WhyThisDay } from '../WhyThisDay.tsx';
import type { CountInputs } from './count-address.ts';
import type { Count } from './use-count.ts';
import { messages } from './messages.ts';

interface CountAnswerProps {
  inputs: CountInputs;
  count: Count;
  /** The court's. */
  timeZone: string;
}

/** The date with its day-by-day count; or what is missing for it, in words. */
export function CountAnswer({ inputs, count, timeZone }: CountAnswerProps) {
  const t = useText(messages);
  return (
    <Sheet label={t('answer')} className="count-answer" padded={false}>
      <div aria-live="polite" aria-busy={count.isPlaceholderData}>
        <Answer inputs={inputs} count={count} timeZone={timeZone} />
      </div>
    </Sheet>
  );
}

function Answer({ inputs: { state, event }, count: { data, error, refetch }, timeZone }: CountAnswerProps) {
  const t = useText(messages);
  if (!state || !event) {
    return (
      <EmptyState icon={CalendarSearch} title={t('emptyTitle')}>
        {t(state ? 'emptyEvent' : 'emptyText')}
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} what={t('theCount')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('counting')} lines={6} />;
  if (data.missing.length > 0) return <Missing of={data} state={state} />;
  return (
    <>
      {data.date === null ? (
        <NoDay state={state} />
      ) : (
        <Headline state={state} deadline={data} event={event} timeZone={timeZone} />
      )}
      <div className="count-body">
        <WhyThisDay deadline={data} event={event} timeZone={timeZone} today={todayIn(timeZone)} isUnderDate />
      </div>
    </>
  );
}

interface HeadlineProps {
  state: string;
  deadline: Deadline;
  event: DeadlineEvent;
  timeZone: string;
}

/** The date itself, how far it is, and what may be done from when. */
function Headline({ state, deadline, event, timeZone }: HeadlineProps) {
  const t = useText(messages);
  const terms = useTerms()(state);
  const label = useEventLabel(terms);
  const today = todayIn(timeZone);
  const { date, from, earliestAction, statutory } = deadline;
  const action = actionOf[event];
  if (date === null) return null;
  return (
    <header className="count-head">
      <h2>{label(event, false)}</h2>
      <p className="count-date">
        {deadlineText(deadline, timeZone)}{' '}
        <Distance day={courtDay(from ?? date, timeZone)} today={today} kind="event" />
      </p>
      {action && earliestAction && !isMoment(earliestAction) && (
        <p>
          <EarliestActionChip kind={action} date={earliestAction} today={today} terms={terms} />
        </p>
      )}
      {statutory && <p className="count-note">{t('statutory', { day: dateText(statutory, timeZone) })}</p>}
    </header>
  );
}

function NoDay({ state }: { state: string }) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <header className="count-head">
      <h2>{t('noDayTitle', { state: stateName(state, locale) })}</h2>
    </header>
  );
}

/** Each missing fact by name; pressing one leads to its field. */
function Missing({ of: { missing }, state }: { of: Deadline; state: string }) {
  const t = useText(messages);
  const terms = useTerms()(state);
  return (
    <div className="count-missing">
      <h2>
        <CircleAlert size={18} aria-hidden />
        {t('missingTitle', { count: missing.length })}
      </h2>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <button type="button" className="link-button" onClick={() => focusField(name)}>
              {inStateWords(factWord(name), terms)}
            </button>
          </li>
        ))}
      </ul>
      <p>{t('missingText')}</p>
    </div>
  );
}
