import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Act, verbOf } from '../cases/actions/index.ts';
import { insertDocketCheck } from '../dockets/index.ts';
import { hasDocument } from '../documents/index.ts';
import { latestJudgmentOn } from '../judgments/index.ts';
import { insertAppeal, keepPayments } from './appeal-queries.ts';
import { nextPaymentOn, paymentFaults, rentIntoRegistry } from './registry.ts';
import { stayJudgment } from './stay-judgment.ts';

/** An appeal of the tenant or of ours. Where it stays the judgment, nothing of a writ moves until the stay is over. */
export const submitAppeal = verbOf('appealSubmit', async (act, body) => {
  const { tx, record, allowance, context } = act;
  const { appellant, filedOn, court, stayed } = body;
  await refuseFaults(act, body);
  const id = newId();
  const { needsLawyerConfirm } = allowance;
  await insertAppeal(tx.db, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    id,
    appellant,
    filedOn,
    court,
    stayed,
    bondCents: body.bondCents ?? null,
    bondPostedOn: body.bondPostedOn ?? null,
    comments: body.comments,
    noticeDocumentId: body.noticeDocumentId ?? null,
    needsLawyerConfirm,
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  // Our own appeal costs the tenant nothing.
  const isTenants = stayed && appellant === 'TENANT';
  const due = body.registry ?? (isTenants ? await rentIntoRegistry(tx.db, record, filedOn) : []);
  await keepPayments(tx.db, record, id, due);
  await insertDocketCheck(tx.db, record, {
    id: newId(),
    found: 'APPEAL',
    on: filedOn,
    userId: actorUserId(context.actor),
    note: body.comments,
  });
  const next = stayed ? nextPaymentOn(due.map(({ dueOn }) => ({ dueOn, paidOn: null }))) : null;
  return {
    changes: {
      caseAppealed: true,
      appealFiledAt: tx.now,
      nextDate: next,
      nextDateKind: next && 'REGISTRY_DUE',
      ...(stayed && (await stayJudgment(act, body.comments ?? court))),
    },
    comment: body.comments,
    data: { appellant, filedOn, court, stayed, needsLawyerConfirm },
  };
});

interface Said {
  filedOn: string;
  registry?: readonly { dueOn: string }[] | undefined;
  noticeDocumentId?: string | undefined;
}

async function refuseFaults({ tx, record, today }: Act, said: Said): Promise<void> {
  const { filedOn, registry = [], noticeDocumentId } = said;
  const errors: FieldError[] = paymentFaults(registry, { at: 'registry', today });
  const judgedOn = await latestJudgmentOn(tx.db, record);
  if (filedOn > today) errors.push(atField('filedOn', fault('appeal_in_future')));
  else if (judgedOn && filedOn < judgedOn) errors.push(atField('filedOn', fault('appeal_too_early')));
  if (noticeDocumentId && !(await hasDocument(tx.db, record, noticeDocumentId))) {
    errors.push(atField('noticeDocumentId', fault('no_such_document')));
  }
  if (errors.length) refuse('invalid', { errors });
}
