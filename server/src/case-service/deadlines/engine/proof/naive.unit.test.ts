import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeDeadline, layOutLaw } from '../index.ts';
import { closures, packs, question } from './arbitraries.ts';
import { naiveDeadline } from './naive.ts';
import { calendarOf } from './seeds.ts';

const SEED = 20_261_121;
const LAWS = 2_400;
const QUESTIONS = 100_000;

test(`${QUESTIONS} questions to ${LAWS} laws are answered as plain counting answers them (seed ${SEED})`, () => {
  const decided = { dates: 0, windows: 0, missing: 0, none: 0 };
  const questions = fc.array(question, { minLength: 1, maxLength: 100, size: 'max' });
  fc.assert(
    fc.property(packs, closures, questions, (deadlines, days, asked) => {
      const law = layOutLaw(deadlines);
      const calendar = calendarOf('AA', days);
      const closed = new Set(days.keys());
      for (const { event, place, facts } of asked) {
        const computed = computeDeadline({ law, place, event, facts, calendar });
        const { date, from, to, earliestAction, statutory, missing, ruleId } = computed;
        const answer = { date, from, to, earliestAction, statutory, missing: missing.toSorted(), ruleId };
        const plain = naiveDeadline({ packs: deadlines, closed, event, facts, ...place });
        const counted = { ...plain, missing: plain.missing.toSorted() };
        if (JSON.stringify(answer) !== JSON.stringify(counted))
          expect({ ...answer, event, facts }).toEqual({ ...counted, event, facts });
        decided[missing.length ? 'missing' : from ? 'windows' : date ? 'dates' : 'none'] += 1;
      }
    }),
    { seed: SEED, numRuns: LAWS },
  );
  const { dates, windows, missing, none } = decided;
  expect(dates + windows + missing + none).toBeGreaterThanOrEqual(QUESTIONS);
  // The comparison is worth what it reaches.
  expect(dates).toBeGreaterThan(20_000);
  expect(windows).toBeGreaterThan(2_000);
  expect(missing).toBeGreaterThan(5_000);
  expect(none).toBeGreaterThan(5_000);
}, 120_000);
