import type { Deadline, DeadlineFacts, ExplainedDay } from '@writdesk/contract/deadlines/deadline-values';
import { warningText } from '@writdesk/contract/deadlines/deadline-warnings';
import { type DeadlineRule, triggers } from '@writdesk/contract/rule-packs/rule-rows';
import { type Answer, mark, pathTo } from './answer.ts';
import { closedBecause, type CourtCalendar, nextOpen, openFrom } from './calendar.ts';
import { type DayNumber, toDay, toText } from './civil-day.ts';
import { plainDay } from './count.ts';
import { eventWords, lengthWords, unverifiedWords } from './words.ts';

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
  const most = lengthWords({ ...rule, n: atMost.n });
  const [from, mostFrom] = [facts[triggers[rule.from]], facts[triggers[atMost.from]]];
  const words = warningText('AT_MOST', {
    length: lengthWords(rule),
    from: from ?? '',
    end: toText(own.last),
    latest: toText(limit.last),
    mostLength: most,
    mostFrom: mostFrom ?? '',
  });
  return { ...limit, warnings: [...own.warnings, ...limit.warnings, words] };
}

/**
 * Goes on to the first open day after the appeal window, where that is later. The count stays the rule's own; next to
 * its days and after them stands what the appeal's rule makes of them.
 */
export function waitForAppeal(
  own: Answer,
  appeal: Deadline,
  { id, event }: DeadlineRule,
  calendar: CourtCalendar,
): Answer {
  if (appeal.date === null || appeal.rule === null) return own;
  const end = toDay(appeal.date);
  const open = nextOpen(calendar, end);
  if (open <= own.last) return own;
  const { ruleId, verifiedBy, confidence } = appeal.rule;
  const words = eventWords[event].last;
  const passed = new Map(appeal.explain.map((day) => [day.day, day]));
  const explain = own.explain
    .filter(({ day }) => day <= toText(own.last))
    .map((day) => besides(day, passed.get(day.day)));
  const alone = explain.findIndex(({ day }) => day === toText(own.last));
  const ownEnd = explain[alone];
  if (ownEnd) explain[alone] = { ...ownEnd, ...(ownEnd.kind === 'action' && { kind: 'skipped' }) };
  for (let at = own.last + 1; at <= end; at++) explain.push(running(at, passed.get(toText(at))));
  const action = `${words}: ${id} waits for ${ruleId}`;
  const later = warningText('WAITS_FOR_APPEAL', {
    rule: id,
    day: toText(own.last),
    appealRule: ruleId,
    until: appeal.date,
  });
  const unverified = verifiedBy ? [] : [unverifiedWords({ id: ruleId, confidence })];
  return {
    ...own,
    last: open,
    earliestAction: open,
    statutory: null,
    explain: [...explain, ...pathTo(calendar, Math.max(own.last, end), open, action)],
    warnings: [...own.warnings, later, ...unverified],
  };

  /** A day of the rule's own count, with what the appeal's count says of it. */
  function besides(day: ExplainedDay, other: ExplainedDay | undefined): ExplainedDay {
    const why =
      day.day === toText(own.last) && day.why ? day.why.replace(words, `By ${id} alone: ${words}`) : day.why;
    // That a day is closed stands there already.
    const tells = other && other.why !== null && other.kind !== 'start' && !day.why?.startsWith(other.why);
    if (!tells || other.day > toText(end)) return { ...day, why };
    return { ...day, why: why === null ? named(other) : `${why}. ${named(other)}` };
  }

  /** A day after the rule's own count on which the appeal may still be filed. */
  function running(at: DayNumber, other: ExplainedDay | undefined): ExplainedDay {
    const closed = closedBecause(calendar, at);
    if (at < end && closed !== null) return plainDay(at, 'skipped', closed);
    return plainDay(at, 'skipped', other ? named(other) : `${ruleId}: The appeal window runs on`);
  }

  function named({ number, why }: ExplainedDay): string {
    const day = number === null ? ruleId : `${ruleId}, day ${number}`;
    return `${day}: ${why ?? 'The appeal window runs on'}`;
  }
}

/** A writ can't be asked for before its judgment: the law's own day stays, what may be done moves on. */
export function notBeforeJudgment(answer: Answer, judgment: DayNumber, calendar: CourtCalendar): Answer {
  if (answer.earliestAction === null || judgment <= answer.earliestAction) return answer;
  const open = openFrom(calendar, judgment, 1);
  const words = `Judgment entered: ${eventWords.WRIT_EARLIEST.last}`;
  const early = toText(answer.earliestAction);
  const explain = answer.explain.map((day) => (day.day === early ? tooEarly(day) : day));
  if (open <= answer.last) mark(explain, open, words);
  for (let at = answer.last + 1; at < open; at++) {
    explain.push(plainDay(at, 'skipped', closedBecause(calendar, at) ?? noJudgment));
  }
  if (open > answer.last) explain.push(plainDay(open, 'action', words));
  const warning = warningText('BEFORE_JUDGMENT', {
    day: toText(answer.last),
    judgment: toText(judgment),
    open: toText(open),
  });
  return { ...answer, earliestAction: open, explain, warnings: [...answer.warnings, warning] };

  function tooEarly(day: ExplainedDay): ExplainedDay {
    const kind = day.kind === 'action' ? 'skipped' : day.kind;
    return { ...day, kind, why: day.why === null ? noJudgment : `${day.why}: ${noJudgment}` };
  }
}

const noJudgment = 'No judgment yet';
