import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addResults,
  countResults,
  filesToRepeat,
  namesOfFailures,
  summaryLine,
  withRepeated,
} from './results.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  [
    'all is well',
    { testResults: [file('passed', 'passed', 'passed')] },
    0,
    { passed: 2, failed: 0, skipped: 0 },
  ],
  [
    'a test failed',
    { testResults: [file('failed', 'passed', 'failed')] },
    1,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  [
    'a test was skipped',
    { testResults: [file('passed', 'passed', 'skipped')] },
    0,
    { passed: 1, failed: 0, skipped: 1 },
  ],
  [
    'a file could not be loaded',
    { testResults: [file('failed'), file('passed', 'passed')] },
    1,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  [
    'an error came from outside every test',
    { testResults: [file('passed', 'passed')] },
    1,
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['the run died', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
])('when %s', (_, report, code, expected) => {
  expect(countResults(report, code)).toEqual(expected);
});

test('several runs make one line', () => {
  const both = addResults({ passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 2, skipped: 0 });
  expect(summaryLine(both)).toBe('7 passed, 2 failed');
});

test('a few files that failed are repeated, and what they say then counts', () => {
  const named = (name: string, ...of: Parameters<typeof file>) => ({ name, ...file(...of) });
  const report = { testResults: [named('a', 'passed', 'passed'), named('b', 'failed', 'passed', 'failed')] };
  expect(filesToRepeat(report)).toEqual(['b']);
  const repeated = { testResults: [named('b', 'passed', 'passed', 'passed')] };
  expect(countResults(withRepeated(report, repeated), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(countResults(withRepeated(report, report), 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('where many files fail nothing is repeated, nor after a run that died', () => {
  const testResults = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, ...file('failed', 'failed') }));
  expect(filesToRepeat({ testResults })).toEqual([]);
  expect(filesToRepeat(undefined)).toEqual([]);
});

test('a property that was refuted is not tried again, for another try would not meet its example', () => {
  const refuted = {
    name: 'a',
    status: 'failed',
    assertionResults: [
      { status: 'failed', failureMessages: ['Error: Property failed after 12 tests\n{ seed: 7 }'] },
    ],
  };
  expect(filesToRepeat({ testResults: [refuted] })).toEqual([]);
});

test('what failed is named with the first lines of why', () => {
  const report = {
    testResults: [
      { name: '/w/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
      {
        name: '/w/server/b.test.ts',
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'a writ is early',
            failureMessages: ['expected 1 to be 2\n  at b:3'],
            meta: { pages: ['http://localhost/cases Somebody else changed it.'] },
          },
          { status: 'passed', fullName: 'fine too' },
        ],
      },
      { name: '/w/c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(namesOfFailures(report, '/w')).toEqual([
    '✗ server/b.test.ts › a writ is early: expected 1 to be 2\n      at b:3',
    '    http://localhost/cases Somebody else changed it.',
    '✗ c.test.ts: Cannot find module',
  ]);
  expect(namesOfFailures(undefined, '/w')).toEqual([]);
});

test('a run that dies before its first test still ends in the line, and fails', () => {
  const script = join(import.meta.dirname, '../test.mjs');
  let stdout = '';
  let code: unknown = 0;
  try {
    stdout = execFileSync(process.execPath, [script, '--project', 'nonsense'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    ({ stdout, status: code } = error as { stdout: string; status: number });
  }
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});
