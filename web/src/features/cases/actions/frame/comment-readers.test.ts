import { caseActionNames } from '@writdesk/contract/cases/case-actions';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commentReaders } from './comment-readers.ts';

test('the firm is told who reads a comment: the company, unless the action stays in the firm', () => {
  expect(commentReaders('record-judgment', false)).toBe('clientReads');
  expect(commentReaders('check-docket', false)).toBe('firmReads');
  expect(commentReaders('dismiss-case', true)).toBeNull();
});

const cases = new URL('../..', import.meta.url).pathname;
const words = /(?:comments?|note|reason)/.source;
const typed = new RegExp(String.raw`<TextInput[^>]*\.\.\.(?:form\.)?field\('${words}'\)`, 's');
const said = /<CommentQuestion\s+act=(?:"([^"]+)"|\{(\w+)\})/gs;

test('no form of an action asks for a comment without saying who reads it', () => {
  const files = globSync(['actions/**/*.tsx', 'list/bulk-fields/*.tsx'], { cwd: cases });
  const sources = files.map((file) => ({ file, source: readFileSync(join(cases, file), 'utf8') }));
  // What is said of a court day is no comment on a case; why a case is moved to another, its own form says.
  const others = ['actions/filing/NewDocket.tsx'];
  const silent = sources.filter(({ file, source }) => typed.test(source) && !others.includes(file));
  expect(silent.map(({ file }) => file)).toEqual([]);
  const named = sources.flatMap(({ source }) =>
    [...source.matchAll(said)].flatMap(([, act]) => (act === undefined ? [] : [act])),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((act) => !caseActionNames.some((name) => name === act))).toEqual([]);
});
