import { expect, test } from 'vitest';
import { ledToBy, offeredAct, workWords, type WorkItem } from './work-item.ts';

const now = new Date('2026-07-21T14:00:00Z');
const zone = 'America/New_York';

function item(given: Partial<WorkItem>): WorkItem {
  return {
    id: '0190c3a1-0000-7000-8000-000000000001',
    firmId: '0190c3a1-0000-7000-8000-000000000002',
    title: 'Peachline v. Abara – 8A',
    status: 'INTAKE',
    caseNumber: null,
    caseDraftNumber: 'D-2026-004417',
    tenantNames: 'Abara, Ngozi',
    clientId: '0190c3a1-0000-7000-8000-000000000003',
    clientName: 'Peachline',
    propertyId: null,
    propertyName: null,
    unitLabel: '8A',
    courthouseId: null,
    courthouseName: null,
    countyId: null,
    countyName: null,
    stateCode: 'GA',
    filingCutoff: null,
    timeZone: zone,
    nextDate: '2026-07-21',
    nextDateKind: null,
    mayDo: null,
    hearingAt: null,
    claimCents: 0,
    assignedProcessor: null,
    assignedLawyer: null,
    caseAppealed: false,
    dismissalRequestedAt: null,
    submittedAt: '2025-07-20T11:55:00Z',
    createdAt: '2025-07-19T11:55:00Z',
    updatedAt: '2026-07-20T11:55:00Z',
    version: 1,
    availableActions: [],
    primaryAction: null,
    waiting: [],
    stopped: null,
    act: 'initial-check',
    why: 'INITIAL_CHECK_DUE',
    whyAt: '2025-07-20T11:55:00Z',
    whyBy: null,
    isAnswered: false,
    asked: [],
    sentBackWith: null,
    isFlagged: false,
    ...given,
  };
}

test('an action reads in full, and briefly on its button', () => {
  const check = item({ availableActions: ['initial-check'] });
  expect(workWords(check, false, now)).toEqual({
    title: 'Start initial check',
    button: 'Start check',
    why: 'Submitted Jul 20, 2025',
  });
  const act = 'sent-for-serving';
  const filed = item({ status: 'FILED', act, availableActions: [act], caseNumber: '26ED041781' });
  expect(workWords(filed, false, now)).toEqual({
    title: 'Send for serving',
    button: 'Send for serving',
    why: 'Filed as 26ED041781; not yet with the officer',
  });
});

test('a judgment is recorded after the hearing, not before', () => {
  const act = 'record-judgment';
  const docketed = { status: 'ON_DOCKET' as const, act, availableActions: [act] };
  const ahead = workWords(item({ ...docketed, hearingAt: '2026-07-22T13:00:00Z' }), false, now);
  expect(ahead).toMatchObject({ title: 'Hearing', button: 'Open case' });
  expect(ahead.why).toMatch(/^In court Wed Jul 22(, 2026)?, 9:00 AM/);
  const past = workWords(item({ ...docketed, hearingAt: '2026-07-20T13:00:00Z' }), false, now);
  expect(past).toMatchObject({ title: 'Record judgment', button: 'Record judgment' });
  expect(past.why).toMatch(/^Heard Mon Jul 20(, 2026)?; no order recorded$/);
});

test('the company reads its own words', () => {
  const returned = item({ status: 'RETURNED_TO_CLIENT', act: 'submit' });
  expect(workWords(returned, true, now).title).toBe('Answer the firm');
  expect(workWords(returned, false, now).title).toBe('Ask the client again');
  expect(
    workWords(item({ status: 'DRAFT', act: 'submit', availableActions: ['submit'] }), true, now).button,
  ).toBe('Finish draft');
});

test('an action that ends the case or turns it back is never the one that is offered', () => {
  // The firm's questions are not answered yet, so that of the company's actions only the dismissal is left.
  const returned = item({
    status: 'RETURNED_TO_CLIENT',
    act: 'dismiss-case',
    availableActions: ['dismiss-case', 'save'],
  });
  expect(offeredAct(returned)).toBeNull();
  expect(workWords(returned, true, now)).toMatchObject({ title: 'Answer the firm', button: 'Answer' });
  const heard = item({ status: 'AWAITING_JUDGMENT', act: 'close', availableActions: ['close'] });
  expect(workWords(heard, false, now)).toMatchObject({
    title: 'Ask for the judge’s order',
    button: 'Open case',
  });
  const intake = item({ act: 'send-back-to-client', availableActions: ['send-back-to-client'] });
  expect(workWords(intake, false, now)).toMatchObject({ title: 'View the case', button: 'Open case' });
});

test('where nothing asked is open any more, it says the words with which the case was sent back', () => {
  const sentBackWith = 'The lease ends on page 13.';
  const given = item({ status: 'RETURNED_TO_CLIENT', act: 'submit', sentBackWith });
  expect(workWords(given, true).why).toBe(sentBackWith);
});

test('the second line says what was asked, in the firm’s words', () => {
  const asked = [
    { item: 'Lease, page 14', message: 'The signature is missing' },
    { item: 'unitLabel', message: null },
  ];
  const given = item({ status: 'RETURNED_TO_CLIENT', act: 'submit', asked });
  expect(workWords(given, true).why).toBe('Lease, page 14: The signature is missing; Unit');
});

test('a case whose document is flagged says so, and leads to its documents instead of nowhere', () => {
  const checking = item({ status: 'INITIAL_CHECK', act: 'review', isFlagged: true });
  expect(workWords(checking, false, now)).toEqual({
    title: 'Settle the flagged document',
    button: 'Open case',
    why: 'A document is flagged; replace it or clear the flag',
  });
  // Where the action is offered all the same, the flag keeps nobody.
  const offered = item({ act: 'initial-check', availableActions: ['initial-check'], isFlagged: true });
  expect(workWords(offered, false, now).title).toBe('Start initial check');
});

test.each([
  ['INTAKE', 'initial-check', 'Submitted Jul 20, 2025 by Wanda'],
  ['INITIAL_CHECK', 'review', 'In check since Jul 20, 2025, by Wanda'],
  ['REVIEW', 'send-for-filing', 'Checked Jul 20, 2025 by Wanda; ready to sign'],
  ['SENT_FOR_FILING', 'add-number', 'Approved Jul 20, 2025 by Wanda; no number yet'],
  ['SENT_FOR_SERVING', 'record-service', 'With the officer since Jul 20, 2025; no return yet'],
  ['AWAITING_JUDGMENT', 'record-judgment', 'Before the judge since Jul 20, 2025; no order yet'],
] as const)('in %s the second line says since when, and who brought it there', (status, act, why) => {
  const given = item({ status, act, whyBy: 'Wanda Beaufort', availableActions: [act] });
  expect(workWords(given, false, now).why).toBe(why);
});

test('while an agreement runs the row is about what it names, and leads to the case instead of an order', () => {
  const agreed = item({
    status: 'AWAITING_JUDGMENT',
    act: 'record-judgment',
    nextDateKind: 'STIPULATION_DUE',
    availableActions: ['record-judgment'],
  });
  expect(workWords(agreed, false, now)).toEqual({
    title: 'Due by the agreement',
    button: 'Open case',
    why: 'The case waits while the terms are kept',
  });
  expect([offeredAct(agreed), ledToBy(agreed, false)]).toEqual([null, undefined]);
});

test('a served case says from which day a default may be requested', () => {
  const served = (on: string) =>
    workWords(
      item({
        status: 'SENT_FOR_SERVING',
        act: 'apply-to-docket',
        mayDo: { step: 'ASK_DEFAULT', on, isBeingRecalculated: false },
      }),
      false,
    ).why;
  expect(served('2999-01-02')).toMatch(/^Served; a default can be requested from Jan 2/);
  expect(served('2020-01-02')).toMatch(/^Served, no answer known; default possible since Jan 2/);
});

test('a company that has answered everything is told to send it, and the firm that it is not there yet', () => {
  const given = item({
    status: 'RETURNED_TO_CLIENT',
    act: 'submit',
    isAnswered: true,
    sentBackWith: 'Page 13',
  });
  expect(workWords(given, true)).toEqual({
    title: 'Send the answer to the firm',
    button: 'Send answer',
    why: 'Everything is answered, but not sent yet',
  });
  expect(workWords({ ...given, isAnswered: false }, true).title).toBe('Answer the firm');
  expect(workWords(given, false).why).toBe('The company has answered everything, but not sent it yet');
  expect(ledToBy(given, true)).toBe('submit');
  expect(ledToBy(given, false)).toBeUndefined();
});
