import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { cancelQueuedSms } from '../../platform/sms/index.ts';
import { isCode, MOST_ATTEMPTS } from './sms-code.ts';
import { endingOf, smsNumberAudits } from './sms-number-audits.ts';
import { countWrongCode, lockSmsNumber, saveProvenNumber } from './sms-number-queries.ts';
import { smsNumberView } from './sms-number-view.ts';

/**
 * Takes the code of the new number; text messages go there from now on. Whoever began it proved themselves then.
 * @throws `code_wrong`, also for one that has expired or was mistyped too often.
 */
export async function confirmSmsNumber(
  context: UserContext,
  { body: { code } }: RouteInput<typeof smsNumbers.confirm>,
) {
  const { deps } = context;
  const { userId, firmId, clientId } = personOf(context);
  const { idempotency: _never, ...unkept } = context;
  // A wrong one is counted, so its transaction must commit before it is refused.
  const outcome = await transact(unkept, async (tx) => {
    tx.authorize(allow); // one's own
    const row = await lockSmsNumber(tx.db, userId);
    const { pendingNumber: number, codeHash, codeExpiresAt, codeAttempts = 0 } = row ?? {};
    if (!number || !codeHash || !codeExpiresAt)
      return refuse('code_wrong', { reason: fault('sms_code_over') });
    if (codeExpiresAt <= deps.signInClock.now() || codeAttempts >= MOST_ATTEMPTS)
      return refuse('code_wrong', { reason: fault('sms_code_over') });
    const ending = endingOf(number);
    const subject = { subjectId: userId, firmId, clientId };
    if (!isCode(deps.config, { userId, number, code: code.replaceAll(/\s/g, '') }, codeHash)) {
      const attempts = codeAttempts + 1;
      await countWrongCode(tx.db, userId, attempts);
      await tx.audit(smsNumberAudits.wrongCode, { ...subject, data: { ending, attempts } });
      return { left: MOST_ATTEMPTS - attempts };
    }
    if (row?.number) await cancelQueuedSms(tx.db, { to: row.number, userId });
    await saveProvenNumber(tx.db, userId, number, tx.now);
    await tx.audit(smsNumberAudits.prove, { ...subject, data: { ending } });
    return smsNumberView(tx.db, deps, userId);
  });
  if (!('left' in outcome)) return outcome;
  const { left } = outcome;
  return refuse('code_wrong', { reason: left ? fault('sms_code_wrong', { left }) : fault('sms_code_over') });
}
