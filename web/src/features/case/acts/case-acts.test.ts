import { describe, expect, test } from 'vitest';
import { chooseActs, courseOf, lawfulFrom } from './case-acts.ts';

describe('the one primary button', () => {
  test.each([
    [
      'the first act onward, not the first act',
      'INITIAL_CHECK',
      ['back-in-intake', 'review', 'deny-case'],
      'review',
    ],
    [
      'what the workflow waits for stands first',
      'FILED',
      ['apply-to-docket', 'sent-for-serving'],
      'apply-to-docket',
    ],
    [
      'nothing, when only ends and side ways are left',
      'REVIEW',
      ['send-back-to-client', 'deny-case', 'save'],
      null,
    ],
    ['nothing for who may only look', 'ON_DOCKET', [], null],
    [
      'a company that was asked corrects the case',
      'RETURNED_TO_CLIENT',
      ['save', 'add-documents', 'dismiss-case'],
      'save',
    ],
    ['and then hands it back', 'RETURNED_TO_CLIENT', ['submit', 'save'], 'submit'],
    [
      'a late return of service is beside the way',
      'ON_DOCKET',
      ['record-service', 'record-judgment'],
      'record-judgment',
    ],
    ['acts without a form here are left out', 'WRIT_ISSUED', ['set-lockout-date', 'close'], null],
  ] as const)('%s', (_what, status, availableActions, primary) => {
    expect(chooseActs({ status, availableActions, serviceStage: 'NONE' }).primary).toBe(primary);
  });

  test.each([
    ['PARTIAL', 'record-service'],
    ['COMPLETE', 'apply-to-docket'],
  ])('service %s: the button is %s', (serviceStage, primary) => {
    const availableActions = ['record-service', 'apply-to-docket', 'awaiting-judgment'];
    const choice = chooseActs({ status: 'SENT_FOR_SERVING', availableActions, serviceStage });
    expect(choice.primary).toBe(primary);
    expect([choice.primary, ...choice.others]).toHaveLength(availableActions.length);
  });
});

test('the menu: ways back, then what stands beside, ends last, the button not again', () => {
  const { others } = chooseActs({
    status: 'REVIEW',
    serviceStage: 'NONE',
    availableActions: [
      'deny-case',
      'send-for-filing',
      'add-documents',
      'add-eviction-details',
      'send-back-to-client',
      'dismiss-case',
      'back-in-intake',
    ],
  });
  expect(others).toEqual([
    'send-back-to-client',
    'back-in-intake',
    'add-documents',
    'add-eviction-details',
    'deny-case',
    'dismiss-case',
  ]);
});

test('an act that the status does not know has no course', () => {
  expect(courseOf('initial-check', 'CLOSED')).toBeNull();
  expect(courseOf('close', 'WRIT_ISSUED')).toBe('end');
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
