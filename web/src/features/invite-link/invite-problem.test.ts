import { errorStatuses } from '@writdesk/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { inviteProblem } from './invite-problem.ts';
import { messages } from './messages.ts';

// `invite_not_found` is about the lists of those who invite.
const codes = Object.keys(errorStatuses).filter(
  (code) => code.startsWith('invite_') && code !== 'invite_not_found',
);

test.each(codes)('%s has a page of its own', (code) => {
  const status = errorStatuses[code as keyof typeof errorStatuses];
  const problem = inviteProblem(new ApiError('status', '', '', status, { code: code as never }));
  expect(problem).not.toBe('later');
  expect(messages.en[problem]).toBeTruthy();
  expect(messages.es[`${problem}Text`]).toBeTruthy();
});

test('whatever else goes wrong may pass', () => {
  expect(inviteProblem(new ApiError('network', 'Server Error', ''))).toBe('later');
  expect(inviteProblem(new TypeError('no'))).toBe('later');
});
