import { noticeTypes } from '@writdesk/contract/notices/notice-types';
import { expect, test } from 'vitest';
import { noticeChoices } from './notice-choices.ts';

test('what fits the reason stands first, and a notice of another state nowhere', () => {
  const { usual, others } = noticeChoices(['NONPAYMENT'], ['PAY_OR_VACATE', 'TERMINATE_PERIODIC']);
  expect(usual).toEqual(['PAY_OR_VACATE']);
  expect(others).toEqual(['TERMINATE_PERIODIC']);
});

test('of a state whose law nobody knows every notice is open, and none is folded before a reason is chosen', () => {
  const { usual, others } = noticeChoices(['NONPAYMENT'], null);
  expect(new Set([...usual, ...others])).toEqual(new Set(noticeTypes));
  expect(noticeChoices([], null)).toEqual({ usual: noticeTypes, others: [] });
});
