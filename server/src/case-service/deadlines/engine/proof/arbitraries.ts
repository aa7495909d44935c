import type { DayFact, DeadlineEvent, DeadlineFacts } from '@writdesk/contract/deadlines/deadline-values';
import {
  type DeadlineRule,
  deadlineRule,
  type Trigger,
  triggers,
} from '@writdesk/contract/rule-packs/rule-rows';
import fc from 'fast-check';
import type { RulePack } from '../index.ts';

// Laws that nobody made, for places that aren't: all that the rows can say, in every mixture that means something.

const FIRST_DAY = Date.UTC(2027, 8, 1);
const DAY_MS = 86_400_000;
const textOf = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
/** Enough days for every count, a year's end and a leap day among them. */
const days = Array.from({ length: 900 }, (_, day) => textOf(day - 200));
const day = fc.integer({ min: 200, max: 450 }).map((at) => days[at] ?? '');

/** Closed days, some of them alone and some in a row. */
export const closures: fc.Arbitrary<Map<string, string>> = fc
  .array(fc.tuple(fc.nat(days.length - 1), fc.integer({ min: 1, max: 4 })), { maxLength: 100 })
  .map(
    (rows) =>
      new Map(
        rows.flatMap(([first, length]) =>
          days.slice(first, first + length).map((at) => [at, 'Closed'] as const),
        ),
      ),
  );

const events = [
  'NOTICE_EXPIRES',
  'ANSWER_DUE',
  'APPEAL_DUE',
  'WRIT_EARLIEST',
  'WRIT_REQUEST_BY',
  'ALT_OFFICER_FROM',
  'SERVE_BY',
  'LOCKOUT_NOTICE',
] as const satisfies DeadlineEvent[];
const starts = ['NOTICE_SERVED', 'SERVED', 'JUDGMENT', 'HEARING'] as const satisfies Trigger[];
const noticeType = fc.constantFrom('PAY_OR_VACATE', 'CURE_OR_VACATE', 'TERMINATE_PERIODIC', 'NON_RENEWAL');
const reason = fc.constantFrom('NONPAYMENT', 'HOLDOVER', 'NUISANCE');
const serviceMethod = fc.constantFrom('PERSONAL', 'CERTIFIED_MAIL', 'FIRST_CLASS_MAIL');
const outcome = fc.constantFrom('POSSESSION_ONLY', 'DEFAULT_POSSESSION');
const governing = ['leaseFrom', 'leaseRenewedOn', 'noticeServedOn', 'servedOn'] as const satisfies DayFact[];

/** @param share how often of ten times the value is there. */
function maybe<T>(value: fc.Arbitrary<T>, share: number): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 10 - share, arbitrary: fc.constant(undefined) },
    { weight: share, arbitrary: value },
  );
}

function some<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.uniqueArray(value, { minLength: 1, maxLength: 2 });
}

const appliesIf = fc.record({
  noticeType: maybe(some(noticeType), 3),
  reason: maybe(some(reason), 3),
  outcome: maybe(some(outcome), 3),
  caresCovered: maybe(fc.constantFrom(['YES'], ['NO']), 3),
  serviceMethod: maybe(some(serviceMethod), 3),
  tenancyMonths: maybe(fc.constantFrom({ least: 12 }, { below: 12 }, { least: 6, below: 24 }), 3),
  known: maybe(fc.constantFrom(['answeredOn'], ['hearingOn'], ['reason']), 3),
});

const shape = fc.record({
  event: fc.constantFrom(...events),
  place: fc.constantFrom('state', 'state', 'state', 'county', 'courthouse', 'counties'),
  stands: fc.boolean(),
  from: fc.constantFrom(...starts),
  n: fc.oneof(
    { weight: 5, arbitrary: fc.nat(12) },
    { weight: 4, arbitrary: fc.constantFrom(14, 30, 60) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  width: maybe(fc.integer({ min: 1, max: 12 }), 3),
  mode: fc.constantFrom('CALENDAR', 'CALENDAR_NO_ROLL', 'BUSINESS', 'COURT', 'HOURS'),
  direction: fc.constantFrom('AFTER', 'AFTER', 'AFTER', 'BEFORE'),
  rollLast: fc.constantFrom('FORWARD', 'FORWARD', 'BACKWARD', 'NONE'),
  isNextOpen: fc.boolean(),
  governedBy: fc.uniqueArray(fc.constantFrom(...governing), { minLength: 1, maxLength: 2 }),
  appliesIf: fc.oneof(fc.constant({}), fc.constant({}), appliesIf),
  setAside: maybe(fc.constantFrom(['outcome'], ['reason', 'serviceMethod'], ['leaseFrom']), 3),
  mailDays: maybe(fc.integer({ min: 1, max: 6 }), 3),
  mailHow: fc.constantFrom('TRIGGER', 'LONGER_OF_BOTH', 'AFTER_COUNT'),
  endsWithRentPeriod: fc.boolean(),
  waitsForAppeal: fc.boolean(),
  atMost: maybe(fc.record({ from: fc.constantFrom(...starts), n: fc.integer({ min: 1, max: 40 }) }), 2),
  sameDay: fc.boolean(),
  effectiveFrom: maybe(day, 2),
  effectiveTo: maybe(day, 2),
  isFloor: fc.boolean(),
  runsAlongside: fc.boolean(),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

/** A row as the contract allows it, without what no pack may mix (`packs.unit.test.ts`). */
function ruleOf(state: string, index: number, drawn: Shape): DeadlineRule {
  const isHours = drawn.mode === 'HOURS' && drawn.event === 'LOCKOUT_NOTICE';
  const isBack = !isHours && (drawn.direction === 'BEFORE' || drawn.rollLast === 'BACKWARD');
  const isPlain = !isBack && drawn.mode !== 'HOURS' && drawn.width === undefined && drawn.n !== null;
  const isFloor = state === 'US' && drawn.isFloor && isPlain;
  // No next step hangs on a day that is counted or moved back.
  const backward = index % 2 === 0 ? 'SERVE_BY' : 'WRIT_REQUEST_BY';
  const event = isFloor ? 'NOTICE_EXPIRES' : isBack ? backward : drawn.event;
  const mode = drawn.mode === 'HOURS' && !isHours ? 'CALENDAR' : drawn.mode;
  const isWindow = drawn.width !== undefined && drawn.n !== null && event !== 'APPEAL_DUE';
  const direction = isHours ? 'AFTER' : drawn.direction;
  const isDay = !isWindow && !isHours && drawn.n !== null;
  const isForward = isDay && direction === 'AFTER';
  // A day that something else moves on has no latest one.
  const hasLimit = isForward && !isBack && !isFloor && !drawn.isNextOpen && !drawn.endsWithRentPeriod;
  // What rolls towards its own start is long enough not to pass it.
  const isAgainst = drawn.rollLast === (direction === 'AFTER' ? 'BACKWARD' : 'FORWARD');
  const n = isDay && isAgainst ? (drawn.n ?? 0) + 40 : drawn.n;
  const row = {
    id: `${state}-RULE-${index}`,
    label: `Rule ${index}`,
    event,
    ...((drawn.place === 'county' || drawn.place === 'courthouse') && !isFloor && { county: 'Ada' }),
    ...(drawn.place === 'counties' &&
      !isFloor && { counties: ['Cee', 'Ada'], standsInUnknownCounty: drawn.stands }),
    ...(drawn.place === 'courthouse' && !isFloor && { courthouse: 'Ada First' }),
    from: drawn.from,
    n,
    ...(isWindow && { to: (n ?? 0) + (drawn.width ?? 1) }),
    mode,
    direction,
    rollLast: drawn.rollLast,
    ...(isForward && !isBack && drawn.isNextOpen && { answer: 'NEXT_OPEN_DAY' }),
    governedBy: drawn.governedBy,
    appliesIf: drawn.appliesIf,
    ...(drawn.setAside && { setAsideIfUnknown: drawn.setAside }),
    ...(isDay &&
      drawn.mailDays && {
        mail: {
          days: drawn.mailDays,
          methods: ['CERTIFIED_MAIL', 'FIRST_CLASS_MAIL'],
          how: !isForward && drawn.mailHow === 'TRIGGER' ? 'LONGER_OF_BOTH' : drawn.mailHow,
        },
      }),
    ...(isForward && drawn.endsWithRentPeriod && { endsWithRentPeriod: true }),
    ...(hasLimit && { atMost: drawn.atMost }),
    ...(isForward && event === 'WRIT_EARLIEST' && drawn.waitsForAppeal && { waitsForAppeal: true }),
    ...(drawn.sameDay && { sameDay: true }),
    ...(isFloor && {
      floor: { alongside: drawn.runsAlongside ? [{ state: 'AA', from: textOf(60), cite: 'A law' }] : [] },
    }),
    ...(drawn.effectiveFrom && { effectiveFrom: drawn.effectiveFrom }),
    ...(drawn.effectiveTo && { effectiveTo: drawn.effectiveTo }),
    cite: 'A law',
    source: 'A book',
    confidence: 'U',
  };
  // As a file says it: what is undefined isn't there.
  return deadlineRule.parse(JSON.parse(JSON.stringify(row)));
}

function packOf(state: string, most: number): fc.Arbitrary<RulePack> {
  return fc.array(shape, { minLength: Math.floor(most / 2), maxLength: most, size: 'max' }).map((shapes) => ({
    state,
    name: `${state} rules`,
    version: '2026.1',
    usualNotice:
      state === 'AA' ? { NONPAYMENT: 'PAY_OR_VACATE' as const } : { NUISANCE: 'TERMINATE_PERIODIC' as const },
    deadlines: shapes.map((drawn, index) => ruleOf(state, index, drawn)),
  }));
}

/** A state's rules and federal ones. */
export const packs = fc.tuple(packOf('AA', 16), packOf('US', 4)).map((both): RulePack[] => both);

/** A state with one rule that always applies. */
export const oneRule = shape.map((drawn): RulePack[] => {
  const plain = {
    ...drawn,
    place: 'state' as const,
    appliesIf: {},
    effectiveFrom: undefined,
    effectiveTo: undefined,
  };
  return [
    {
      state: 'AA',
      name: 'AA rules',
      version: '2026.1',
      usualNotice: {},
      deadlines: [ruleOf('AA', 0, { ...plain, waitsForAppeal: false })],
    },
  ];
});

const moment = fc
  .tuple(day, fc.nat(23), fc.nat(59), fc.constantFrom('', 'Z', '-05:00', '-07:00'))
  .map(([at, hour, minute, offset]) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${at}T${two(hour)}:${two(minute)}:00${offset}`;
  });

/** Facts of which each may be missing. */
export const facts: fc.Arbitrary<DeadlineFacts> = fc.record({
  ...(Object.fromEntries(starts.map((start) => [triggers[start], maybe(day, 9)])) as Record<
    (typeof triggers)[(typeof starts)[number]],
    fc.Arbitrary<string | undefined>
  >),
  noticeReceivedOn: maybe(day, 8),
  answeredOn: maybe(day, 5),
  leaseFrom: maybe(
    fc.integer({ min: 0, max: 450 }).map((at) => days[at] ?? ''),
    4,
  ),
  leaseRenewedOn: maybe(day, 3),
  rentPeriodEndsOn: maybe(day, 9),
  writPostedAt: maybe(moment, 9),
  noticeType: maybe(noticeType, 8),
  reason: maybe(reason, 8),
  outcome: maybe(outcome, 8),
  caresCovered: maybe(fc.constantFrom('YES', 'NO', 'UNKNOWN'), 9),
  serviceMethod: maybe(serviceMethod, 8),
  writDays: maybe(fc.nat(20), 3),
});

/** Every fact known. */
export const allFacts: fc.Arbitrary<DeadlineFacts> = fc.record({
  noticeServedOn: day,
  servedOn: day,
  judgmentOn: day,
  hearingOn: day,
  leaseFrom: day,
  rentPeriodEndsOn: day,
  writPostedAt: moment,
  serviceMethod,
  caresCovered: fc.constantFrom('YES', 'NO'),
});

/** What is asked, and where. */
export const question = fc.record({
  event: fc.constantFrom(...events),
  place: fc
    .tuple(
      fc.constantFrom<[string | null, string | null]>(
        [null, null],
        ['Ada', null],
        ['ADA', 'Ada First'],
        ['Bee', null],
      ),
      fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'America/Chicago'),
    )
    .map(([[county, courthouse], timeZone]) => ({ state: 'AA', county, courthouse, timeZone })),
  facts,
});
