import { contextOf, type Deps } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { cancelQueuedSms, insertSmsReply } from '../../platform/sms/index.ts';
import type { Reply } from './reply-words.ts';
import { endingOf, smsNumberAudits } from './sms-number-audits.ts';
import { deleteStop, insertStop, lockNumber, selectPeopleOfNumber } from './sms-number-queries.ts';
import { smsNumberTexts } from './sms-number-texts.ts';

/** Under which stands what a number of nobody replied. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface ReceivedSms {
  /** The provider’s id of it: the same one a second time changes nothing. */
  id: string;
  from: string;
  reply: Reply;
}

/** The reply was taken before. */
class TakenBefore extends Error {}

/**
 * Does what a reply asks for: STOP ends everything that goes to the number, whoever entered it, and START resumes it.
 * @returns what is answered; null where the provider has answered.
 */
export async function takeReply(deps: Deps, { id, from, reply }: ReceivedSms): Promise<string | null> {
  const context = contextOf(deps, { kind: 'system', reason: 'text message reply' }, newId());
  const people = await selectPeopleOfNumber(deps.db.as(context.scope), from);
  const texts = smsNumberTexts[people[0]?.language ?? (reply.isAnswered ? 'en' : 'es')];
  const { config } = deps;
  if (reply.meaning === 'HELP')
    return reply.isAnswered ? null : texts.help(config.aboutUrls?.help ?? `${config.publicUrl}/help`);
  const isStop = reply.meaning === 'STOP';
  try {
    await transact(context, async (tx) => {
      // The provider has signed it.
      tx.authorize(allow);
      await lockNumber(tx.db, from);
      if (!(await insertSmsReply(tx.db, id, tx.now))) throw new TakenBefore();
      await (isStop ? stop(tx, from) : deleteStop(tx.db, from));
      const kind = isStop ? smsNumberAudits.stop : smsNumberAudits.start;
      const data = { ending: endingOf(from) };
      for (const { id: subjectId, firmId, clientId } of await selectPeopleOfNumber(tx.db, from))
        await tx.audit(kind, { subjectId, firmId, clientId, data });
      if (!people.length) await tx.audit(kind, { subjectId: NOBODY, data });
    });
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
  }
  if (reply.isAnswered) return null;
  return isStop ? texts.stopped : texts.started;
}

async function stop(tx: Tx, number: string) {
  await insertStop(tx.db, number, tx.now);
  await cancelQueuedSms(tx.db, { to: number });
}
