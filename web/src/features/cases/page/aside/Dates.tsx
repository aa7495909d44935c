import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useState } from 'react';
import { listDay, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Derived, Distance, Sheet } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { courtDay, Unverified } from '../../../deadlines/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { ClosedHearing } from './ClosedHearing.tsx';
import { OutsideWay } from '../../shared/OutsideWay.tsx';
import { outsideOf } from '../../shared/service-ways.ts';
import { type KnownDate, knownDates } from './known-dates.ts';
import { useOpenAct } from '../../actions/index.ts';
import { LawDateRow } from './LawDateRow.tsx';
import { inOrder, isUnverified } from './law-dates.ts';
import { StandingFacts } from './StandingFacts.tsx';
import { useLawDates } from '../../shared/use-law-dates.ts';
import './dates.css';
import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { useTint } from '../use-tint.ts';

/** The days of a case: those that the law sets, each with its count, among those that people have set. */
export function Dates({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('dates', 'judgment', 'notice');
  const { open } = useOpenAct();
  const query = useLawDates(details);
  const freshDates = useFreshDates(query.data?.deadlines);
  const zone = query.data?.timeZone ?? zoneOf(details);
  const today = todayIn(zone);
  const counted = inOrder(query.data?.deadlines ?? [], zone);
  const known = knownDates(details);
  // The law's own row of the writ says the same day, with its count.
  const isCounted = (key: KnownDate['key']) =>
    key === 'dateWrit' && counted.some(({ event }) => event === 'WRIT_EARLIEST');
  // Next to what the law sets, what has happened is history; alone it is what there is.
  const past = counted.length > 0 ? known.filter(({ isAhead, key }) => !isAhead && !isCounted(key)) : [];
  const shown = known.filter((date) => !past.includes(date) && !isCounted(date.key));
  // To verify a rule is the firm’s work: a company reads no mark of it. Where it is said of all it is said once.
  const { isClient } = usePerson();
  const isOpen = (date: CaseDeadline) => !isClient && isUnverified(date);
  const allUnverified = counted.some(isOpen) && counted.every((date) => !date.rule || isOpen(date));
  const [isUnfolded, setUnfolded] = useState(false);
  const rows = [
    ...shown.map((date) => ({
      day: date.day,
      row: <KnownRow key={date.key} date={date} details={details} zone={zone} today={today} />,
    })),
    ...counted.map((date) => ({
      day: date.date === null ? '9' : courtDay(date.from ?? date.date, zone),
      row: (
        <LawDateRow
          key={date.event}
          deadline={date}
          details={details}
          place={{ timeZone: zone, today }}
          isMarked={!allUnverified && isOpen(date)}
          isFresh={freshDates.has(date.event)}
        />
      ),
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  const facts = query.data?.facts ?? [];
  const mayRecord = details.availableActions.includes('record-fact');
  const record = mayRecord ? () => open('record-fact') : undefined;
  // What stands recorded can be changed; the button is for what is not yet known.
  const isAsked = query.data?.asked.some((fact) => !facts.some((one) => one.fact === fact));
  return (
    <Sheet
      title={t('dates')}
      extra={allUnverified && !query.isWaiting && <Unverified />}
      padded={false}
      className={`case-dates ${fresh}`}
      id="dates"
    >
      <Derived name={t('dates')} isWaiting={query.isWaiting}>
        {past.length > 0 && (
          <button
            type="button"
            className="link-button dates-past"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t(isUnfolded ? 'foldPastDates' : 'pastDates', { count: past.length })}
          </button>
        )}
        {rows.length === 0 ? (
          !query.isPending && <p className="case-dates-none">{t('noDates')}</p>
        ) : (
          <dl>
            {isUnfolded &&
              past.map((date) => (
                <KnownRow key={date.key} date={date} details={details} zone={zone} today={today} />
              ))}
            {rows.map(({ row }) => row)}
          </dl>
        )}
        <OutsideService details={details} today={today} />
        {facts.length > 0 && (
          <StandingFacts
            facts={facts}
            terms={details.terms}
            place={{ timeZone: zone, today }}
            onChange={record}
          />
        )}
        {record && isAsked && (
          <button type="button" className="link-button record-day" onClick={record}>
            {t('recordDay')}
          </button>
        )}
        {query.error && (
          <p className="case-dates-none">
            {t('datesNotCounted')}{' '}
            <button type="button" className="link-button" onClick={() => void query.refetch()}>
              {t('countAgain')}
            </button>
          </p>
        )}
      </Derived>
    </Sheet>
  );
}

/** What the dates that run from the service rest on, where no rule names the way of it: said once for each way. */
function OutsideService({ details, today }: { details: CaseDetails; today: string }) {
  const found = details.tenants.flatMap((tenant) =>
    tenant.servedOn ? (outsideOf(tenant, details, today) ?? []) : [],
  );
  return [...new Map(found.map((one) => [one.way, one])).values()].map((one) => (
    <div key={one.way} className="case-dates-outside">
      <OutsideWay state={details.stateCode} {...one} />
    </div>
  ));
}

interface KnownRowProps {
  date: KnownDate;
  details: CaseDetails;
  zone: string;
  today: string;
}

/** A day that somebody has written down or set. */
function KnownRow({ date, details, zone, today }: KnownRowProps) {
  const t = useText(messages);
  const { key, day, at, isAhead } = date;
  return (
    <div className={isAhead ? 'ahead' : undefined}>
      <dt>{t(key, { ...stateWords(details.terms) })}</dt>
      <dd>
        {listDay(day, today)}
        <small>
          {at && isAhead ? `${timeAt(at, zone)} · ` : ''}
          <Distance day={day} today={today} kind="event" />
        </small>
        {key === 'dateHearing' && <ClosedHearing details={details} />}
      </dd>
    </div>
  );
}

/** The dates that have just come or moved under the reader’s eyes, by their events. */
export function useFreshDates(dates: readonly CaseDeadline[] | undefined): ReadonlySet<string> {
  return useTint(dates, eventsSince);
}

function eventsSince(before: readonly CaseDeadline[], now: readonly CaseDeadline[]): string[] {
  const was = new Map(before.map(({ event, date }) => [event, date]));
  return now.filter(({ event, date }) => date !== null && was.get(event) !== date).map(({ event }) => event);
}
