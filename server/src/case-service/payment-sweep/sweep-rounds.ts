import type { SweepRound } from '@writdesk/contract/payment-sweep/sweep-answers';
import { localDate } from '../../platform/clock.ts';
import { hearingInstant } from '../dockets/index.ts';

/** From these hours by the court’s clock a property is asked: in its office hours, and before it leaves for court. */
const EVE_FROM = '08:00';
const MORNING_FROM = '06:00';
const DAY_MS = 86_400_000;

/** The last weekday before a hearing, `YYYY-MM-DD`: on a Sunday nobody is in the leasing office. */
export function eveOf(hearingDate: string): string {
  const noon = new Date(`${hearingDate}T12:00:00Z`);
  const weekday = noon.getUTCDay();
  const daysBefore = weekday === 1 ? 3 : weekday === 0 ? 2 : 1;
  return new Date(noon.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10);
}

export interface Sitting {
  hearingDate: string;
  hearingAt: Date;
  timeZone: string;
}

/** The round in which the properties of a sitting are to be asked at a moment; null before the first, and from the hearing on. */
export function roundAt({ hearingDate, hearingAt, timeZone }: Sitting, now: Date): SweepRound | null {
  if (now >= hearingAt) return null;
  const isDay = localDate(now, timeZone) === hearingDate;
  if (isDay && now >= hearingInstant(hearingDate, MORNING_FROM, timeZone)) return 'MORNING';
  return now >= hearingInstant(eveOf(hearingDate), EVE_FROM, timeZone) ? 'EVE' : null;
}
