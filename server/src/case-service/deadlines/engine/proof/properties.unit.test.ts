import { type Deadline, inEnglish } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineFacts, FactName } from '@writdesk/contract/deadlines/deadline-values';
import { says } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { computeDeadline, type DeadlineQuestion, layOutLaw, type RulePack } from '../index.ts';
import { allFacts, closures, oneRule, packs, question } from './arbitraries.ts';
import { calendarOf } from './seeds.ts';
import { deadlineRule } from '@writdesk/contract/rule-packs/rule-rows';

vi.setConfig({ testTimeout: 60_000 });

const SEED = 20_261_122;
const RUNS = 4_000;
const place = { state: 'AA', county: null, courthouse: null, timeZone: 'America/New_York' };

function ask(
  deadlines: readonly RulePack[],
  closed: ReadonlyMap<string, string>,
  facts: DeadlineFacts,
): Deadline {
  const [event = 'NOTICE_EXPIRES' as const] = deadlines.flatMap((pack) =>
    pack.deadlines.map((rule) => rule.event),
  );
  return inEnglish(
    computeDeadline({
      law: layOutLaw(deadlines),
      place,
      event,
      facts,
      calendar: calendarOf('AA', closed),
    }),
  );
}

function ruleIn([pack]: readonly RulePack[]): DeadlineRule {
  const rule = pack?.deadlines[0];
  if (!rule) throw new Error('A law without a rule.');
  return rule;
}

function withRule(deadlines: readonly RulePack[], rule: DeadlineRule): RulePack[] {
  return deadlines.map((pack) => ({ ...pack, deadlines: [rule] }));
}

/** Runs a property on laws, facts and calendars; says how often it had a date to judge, so that none is idle. */
function holds(
  judge: (law: RulePack[], closed: Map<string, string>, facts: DeadlineFacts, more: number) => boolean,
) {
  let judged = 0;
  fc.assert(
    fc.property(oneRule, closures, allFacts, fc.nat(9), (law, closed, facts, more) => {
      if (judge(law, closed, facts, more)) judged += 1;
    }),
    { seed: SEED, numRuns: RUNS },
  );
  return judged;
}

const writ = {
  event: 'WRIT_EARLIEST',
  from: 'JUDGMENT',
  to: undefined,
  mode: 'CALENDAR',
  direction: 'AFTER',
  mail: undefined,
  atMost: undefined,
  endsWithRentPeriod: undefined,
};

function nextDay(day: string, step = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

function isClosed(day: string, closed: ReadonlyMap<string, string>): boolean {
  return closed.has(day) || [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

describe(`of any rule, whatever the facts (seed ${SEED})`, () => {
  test('one more closed day moves a forward date never back and a backward date never on', () => {
    const judged = holds((law, closed, facts, more) => {
      const { direction, rollLast } = ruleIn(law);
      const forward = direction === 'AFTER' && rollLast !== 'BACKWARD';
      const backward = direction === 'BEFORE' && rollLast !== 'FORWARD';
      const before = ask(law, closed, facts);
      if (before.date === null || before.date.includes('T') || (!forward && !backward)) return false;
      const day = nextDay(before.date, forward ? -more : more);
      const after = ask(law, new Map([...closed, [day, 'Closed too']]), facts);
      const [early, late] = forward ? [before, after] : [after, before];
      expect((early.date ?? '') <= (late.date ?? '')).toBe(true);
      expect((early.from ?? '') <= (late.from ?? '')).toBe(true);
      return before.date !== after.date;
    });
    expect(judged).toBeGreaterThan(300);
  });

  test('a date is a closed day only where its rule leaves it there', () => {
    const judged = holds((law, closed, facts) => {
      const { mode, rollLast, to, answer } = ruleIn(law);
      const { date, earliestAction } = ask(law, closed, facts);
      if (date === null || mode === 'HOURS') return false;
      const stays = to !== undefined || rollLast === 'NONE' || mode === 'CALENDAR_NO_ROLL';
      if (answer === 'NEXT_OPEN_DAY' || !stays) expect(isClosed(date, closed)).toBe(false);
      if (to === undefined && earliestAction !== null && earliestAction !== date)
        expect(isClosed(earliestAction, closed)).toBe(false);
      return true;
    });
    expect(judged).toBeGreaterThan(RUNS / 2);
  });

  test('a longer count never ends nearer', () => {
    const judged = holds((law, closed, facts, more) => {
      const rule = ruleIn(law);
      const longer = 1 + more;
      const long = withRule(law, {
        ...rule,
        n: (rule.n ?? 0) + longer,
        ...(rule.to !== undefined && { to: rule.to + longer }),
      });
      const [near, far] = [ask(law, closed, facts), ask(long, closed, facts)];
      if (near.date === null || far.date === null) return false;
      const [early, late] = rule.direction === 'AFTER' ? [near, far] : [far, near];
      expect(early.date! <= late.date!).toBe(true);
      expect((early.from ?? '') <= (late.from ?? '')).toBe(true);
      return near.date !== far.date;
    });
    expect(judged).toBeGreaterThan(RUNS / 4);
  });

  test('the explanation counts to the answer, every day on the way once', () => {
    const judged = holds((law, closed, facts) => {
      const rule = ruleIn(law);
      const { date, earliestAction, explain } = ask(law, closed, facts);
      if (date === null || rule.n === null) return false;
      const counted = explain.filter((day) => day.counted);
      if (rule.mode === 'HOURS') {
        const minutes = counted.reduce((sum, day) => sum + (day.number ?? 0), 0);
        expect(minutes).toBe(60 * (rule.to ?? rule.n));
        expect(new Set(explain.map((day) => day.day)).size).toBe(explain.length);
        expect(explain[0]).toMatchObject({ kind: 'start', counted: rule.n > 0 });
        return true;
      }
      expect(counted.map((day) => day.number)).toEqual(counted.map((_, index) => index + 1));
      expect([rule.to ?? rule.n, rule.atMost?.n]).toContain(counted.length);
      for (const day of counted)
        if (rule.mode === 'BUSINESS' || rule.mode === 'COURT') expect(isClosed(day.day, closed)).toBe(false);
      const listed = explain.map((day) => day.day);
      const [start] = explain;
      expect(start).toMatchObject({ kind: 'start', counted: false });
      expect(new Set(listed).size).toBe(listed.length);
      const ends = [start?.day ?? '', date, earliestAction ?? date].toSorted();
      for (let day = ends[0] ?? ''; day <= (ends.at(-1) ?? ''); day = nextDay(day))
        expect(listed).toContain(day);
      return true;
    });
    expect(judged).toBeGreaterThan(RUNS / 2);
  });

  test('a writ that waits for the appeal is explained by both counts, its own recalculated', () => {
    let moved = 0;
    holds((law, closed, facts, more) => {
      const [pack] = law;
      const own = deadlineRule.parse({
        ...ruleIn(law),
        ...writ,
        id: 'AA-WRIT',
        n: more,
        rollLast: more % 2 ? 'NONE' : 'FORWARD',
        answer: more % 3 ? 'LAST_DAY' : 'NEXT_OPEN_DAY',
        waitsForAppeal: true,
      });
      const appeal = { ...own, id: 'AA-APPEAL', event: 'APPEAL_DUE', answer: 'LAST_DAY' } as const;
      const { mode } = ruleIn(law);
      const days = mode === 'BUSINESS' || mode === 'COURT' ? mode : 'CALENDAR';
      const later = { ...appeal, n: 6, mode: days, rollLast: 'FORWARD', waitsForAppeal: false } as const;
      const rules = [own, later];
      const { date, explain, warnings } = ask([{ ...pack!, deadlines: rules }], closed, facts);
      const alone = ask([{ ...pack!, deadlines: [own] }], closed, facts);
      const listed = explain.map(({ day }) => day);
      expect(listed).toEqual([...new Set(listed)].toSorted());
      const numbers = explain.flatMap(({ counted, number }) => (counted ? [number] : []));
      expect(numbers).toEqual(Array.from({ length: more }, (_, index) => index + 1));
      expect([listed[0], listed.at(-1)]).toEqual([facts.judgmentOn, date]);
      for (let day = listed[0] ?? ''; day <= (date ?? ''); day = nextDay(day)) expect(listed).toContain(day);
      if (alone.date === date) return false;
      moved += 1;
      expect(explain.at(-1)?.why).toContain('AA-WRIT waits for AA-APPEAL');
      expect(explain.find(({ day }) => day === alone.date)?.why).toContain('By AA-WRIT alone');
      expect(warnings.join(' ')).toContain('AA-WRIT alone would give');
      return true;
    });
    expect(moved).toBeGreaterThan(RUNS / 4);
  });

  test('a window opens before it ends', () => {
    const judged = holds((law, closed, facts) => {
      const { from, to, date } = ask(law, closed, facts);
      if (from === null || to === null) return false;
      expect(from <= to).toBe(true);
      expect(date).toBe(to);
      return true;
    });
    expect(judged).toBeGreaterThan(500);
  });
});

/** Facts whose absence the law itself answers: a version's second day, a signature, the mail, what must be known. */
function saysSo(
  law: readonly RulePack[],
  { event, facts }: Pick<DeadlineQuestion, 'event' | 'facts'>,
  name: keyof DeadlineFacts,
): boolean {
  return law.some(
    ({ deadlines, usualNotice }) =>
      // Where the judge set no days of their own, the law's count.
      name === 'writDays' ||
      // Where no rental period ends what isn't renewed, the lease's own term: that is reported.
      (name === 'rentPeriodEndsOn' && facts.noticeType === 'NON_RENEWAL') ||
      (name === 'noticeType' && Boolean(facts.reason && usualNotice[facts.reason])) ||
      deadlines.some(
        ({ event: of, setAsideIfUnknown, appliesIf, governedBy, mail }) =>
          (of === event || (event === 'WRIT_EARLIEST' && of === 'APPEAL_DUE')) &&
          (setAsideIfUnknown?.some((set) => set === name) ||
            appliesIf?.known?.some((known) => known === name) ||
            governedBy.slice(1).some((day) => day === name) ||
            (mail !== undefined && (name === 'serviceMethod' || name === 'noticeReceivedOn'))),
      ),
  );
}

describe(`of any law (seed ${SEED})`, () => {
  const asked = fc.array(question, { minLength: 1, maxLength: 30, size: 'max' });

  test('a date and a missing fact exclude each other', () => {
    fc.assert(
      fc.property(packs, closures, asked, (deadlines, closed, questions) => {
        const law = layOutLaw(deadlines);
        for (const one of questions) {
          const { date, missing, explain } = computeDeadline({
            ...one,
            law,
            calendar: calendarOf('AA', closed),
          });
          if (date !== null) expect(missing).toEqual([]);
          else expect(explain).toEqual([]);
          for (const name of missing) {
            // An answer that is no answer is missing too.
            const value = one.facts[name as FactName];
            expect(value === undefined || value === 'UNKNOWN').toBe(true);
          }
        }
      }),
      { seed: SEED, numRuns: 800 },
    );
  });

  test('a fact that is taken away takes the date away, or leaves it', () => {
    let judged = 0;
    let lost = 0;
    fc.assert(
      fc.property(packs, closures, asked, (deadlines, closed, questions) => {
        const law = layOutLaw(deadlines);
        const calendar = calendarOf('AA', closed);
        for (const one of questions) {
          const before = computeDeadline({ ...one, law, calendar });
          if (before.date === null) continue;
          for (const name of Object.keys(one.facts) as (keyof DeadlineFacts)[]) {
            if (one.facts[name] === undefined) continue;
            const after = computeDeadline({
              ...one,
              facts: { ...one.facts, [name]: undefined },
              law,
              calendar,
            });
            judged += 1;
            if (after.date === null) lost += 1;
            else if (after.date !== before.date && !saysSo(deadlines, one, name))
              expect({ without: name, date: after.date }).toEqual({ without: name, date: before.date });
            if (name === 'serviceMethod' && after.rule && after.date !== null) {
              const chosen = deadlines
                .flatMap((pack) => pack.deadlines)
                .find(({ id }) => id === after.ruleId);
              if (chosen?.mail) expect(after.warningCodes).toContainEqual(says('MAIL_DAYS_NOT_ADDED'));
            }
          }
        }
      }),
      { seed: SEED, numRuns: 800 },
    );
    expect(lost).toBeGreaterThan(300);
    expect(judged - lost).toBeGreaterThan(3_000);
  });
});
