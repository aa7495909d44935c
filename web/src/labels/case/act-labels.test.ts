import { actionWords } from '@writdesk/contract/cases/action-words';
import { caseActionNames } from '@writdesk/contract/cases/case-actions';
import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import { groupOf, type Role } from '@writdesk/contract/permissions/roles';
import { nextDateKinds } from '@writdesk/contract/workflows/work-targets';
import { expect, test } from 'vitest';
import {
  labelFrom,
  kindFor,
  actButtonLabel,
  actDoneLabel,
  actLabel,
  nextDateLabel,
  nextDateSort,
} from './act-labels.ts';
import { otherSenses } from './action-screens.ts';

test('every action fits its button in a work queue', () => {
  for (const locale of ['en', 'es'] as const) {
    for (const words of Object.values({ ...actionWords, ...otherSenses }))
      expect(words[locale][1].length, words[locale][1]).toBeLessThanOrEqual(16);
  }
});

test.each([
  ['review', {}, 'Send to attorney review'],
  ['submit', {}, 'Submit to the firm'],
  ['submit', { status: 'RETURNED_TO_CLIENT' }, 'Answer the firm'],
  ['submit', { status: 'RETURNED_TO_CLIENT', isAnswered: true }, 'Send the answer to the firm'],
  ['submit', { status: 'DRAFT', isClient: true }, 'Finish and submit'],
  ['initial-check', { status: 'RETURNED_TO_PROCESSOR' }, 'Resume initial check'],
  ['send-for-filing', { status: 'REVIEW' }, 'Approve and send for filing'],
  ['send-for-filing', { status: 'RETURNED_TO_PROCESSOR' }, 'Send out again'],
  ['dismiss-case', { status: 'ON_DOCKET' }, 'Dismiss case'],
  ['dismiss-case', { status: 'ON_DOCKET', isClient: true }, 'Request dismissal'],
  ['set-lockout-date', { status: 'WRIT_ISSUED', isClient: true }, 'Propose a day for the lockout'],
  ['set-lockout-date', { status: 'WRIT_ISSUED' }, 'Set lockout date'],
  ['dismiss-case', { status: 'INTAKE', isClient: true }, 'Dismiss case'],
  // An action of another noun: only the case is known.
  ['writ-submit', {}, 'View the case'],
] as const)('%s with %j is “%s”', (action, about, words) => expect(actLabel(action, about)).toBe(words));

test('no action of a case is without words of its own', () => {
  for (const action of caseActionNames) {
    expect(actLabel(action)).not.toBe(actLabel('open'));
    expect(actDoneLabel(action)).not.toBe(actDoneLabel('open'));
    expect(actButtonLabel(action)).not.toBe('');
  }
});

test('every kind of next date has words; a hearing has its hour where it is', () => {
  for (const kind of nextDateKinds) expect(nextDateLabel(kind, null), kind).not.toBe('');
  const hearing = { at: '2026-07-28T13:00:00Z', timeZone: 'America/New_York' };
  expect(nextDateLabel('HEARING', null, hearing)).toMatch(/^Hearing 9:00 AM/);
  expect(nextDateLabel('RETURN_DUE', null, hearing)).toBe('Return of service');
  expect(nextDateLabel(null, null)).toBe('');
});

test('the writ of a next date is called as its state calls it', () => {
  expect(nextDateLabel('WRIT_FROM', newYork)).toBe('Warrant of eviction from');
  expect(nextDateLabel('EXECUTION_APPLY_BY', newYork)).toBe('Apply for execution by');
  expect(nextDateLabel('WRIT_FROM', null)).toBe('Writ from');
  expect(nextDateSort('WRIT_FROM')).toBe('event');
  expect(nextDateSort('RETURN_DUE')).toBe('due');
});

test('what a firm waits for from its client, those owe who answer for the company', () => {
  const as = (role: Role) => ({
    isClient: groupOf([role]) === 'client',
    holds: (permission: Permission) => permitted([role], permission) !== null,
  });
  const label = (role: Role) => nextDateLabel(kindFor('CLIENT_ANSWER_DUE', as(role)), null);
  expect(label('client_owner')).toBe('Your answer due');
  expect(label('client_manager')).toBe('Your answer due');
  expect(label('property_owner')).toBe('Company’s answer due');
  expect(label('client_viewer')).toBe('Company’s answer due');
  expect(label('case_processor')).toBe('Client’s answer due');
  expect(kindFor('HEARING', as('property_owner'))).toBe('HEARING');
});

const newYork = {
  writ: 'warrant of eviction',
  officer: 'marshal or sheriff',
  plaintiff: 'petitioner',
  defendant: 'respondent',
  suit: 'summary proceeding',
  notice: 'rent demand',
};

test.each([
  ['2026-12-01', 'Request default, from Tue Dec 1'],
  [null, 'Request default'],
])('an action that is lawful from %s is called so', (from, called) => {
  expect(labelFrom('Request default', from, '2026-11-26')).toBe(called);
});
