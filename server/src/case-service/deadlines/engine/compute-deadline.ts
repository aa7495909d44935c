import type {
  Deadline,
  DeadlineEvent,
  DeadlineFacts,
  ExplainedDay,
  FactName,
} from '@writdesk/contract/deadline-values';
import { outcomeFacts } from '@writdesk/contract/judgment-outcomes';
import { triggers } from '@writdesk/contract/rule-rows';
import { type Answer, answerDay, answerWindow, waitFor } from './answer.ts';
import { calendarWarnings, type CourtCalendar } from './calendar.ts';
import { chooseRule, type Place } from './choose-rule.ts';
import { type DayNumber, toDay, toText, yearOf } from './civil-day.ts';
import { appliesTo, asidesOf, type KnownFacts } from './conditions.ts';
import { plainDay } from './count.ts';
import { countHours, momentOf } from './count-hours.ts';
import type { Law, PackedRule } from './law.ts';
import { eventWords, lengthWords, startWords, unverifiedWords } from './words.ts';

/** What a date is asked for. */
export interface DeadlineQuestion {
  law: Law;
  place: Place;
  event: DeadlineEvent;
  facts: DeadlineFacts;
  calendar: CourtCalendar;
}

/**
 * Counts the date of one event. Pure: the same question has the same answer.
 * @returns days as `YYYY-MM-DD` of the courthouse, moments in UTC where the law counts hours; `date` is null where a
 * fact is missing (it is named) or the law sets no day (a warning says so). Never a guess.
 */
export function computeDeadline(question: DeadlineQuestion): Deadline {
  const { law, place, event } = question;
  const facts: KnownFacts = { ...question.facts, usualNotice: usualNotice(question) };
  const own = ofState(question, facts);
  return law.floors(event).reduce((answer, floor) => overFloor(answer, floor, question, facts), own);

  function usualNotice({ facts: { reason } }: DeadlineQuestion) {
    return (reason && law.pack(place.state)?.usualNotice[reason]) ?? null;
  }
}

function ofState({ law, place, event, calendar }: DeadlineQuestion, facts: KnownFacts): Deadline {
  const closed = closedBy(event, facts);
  const choice = chooseRule(law, place, event, facts);
  const pack = law.pack(place.state);
  if (closed !== null) return { ...nothing, warnings: [closed], packVersion: pack?.version ?? null };
  if (choice.found === 'open')
    return { ...nothing, missing: choice.unknown, packVersion: pack?.version ?? null };
  if (choice.found === 'none') {
    const warnings = [`${pack?.name ?? place.state}: no day is set for this, ask a lawyer.`];
    return { ...nothing, warnings, packVersion: pack?.version ?? null };
  }
  const answer = byRule(choice.rule, { law, place, event, facts, calendar });
  return { ...answer, warnings: [...answer.warnings, ...choice.asides] };
}

/** The later of a state's date and a federal minimum; what either lacks is missing. */
function overFloor(
  own: Deadline,
  floor: PackedRule,
  question: DeadlineQuestion,
  facts: KnownFacts,
): Deadline {
  const truth = appliesTo(floor.rule, facts);
  if (truth.is === false) return own;
  if (truth.is === 'open') {
    const asides = asidesOf(floor.rule, truth.unknown);
    return asides ? { ...own, warnings: [...own.warnings, ...asides] } : lacking(own, truth.unknown);
  }
  const federal = byRule(floor, { ...question, facts });
  if (own.missing.length > 0 || federal.missing.length > 0) return lacking(own, federal.missing);
  if (own.date !== null && federal.date !== null && own.date >= federal.date) return own;
  const alongside = floor.rule.floor?.alongside.find(
    ({ state, from }) => state === question.place.state && (facts.noticeServedOn ?? '') >= from,
  );
  if (own.date === null) return { ...federal, warnings: [...federal.warnings, ...own.warnings] };
  const shorter = `The state’s notice (${own.rule?.length}) would end ${own.date}; the federal one is longer and counts.`;
  if (!alongside) return { ...federal, warnings: [...federal.warnings, shorter] };
  return {
    ...federal,
    earliestAction: own.earliestAction,
    explain: federal.explain.filter(({ kind }) => kind !== 'action'),
    warnings: [
      ...federal.warnings,
      `The suit may be filed from ${own.earliestAction}, while the federal period runs (${alongside.cite}). A lawyer decides.`,
    ],
  };
}

function lacking(own: Deadline, names: readonly string[]): Deadline {
  return { ...own, ...unanswered, missing: [...new Set([...own.missing, ...names])] };
}

const unanswered = { date: null, from: null, to: null, earliestAction: null, statutory: null, explain: [] };
const nothing: Deadline = {
  ...unanswered,
  warnings: [],
  missing: [],
  ruleId: null,
  packVersion: null,
  rule: null,
  calendar: null,
};

interface Counting extends Omit<DeadlineQuestion, 'facts'> {
  facts: KnownFacts;
}

function byRule(given: PackedRule, question: Counting): Deadline {
  const packed = asTheJudgeSaid(given, question.facts);
  const { rule } = packed;
  const { facts, calendar } = question;
  const base: Deadline = { ...nothing, ...basisOf(packed), warnings: warningsOf(packed) };
  const missing = missingFor(packed, facts);
  if (missing.length > 0) return { ...base, missing };
  if (rule.n === null) return base;
  if (rule.mode === 'HOURS') return byHours(packed, rule.n, base, question);
  const trigger = toDay(facts[triggers[rule.from]] ?? '');
  let answer =
    rule.to === undefined
      ? answerDay(rule, rule.n, trigger, facts, calendar)
      : answerWindow(rule, { n: rule.n, to: rule.to }, trigger, calendar);
  if (rule.waitsForAppeal && rule.event === 'WRIT_EARLIEST') {
    const appeal = computeDeadline({ ...question, event: 'APPEAL_DUE' });
    if (appeal.missing.length > 0) return { ...base, missing: appeal.missing };
    if (appeal.date !== null) {
      const awaited = { last: toDay(appeal.date), explain: appeal.explain };
      const waited = waitFor(answer, awaited, eventWords[rule.event].last, calendar);
      if (waited !== answer) {
        // The appeal's own start and end stand in its explanation already.
        return finished(base, waited, trigger, calendar);
      }
    }
  }
  answer = { ...answer, explain: fromStart(packed, trigger, answer.explain) };
  return finished(base, answer, trigger, calendar);
}

/**
 * A judge may set another number of days for the writ, counted from his judgment whatever the rule counts from. What he shortens
 * does not wait for the appeal either.
 */
function asTheJudgeSaid({ rule, pack }: PackedRule, { writDays }: KnownFacts): PackedRule {
  if (rule.event !== 'WRIT_EARLIEST' || rule.n === null) return { rule, pack };
  if (writDays === null || writDays === undefined) return { rule, pack };
  const fromJudgment = rule.from === 'JUDGMENT';
  if (fromJudgment && writDays === rule.n) return { rule, pack };
  const usual = fromJudgment ? `, not the ${rule.n} of the rule` : '';
  return {
    pack,
    rule: {
      ...rule,
      from: 'JUDGMENT',
      n: writDays,
      mode: 'CALENDAR',
      rollLast: 'FORWARD',
      waitsForAppeal: rule.waitsForAppeal === true && writDays > rule.n,
      notes: [...rule.notes, `The judge set ${writDays} days for the writ${usual}.`],
    },
  };
}

/** Why an outcome opens neither writ nor appeal; null where it may. */
function closedBy(event: DeadlineEvent, { outcome }: KnownFacts): string | null {
  if (!outcome) return null;
  const { writ, final, label } = outcomeFacts[outcome];
  if (event === 'WRIT_EARLIEST' && writ === 'NO') return `No writ follows from “${label}”.`;
  if (event === 'WRIT_EARLIEST' && writ === 'AFTER_DEFAULT_AFFIDAVIT')
    return `After “${label}” a writ needs an affidavit that the agreement was broken.`;
  if (event === 'APPEAL_DUE' && (!final || outcome === 'VACATED'))
    return `“${label}” is no judgment to appeal.`;
  return null;
}

/** The day that the count starts from, before those that it passed. What may be done at once stands beside it. */
function fromStart(
  { rule }: PackedRule,
  trigger: DayNumber,
  explain: readonly ExplainedDay[],
): ExplainedDay[] {
  const start = plainDay(trigger, 'start', `${startWords[rule.from]}. This day never counts.`);
  const [first, ...rest] = explain;
  if (first?.day !== start.day) return [start, ...explain];
  return [{ ...start, why: `${start.why} ${first.why}.` }, ...rest];
}

function finished(base: Deadline, answer: Answer, trigger: DayNumber, calendar: CourtCalendar): Deadline {
  const { last, window, earliestAction, statutory, explain } = answer;
  const days = [trigger, last, earliestAction ?? last, window?.from ?? last];
  const [first, end] = [Math.min(...days), Math.max(...days)];
  const warnings = [...base.warnings, ...answer.warnings];
  if (statutory !== null) {
    warnings.push(`The statute’s own day is ${toText(statutory)}, a closed day; act by ${toText(last)}.`);
  }
  return {
    ...base,
    date: toText(last),
    from: window ? toText(window.from) : null,
    to: window ? toText(window.to) : null,
    earliestAction: earliestAction === null ? null : toText(earliestAction),
    statutory: statutory === null ? null : toText(statutory),
    explain,
    warnings: [...warnings, ...calendarWarnings(calendar, first, end)],
    calendar: calendarBasis(calendar, first, end),
  };
}

/** Clock hours from a moment. A lockout may follow as soon as they are over. */
function byHours(packed: PackedRule, n: number, base: Deadline, { facts, place }: Counting): Deadline {
  const { rule } = packed;
  const start = momentOf(facts.writPostedAt ?? '', place.timeZone);
  const near = countHours(start, n);
  const far = rule.to === undefined ? near : countHours(start, rule.to);
  const isWindow = rule.to !== undefined;
  const first = {
    day: start.toPlainDate().toString(),
    kind: 'start' as const,
    counted: false,
    number: null,
    why: `${startWords[rule.from]} at ${start.toPlainTime().toString({ smallestUnit: 'minute' })}, ${place.timeZone}`,
  };
  return {
    ...base,
    date: far.end.toString(),
    from: isWindow ? near.end.toString() : null,
    to: isWindow ? far.end.toString() : null,
    earliestAction: near.end.toString(),
    explain: [first, ...far.days],
  };
}

function missingFor({ rule }: PackedRule, facts: KnownFacts): FactName[] {
  const missing: FactName[] = [];
  const trigger = rule.mode === 'HOURS' ? 'writPostedAt' : triggers[rule.from];
  if (!facts[trigger]) missing.push(trigger);
  if (rule.endsWithRentPeriod && !facts.rentPeriodEndsOn) missing.push('rentPeriodEndsOn');
  return missing;
}

function warningsOf({ rule }: PackedRule): string[] {
  return rule.verifiedBy ? rule.notes : [...rule.notes, unverifiedWords(rule)];
}

function basisOf({ rule, pack }: PackedRule): Pick<Deadline, 'ruleId' | 'packVersion' | 'rule'> {
  return {
    ruleId: rule.id,
    packVersion: pack.version,
    rule: {
      ruleId: rule.id,
      label: rule.label,
      state: pack.state,
      county: rule.county ?? null,
      cite: rule.cite,
      source: rule.source,
      confidence: rule.confidence,
      verifiedBy: rule.verifiedBy ?? null,
      verifiedAt: rule.verifiedAt ?? null,
      effectiveFrom: rule.effectiveFrom ?? null,
      effectiveTo: rule.effectiveTo ?? null,
      packVersion: pack.version,
      length: lengthWords(rule),
    },
  };
}

function calendarBasis(calendar: CourtCalendar, from: DayNumber, to: DayNumber): Deadline['calendar'] {
  const first = yearOf(from);
  const years = Array.from({ length: yearOf(to) - first + 1 }, (_, index) => ({
    year: first + index,
    confirmedBy: calendar.confirmedYears.get(first + index) ?? null,
  }));
  return { id: calendar.id, name: calendar.name, years };
}
