import { isDeepStrictEqual } from 'node:util';
import type { CountedDay, CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import { lengthOf, type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { type DeadlineRule, triggers } from '@writdesk/contract/rule-packs/rule-rows';
import { type Answer, mark, pathTo } from './answer.ts';
import { closedOn, type CourtCalendar, nextOpen, openFrom } from './calendar.ts';
import { type DayNumber, toDay, toText } from './civil-day.ts';
import { unverified } from './basis.ts';
import { plainDay } from './count.ts';

// Days that don't come from a rule's own count but limit what it answers.

/** The earlier of a rule's own day and the latest that the law allows, with what the later one would have been. */
export function earlierOf(
  own: Answer,
  limit: Answer,
  {
    rule,
    atMost,
    facts,
  }: {
    rule: DeadlineRule;
    atMost: NonNullable<DeadlineRule['atMost']>;
    facts: DeadlineFacts;
  },
): Answer {
  if (own.last <= limit.last) return own;
  const [from, mostFrom] = [facts[triggers[rule.from]], facts[triggers[atMost.from]]];
  const said = says('AT_MOST', {
    length: lengthOf(rule),
    start: from ?? '',
    end: toText(own.last),
    latest: toText(limit.last),
    most: lengthOf({ ...rule, n: atMost.n }),
    mostFrom: mostFrom ?? '',
  });
  return { ...limit, warningCodes: [...own.warningCodes, ...limit.warningCodes, said] };
}

/**
 * Goes on to the first open day after the appeal window, where that is later. The count stays the rule's own; next to
 * its days and after them stands what the appeal's rule makes of them.
 */
export function waitForAppeal(
  own: Answer,
  appeal: CountedDeadline,
  { id, event }: DeadlineRule,
  calendar: CourtCalendar,
): Answer {
  if (appeal.date === null || appeal.rule === null) return own;
  const end = toDay(appeal.date);
  const open = nextOpen(calendar, end);
  if (open <= own.last) return own;
  const { ruleId, verifiedBy, confidence } = appeal.rule;
  const passed = new Map(appeal.explain.map((day) => [day.day, day]));
  const explain = own.explain
    .filter(({ day }) => day <= toText(own.last))
    .map((day) => besides(day, passed.get(day.day)));
  const alone = explain.findIndex(({ day }) => day === toText(own.last));
  const ownEnd = explain[alone];
  if (ownEnd) explain[alone] = { ...ownEnd, ...(ownEnd.kind === 'action' && { kind: 'skipped' }) };
  for (let at = own.last + 1; at <= end; at++) explain.push(running(at, passed.get(toText(at))));
  const action = says('AFTER_APPEAL', { event, rule: id, appealRule: ruleId });
  const later = says('WAITS_FOR_APPEAL', {
    rule: id,
    day: toText(own.last),
    appealRule: ruleId,
    until: appeal.date,
  });
  return {
    ...own,
    last: open,
    earliestAction: open,
    statutory: null,
    explain: [...explain, ...pathTo(calendar, Math.max(own.last, end), open, action)],
    warningCodes: [...own.warningCodes, later, ...unverified({ id: ruleId, confidence, verifiedBy })],
  };

  /** A day of the rule's own count, with what the appeal's count says of it. */
  function besides(day: CountedDay, other: CountedDay | undefined): CountedDay {
    const isLast = day.day === toText(own.last);
    const whyCodes = day.whyCodes.map((said) =>
      isLast && said.code === 'LAST_DAY' ? says('BY_RULE_ALONE', { rule: id, event }) : said,
    );
    if (!other || other.kind === 'start' || other.day > toText(end) || saysAll(day, other))
      return { ...day, whyCodes };
    return { ...day, whyCodes: [...whyCodes, ...named(other)] };
  }

  /** A day after the rule's own count on which the appeal may still be filed. */
  function running(at: DayNumber, other: CountedDay | undefined): CountedDay {
    const closed = closedOn(calendar, at);
    if (at < end && closed.length > 0) return plainDay(at, 'skipped', ...closed);
    return plainDay(at, 'skipped', ...named(other ?? { number: null, whyCodes: [] }));
  }

  function named({ number, whyCodes }: Pick<CountedDay, 'number' | 'whyCodes'>): LawSentence[] {
    const of =
      number === null ? says('OF_RULE', { rule: ruleId }) : says('OF_RULE_DAY', { rule: ruleId, number });
    return [of, ...(whyCodes.length > 0 ? whyCodes : [says('APPEAL_RUNS')])];
  }
}

/** Whether all that is said of a day stands there already, such as that it is closed. */
function saysAll(day: CountedDay, other: CountedDay): boolean {
  return other.whyCodes.every(({ code, values }, at) => {
    const said = day.whyCodes[at];
    const isClosed = code === 'CLOSED' && said?.code === 'COURT_CLOSED';
    return (isClosed || said?.code === code) && isDeepStrictEqual(said.values, values);
  });
}

/** A writ can't be asked for before its judgment: the law's own day stays, what may be done moves on. */
export function notBeforeJudgment(answer: Answer, judgment: DayNumber, calendar: CourtCalendar): Answer {
  if (answer.earliestAction === null || judgment <= answer.earliestAction) return answer;
  const open = openFrom(calendar, judgment, 1);
  const said = says('WRIT_FROM_JUDGMENT');
  const none = says('NO_JUDGMENT');
  const early = toText(answer.earliestAction);
  const explain = answer.explain.map((day) => (day.day === early ? tooEarly(day) : day));
  if (open <= answer.last) mark(explain, open, said);
  for (let at = answer.last + 1; at < open; at++) {
    const closed = closedOn(calendar, at);
    explain.push(plainDay(at, 'skipped', ...(closed.length > 0 ? closed : [none])));
  }
  if (open > answer.last) explain.push(plainDay(open, 'action', said));
  const warning = says('BEFORE_JUDGMENT', {
    day: toText(answer.last),
    judgment: toText(judgment),
    open: toText(open),
  });
  return { ...answer, earliestAction: open, explain, warningCodes: [...answer.warningCodes, warning] };

  function tooEarly(day: CountedDay): CountedDay {
    const kind = day.kind === 'action' ? 'skipped' : day.kind;
    return { ...day, kind, whyCodes: [...day.whyCodes, none] };
  }
}
