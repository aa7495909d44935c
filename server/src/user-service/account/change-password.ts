import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PasswordFault } from '../../platform/own-account.ts';
import { getSecurity } from './get-security.ts';
import { ownSignIn, refuseLocked, refuseWrongPassword } from './own-sign-in.ts';

const faults: Readonly<Record<PasswordFault, string>> = {
  'too-short': 'Use 8 characters or more.',
  'too-long': 'Use at most 128 characters.',
  'own-name': 'Choose a password that isn’t your e-mail address, your name or ours.',
  common: 'This password stands in lists of stolen ones. Choose another.',
  unchanged: 'This is the password you have. Choose another.',
};

/**
 * Changes the person's password, which ends his other sessions, audits it and tells him by mail.
 * @throws `wrong_password`, `invalid` with the `fault` of the new one, `managed_elsewhere`.
 */
export async function changePassword(
  context: UserContext,
  { body }: RouteInput<typeof account.changePassword>,
) {
  const { own, accountId, sessionId, address } = ownSignIn(context);
  const outcome = await own.changePassword({ accountId, sessionId, address, ...body });
  switch (outcome.kind) {
    case 'changed':
      return getSecurity(context);
    case 'wrong-password':
      return refuseWrongPassword('oldPassword');
    case 'locked':
      return refuseLocked(context, outcome.until);
    case 'refused': {
      const { fault } = outcome;
      return refuse('invalid', { errors: [{ path: 'newPassword', message: faults[fault] }], fault });
    }
  }
}
