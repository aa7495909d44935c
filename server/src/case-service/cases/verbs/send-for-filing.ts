import { actorUserId } from '../../../platform/actor.ts';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { requireOtherSigner } from '../../special-approvals/index.ts';
import { passNoticePoints } from '../../notice-guard/index.ts';
import { passStandingPoints } from '../../standing/index.ts';
import { type Act, type Given, verbOf } from '../actions/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { requireCourtFacts } from '../intake/index.ts';
import { answerRequests } from '../requests/index.ts';
import { requireFresh, selectDocuments, staleFaults } from '../../documents/index.ts';
import { occupancyFault, selectEviction } from '../eviction/index.ts';
import { selectTenants } from '../tenants/index.ts';

type FilingBody = Given<'sendForFiling'>['body'];

/** The lawyer's approval, or the same packet going out again after clerical fixes. */
export const sendForFiling = verbOf('sendForFiling', async (act, body) => {
  if (act.record.status === 'RETURNED_TO_PROCESSOR') return resend(act, body);
  await requireCourtFacts(act.tx, act.context, act.record);
  const overridden = await requireReady(act, body);
  return {
    ...(await approval(act)),
    data: overridden.length ? { override: body.overrideReason ?? '', passed: overridden } : {},
  };
});

/** What a first approval sets and charges, wherever the workflow asks for it. */
export async function approval({ tx, record, today, context }: Act) {
  const isFirst = record.approvedAt === null;
  if (isFirst) {
    const defendants = await selectTenants(tx.db, record);
    await chargeTrigger(tx, { case: record, trigger: 'approval', quantity: defendants.length });
  }
  // Who signs has the case from here on, whoever was given it to read.
  await requireOtherSigner(tx, context, record);
  const isLawyer = context.actor.kind === 'user' && context.actor.roles.includes('lawyer');
  return {
    changes: {
      filingStage: 'QUEUED' as const,
      ...(isFirst && { approvedAt: tx.now, approvedOn: today, approvedBy: actorUserId(context.actor) }),
      ...(isLawyer && { assignedLawyerId: actorUserId(context.actor) }),
    },
  };
}

async function resend(act: Act, body: FilingBody) {
  const { tx, record, context } = act;
  if (!body.fixesDone) refuseField('fixesDone', fault('fixes_first'));
  await requireFresh(tx.db, record, tx.now);
  await answerRequests(tx.db, record, 'PROCESSOR', { userId: actorUserId(context.actor), at: tx.now });
  return { changes: { filingStage: 'QUEUED' as const, changedSinceReturn: false }, data: { resent: true } };
}

/**
 * The points that a lawyer may pass with a reason, and those that nobody may.
 * @returns the names of the points that were passed.
 */
async function requireReady(
  { tx, record, today, context }: Act,
  { overrideReason, noticePoints = [], standingPoints = [] }: FilingBody,
): Promise<string[]> {
  const [eviction, documents] = await Promise.all([
    selectEviction(tx.db, record),
    selectDocuments(tx.db, record),
  ]);
  const must: FieldError[] = [];
  if (record.fileOn && record.fileOn > today) {
    must.push(atField('fileOn', fault('file_on', { day: record.fileOn })));
  }
  if (documents.some((document) => document.source === 'GENERATED' && document.status !== 'READY')) {
    must.push(atField('documents', fault('paper_not_ready')));
  }
  must.push(...(await staleFaults(tx.db, record, tx.now, documents)));
  if (must.length) refuse('case_incomplete', { errors: must });

  const unseen = occupancyFault(eviction, tx.now);
  const points: FieldError[] = unseen ? [atField('caseEviction.occupied', unseen)] : [];
  const notice = await passNoticePoints(tx, context, record, noticePoints);
  const standing = await passStandingPoints(tx, context, record, standingPoints);
  const faults = [...standing.faults, ...notice.faults, ...(overrideReason ? [] : points)];
  if (faults.length) refuse('case_incomplete', { errors: faults });
  await standing.keep();
  await notice.keep();
  return points.map(({ path }) => path);
}
