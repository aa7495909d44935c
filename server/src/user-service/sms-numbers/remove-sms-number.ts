import type { RouteInput } from '@writdesk/contract/route';
import type { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { provenPerson } from '../account/index.ts';
import { dropNumberOf } from './drop-number-of.ts';
import { smsNumberAudits } from './sms-number-audits.ts';
import { smsNumberView } from './sms-number-view.ts';

/**
 * Removes the person’s number, with what they chose to receive there: another number begins without.
 * @throws `confirm_needed`, `wrong_password`; `not_found` where there is none.
 */
export async function removeSmsNumber(
  context: UserContext,
  { body: { password } }: RouteInput<typeof smsNumbers.remove>,
) {
  const { userId, firmId, clientId } = personOf(context);
  const unkept = await provenPerson(context, password);
  return transact(unkept, async (tx) => {
    tx.authorize(allow); // one's own
    if (!(await dropNumberOf(tx.db, userId))) refuse('not_found');
    await tx.audit(smsNumberAudits.remove, { subjectId: userId, firmId, clientId, data: {} });
    return smsNumberView(tx.db, context.deps, userId);
  });
}
