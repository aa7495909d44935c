import type { ClosureEffect, MovedCase } from '@writdesk/contract/court-calendars/court-calendars';
import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listDay, timeAt } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { eventWords } from '../../../labels/law/event-words.ts';
import { messages } from './messages.ts';

/** What a closure touches of the reader's own cases, each leading to its case. */
export function ClosureResult({ effect }: { effect: ClosureEffect }) {
  const t = useText(messages);
  const tEvent = useText(eventWords);
  const wordOf = (event: string) => {
    const known = deadlineEvents.find((name) => name === event);
    return known && `${tEvent(known)}: `;
  };
  const { alreadyClosed, hearings, lockouts, deadlines, beingRecalculated } = effect;
  const isQuiet = !hearings.length && !lockouts.length && !deadlines.length && beingRecalculated === 0;
  return (
    <div className="closure-result" role="status">
      {alreadyClosed.length > 0 && (
        <p>
          {t('closedAnyway', {
            days: alreadyClosed.map(({ date, name }) => `${listDay(date)} (${name})`).join(', '),
          })}
        </p>
      )}
      {beingRecalculated > 0 && <p>{t('beingRecalculated', { count: beingRecalculated })}</p>}
      {isQuiet && <p>{t('nothingTouched')}</p>}
      <Touched title={t('hearings', { count: hearings.length })} count={hearings.length}>
        {hearings.map((row) => (
          <CaseLine key={row.id} caseId={row.id} title={row.title}>
            {[whenOf(row), row.room, row.caseNumber ?? row.caseDraftNumber].join(' · ')}
          </CaseLine>
        ))}
      </Touched>
      <Touched title={t('lockouts', { count: lockouts.length })} count={lockouts.length}>
        {lockouts.map((row) => (
          <CaseLine key={row.id} caseId={row.id} title={row.title}>
            {[whenOf(row), row.caseNumber ?? row.caseDraftNumber].join(' · ')}
          </CaseLine>
        ))}
      </Touched>
      <Touched title={t('deadlines', { count: deadlines.length })} count={deadlines.length}>
        {deadlines.map(({ caseId, title, event, from, to }) => (
          <CaseLine key={`${caseId} ${event}`} caseId={caseId} title={title}>
            {wordOf(event)}
            {t('moved', { from: from ? listDay(from) : t('noDate'), to: to ? listDay(to) : t('noDate') })}
          </CaseLine>
        ))}
      </Touched>
    </div>
  );
}

// The court's own clock already: it is only written out.
const whenOf = ({ date, time }: MovedCase) =>
  [listDay(date), time && timeAt(`${date}T${time}Z`, 'UTC', { zone: 'never' })].filter(Boolean).join(' ');

function Touched({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (!count) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function CaseLine({ caseId, title, children }: { caseId: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to="/cases/$id" params={{ id: caseId }}>
        {title}
      </Link>
      <small>{children}</small>
    </li>
  );
}
