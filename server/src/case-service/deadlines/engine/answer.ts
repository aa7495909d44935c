import type { CountedDay, CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { type LawSentence, lawWords, says, type StepEvent } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { closedBecause, closedOn, type CourtCalendar, nextOpen, openFrom } from './calendar.ts';
import { addMonths, type DayNumber, toDay, toText } from './civil-day.ts';
import { type Count, countDays, plainDay, roll } from './count.ts';

/** A date and what led to it, without the law behind it. */
export interface Answer extends Pick<CountedDeadline, 'explain' | 'warningCodes'> {
  last: DayNumber;
  /** The edges of a window. */
  window: { from: DayNumber; to: DayNumber } | null;
  earliestAction: DayNumber | null;
  /** The statute's own day, where the answer is an earlier one. */
  statutory: DayNumber | null;
}

/** One day that the law names: the last of a count, moved off closed days as the rule says. */
export function answerDay(
  rule: DeadlineRule,
  n: number,
  trigger: DayNumber,
  facts: DeadlineFacts,
  calendar: CourtCalendar,
): Answer {
  const warningCodes: LawSentence[] = [];
  let count = countWithMail(rule, n, trigger, facts, calendar);
  if (rule.endsWithRentPeriod && facts.rentPeriodEndsOn) {
    count = toEndOfPeriod(count, toDay(facts.rentPeriodEndsOn), warningCodes);
  }
  if (rule.mail && !facts.serviceMethod) {
    warningCodes.push(says('MAIL_DAYS_NOT_ADDED'));
  }
  const { last, days, statutory } = rolled(rule, count, calendar);
  if (rule.answer === 'LAST_DAY') {
    mark(days, last, says('LAST_DAY', { event: rule.event }));
    return withNextStep(rule, { last, explain: days, warningCodes, statutory }, calendar);
  }
  const open = nextOpen(calendar, last);
  days.push(...pathTo(calendar, last, open, says('LAST_DAY', { event: rule.event })));
  return { last: open, window: null, earliestAction: open, statutory: null, explain: days, warningCodes };
}

/** Two edges, as many days apart as the law says. They stay where they fall; a closed one is reported. */
export function answerWindow(
  rule: DeadlineRule,
  { n, to }: { n: number; to: number },
  trigger: DayNumber,
  calendar: CourtCalendar,
): Answer {
  const near = countDays(calendar, trigger, n, rule).last;
  const far = countDays(calendar, trigger, to, rule);
  const [from, end] = near <= far.last ? [near, far.last] : [far.last, near];
  const warningCodes = [from, end].flatMap((edge) => {
    const closed = closedBecause(calendar, edge);
    return closed === null ? [] : [says('EDGE_CLOSED', { day: toText(edge), closed })];
  });
  const explain = far.days.map((day) =>
    day.day === toText(from)
      ? { ...day, whyCodes: [says('WINDOW_OPENS')] }
      : day.day === toText(end)
        ? { ...day, whyCodes: [says('WINDOW_ENDS')] }
        : day,
  );
  return {
    last: end,
    window: { from, to: end },
    earliestAction: from,
    statutory: null,
    explain,
    warningCodes,
  };
}

function countWithMail(
  rule: DeadlineRule,
  n: number,
  trigger: DayNumber,
  facts: DeadlineFacts,
  calendar: CourtCalendar,
): Count {
  const { mail } = rule;
  const isMailed = mail && facts.serviceMethod && mail.methods.includes(facts.serviceMethod);
  if (!isMailed) return countDays(calendar, trigger, n, rule);
  if (mail.how === 'TRIGGER') {
    const arrived = facts.noticeReceivedOn ? toDay(facts.noticeReceivedOn) : Infinity;
    const transit = Math.min(Math.max(arrived - trigger, 0), mail.days);
    const sent = inTheMail(trigger, rule.direction, transit, mail.days);
    return onward(sent, countDays(calendar, sent.last, n, rule));
  }
  const counted = countDays(calendar, trigger, n, rule);
  const mailLast = onward(counted, inTheMail(counted.last, rule.direction, mail.days, mail.days));
  if (mail.how === 'AFTER_COUNT') return mailLast;
  const first = inTheMail(trigger, rule.direction, mail.days, mail.days);
  const mailFirst = onward(first, countDays(calendar, first.last, n, rule));
  const { last: mailLastEnd } = roll(calendar, mailLast.last, rule);
  const isLonger = rule.direction === 'AFTER' ? mailFirst.last >= mailLastEnd : mailFirst.last <= mailLastEnd;
  return isLonger ? mailFirst : mailLast;
}

function inTheMail(from: DayNumber, direction: DeadlineRule['direction'], days: number, of: number): Count {
  const step = direction === 'AFTER' ? 1 : -1;
  const passed = Array.from({ length: days }, (_, index) =>
    plainDay(from + step * (index + 1), 'skipped', says('IN_MAIL', { number: index + 1, of })),
  );
  return { last: from + step * days, days: passed };
}

function onward(first: Count, second: Count): Count {
  return { last: second.last, days: [...first.days, ...second.days] };
}

/** The first end of a monthly period that lies no earlier than the count. */
function toEndOfPeriod(count: Count, given: DayNumber, warnings: LawSentence[]): Count {
  let months = 0;
  while (addMonths(given, months) < count.last) months += 1;
  const end = addMonths(given, months);
  if (months > 0) {
    warnings.push(says('PERIOD_MISSED', { given: toText(given), ending: toText(end) }));
  }
  const running = Array.from({ length: end - count.last }, (_, index) =>
    plainDay(count.last + index + 1, 'skipped', says('PERIOD_RUNS')),
  );
  return { last: end, days: [...count.days, ...running] };
}

function rolled(
  rule: DeadlineRule,
  count: Count,
  calendar: CourtCalendar,
): Count & { statutory: DayNumber | null } {
  const moved = roll(calendar, count.last, rule);
  const days = [...count.days];
  const end = days.at(-1);
  const closed = closedBecause(calendar, count.last);
  if (moved.last !== count.last && end && closed !== null) {
    days[days.length - 1] = { ...end, whyCodes: [says('COURT_CLOSED', { closed })] };
  }
  for (const passed of moved.days) {
    // Whoever turns back passes days that were counted already.
    const at = days.findIndex(({ day }) => day === passed.day);
    const known = days[at];
    if (!known) days.push(passed);
    else if (passed.kind === 'rolled') days[at] = { ...known, kind: 'rolled', whyCodes: passed.whyCodes };
  }
  const isBack = rule.direction === 'AFTER' && moved.last < count.last;
  return { last: moved.last, days, statutory: isBack ? count.last : null };
}

/** Says next to the answer's day what it is. */
export function mark(days: CountedDay[], answer: DayNumber, said: LawSentence): void {
  const at = days.findIndex(({ day }) => day === toText(answer));
  const day = days[at];
  if (day) days[at] = { ...day, whyCodes: [...day.whyCodes, said] };
}

/** Steps that may be taken only once the day is over. */
const isAfterTheDay = (event: DeadlineRule['event']): event is StepEvent => event in lawWords.step;
/** Dates that are themselves the first day of a step. */
const onTheDay: ReadonlySet<DeadlineRule['event']> = new Set([
  'WRIT_EARLIEST',
  'ALT_OFFICER_FROM',
  'SCRA_REFRESH',
]);

function withNextStep(
  rule: DeadlineRule,
  answer: Pick<Answer, 'last' | 'explain' | 'warningCodes' | 'statutory'>,
  calendar: CourtCalendar,
): Answer {
  const { last, explain } = answer;
  if (onTheDay.has(rule.event)) return { ...answer, window: null, earliestAction: last };
  if (!isAfterTheDay(rule.event)) return { ...answer, window: null, earliestAction: null };
  const nextStep = says('NEXT_STEP', { event: rule.event });
  const open = rule.sameDay ? openFrom(calendar, last, 1) : nextOpen(calendar, last);
  if (open === last && explain.length > 0) {
    mark(explain, last, nextStep);
    return { ...answer, window: null, earliestAction: open };
  }
  return {
    ...answer,
    window: null,
    earliestAction: open,
    explain: [...explain, ...pathTo(calendar, last, open, nextStep)],
  };
}

/** The days after one day up to another that is open, the last of them with what may be done on it. */
export function pathTo(
  calendar: CourtCalendar,
  after: DayNumber,
  open: DayNumber,
  said: LawSentence,
): CountedDay[] {
  const closed = Array.from({ length: Math.max(open - after - 1, 0) }, (_, index) =>
    plainDay(after + index + 1, 'skipped', ...closedOn(calendar, after + index + 1)),
  );
  return [...closed, plainDay(open, 'action', said)];
}
