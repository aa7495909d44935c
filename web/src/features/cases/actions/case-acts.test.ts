import { expect, test } from 'vitest';
import { chooseActs, lawfulFrom } from './case-acts.ts';

test.each([
  ['the action that the case waits for', ['review', 'back-in-intake', 'deny-case'], 'review', 'review'],
  ['nothing, when only ends and side actions are left', ['deny-case', 'save'], null, null],
  ['nothing for who may only look', [], null, null],
  ['the steps, for a company that was asked something', ['save', 'dismiss-case'], 'save', 'save'],
  ['nothing, where no form does it yet', ['appeal-update', 'close'], 'appeal-update', null],
])('the one primary button: %s', (_what, availableActions, primaryAction, primary) => {
  const choice = chooseActs({ availableActions, primaryAction });
  expect(choice.primary).toBe(primary);
  expect(choice.others).not.toContain(primary);
});

test('the menu: in the order of the server, ends last, the button not again', () => {
  const { others } = chooseActs({
    primaryAction: 'send-for-filing',
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

test.each([
  ['record-judgment', 'ON_DOCKET', '2026-07-28', '2026-07-21', '2026-07-28'],
  ['awaiting-judgment', 'ON_DOCKET', '2026-07-28', '2026-07-27', '2026-07-28'],
  ['record-judgment', 'ON_DOCKET', '2026-07-28', '2026-07-28', null],
  ['record-judgment', 'AWAITING_JUDGMENT', '2026-07-30', '2026-07-28', null],
  ['record-service', 'ON_DOCKET', '2026-07-28', '2026-07-21', null],
] as const)('%s in %s with the hearing on %s, today %s: from %s', (act, status, nextDate, today, from) => {
  expect(lawfulFrom(act, { status, nextDate, nextDateKind: 'HEARING' }, today)).toBe(from);
});
