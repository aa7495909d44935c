import type { DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import {
  count,
  momentMs,
  monthsPassed,
  openAfter,
  periodEnd,
  plus,
  rolled,
  withMail,
} from './naive-count.ts';

// The same law counted a second time, as plainly as it can be said: texts of days, one day after the other. It shares
// no code with the engine, only the rows that both read.

export interface NaiveQuestion {
  packs: readonly {
    state: string;
    deadlines: readonly DeadlineRule[];
    usualNotice: Readonly<Record<string, string | undefined>>;
  }[];
  state: string;
  county: string | null;
  courthouse: string | null;
  timeZone: string;
  event: DeadlineEvent;
  facts: DeadlineFacts;
  /** The closed days other than Saturdays and Sundays. */
  closed: ReadonlySet<string>;
}

export interface NaiveAnswer {
  date: string | null;
  from: string | null;
  to: string | null;
  earliestAction: string | null;
  statutory: string | null;
  missing: string[];
  ruleId: string | null;
}

type Known = Readonly<Record<string, string | null | undefined>>;

/** The facts that are words and days, without the one that is a number. */
function wordsOf({ writDays: _, ...words }: DeadlineFacts): Known {
  return words;
}

const nothing: NaiveAnswer = {
  date: null,
  from: null,
  to: null,
  earliestAction: null,
  statutory: null,
  missing: [],
  ruleId: null,
};

const startFact: Record<string, string> = {
  NOTICE_SERVED: 'noticeServedOn',
  SERVED: 'servedOn',
  ANSWERED: 'answeredOn',
  FILED: 'filedOn',
  TRIAL_REQUESTED: 'trialRequestedOn',
  HEARING: 'hearingOn',
  JUDGMENT: 'judgmentOn',
  ENTRY_SERVED: 'entryServedOn',
  WRIT_ISSUED: 'writIssuedOn',
  WRIT_APPLIED: 'writAppliedOn',
  WRIT_POSTED: 'writPostedOn',
};

/** The date by plain counting. */
export function naiveDeadline(question: NaiveQuestion): NaiveAnswer {
  const own = byState(question);
  const federal = question.packs.findLast(({ state }) => state === 'US')?.deadlines ?? [];
  let answer = own;
  const runsAlongside = (rule: DeadlineRule) =>
    rule.floor?.alongside.some(
      ({ state, from }) => state === question.state && from <= (question.facts.noticeServedOn ?? ''),
    ) === true;
  // First those that the suit waits for, then those that it may run next to.
  const floors = [
    ...federal.filter((rule) => !runsAlongside(rule)),
    ...federal.filter((rule) => runsAlongside(rule)),
  ];
  for (const floor of floors) {
    if (floor.event !== question.event || !floor.floor) continue;
    const { verdict, unknown } = judge(floor, question);
    if (verdict === 'no') continue;
    if (verdict === 'open') {
      if (!unknown.every((name) => isAside(floor, name)))
        answer = { ...nothing, ruleId: answer.ruleId, missing: both(answer.missing, unknown) };
      continue;
    }
    const least = byRule(floor, question);
    if (answer.missing.length || least.missing.length) {
      answer = { ...nothing, ruleId: answer.ruleId, missing: both(answer.missing, least.missing) };
      continue;
    }
    if (answer.date !== null && answer.date >= (least.date ?? '')) continue;
    const isFree = runsAlongside(floor) && answer.date !== null && answer.earliestAction !== null;
    answer = isFree ? { ...least, earliestAction: answer.earliestAction } : least;
  }
  // A federal minimum alone opens nothing, unless the document is the federal act's own.
  const asks = federal.filter(({ floor, event, appliesIf: when }) => {
    return floor && event === question.event && (when?.noticeType || when?.reason);
  });
  const isOwnPaper = asks.some((rule) => judge(rule, question).verdict === 'yes');
  return own.ruleId === null && answer.date !== null && !isOwnPaper
    ? { ...answer, earliestAction: null }
    : answer;
}

function isAside({ setAsideIfUnknown: aside = [] }: DeadlineRule, name: string): boolean {
  return aside.some((known) => known === name);
}

function both(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])];
}

/** Orders from which no writ follows, and results that are no judgment, written out once more. */
const noWrit = ['MONEY_ONLY', 'STIPULATED_STAY', 'DISMISSED_WITHOUT_PREJUDICE', 'DISMISSED_WITH_PREJUDICE'];
const neverWrit = [...noWrit, 'JUDGMENT_FOR_TENANT', 'SATISFIED', 'VACATED', 'CONTINUED'];
const noAppeal = ['CONTINUED', 'STIPULATED_STAY', 'VACATED'];

function byState(question: NaiveQuestion): NaiveAnswer {
  const outcome = question.facts.outcome ?? '';
  if (question.event === 'WRIT_EARLIEST' && neverWrit.includes(outcome)) return nothing;
  if (question.event === 'APPEAL_DUE' && noAppeal.includes(outcome)) return nothing;
  const state = question.packs.findLast((pack) => pack.state === question.state)?.deadlines ?? [];
  const federal = question.packs.findLast((pack) => pack.state === 'US')?.deadlines ?? [];
  const ranked = [
    ...state.map((rule) => ({ rule, rank: rankOf(rule) })),
    ...federal.filter((rule) => !rule.floor).map((rule) => ({ rule, rank: -1 })),
  ]
    .filter(({ rule }) => rule.event === question.event && isHere(rule, question))
    .map((candidate, index) => ({ ...candidate, index, ...judge(candidate.rule, question) }))
    .filter(
      ({ rule, verdict, unknown }) =>
        verdict === 'yes' || (verdict === 'open' && !unknown.every((name) => isAside(rule, name))),
    );
  const beats = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
    a.rank > b.rank || (a.rank === b.rank && a.index < b.index);
  const best = ranked
    .filter(({ verdict }) => verdict === 'yes')
    .find((one, _, all) => all.every((other) => other === one || beats(one, other)));
  const doubts = ranked.filter((one) => one.verdict === 'open' && (!best || beats(one, best)));
  if (doubts.length) {
    const missing = doubts.flatMap(({ rule, unknown }) => [
      ...(rule.mode === 'HOURS' ? [] : lacking(wordsOf(question.facts), startFact[rule.from] ?? '')),
      ...unknown,
    ]);
    return { ...nothing, missing: both(missing, []) };
  }
  if (best) return byRule(best.rule, question);
  if (!isMonthly(question) || question.facts.rentPeriodEndsOn) return nothing;
  return {
    ...nothing,
    missing: [...lacking(wordsOf(question.facts), 'noticeServedOn'), 'rentPeriodEndsOn'],
  };
}

/** What the notice is called, or what its reason usually asks for. */
function typeOf({ packs, state, facts }: NaiveQuestion): string | null {
  if (facts.noticeType) return facts.noticeType;
  for (const law of [state, 'US']) {
    const usual = packs.findLast((pack) => pack.state === law)?.usualNotice[facts.reason ?? ''];
    if (usual) return usual;
  }
  return null;
}

/** The end of a tenancy from month to month, which is the end of a month. */
function isMonthly(question: NaiveQuestion): boolean {
  if (question.event !== 'NOTICE_EXPIRES') return false;
  const type = typeOf(question);
  return (
    type === 'TERMINATE_PERIODIC' || (type === 'NON_RENEWAL' && Boolean(question.facts.rentPeriodEndsOn))
  );
}

function lacking(facts: Known, name: string): string[] {
  return facts[name] ? [] : [name];
}

/** A courthouse before its county before its state; of equals what asks for more. */
function rankOf({ courthouse, county, counties, appliesIf = {} }: DeadlineRule): number {
  const place = courthouse ? 2 : county || counties ? 1 : 0;
  return 1000 * place + Object.values(appliesIf).filter((line) => line !== undefined).length;
}

function isHere(rule: DeadlineRule, place: NaiveQuestion): boolean {
  const { courthouse, county, counties = [] } = rule;
  const isCourthouse = courthouse === undefined || courthouse === place.courthouse;
  const here = place.county?.toLowerCase() ?? null;
  const isAmong = rule.counties === undefined || counties.some((name) => name.toLowerCase() === here);
  const isSupposed = here === null && rule.standsInUnknownCounty === true;
  return isCourthouse && (isAmong || isSupposed) && (county === undefined || county.toLowerCase() === here);
}

interface Verdict {
  verdict: 'yes' | 'no' | 'open';
  unknown: string[];
}

/** Whether every condition of a rule holds; what is not known leaves it open. */
function judge(rule: DeadlineRule, question: NaiveQuestion): Verdict {
  const facts = wordsOf(question.facts);
  const { appliesIf = {} } = rule;
  const unknown: string[] = [];
  let isNo = false;
  const lists = [
    'noticeType',
    'reason',
    'outcome',
    'propertyCategory',
    'caresCovered',
    'serviceMethod',
  ] as const;
  for (const name of lists) {
    const wanted: readonly string[] | undefined = appliesIf[name];
    if (!wanted) continue;
    let fact = name === 'noticeType' ? typeOf(question) : facts[name];
    if (name === 'caresCovered' && fact === 'UNKNOWN') fact = null;
    if (!fact) unknown.push(name);
    else if (!wanted.includes(fact)) isNo = true;
  }
  if (appliesIf.tenancyMonths) {
    const { leaseFrom: lease, noticeServedOn: given } = question.facts;
    if (!lease) unknown.push('leaseFrom');
    if (!given) unknown.push('noticeServedOn');
    if (lease && given) {
      const months = monthsPassed(lease, given);
      const { least = 0, below = 100_000 } = appliesIf.tenancyMonths;
      if (months < least || months >= below) isNo = true;
    }
  }
  for (const name of appliesIf.known ?? []) if (!facts[name]) isNo = true;
  const version = versionOf(rule, facts);
  if (version === 'no') isNo = true;
  if (version === 'open') unknown.push(rule.governedBy[0] ?? '');
  return { verdict: isNo ? 'no' : unknown.length ? 'open' : 'yes', unknown };
}

/** The latest of the governing days must lie in the version's time. The first may not be guessed. */
function versionOf(
  { governedBy, effectiveFrom, effectiveTo }: DeadlineRule,
  facts: Known,
): Verdict['verdict'] {
  const begins = effectiveFrom ?? '0000-01-01';
  const ends = effectiveTo ?? '9999-12-31';
  let latest = '0000-01-01';
  for (const name of governedBy) if ((facts[name] ?? '') > latest) latest = facts[name] ?? '';
  if (facts[governedBy[0] ?? '']) return begins <= latest && latest <= ends ? 'yes' : 'no';
  // It may be any day from the latest known on.
  if (begins <= latest && ends === '9999-12-31') return 'yes';
  return latest > ends ? 'no' : 'open';
}

function byRule(row: DeadlineRule, question: NaiveQuestion): NaiveAnswer {
  const judged = asJudged(row, question.facts.writDays);
  const rule = isMonthly(question) && !row.floor ? { ...judged, endsWithRentPeriod: true } : judged;
  const facts = wordsOf(question.facts);
  const base = { ...nothing, ruleId: rule.id };
  const start = rule.mode === 'HOURS' ? 'writPostedAt' : (startFact[rule.from] ?? '');
  const missing = lacking(facts, start);
  const { atMost } = rule;
  const limitFact = atMost ? (startFact[atMost.from] ?? '') : '';
  if (atMost) missing.push(...lacking(facts, limitFact).filter((name) => !missing.includes(name)));
  if (rule.endsWithRentPeriod) missing.push(...lacking(facts, 'rentPeriodEndsOn'));
  if (rule.event === 'NOTICE_EXPIRES' && !rule.floor && typeOf(question) === null) missing.push('noticeType');
  if (missing.length) return { ...base, missing };
  if (rule.n === null) return base;
  const trigger = facts[start] ?? '';
  if (rule.mode === 'HOURS') return byClock(rule, rule.n, trigger, question.timeZone, base);
  if (rule.to !== undefined) {
    const near = count(trigger, rule.n, rule, question);
    const far = count(trigger, rule.to, rule, question);
    const [from, to] = near < far ? [near, far] : [far, near];
    const window = { ...base, date: to, from, to, earliestAction: from };
    return rule.event === 'WRIT_EARLIEST' ? onceJudged(window, question) : window;
  }
  let last = withMail(rule, rule.n, trigger, question);
  if (rule.endsWithRentPeriod) last = periodEnd(facts['rentPeriodEndsOn'] ?? '', last);
  let date = rolled(last, rule, question);
  const statutory = rule.direction === 'AFTER' && date < last ? last : null;
  if (atMost) {
    const latest = rolled(count(facts[limitFact] ?? '', atMost.n, rule, question), rule, question);
    if (latest < date) date = latest;
  }
  let answer: NaiveAnswer = { ...base, date, statutory, earliestAction: nextStep(rule, date, question) };
  if (rule.answer === 'NEXT_OPEN_DAY') {
    date = openAfter(date, question);
    answer = { ...base, date, earliestAction: date };
  }
  if (rule.event !== 'WRIT_EARLIEST') return answer;
  if (rule.waitsForAppeal) {
    const appeal = naiveDeadline({ ...question, event: 'APPEAL_DUE' });
    if (appeal.missing.length) return { ...base, missing: appeal.missing };
    const free = appeal.date === null ? date : openAfter(appeal.date, question);
    if (free > date) answer = { ...base, date: free, earliestAction: free };
  }
  return onceJudged(answer, question);
}

/** Nobody asks for a writ before there is a judgment, whatever day the law says. */
function onceJudged(answer: NaiveAnswer, question: NaiveQuestion): NaiveAnswer {
  const { judgmentOn } = question.facts;
  if (!judgmentOn || answer.earliestAction === null || answer.earliestAction >= judgmentOn) return answer;
  return { ...answer, earliestAction: openAfter(plus(judgmentOn, -1), question) };
}

/** The judge's own number of days; where it is the shorter one, nobody waits for the appeal. */
function asJudged(rule: DeadlineRule, days: number | null | undefined): DeadlineRule {
  if (rule.event !== 'WRIT_EARLIEST' || rule.n === null || typeof days !== 'number') return rule;
  if (rule.from === 'JUDGMENT' && days === rule.n) return rule;
  const order = { from: 'JUDGMENT', mode: 'CALENDAR', rollLast: 'FORWARD' } as const;
  return { ...rule, ...order, n: days, waitsForAppeal: rule.waitsForAppeal === true && days > rule.n };
}

function nextStep(rule: DeadlineRule, date: string, question: NaiveQuestion): string | null {
  switch (rule.event) {
    case 'NOTICE_EXPIRES':
    case 'ANSWER_DUE':
    case 'TENDER_DUE':
    case 'APPEAL_DUE':
    case 'LOCKOUT_NOTICE':
      return openAfter(rule.sameDay ? plus(date, -1) : date, question);
    case 'WRIT_EARLIEST':
    case 'ALT_OFFICER_FROM':
    case 'SCRA_REFRESH':
      return date;
    default:
      return null;
  }
}

function byClock(
  rule: DeadlineRule,
  n: number,
  text: string,
  timeZone: string,
  base: NaiveAnswer,
): NaiveAnswer {
  const start = momentMs(text, timeZone);
  const after = (hours: number) => new Date(start + hours * 3_600_000).toISOString().replace('.000Z', 'Z');
  const date = after(rule.to ?? n);
  if (rule.to === undefined) return { ...base, date, earliestAction: date };
  return { ...base, date, from: after(n), to: date, earliestAction: after(n) };
}
