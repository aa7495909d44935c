import { expect, test } from 'vitest';
import { eventLabel } from './use-event-label.ts';

test('a company reads that an answer is the tenant’s, where its firm asks it for answers too', () => {
  expect(eventLabel('ANSWER_DUE', null, { isClient: true })).toBe('Tenant’s answer due');
  expect(eventLabel('ANSWER_DUE', null)).toBe('Answer due');
});

test('a day that is over is named as over', () => {
  expect(eventLabel('NOTICE_EXPIRES', null, { isOver: true, isClient: true })).toBe('Notice ended');
  expect(eventLabel('NOTICE_EXPIRES', null)).toBe('Notice ends');
});

test('an event that isn’t known keeps its name', () => {
  expect(eventLabel('toString', null)).toBe('toString');
});
