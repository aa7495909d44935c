import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { expect, test } from 'vitest';
import { isAnswered, requestsNow, sendBackIn } from './use-send-back.ts';

type Request = CaseDetails['requests'][number];
const asked = (item: string, askedAt: string, answeredAt: string | null): Request => ({
  id: '01900000-0000-7000-8000-000000000001',
  addressee: 'CLIENT',
  kind: 'FIELD',
  item,
  message: null,
  clerical: false,
  dueOn: null,
  askedAt,
  answeredAt,
});
const requests = [
  asked('first round, answered', '2026-07-01T12:00:00Z', '2026-07-02T12:00:00Z'),
  asked('first round, open', '2026-07-01T12:00:00Z', null),
  asked('this round, answered', '2026-07-08T12:00:00Z', '2026-07-09T12:00:00Z'),
];

test('what an earlier round asked for and got is no longer shown', () => {
  const now = requestsNow({ requests }, { at: '2026-07-08T12:00:00.000Z' });
  expect(now.map(({ item }) => item)).toEqual(['first round, open', 'this round, answered']);
  expect(requestsNow({ requests }, null)).toEqual(requests);
});

test('until the words of the sending back are known nothing is said, and without an answer there are none', () => {
  expect(sendBackIn({ data: undefined, isPending: true })).toBeUndefined();
  expect(sendBackIn({ data: undefined, isPending: false })).toBeNull();
  expect(sendBackIn({ data: { events: [] }, isPending: false })).toBeNull();
});

test('a company has answered when nothing is open and this round asked for something', () => {
  const [answeredBefore, open, answeredNow] = requests;
  const sentBack = { at: '2026-07-08T12:00:00.000Z' };
  const of = (...all: (Request | undefined)[]) =>
    isAnswered({ requests: all.filter((one) => one !== undefined) }, sentBack);
  expect(of(answeredBefore, answeredNow)).toBe(true);
  expect(of(answeredNow, open), 'something is open').toBe(false);
  expect(of(answeredBefore), 'sent back with nothing but words').toBe(false);
});
