import { localDate } from '../../platform/clock.ts';
import { instantAt } from '../../platform/local-instant.ts';
import type { PortalRecord } from './portal-queries.ts';

type Hours = Pick<
  PortalRecord,
  'timeZone' | 'opensAt' | 'closesAt' | 'weekdaysOnly' | 'maintenanceFrom' | 'maintenanceUntil' | 'nextAt'
>;
const DAY_MS = 24 * 3_600_000;
const LOOKS_AHEAD = 10;

/** When a site may be visited next: now, or once the court is open, the maintenance over and its wish to be left alone granted. */
export function nextVisitAt(portal: Hours, now: Date): Date {
  let at = now;
  // Each wait may end in another one: the maintenance at night, the weekend.
  for (let look = 0; look < LOOKS_AHEAD; look += 1) {
    const later = waitFor(portal, at);
    if (!later || later <= at) return at;
    at = later;
  }
  return at;
}

function waitFor({ nextAt, maintenanceFrom, maintenanceUntil, ...hours }: Hours, at: Date): Date | null {
  if (nextAt && nextAt > at) return nextAt;
  const isMaintained =
    maintenanceUntil !== null && maintenanceUntil > at && (!maintenanceFrom || maintenanceFrom <= at);
  if (isMaintained) return maintenanceUntil;
  return opensAfter(hours, at);
}

/** @returns null where it is open. */
function opensAfter(
  {
    timeZone,
    opensAt,
    closesAt,
    weekdaysOnly,
  }: Pick<Hours, 'timeZone' | 'opensAt' | 'closesAt' | 'weekdaysOnly'>,
  at: Date,
): Date | null {
  const opens = opensAt ?? '00:00';
  for (let ahead = 0; ahead < LOOKS_AHEAD; ahead += 1) {
    const day = localDate(new Date(at.getTime() + ahead * DAY_MS), timeZone);
    if (weekdaysOnly && isWeekend(day)) continue;
    const from = instantAt(`${day}T${opens}`, timeZone);
    const until = closesAt ? instantAt(`${day}T${closesAt}`, timeZone) : null;
    if (until && at >= until) continue;
    return at >= from ? null : from;
  }
  return null;
}

/** The day that counts as the day of filing, for what is submitted at a moment. */
export function filingDayOf(
  { timeZone, cutOffAt, weekdaysOnly }: Pick<PortalRecord, 'timeZone' | 'cutOffAt' | 'weekdaysOnly'>,
  at: Date,
): string {
  const today = localDate(at, timeZone);
  const isLate = cutOffAt !== null && at >= instantAt(`${today}T${cutOffAt}`, timeZone);
  const day = isLate ? nextDay(today) : today;
  return weekdaysOnly ? weekdayFrom(day) : day;
}

const weekdayFrom = (day: string): string => (isWeekend(day) ? weekdayFrom(nextDay(day)) : day);
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
