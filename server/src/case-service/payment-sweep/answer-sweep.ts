import { fault } from '@writdesk/contract/sentences/fault';
import { actorName, actorUserId } from '../../platform/actor.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { verbOf } from '../cases/actions/index.ts';
import { findPlace } from '../dockets/index.ts';
import { findAnswer, keepAnswer } from './sweep-queries.ts';

/**
 * Keeps what the property says before the hearing. A tenant who paid in full is proposed for dismissal: a lawyer
 * decides. Another answer takes away the proposal that this one made, and no other.
 */
export const answerSweep = verbOf('answerSweep', async ({ tx, record, context }, { answer, note }) => {
  const place = await findPlace(tx.db, record);
  if (!place) return refuseField('answer', fault('docket_case_not_on_it'));
  const before = await findAnswer(tx.db, record, place.docketId);
  const isProposedHere = before?.asksDismissal === true && record.dismissalRequestedAt !== null;
  const proposes = answer === 'PAID' && (isProposedHere || record.dismissalRequestedAt === null);
  await keepAnswer(tx.db, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    docketId: place.docketId,
    answer,
    note,
    asksDismissal: proposes,
    answeredBy: actorUserId(context.actor),
    answeredByName: actorName(context.actor),
    answeredAt: tx.now,
  });
  const changes = proposes === isProposedHere ? {} : { dismissalRequestedAt: proposes ? tx.now : null };
  return { changes, comment: note, data: { answer } };
});
