import { expect, test } from 'vitest';
import { type DeadlineWarning, deadlineWarnings, readWarning, warningText } from './deadline-warnings.ts';

const codes = Object.keys(deadlineWarnings) as DeadlineWarning[];

test.each(codes)('%s is read back as itself, with what it names', (code) => {
  const names = [...deadlineWarnings[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = Object.fromEntries(names.map((name) => [name, `the ${name}: § 1.5`]));
  const said = deadlineWarnings[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  expect(readWarning(said)).toEqual({ code, values });
});

test('the note of a rule is no warning of the engine', () => {
  expect(readWarning('Once in 12 months.')).toBeNull();
});

test('a reason of several lines and sentences is read whole', () => {
  const reason = 'Five days.\nSee Rule 510.9: it was amended.';
  const said = warningText('RULE_DISPUTED', { rule: 'TX-APPEAL', reason });
  expect(readWarning(said)).toEqual({ code: 'RULE_DISPUTED', values: { rule: 'TX-APPEAL', reason } });
});
