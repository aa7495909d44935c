import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PasswordFault } from '../../platform/own-account.ts';
import { getSecurity } from './get-security.ts';
import { ownSignIn, refuseLocked, refuseWrongPassword } from './own-sign-in.ts';

const faults: Readonly<Record<PasswordFault, Fault>> = {
  'too-short': fault('password_short', { min: 8 }),
  'too-long': fault('password_long', { max: 128 }),
  'own-name': fault('password_own_name'),
  common: fault('password_common'),
  unchanged: fault('password_unchanged'),
};

/**
 * Changes the person's password, which ends their other sessions, audits it and notifies them by mail.
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
      return refuse('invalid', {
        errors: [atField('newPassword', faults[outcome.fault])],
        fault: outcome.fault,
      });
    }
  }
}
