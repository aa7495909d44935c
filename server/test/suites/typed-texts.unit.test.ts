import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepLine } from '../support/log-secrets.ts';
import { expectNothingTyped, keepTypedIn, sentencesIn } from '../support/typed-texts.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A run that sent a body and logged a line. */
function run(body: unknown, line: object) {
  const folder = mkdtempSync(join(tmpdir(), 'writdesk-typed-'));
  folders.push(folder);
  keepTypedIn(folder)(sentencesIn(body));
  keepLine(folder)(JSON.stringify({ time: 1, pid: 2, ...line }));
  return () => expectNothingTyped(folder);
}

test.each([
  ['a sentence', { comment: 'Mrs. Whitlock paid in cash' }, 'context: Mrs. Whitlock paid in cash on'],
  [
    'a name with quotation marks',
    { tenants: [{ name: 'Ada "Dee" Whitlock' }] },
    '(name)=(Ada "Dee" Whitlock)',
  ],
  ['an email address', { email: 'ada.whitlock@people.example' }, '550 <ada.whitlock@people.example>'],
  [
    'the beginning of a long text',
    { note: `Why so? ${'because of it '.repeat(90)}` },
    `Why so? ${'because of it '.repeat(20)}`,
  ],
])('%s is found', (_, body, said) => {
  expect(run(body, { err: { detail: said } })).toThrow('repeats 1 typed texts');
});

test('words of the API, ids and what nobody typed are no typed texts', () => {
  const body = {
    id: '01a1fec2-e9b0-70c8-868d-38d67b3a4e53',
    result: 'SERVED',
    kind: 'case_processor',
    on: '11/25/2026',
  };
  expect(
    run(body, { msg: 'SERVED case_processor 11/25/2026 01a1fec2-e9b0-70c8-868d-38d67b3a4e53' }),
  ).not.toThrow();
  expect(run({ note: 'Nobody logs this sentence' }, { msg: 'a request failed' })).not.toThrow();
});
