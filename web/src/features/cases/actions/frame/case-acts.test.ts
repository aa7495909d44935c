import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { expect, test } from 'vitest';
import { chooseActs } from './case-acts.ts';

test.each([
  ['the action that the case waits for', ['review', 'back-in-intake', 'deny-case'], 'review', 'review'],
  ['nothing, when only ends and side actions are left', ['deny-case', 'save'], null, null],
  ['nothing for who may only look', [], null, null],
  ['the steps, for a company that was asked something', ['save', 'dismiss-case'], 'save', 'save'],
  ['nothing, where no form does it yet', ['flag-document', 'close'], 'flag-document', null],
])('the one primary button: %s', (_what, availableActions, primaryAction, primary) => {
  const choice = chooseActs({ availableActions, primaryAction, waiting: [], sweepWaits: false });
  expect(choice.primary).toBe(primary);
  expect(choice.others).not.toContain(primary);
});

test('the menu: in the order of the server, ends last, the button not again', () => {
  const { others } = chooseActs({
    primaryAction: 'send-for-filing',
    waiting: [],
    sweepWaits: false,
    availableActions: [
      'send-for-filing',
      'back-in-intake',
      'send-back-to-client',
      'dismiss-case',
      'deny-case',
      'add-eviction-details',
      'add-documents',
      'record-fact',
    ],
  });
  expect(others).toEqual([
    'back-in-intake',
    'send-back-to-client',
    'add-eviction-details',
    'add-documents',
    'dismiss-case',
    'deny-case',
  ]);
});

type Wait = CaseDetails['waiting'][number];
const wait = (action: string, changes: Partial<Wait> = {}): Wait => ({
  action,
  course: 'onward',
  outcomes: null,
  ways: null,
  obstacles: [obstacle('dayAhead', { from: '2026-12-01' })],
  from: '2026-12-01',
  mayPass: false,
  ...changes,
});

const hearingMissing = { from: null, obstacles: [obstacle('noHearing')] };

test('the button names the action that only waits for its lawful day, with that day', () => {
  const choice = chooseActs({
    availableActions: ['record-search', 'dismiss-case'],
    primaryAction: null,
    waiting: [wait('awaiting-judgment')],
    sweepWaits: false,
  });
  expect(choice).toMatchObject({ primary: 'awaiting-judgment', isWaiting: true });
  expect(choice.fromOf('awaiting-judgment')).toBe('2026-12-01');
  expect(choice.others).toEqual(['record-search', 'dismiss-case']);
});

test('beside an action that can be done now it stands in the menu, with its day, and never twice', () => {
  const choice = chooseActs({
    availableActions: ['apply-to-docket', 'record-search'],
    primaryAction: 'apply-to-docket',
    waiting: [wait('awaiting-judgment', hearingMissing), wait('awaiting-judgment')],
    sweepWaits: false,
  });
  expect(choice).toMatchObject({ primary: 'apply-to-docket', isWaiting: false });
  expect(choice.others).toEqual(['record-search', 'awaiting-judgment']);
  expect(choice.fromOf('awaiting-judgment')).toBe('2026-12-01');
  expect(choice.fromOf('record-search')).toBeNull();
});

test('a company that is asked before the hearing who paid has that as its button, unless a step is its own', () => {
  const of = (primaryAction: string | null) =>
    chooseActs(
      {
        availableActions: ['save', 'answer-sweep', 'dismiss-case'],
        primaryAction,
        waiting: [],
        sweepWaits: false,
      },
      true,
    ).primary;
  expect(of(null)).toBe('answer-sweep');
  expect(of('save')).toBe('save');
});

test('what waits for more than a day is offered to those alone who may pass it', () => {
  const of = (mayPass: boolean) =>
    chooseActs({
      availableActions: [],
      primaryAction: null,
      waiting: [wait('awaiting-judgment', { ...hearingMissing, mayPass })],
      sweepWaits: false,
    }).primary;
  expect(of(false)).toBeNull();
  expect(of(true)).toBe('awaiting-judgment');
});

test('with its day, and its form says what else is missing', () => {
  const obstacles = [obstacle('dayAhead', { from: '2026-12-01' }), obstacle('searchMissing')];
  const choice = chooseActs({
    availableActions: [],
    primaryAction: null,
    waiting: [wait('awaiting-judgment', { from: null, obstacles })],
    sweepWaits: false,
  });
  expect(choice.primary).toBe('awaiting-judgment');
  expect(choice.fromOf('awaiting-judgment')).toBe('2026-12-01');
});

test('before its hearing the button asks who paid, once the property was asked, and hides nothing that can be done', () => {
  const on = (changes: Partial<Parameters<typeof chooseActs>[0]>) =>
    chooseActs({
      availableActions: ['answer-sweep', 'dismiss-case'],
      primaryAction: null,
      waiting: [],
      sweepWaits: true,
      ...changes,
    });
  expect(on({})).toMatchObject({ primary: 'answer-sweep', isWaiting: false, others: ['dismiss-case'] });
  expect(on({ sweepWaits: false })).toMatchObject({
    primary: null,
    others: ['answer-sweep', 'dismiss-case'],
  });
  expect(on({ availableActions: ['dismiss-case'] }).primary).toBeNull();
  expect(on({ waiting: [wait('awaiting-judgment')] }).primary).toBe('awaiting-judgment');
});
