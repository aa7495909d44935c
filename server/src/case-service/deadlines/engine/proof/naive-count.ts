import type { DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';

/** What plain counting needs of a question. */
interface Counted {
  facts: DeadlineFacts;
  /** The closed days other than Saturdays and Sundays. */
  closed: ReadonlySet<string>;
}

/** A day so many days on. */
export function plus(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function isClosed(day: string, { closed }: Counted): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || closed.has(day);
}

/** The first open day after a day. */
export function openAfter(day: string, question: Counted): string {
  let at = plus(day, 1);
  while (isClosed(at, question)) at = plus(at, 1);
  return at;
}

/** The n-th day of a count; the day that it starts from is none of them. */
export function count(from: string, n: number, { mode, direction }: DeadlineRule, question: Counted): string {
  const step = direction === 'AFTER' ? 1 : -1;
  let at = from;
  for (let left = n; left > 0;) {
    at = plus(at, step);
    const isSkipped = (mode === 'BUSINESS' || mode === 'COURT') && isClosed(at, question);
    if (!isSkipped) left -= 1;
  }
  return at;
}

/** Where a day goes that is closed. */
export function rolled(day: string, { rollLast, mode }: DeadlineRule, question: Counted): string {
  let at = day;
  if (mode === 'CALENDAR_NO_ROLL' || rollLast === 'NONE') return at;
  while (isClosed(at, question)) at = plus(at, rollLast === 'FORWARD' ? 1 : -1);
  return at;
}

/** The last day of a count, with what the mail adds. */
export function withMail(rule: DeadlineRule, n: number, trigger: string, question: Counted): string {
  const { mail, direction } = rule;
  const { serviceMethod, noticeReceivedOn } = question.facts;
  if (!mail || !serviceMethod || !mail.methods.includes(serviceMethod))
    return count(trigger, n, rule, question);
  const step = direction === 'AFTER' ? 1 : -1;
  const deemed = plus(trigger, step * mail.days);
  if (mail.how === 'TRIGGER') {
    // Signed for before that it counts from the signature, but nothing arrives before it was sent.
    let start = deemed;
    if (noticeReceivedOn && noticeReceivedOn < deemed) start = noticeReceivedOn;
    if (start < trigger) start = trigger;
    return count(start, n, rule, question);
  }
  const mailLast = plus(count(trigger, n, rule, question), step * mail.days);
  if (mail.how === 'AFTER_COUNT') return mailLast;
  const mailFirst = count(deemed, n, rule, question);
  const [one, other] = [rolled(mailFirst, rule, question), rolled(mailLast, rule, question)];
  const isFirstAsFar = direction === 'AFTER' ? one >= other : one <= other;
  return isFirstAsFar ? mailFirst : mailLast;
}

function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same day so many months on; `sticks` keeps a month's last day a month's last day. */
function monthsOn(day: string, months: number, sticks: boolean): string {
  let [year = 0, month = 0] = day.split('-').map(Number);
  const date = Number(day.slice(8));
  const isLast = date === lastOfMonth(year, month);
  for (let left = months; left > 0; left -= 1) {
    month += 1;
    if (month === 13) [year, month] = [year + 1, 1];
  }
  const longest = lastOfMonth(year, month);
  const on = sticks && isLast ? longest : Math.min(date, longest);
  return `${year}-${String(month).padStart(2, '0')}-${String(on).padStart(2, '0')}`;
}

/** Full months from one day to another; -1 where the second lies before the first. */
export function monthsPassed(from: string, to: string): number {
  if (to < from) return -1;
  let months = 0;
  while (monthsOn(from, months + 1, false) <= to) months += 1;
  return months;
}

/** The first end of a rental period that lies no earlier than a day. */
export function periodEnd(given: string, least: string): string {
  let months = 0;
  while (monthsOn(given, months, true) < least) months += 1;
  return monthsOn(given, months, true);
}

/** A moment of the court, from its wall clock where no offset is said. */
export function momentMs(text: string, timeZone: string): number {
  if (/Z$|[+-]\d\d:\d\d$/.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text}Z`);
  const day = 86_400_000;
  const before = offsetMs(wall - day, timeZone);
  const offsets = [before, offsetMs(wall + day, timeZone)];
  const fits = offsets.map((offset) => wall - offset).filter((ms) => ms + offsetMs(ms, timeZone) === wall);
  // An hour that the clock skips is counted on with the clock as it was.
  return fits.length ? Math.max(...fits) : wall - before;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's wall clock is ahead of UTC. */
function offsetMs(ms: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) - Math.floor(ms / 1000) * 1000;
}
