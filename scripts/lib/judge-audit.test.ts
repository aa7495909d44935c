import { expect, test } from 'vitest';
import { judge } from './judge-audit.mjs';

const advisory = 'https://github.com/advisories/GHSA-xxxx-yyyy-zzzz';
const report = (...urls: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      urls.map((url, at) => [
        `package-${at}`,
        {
          via: ['another-package', { url, title: 'Reads too far', severity: 'high', name: `package-${at}` }],
        },
      ]),
    ),
  });
const today = new Date('2027-03-01T12:00:00Z');
const exception = { advisory, until: '2027-03-01', reason: 'The weak function is never called.' };

test('nothing known passes', () => {
  expect(judge(report(), [], today).code).toBe(0);
});

test('a known weakness fails and is named', () => {
  const { code, lines } = judge(report(advisory), [], today);
  expect(code).toBe(1);
  expect(lines).toEqual([`✗ package-0: Reads too far (high) ${advisory}`]);
});

test('an exception is good until its day, and for what is found alone', () => {
  expect(judge(report(advisory), [exception], today).code).toBe(0);
  expect(judge(report(advisory), [{ ...exception, until: '2027-02-28' }], today).code).toBe(1);
  expect(judge(report(`${advisory}-2`), [exception], today)).toMatchObject({ code: 1, lines: { length: 2 } });
});

test.each(['', 'not JSON', '{"message":"405 Method Not Allowed","error":{}}'])(
  'a registry that doesn’t answer is no answer: %j',
  (text) => {
    expect(judge(text, [exception], today).code).toBe(75);
  },
);
