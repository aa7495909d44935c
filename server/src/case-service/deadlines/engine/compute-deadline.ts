import type { CountedDay, CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent, DeadlineFacts, FactName } from '@writdesk/contract/deadlines/deadline-values';
import { lengthOf, type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { propertyCategoryFacts } from '@writdesk/contract/properties/property-categories';
import { type Trigger, triggers } from '@writdesk/contract/rule-packs/rule-rows';
import { type Answer, answerDay, answerWindow, mark } from './answer.ts';
import { basisOf, calendarBasis, warningsOf } from './basis.ts';
import { calendarWarnings, type CourtCalendar } from './calendar.ts';
import { chooseRule, type Place } from './choose-rule.ts';
import { type DayNumber, toDay, toText } from './civil-day.ts';
import { appliesTo, asidesOf, type KnownFacts } from './conditions.ts';
import { plainDay } from './count.ts';
import { clockFault, countHours, momentOf } from './count-hours.ts';
import { orderWarnings } from './fact-order.ts';
import { federal, type Law, type PackedRule } from './law.ts';
import { noRule } from './no-rule.ts';
import { earlierOf, notBeforeJudgment, waitForAppeal } from './other-days.ts';

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
export function computeDeadline(question: DeadlineQuestion): CountedDeadline {
  const { law, place } = question;
  const facts: KnownFacts = { ...question.facts, usualNotice: usualNotice(question) };
  const own = ofState(question, facts);
  const answer = overFloors(own, question, facts);
  const once = new Map(answer.warningCodes.map((said) => [JSON.stringify(said), said]));
  return { ...answer, warningCodes: [...once.values()] };

  function usualNotice({ facts: { reason } }: DeadlineQuestion) {
    if (!reason) return null;
    return law.pack(place.state)?.usualNotice[reason] ?? law.pack(federal)?.usualNotice[reason] ?? null;
  }
}

function ofState({ law, place, event, calendar }: DeadlineQuestion, facts: KnownFacts): CountedDeadline {
  const closed = closedBy(event, facts);
  const choice = chooseRule(law, place, event, facts);
  const pack = law.pack(place.state);
  const packVersion = pack?.version ?? null;
  if (closed !== null) return { ...nothing, warningCodes: [closed], packVersion };
  if (choice.found === 'open') return { ...nothing, missing: choice.unknown, packVersion };
  if (choice.found === 'none') {
    const needed = isPeriodic(event, facts) ? withPeriod(facts) : [];
    if (needed.length > 0) return { ...nothing, missing: needed, packVersion };
    return { ...nothing, warningCodes: [noRule(law, place, event, facts)], packVersion };
  }
  const answer = byRule(choice.rule, { law, place, event, facts, calendar });
  return { ...answer, warningCodes: [...answer.warningCodes, ...choice.asides] };
}

/**
 * A tenancy from month to month ends with one of its months, in every state and whatever its number of days. What is not
 * renewed may be a lease for a term: it is one from month to month where the end of a rental period is given.
 */
function isPeriodic(event: DeadlineEvent, facts: KnownFacts): boolean {
  if (event !== 'NOTICE_EXPIRES') return false;
  const type = facts.noticeType ?? facts.usualNotice;
  return type === 'TERMINATE_PERIODIC' || (type === 'NON_RENEWAL' && !!facts.rentPeriodEndsOn);
}

/** Whether a notice that isn't said to be of a monthly tenancy has been counted as one of a lease. */
function isOfEitherTenancy({ rule }: PackedRule, { event, facts }: Counting): boolean {
  const isNonRenewal = (facts.noticeType ?? facts.usualNotice) === 'NON_RENEWAL';
  return event === 'NOTICE_EXPIRES' && !rule.floor && isNonRenewal && !facts.rentPeriodEndsOn;
}

/** What a state without a number lacks; with the end of the period known there is nothing more to ask for. */
function withPeriod({ noticeServedOn, rentPeriodEndsOn }: KnownFacts): FactName[] {
  if (rentPeriodEndsOn) return [];
  return noticeServedOn ? ['rentPeriodEndsOn'] : ['noticeServedOn', 'rentPeriodEndsOn'];
}

/** The later of a state's date and the federal minimums; what any of them lacks is missing. */
function overFloors(own: CountedDeadline, question: DeadlineQuestion, facts: KnownFacts): CountedDeadline {
  const { law, place, event } = question;
  const asides: LawSentence[] = [];
  const alongsideOf = ({ rule: { floor } }: PackedRule) =>
    floor?.alongside.find(({ state, from }) => state === place.state && (facts.noticeServedOn ?? '') >= from);
  // What the suit must wait for is settled before what it may run next to.
  const floors = law.floors(event).toSorted((a, b) => Number(!!alongsideOf(a)) - Number(!!alongsideOf(b)));
  let answer = own;
  for (const floor of floors) {
    const truth = appliesTo(floor.rule, facts);
    if (truth.is === false) continue;
    if (truth.is === 'open') {
      const aside = asidesOf(floor.rule, truth.unknown, facts);
      if (aside) asides.push(...aside);
      else answer = lacking(answer, truth.unknown);
      continue;
    }
    const federalDay = byRule(floor, { ...question, facts });
    if (answer.missing.length > 0 || federalDay.missing.length > 0)
      answer = lacking(answer, federalDay.missing);
    else if (answer.date === null || federalDay.date === null || answer.date < federalDay.date)
      answer = longer(answer, federalDay, own, alongsideOf(floor)?.cite ?? null);
  }
  if (own.ruleId === null && answer.date !== null && !isFederalPaper(floors, facts))
    answer = withoutAction(answer);
  return { ...answer, warningCodes: [...answer.warningCodes, ...asides, ...doubtOfCover(event, facts)] };
}

/** Whether a federal act itself asks for the notice that is meant, rather than lengthening a state's. */
function isFederalPaper(floors: readonly PackedRule[], facts: KnownFacts): boolean {
  return floors.some(
    ({ rule }) =>
      (rule.appliesIf?.noticeType ?? rule.appliesIf?.reason) !== undefined &&
      appliesTo(rule, facts).is === true,
  );
}

/** The federal minimum of a notice whose own length nobody knows: nothing may be done on the day after it. */
function withoutAction(answer: CountedDeadline): CountedDeadline {
  const explain = answer.explain.filter(({ kind }) => kind !== 'action');
  return { ...answer, earliestAction: null, explain };
}

/** Subsidized dwellings are the ones that the CARES Act covers (15 USC 9058(a)): a “no” for one is doubted. */
function doubtOfCover(event: DeadlineEvent, { caresCovered, propertyCategory }: KnownFacts): LawSentence[] {
  if (event !== 'NOTICE_EXPIRES' || caresCovered !== 'NO' || !propertyCategory) return [];
  const { subsidized } = propertyCategoryFacts[propertyCategory];
  return subsidized ? [says('SUBSIDIZED_NOT_COVERED', { category: propertyCategory })] : [];
}

/** The federal day in place of an earlier one. @param cite of the state's law by which the suit need not wait for it. */
function longer(
  before: CountedDeadline,
  federalDay: CountedDeadline,
  own: CountedDeadline,
  cite: string | null,
): CountedDeadline {
  const { warningCodes } = federalDay;
  if (before.date === null) return { ...federalDay, warningCodes: [...warningCodes, ...before.warningCodes] };
  if (cite === null || before.earliestAction === null) {
    const shorter =
      own.date === null || own.rule === null
        ? []
        : [says('FEDERAL_LONGER', { length: own.rule.lengthCode, end: own.date })];
    return { ...federalDay, warningCodes: [...warningCodes, ...shorter] };
  }
  const explain = federalDay.explain.filter(({ kind }) => kind !== 'action');
  mark(explain, toDay(before.earliestAction), says('BESIDE_FEDERAL'));
  return {
    ...federalDay,
    earliestAction: before.earliestAction,
    explain,
    warningCodes: [...warningCodes, says('FEDERAL_BESIDE', { day: before.earliestAction, cite })],
  };
}

function lacking(own: CountedDeadline, names: readonly string[]): CountedDeadline {
  return { ...own, ...unanswered, missing: [...new Set([...own.missing, ...names])] };
}

const unanswered = { date: null, from: null, to: null, earliestAction: null, statutory: null, explain: [] };
const nothing: CountedDeadline = {
  ...unanswered,
  warningCodes: [],
  missing: [],
  ruleId: null,
  packVersion: null,
  rule: null,
  calendar: null,
};

interface Counting extends Omit<DeadlineQuestion, 'facts'> {
  facts: KnownFacts;
}

function byRule(given: PackedRule, question: Counting): CountedDeadline {
  const packed = asTheFactsSay(given, question);
  const { rule } = packed;
  const { facts, calendar, place } = question;
  const base: CountedDeadline = { ...nothing, ...basisOf(packed), warningCodes: warningsOf(packed, place) };
  const missing = missingFor(packed, facts);
  if (missing.length > 0) return { ...base, missing };
  if (rule.n === null) return base;
  if (rule.mode === 'HOURS') return byHours(packed, rule.n, base, question);
  const { from } = rule;
  base.warningCodes = [...base.warningCodes, ...orderWarnings(facts, triggers[from], place.state)];
  if (isOfEitherTenancy(packed, question)) base.warningCodes.push(says('PERIOD_NOT_GIVEN'));
  let answer = answerFrom(packed, rule.n, from, question);
  const { atMost } = rule;
  if (atMost) {
    const limit = { ...rule, ...atMost, mail: undefined, endsWithRentPeriod: undefined };
    const latest = answerFrom({ ...packed, rule: limit }, limit.n, limit.from, question);
    const earlier = earlierOf(answer, latest, { rule, atMost, facts });
    // What is explained is then the other count.
    if (earlier !== answer && base.rule) base.rule = { ...base.rule, lengthCode: lengthOf(limit) };
    answer = earlier;
  }
  if (rule.event === 'WRIT_EARLIEST') {
    if (rule.waitsForAppeal) {
      const appeal = computeDeadline({ ...question, event: 'APPEAL_DUE' });
      if (appeal.missing.length > 0) return { ...base, missing: appeal.missing };
      answer = waitForAppeal(answer, appeal, rule, calendar);
    }
    if (facts.judgmentOn) answer = notBeforeJudgment(answer, toDay(facts.judgmentOn), calendar);
  }
  return finished(base, answer, calendar);
}

/** What a rule answers by itself, from the day that starts its count. */
function answerFrom(packed: PackedRule, n: number, from: Trigger, { facts, calendar }: Counting): Answer {
  const { rule } = packed;
  const trigger = toDay(facts[triggers[from]] ?? '');
  const answer =
    rule.to === undefined
      ? answerDay(rule, n, trigger, facts, calendar)
      : answerWindow(rule, { n, to: rule.to }, trigger, calendar);
  return { ...answer, explain: fromStart(packed, trigger, answer.explain) };
}

/** A rule as it holds for these facts: with the judge's own number, and to the end of a rental period. */
function asTheFactsSay(given: PackedRule, { event, facts }: Counting): PackedRule {
  const packed = asTheJudgeSaid(given, facts);
  if (packed.rule.floor || !isPeriodic(event, facts)) return packed;
  return { ...packed, rule: { ...packed.rule, endsWithRentPeriod: true } };
}

/**
 * A judge may set another number of days for the writ, counted from their judgment whatever the rule counts from. What they shorten
 * does not wait for the appeal either.
 */
function asTheJudgeSaid(given: PackedRule, { writDays }: KnownFacts): PackedRule {
  const { rule } = given;
  if (rule.event !== 'WRIT_EARLIEST' || rule.n === null) return given;
  if (writDays === null || writDays === undefined) return given;
  const fromJudgment = rule.from === 'JUDGMENT';
  if (fromJudgment && writDays === rule.n) return given;
  const said = fromJudgment
    ? says('JUDGE_SET_OTHER_DAYS', { days: writDays, usual: rule.n })
    : says('JUDGE_SET_DAYS', { days: writDays });
  return {
    ...given,
    said: [said],
    rule: {
      ...rule,
      from: 'JUDGMENT',
      n: writDays,
      mode: 'CALENDAR',
      rollLast: 'FORWARD',
      waitsForAppeal: rule.waitsForAppeal === true && writDays > rule.n,
    },
  };
}

/** Why an outcome opens neither writ nor appeal; null where it may. */
function closedBy(event: DeadlineEvent, { outcome }: KnownFacts): LawSentence | null {
  if (!outcome) return null;
  const { writ, final } = outcomeFacts[outcome];
  if (event === 'WRIT_EARLIEST' && writ === 'NO') return says('OUTCOME_NO_WRIT', { outcome });
  if (event === 'WRIT_EARLIEST' && writ === 'AFTER_DEFAULT_AFFIDAVIT')
    return says('OUTCOME_NEEDS_AFFIDAVIT', { outcome });
  if (event === 'APPEAL_DUE' && (!final || outcome === 'VACATED'))
    return says('OUTCOME_NO_APPEAL', { outcome });
  return null;
}

/** The day that the count starts from, before those that it passed. What may be done at once stands next to it. */
function fromStart({ rule }: PackedRule, trigger: DayNumber, explain: readonly CountedDay[]): CountedDay[] {
  const [first, ...rest] = explain;
  const counts = says(first === undefined && rule.n === 0 ? 'NO_DAY_COUNTS' : 'NEVER_COUNTS');
  const start = plainDay(trigger, 'start', says('STARTS', { from: rule.from }), counts);
  if (first?.day !== start.day) return [start, ...explain];
  return [{ ...start, whyCodes: [...start.whyCodes, ...first.whyCodes] }, ...rest];
}

function finished(base: CountedDeadline, answer: Answer, calendar: CourtCalendar): CountedDeadline {
  const { last, window, earliestAction, statutory, explain } = answer;
  const start = explain[0] ? toDay(explain[0].day) : last;
  const days = [start, last, earliestAction ?? last, window?.from ?? last];
  const [first, end] = [Math.min(...days), Math.max(...days)];
  const warningCodes = [...base.warningCodes, ...answer.warningCodes];
  if (statutory !== null) {
    warningCodes.push(says('STATUTE_DAY_CLOSED', { statutory: toText(statutory), last: toText(last) }));
  }
  return {
    ...base,
    date: toText(last),
    from: window ? toText(window.from) : null,
    to: window ? toText(window.to) : null,
    earliestAction: earliestAction === null ? null : toText(earliestAction),
    statutory: statutory === null ? null : toText(statutory),
    explain,
    warningCodes: [...warningCodes, ...calendarWarnings(calendar, first, end)],
    calendar: calendarBasis(calendar, first, end),
  };
}

const clockFaults = { repeated: 'HOUR_REPEATED', skipped: 'HOUR_SKIPPED' } as const;

/** Clock hours from a moment. A lockout may follow as soon as they are over. */
function byHours(
  packed: PackedRule,
  n: number,
  base: CountedDeadline,
  { facts, place }: Counting,
): CountedDeadline {
  const { rule } = packed;
  const start = momentOf(facts.writPostedAt ?? '', place.timeZone);
  const near = countHours(start, n);
  const far = rule.to === undefined ? near : countHours(start, rule.to);
  const isWindow = rule.to !== undefined;
  const postedOn = start.toPlainDate().toString();
  const time = start.toPlainTime().toString({ smallestUnit: 'minute' });
  const at = says('STARTS_AT', { from: rule.from, time, zone: place.timeZone });
  // Its hours count from the moment itself: the first day is the start and counted.
  const [first, ...rest] = far.days;
  const days: CountedDay[] = first
    ? [{ ...first, kind: 'start', whyCodes: [at, ...first.whyCodes] }, ...rest]
    : [{ day: postedOn, kind: 'start', counted: false, number: null, whyCodes: [at] }];
  const turned = orderWarnings({ ...facts, writPostedAt: postedOn }, 'writPostedAt', place.state);
  const fault = clockFault(facts.writPostedAt ?? '', place.timeZone);
  return {
    ...base,
    warningCodes: [...base.warningCodes, ...(fault ? [says(clockFaults[fault])] : []), ...turned],
    date: far.end.toString(),
    from: isWindow ? near.end.toString() : null,
    to: isWindow ? far.end.toString() : null,
    earliestAction: near.end.toString(),
    explain: days,
  };
}

function missingFor({ rule }: PackedRule, facts: KnownFacts): FactName[] {
  const missing: FactName[] = [];
  const trigger = rule.mode === 'HOURS' ? 'writPostedAt' : triggers[rule.from];
  if (!facts[trigger]) missing.push(trigger);
  const limit = rule.atMost && triggers[rule.atMost.from];
  if (limit && limit !== trigger && !facts[limit]) missing.push(limit);
  if (rule.endsWithRentPeriod && !facts.rentPeriodEndsOn) missing.push('rentPeriodEndsOn');
  // Whatever the rule says of it: a month-to-month termination ends on another day.
  if (rule.event === 'NOTICE_EXPIRES' && !rule.floor && !(facts.noticeType ?? facts.usualNotice))
    missing.push('noticeType');
  return missing;
}
