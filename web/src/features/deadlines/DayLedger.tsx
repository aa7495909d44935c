import type { Deadline, ExplainedDay } from '@writdesk/contract/deadlines/deadline-reply';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { useState } from 'react';
import { listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { foldDays, type LedgerLine } from './fold-days.ts';
import { dayText, lengthText } from './law-texts.ts';
import { messages } from './messages.ts';
import { inStateWords } from '../../labels/law/state-words.ts';
import { courtDay, isMoment } from './day-words.ts';

interface DayLedgerProps {
  deadline: Deadline;
  /** Names the table for a screen reader. */
  caption: string;
  timeZone: string;
  today: string;
  /** Of the state whose rule it is. */
  terms: PackTerms | null;
}

/** The count as a ledger: a line for each day from the one it starts at to the one on which action is possible. */
export function DayLedger({ deadline, caption, timeZone, today, terms }: DayLedgerProps) {
  const t = useText(messages);
  const [isUnfolded, setUnfolded] = useState(false);
  const { explain, date, from, to, earliestAction } = deadline;
  const countsHours = date !== null && isMoment(date);
  const marks: Marks = {
    ends: new Set([date, from, to].flatMap((at) => (at ? courtDay(at, timeZone) : []))),
    // Hours end within a day: none of the days is lawful as a whole.
    firstLawful: earliestAction && !countsHours ? earliestAction : null,
    countsHours,
    terms,
  };
  const lines = foldDays(explain);
  const hasRuns = lines.some(({ kind }) => kind === 'run');
  return (
    <>
      <table className={`why-days${isUnfolded ? ' unfolded' : ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.flatMap((line, index) =>
            line.kind === 'day' ? (
              <DayLine key={`${line.day.day} ${index}`} day={line.day} marks={marks} today={today} />
            ) : (
              [
                <RunLine key={`run ${index}`} run={line} onUnfold={() => setUnfolded(true)} />,
                ...line.days.map((day) => (
                  <DayLine key={`${day.day} in ${index}`} day={day} marks={marks} today={today} isInRun />
                )),
              ]
            ),
          )}
        </tbody>
      </table>
      {hasRuns && isUnfolded && (
        <button type="button" className="link-button why-fold" onClick={() => setUnfolded(false)}>
          {t('foldAgain')}
        </button>
      )}
    </>
  );
}

interface Marks {
  /** The days that are the answer. */
  ends: ReadonlySet<string>;
  firstLawful: string | null;
  countsHours: boolean;
  terms: PackTerms | null;
}

interface DayLineProps {
  day: ExplainedDay;
  marks: Marks;
  today: string;
  /** Seen once the run is unfolded, and on paper. */
  isInRun?: boolean;
}

function DayLine({ day, marks, today, isInRun = false }: DayLineProps) {
  const isFirstLawful = day.kind === 'action' || (day.day === marks.firstLawful && day.kind !== 'skipped');
  const said = dayText(day);
  const className = [`why-${day.kind}`, isFirstLawful && 'first-lawful', isInRun && 'in-run']
    .filter(Boolean)
    .join(' ');
  return (
    <tr className={className}>
      <th scope="row">
        {day.kind === 'skipped' ? <s>{listDay(day.day, today)}</s> : listDay(day.day, today)}
      </th>
      <td>
        <CountMark day={day} marks={marks} />
      </td>
      <td lang={said?.lang}>{said && inStateWords(said.text, marks.terms)}</td>
    </tr>
  );
}

function CountMark({ day: { kind, day, number, counted }, marks }: { day: ExplainedDay; marks: Marks }) {
  const t = useText(messages);
  const isEnd = marks.ends.has(day);
  switch (kind) {
    case 'start':
      return counted ? <Minutes minutes={number ?? 0} /> : t('start');
    case 'skipped':
      return t('skipped');
    case 'rolled':
      return <Arrow words={t('movedHere')} isEnd={isEnd} />;
    case 'action':
      return <Arrow words={t('mayAct')} isEnd={isEnd} />;
    case 'counted':
      return (
        <span className={isEnd ? 'why-number end' : 'why-number'}>
          {marks.countsHours ? <Minutes minutes={number ?? 0} /> : number}
        </span>
      );
  }
}

function Arrow({ words, isEnd }: { words: string; isEnd: boolean }) {
  return (
    <span className={isEnd ? 'why-number end' : undefined}>
      <span aria-hidden>→</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function Minutes({ minutes }: { minutes: number }) {
  const t = useText(messages);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('minutes', { minutes: rest });
  return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest });
}

function RunLine({
  run: { days, counted },
  onUnfold,
}: {
  run: Extract<LedgerLine, { kind: 'run' }>;
  onUnfold: () => void;
}) {
  const t = useText(messages);
  const [first] = days;
  const countedWords = t('moreCounted', { count: counted });
  const words =
    counted === days.length
      ? countedWords
      : counted > 0
        ? t('moreWithWeekends', { text: countedWords })
        : t('moreSkipped', { count: days.length, reason: (first && dayText(first)?.text) ?? '' });
  return (
    <tr className="why-run">
      <td colSpan={3}>
        <button type="button" className="link-button" aria-expanded={false} onClick={onUnfold}>
          {words}
        </button>
      </td>
    </tr>
  );
}

/** `3 business days`, in the reader's words. */
export function CountLength({ of }: { of: Deadline }) {
  return of.rule && <span className="why-length">{lengthText(of.rule.lengthCode)}</span>;
}
