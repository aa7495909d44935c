import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { cancelQueuedSms, queueSms, reserveCode } from '../../platform/sms/index.ts';
import { provenPerson } from '../account/index.ts';
import { findMailedUser } from '../users/index.ts';
import { CODE_SECONDS, hashOfCode, newCode } from './sms-code.ts';
import { endingOf, smsNumberAudits } from './sms-number-audits.ts';
import { findStop, lockNumber, lockSmsNumber, savePendingNumber } from './sms-number-queries.ts';
import { smsNumberTexts } from './sms-number-texts.ts';
import { smsNumberView } from './sms-number-view.ts';

/**
 * Sends a code to a new number. Text messages still go to the old one until the code is confirmed.
 * @throws `confirm_needed`, `wrong_password`; `invalid` for the number that they go to already or that replied STOP;
 * `too_many_requests`; `conflict` where no text messages are sent.
 */
export async function beginSmsNumber(
  context: UserContext,
  { body: { number, password } }: RouteInput<typeof smsNumbers.begin>,
) {
  const { deps } = context;
  const { userId, firmId, clientId } = personOf(context);
  if (!deps.sms) refuse('conflict', { reason: fault('sms_not_offered') });
  const unkept = await provenPerson(context, password);
  return transact(unkept, async (tx) => {
    tx.authorize(allow); // one's own
    const before = await lockSmsNumber(tx.db, userId);
    if (before?.number === number) refuseField('number', fault('sms_number_known'));
    await lockNumber(tx.db, number);
    if (await findStop(tx.db, number)) refuseField('number', fault('sms_number_stopped'));
    const budget = await reserveCode(tx, context, number);
    if (before?.pendingNumber) await cancelQueuedSms(tx.db, { to: before.pendingNumber, userId });
    const code = newCode();
    await savePendingNumber(
      tx.db,
      userId,
      {
        pendingNumber: number,
        codeHash: hashOfCode(deps.config, { userId, number, code }),
        codeExpiresAt: new Date(deps.signInClock.now().getTime() + CODE_SECONDS * 1_000),
      },
      tx.now,
    );
    const { language } = found(await findMailedUser(tx.db, userId));
    await queueSms(
      tx,
      {
        userId,
        to: number,
        text: smsNumberTexts[language].code(code, CODE_SECONDS / 60),
        isSecret: true,
        validSeconds: CODE_SECONDS,
        idempotencyKey: `sms-number:${newId()}`,
      },
      budget,
    );
    const data = { ending: endingOf(number) };
    await tx.audit(smsNumberAudits.begin, { subjectId: userId, firmId, clientId, data });
    return smsNumberView(tx.db, deps, userId);
  });
}
