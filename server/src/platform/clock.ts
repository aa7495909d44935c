/** Where the time comes from; tests turn it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. @param at an ISO instant. */
export function standingClock(at: string): Clock & { moveTo(instant: string): void } {
  let current = new Date(at);
  return {
    now: () => new Date(current),
    moveTo(instant) {
      current = new Date(instant);
    },
  };
}

/** A clock that goes on as time does, from where it was put. @param at where it begins. */
export function movedClock(at: Date): Clock & { moveTo(instant: Date): void } {
  let aheadMs = at.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + aheadMs),
    moveTo(instant) {
      aheadMs = instant.getTime() - Date.now();
    },
  };
}

/** One for each zone: making it costs far more than what it does. */
const daysAt = new Map<string, Intl.DateTimeFormat>();

/** The calendar day at a place, `YYYY-MM-DD`. @param timeZone an IANA zone, e.g. the courthouse's. */
export function localDate(instant: Date, timeZone: string): string {
  let days = daysAt.get(timeZone);
  if (!days) {
    days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    daysAt.set(timeZone, days);
  }
  return days.format(instant);
}
