import { addDays } from '@writdesk/contract/values/dates';
import ical from 'ical-generator';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { type DatedEvent, readDatedEvents, type ReportLanguage, reportWords } from '../reports/index.ts';

const PAST_DAYS = 30;
const COMING_DAYS = 180;
const MOST_EVENTS = 2_000;
const HEARING_MS = 60 * 60_000;

/** Hearings, lockouts and lawful dates as iCalendar (RFC 5545). An event says the number, the court and the property of a case, and nobody's name. */
export async function writeCalendar(
  context: UserContext,
  { name, language }: { name: string; language: ReportLanguage },
): Promise<string> {
  const { deps, actor } = context;
  const { publicUrl } = deps.config;
  const today = localDate(deps.clock.now(), actor.timeZone);
  const days = { from: addDays(today, -PAST_DAYS), to: addDays(today, COMING_DAYS) };
  const events = await readDatedEvents(context, { assigneeId: null, days, limit: MOST_EVENTS });
  const calendar = ical({
    name,
    prodId: { company: 'Writdesk', product: 'Calendar feed', language: 'EN' },
    ttl: 3_600,
  });
  for (const event of events.slice(0, MOST_EVENTS)) {
    const { row, kind } = event;
    calendar.createEvent({
      id: `${row.id}-${kind.toLowerCase()}@${new URL(publicUrl).hostname}`,
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      ...timesOf(event),
      summary: [whatOf(kind, language), row.caseNumber ?? row.caseDraftNumber].join(' · '),
      location: [row.courtName, row.countyName].filter(Boolean).join(', ') || null,
      description: [[row.propertyName, row.unitLabel].filter(Boolean).join(' '), row.clientName]
        .filter(Boolean)
        .join('\n'),
      url: `${publicUrl}/cases/${row.id}`,
    });
  }
  return calendar.toString();
}

/** A moment of the court, which each calendar shows in its own zone; a day without a time is a whole day. */
function timesOf({ at, day }: DatedEvent) {
  if (at) return { start: at, end: new Date(at.getTime() + HEARING_MS) };
  const midnight = (of: string) => new Date(`${of}T00:00:00Z`);
  return { start: midnight(day), end: midnight(addDays(day, 1)), allDay: true, timezone: 'UTC' };
}

function whatOf(kind: DatedEvent['kind'], language: ReportLanguage): string {
  const words = reportWords[language];
  return kind === 'HEARING' ? words.hearing : kind === 'LOCKOUT' ? words.lockout : words.step[kind];
}
