import { invites } from '@writdesk/contract/invites/invites';
import { expect, test } from 'vitest';
import { openInviteUrl } from './invite-opened.ts';

test('the login pages call the contract’s route', () => {
  expect(openInviteUrl).toBe(invites.open.url);
  expect(invites.open.method).toBe('POST');
});
