import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { RouteInput } from '@writdesk/contract/route';
import { goodsOf, type ShownAnswers, type WritAnswers } from '@writdesk/contract/writs/writ-questions';
import { isFullName } from '@writdesk/contract/values/legal-names';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { saveEviction } from '../cases/eviction/index.ts';
import { actOnWrit, type WritAct } from './act-on-writ.ts';
import { notifyOfWrit } from './notify-of-writ.ts';
import type { MovedReply } from './writ-view.ts';

/** The company answers, and signs by name. Whether the tenant still holds the unit is its word on the occupancy, too. */
export function confirmWrit(
  context: UserContext,
  { params, body }: RouteInput<typeof writs.clientConfirm>,
): Promise<MovedReply> {
  const request = { writId: params.id, action: 'client-confirm', version: body.version } as const;
  const { signedBy } = body;
  return actOnWrit(context, request, async (act) => {
    const { tx, record, number } = act;
    const errors = answerFaults(act, body.answers, signedBy);
    if (errors.length) refuse('invalid', { errors });
    const answers = shown(body.answers);
    const occupied = answers.stillInPossession === 'YES';
    await saveEviction(tx.db, record, { occupied, occupancyCheckedAt: tx.now });
    await notifyOfWrit(tx, context, record, 'answered', { to: ['processor', 'lawyer'], number });
    if (answers.moneyTaken) await notifyOfWrit(tx, context, record, 'moneyTaken', { to: ['lawyer'], number });
    const { moneyTakenCents, moneyTakenOn } = answers;
    return {
      writ: {
        answers: JSON.stringify(answers),
        clientConfirmedAt: tx.now,
        clientConfirmedBy: signedBy,
      },
      data: {
        signedBy,
        stillInPossession: answers.stillInPossession,
        wishesToProceed: answers.wishesToProceed,
        ...(moneyTakenCents !== null && { moneyTakenCents }),
        ...(moneyTakenOn !== null && { moneyTakenOn }),
      },
    };
  });
}

function answerFaults({ record, today }: WritAct, answers: WritAnswers, signedBy: string): FieldError[] {
  const { goods, moneyTaken, moneyTakenOn } = answers;
  const errors: FieldError[] = [];
  if (!goodsOf(record.stateCode).includes(goods)) {
    const state = record.stateCode ?? 'STATE_OF_PROPERTY';
    errors.push(atField('answers.goods', fault('goods_not_here', { state })));
  }
  if (moneyTaken && moneyTakenOn && moneyTakenOn > today)
    errors.push(atField('answers.moneyTakenOn', fault('writ_day_in_future')));
  if (!isFullName(signedBy)) errors.push(atField('signedBy', fault('sign_full_name')));
  return errors;
}

/** Without what belongs to an answer that wasn’t given. */
const shown = (answers: WritAnswers): ShownAnswers => ({
  ...answers,
  moneyTakenOn: (answers.moneyTaken && answers.moneyTakenOn) || null,
  moneyTakenCents: (answers.moneyTaken && answers.moneyTakenCents) || null,
});
