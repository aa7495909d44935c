import { expect, test } from 'vitest';
import { canGoTo, doneSteps, openStep } from './steps.ts';

const registered = (company: boolean, accountsPayable: boolean, owner: boolean) => ({
  onboarding: { company, accountsPayable, owner, engaged: false },
});

test.each([
  ['nothing', null, 'company'],
  ['an invited company without an address', registered(false, false, false), 'company'],
  ['a company', registered(true, false, false), 'payables'],
  ['a company and its owner', registered(true, false, true), 'payables'],
  ['all but the owner', registered(true, true, false), 'owner'],
  ['all', registered(true, true, true), 'done'],
] as const)('with %s said it goes on', (_, company, step) => {
  expect(openStep(company)).toBe(step);
});

test('nothing follows a company that isn’t known; the end follows all', () => {
  expect(canGoTo('payables', null)).toBe(false);
  expect(canGoTo('owner', registered(true, false, false))).toBe(true);
  expect(canGoTo('done', registered(true, true, false))).toBe(false);
  expect(doneSteps(registered(true, true, true))).toContain('done');
});
