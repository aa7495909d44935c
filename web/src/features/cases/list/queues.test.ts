import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { expect, test } from 'vitest';
import {
  clientQueues,
  countOf,
  firmQueues,
  queueNamed,
  queueOfAddress,
  queueOfStatus,
  statusQuery,
} from './queues.ts';

test.each([
  ['all', 'all', 'all'],
  ['all', 'FILED,CLOSED', 'FILED,CLOSED'],
  ['mine', 'all', 'all'],
  ['review', 'all', 'REVIEW'],
  ['check', 'all', 'INTAKE,INITIAL_CHECK,RETURNED_TO_PROCESSOR'],
  ['check', 'INTAKE', 'INTAKE'],
  ['check', 'INTAKE,FILED', 'INTAKE'],
  // A filter kept from another tab names nothing here: it must not widen the queue to everything.
  ['review', 'FILED', 'REVIEW'],
  ['all', 'NONSENSE', 'all'],
])('queue %s with the status filter %s asks for %s', (key, filter, query) => {
  expect(statusQuery(queueNamed(key, false), filter)).toBe(query);
});

test('a name that the reader’s list does not have is all cases', () => {
  expect(queueNamed('review', true).key).toBe('all');
  expect(queueNamed('', false)).toEqual({ key: 'all', statuses: null });
});

test('no status stands in two tabs, and for a company every status stands in one', () => {
  for (const queues of [firmQueues, clientQueues]) {
    const gathered = queues.flatMap(({ statuses }) => [...(statuses ?? [])]);
    expect(new Set(gathered).size).toBe(gathered.length);
  }
  const shown = clientQueues.flatMap(({ statuses }) => [...(statuses ?? [])]);
  expect(new Set(shown)).toEqual(new Set(caseStatuses));
});

test('a tab counts its statuses', () => {
  const counts = { all: 9, mine: 4, byStatus: { INTAKE: 2, INITIAL_CHECK: 1, REVIEW: 3 } };
  expect(countOf(queueNamed('check', false), counts)).toBe(3);
  expect(countOf(queueNamed('docket', false), counts)).toBe(0);
  expect(countOf(queueNamed('mine', false), counts)).toBe(4);
  expect(countOf(queueNamed('all', true), counts)).toBe(9);
});

test('the queue of a status', () => {
  expect(queueOfStatus('RETURNED_TO_CLIENT', false).key).toBe('held');
  expect(queueOfStatus('RETURNED_TO_CLIENT', true).key).toBe('needed');
  expect(queueOfStatus('DRAFT', false).key).toBe('all');
});

test.each([
  ['mine', false, { to: '/cases', search: { queue: 'mine' } }],
  ['initial-check', false, { to: '/cases', search: { queue: 'check' } }],
  ['docket-queue', false, { to: '/cases', search: { queue: 'docket' } }],
  ['recommended', false, { to: '/' }],
  ['all', true, { to: '/cases' }],
  ['needed', true, { to: '/cases', search: { queue: 'needed' } }],
  ['mine', true, null],
  ['0197a3c0-0000-7000-8000-000000000001', false, null],
] as const)('/cases/%s is a queue, for a company: %s', (name, isClient, address) => {
  expect(queueOfAddress(name, isClient)).toEqual(address);
});
