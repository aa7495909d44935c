import {
  computeDeadline,
  type DeadlineQuestion,
  layOutLaw,
} from '../server/src/case-service/deadlines/engine/index.ts';
import { readVectors } from '../server/src/case-service/deadlines/engine/proof/read-vectors.ts';
import { calendarOf, seededClosedDays } from '../server/src/case-service/deadlines/engine/proof/seeds.ts';
import { seededPacks } from '../server/test/support/seeded-packs.ts';

const WARM_UP = 20_000;
const ROUND = 20_000;
const ROUNDS = 5;

/**
 * Thousands of dates, each with its explanation, that one core counts in a second; the median of some rounds.
 * The questions are those that were worked out by hand: every state, every event.
 */
export function measureDeadlines(): { thousandsPerSecond: number; questions: number } {
  const questions = answerable();
  count(questions, WARM_UP);
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    count(questions, ROUND);
    const { user, system } = process.cpuUsage(before);
    return (1_000 * ROUND) / (user + system);
  });
  const median = rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return { thousandsPerSecond: median, questions: questions.length };
}

/** The questions that have a date for an answer: whatever is missing would be answered at once. */
function answerable(): DeadlineQuestion[] {
  const law = layOutLaw(seededPacks());
  const calendars = new Map([...seededClosedDays()].map(([id, days]) => [id, calendarOf(id, days)]));
  return readVectors()
    .filter(({ answer }) => answer.date !== null)
    .flatMap(({ state, county, courthouse, timeZone, event, facts }) => {
      const calendar = calendars.get(state);
      const place = { state, county, courthouse, timeZone: timeZone ?? 'America/New_York' };
      return calendar ? [{ law, place, event, facts, calendar }] : [];
    });
}

function count(questions: readonly DeadlineQuestion[], times: number): void {
  for (let asked = 0; asked < times; asked += 1) {
    const question = questions[asked % questions.length];
    if (question && computeDeadline(question).explain.length === 0)
      throw new Error(`A date without an explanation: ${question.event} in ${question.place.state}.`);
  }
}
