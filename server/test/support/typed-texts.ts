import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './log-secrets.ts';

// What people type is theirs: no line of a log repeats it. Tests note what they type and send, and at the end of a run all
// that was logged is searched for it.

/** Longer texts are known by their beginning. */
const KNOWN_BY = 120;
const SHORTEST = 5;
/** Ids, days, sums, and words of the API such as `SERVED` or `case_processor`: logs name those themselves. */
const OF_THE_API = /^(?:[A-Z0-9_]+|[a-z0-9_./-]+|[\d\s.,:/()$+-]*)$/;

const isTelling = (text: string): boolean => text.trim().length >= SHORTEST && !OF_THE_API.test(text);

/** Each text of a body that must be somebody's own: a sentence, a full name, an email address. */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S\s+\S|\S@\S/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : [];
}

const known = new Set<string>();

/** Notes texts until the end of the run. */
export const keepTypedIn = (folder: string) => (texts: readonly string[]) => {
  const fresh = [...new Set(texts.map((text) => text.trim().slice(0, KNOWN_BY)))].filter(
    (text) => isTelling(text) && !known.has(text),
  );
  for (const text of fresh) known.add(text);
  if (fresh.length)
    appendFileSync(
      join(folder, `${process.pid}.typed`),
      fresh.map((text) => `${JSON.stringify(text)}\n`).join(''),
    );
};

/** All that was noted in a folder. */
export const typedTextsIn = (folder: string): string[] => [
  ...new Set(
    filesOf(folder, '.typed').flatMap((text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as string),
    ),
  ),
];

const MARKS =
  /"(?:time|pid|responseTime)":[\d.]+,?|"(?:reqId|hostname|requestId)":"[^"]*",?|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** A line without what is another one in each line, so that equal lines are kept once. */
export const withoutMarks = (line: string): string => line.replaceAll(MARKS, '');

/** The typed texts that stand in a line of a log, each with that line. */
export function typedIn(lines: Iterable<string>, texts: readonly string[]): string[] {
  const all = [...new Set(lines)].join('\n');
  return texts.filter(isTelling).flatMap((text) => {
    const at = all.indexOf(JSON.stringify(text).slice(1, -1));
    return at < 0 ? [] : [`${text}: …${all.slice(Math.max(0, at - 120), at + 60)}…`];
  });
}

/** @throws with what people typed and a log of the run repeats. */
export function expectNothingTyped(folder: string): void {
  const lines = filesOf(folder, '.log').flatMap((text) => text.split('\n').map(withoutMarks));
  const found = typedIn(lines, typedTextsIn(folder));
  if (found.length)
    throw new Error(
      `The log of the tests repeats ${found.length} typed texts:\n${found.slice(0, 20).join('\n')}`,
    );
}
