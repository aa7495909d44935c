import { describe, expect, test } from 'vitest';
import { nextDateOfCompany, type WorkFacts, workTargetOf } from './work-targets.ts';

const out: WorkFacts = {
  status: 'SENT_FOR_SERVING',
  filingStage: 'ACCEPTED',
  serviceStage: 'OUT',
  serveFirst: false,
  resumeStatus: null,
};

describe('what a case waits for', () => {
  test.each<[string, Partial<WorkFacts>, string | undefined]>([
    ['out with the officer', {}, 'RETURN_DUE'],
    ['one of two served', { serviceStage: 'PARTIAL' }, 'RETURN_DUE'],
    ['nobody reached', { serviceStage: 'FAILED' }, 'RETURN_DUE'],
    ['everybody served', { serviceStage: 'COMPLETE' }, 'DOCKET_DUE'],
    ['filed, nobody served', { status: 'FILED', serviceStage: 'NONE' }, 'SERVING_DUE'],
    ['off its docket, everybody served', { status: 'FILED', serviceStage: 'COMPLETE' }, 'DOCKET_DUE'],
    [
      'notice served before filing',
      { serviceStage: 'COMPLETE', serveFirst: true, filingStage: 'NONE' },
      'FILING_DUE',
    ],
    ['served first, filed since', { serviceStage: 'COMPLETE', serveFirst: true }, 'DOCKET_DUE'],
    ['on its docket', { status: 'ON_DOCKET', serviceStage: 'COMPLETE' }, 'HEARING'],
    ['closed', { status: 'CLOSED', serviceStage: 'COMPLETE' }, undefined],
  ])('%s', (_, facts, kind) => {
    expect(workTargetOf({ ...out, ...facts })?.kind).toBe(kind);
  });
});

test.each([
  ['JUDGMENT_DUE', false],
  ['DOCKET_DUE', false],
  ['FILING_DUE', false],
  ['CLIENT_ANSWER_DUE', true],
  ['PAYMENT_DUE', true],
  ['HEARING', true],
  ['LOCKOUT', true],
  ['WRIT_FROM', true],
  ['REGISTRY_DUE', true],
])('whether a company is told %s: %s', (nextDateKind, isTold) => {
  const known = { nextDate: '2026-07-28', nextDateKind };
  expect(nextDateOfCompany(known)).toEqual(isTold ? known : { nextDate: null, nextDateKind: null });
});
