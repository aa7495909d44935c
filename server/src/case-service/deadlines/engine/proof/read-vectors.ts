import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DeadlineEvent,
  type DeadlineFacts,
  deadlineEvents,
  deadlineFacts,
} from '@writdesk/contract/deadlines/deadline-values';

/** A deadline that somebody worked out by hand; `vectors/README.md` says how it is written down. */
export interface Vector {
  id: string;
  state: string;
  county: string | null;
  courthouse: string | null;
  timeZone: string | null;
  event: DeadlineEvent;
  facts: DeadlineFacts;
  answer: {
    date: string | null;
    from: string | null;
    to: string | null;
    missing: string[];
    earliestAction?: string;
    statutory?: string;
    ruleId?: string;
    warns?: string;
  };
  why: string;
}

const folder = join(import.meta.dirname, 'vectors');

const factOf: Readonly<Record<string, keyof DeadlineFacts>> = {
  given: 'noticeServedOn',
  got: 'noticeReceivedOn',
  served: 'servedOn',
  answered: 'answeredOn',
  filed: 'filedOn',
  asked: 'trialRequestedOn',
  hearing: 'hearingOn',
  judged: 'judgmentOn',
  entry: 'entryServedOn',
  issued: 'writIssuedOn',
  applied: 'writAppliedOn',
  posted: 'writPostedOn',
  lease: 'leaseFrom',
  renewed: 'leaseRenewedOn',
  period: 'rentPeriodEndsOn',
  at: 'writPostedAt',
  type: 'noticeType',
  reason: 'reason',
  outcome: 'outcome',
  category: 'propertyCategory',
  cares: 'caresCovered',
  by: 'serviceMethod',
  days: 'writDays',
};
const places = ['county', 'court', 'zone'];
const answers = ['act', 'statutory', 'rule', 'missing', 'warns'];

/** All rows of `vectors/<state>.md`. @throws when a row says something that nothing is known of. */
export function readVectors(): Vector[] {
  return readdirSync(folder)
    .filter((name) => /^[A-Z]{2}\.md$/.test(name))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| ') && !line.startsWith('| Id'))
        .map((line) => readRow(name.slice(0, 2), line)),
    );
}

function readRow(state: string, line: string): Vector {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id = '', eventName, factText = '', answerText = '', why = ''] = cells;
  const event = deadlineEvents.find((name) => name === eventName);
  if (!event || !why || cells.length !== 7) throw new Error(`${id} is no row: ${line}`);
  const said = wordsOf(id, factText.split('; '), [...Object.keys(factOf), ...places]);
  if (event === 'NOTICE_EXPIRES' && !said.has('cares')) said.set('cares', 'NO');
  if (said.get('cares') === '?') said.delete('cares');
  const facts = [...said].flatMap(([word, value]) =>
    factOf[word] ? [[factOf[word], word === 'days' ? Number(value) : value]] : [],
  );
  return {
    id,
    state,
    county: said.get('county') ?? null,
    courthouse: said.get('court') ?? null,
    timeZone: said.get('zone') ?? null,
    event,
    facts: deadlineFacts.parse(Object.fromEntries(facts)),
    answer: readAnswer(id, answerText),
    why,
  };
}

function readAnswer(id: string, text: string): Vector['answer'] {
  const [date = '', ...rest] = text.split('; ');
  const said = wordsOf(id, rest, answers);
  const [from, to] = date.split('..');
  const isWindow = to !== undefined;
  const [action, statutory, ruleId, warns] = ['act', 'statutory', 'rule', 'warns'].map((word) =>
    said.get(word),
  );
  return {
    date: date === 'none' ? null : (to ?? date),
    from: isWindow ? (from ?? null) : null,
    to: to ?? null,
    missing: said.get('missing')?.split(' ').toSorted() ?? [],
    ...(action && { earliestAction: action }),
    ...(statutory && { statutory }),
    ...(ruleId && { ruleId }),
    ...(warns && { warns }),
  };
}

function wordsOf(id: string, parts: readonly string[], known: readonly string[]): Map<string, string> {
  return new Map(
    parts.map((part) => {
      const space = part.indexOf(' ');
      const word = part.slice(0, space);
      if (!known.includes(word)) throw new Error(`${id}: nothing is known of “${part}”.`);
      return [word, part.slice(space + 1)] as const;
    }),
  );
}
