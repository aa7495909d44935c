import { roleFacts } from '@writdesk/contract/permissions/roles';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { refuse, refuseField } from '../../../platform/http/refuse.ts';
import { queueAffidavit, selectDocuments } from '../../documents/index.ts';
import { type Act, verbOf } from '../actions/index.ts';
import { answerRequests } from '../requests/index.ts';
import { lawyersFor } from './worker-queries.ts';
import { processorNamed } from './workers.ts';
import { selectEviction } from '../eviction/index.ts';
import { selectTenants } from '../tenants/index.ts';

/** Begins the initial check: a processor has the case, and its court document is made from its facts. */
export const startInitialCheck = verbOf('initialCheck', async (act, body) => {
  const processorId = await processorOf(act, body.assignedProcessorId);
  await queueAffidavit(act.tx, act.context, act.record);
  return {
    changes: { initialCheckAt: act.tx.now, assignedProcessorId: processorId },
    data: { assignedProcessorId: processorId },
  };
});

async function processorOf({ tx, record, context }: Act, wanted: string | undefined): Promise<string | null> {
  const { actor } = context;
  if (wanted) {
    await processorNamed(tx.db, record, wanted);
    return wanted;
  }
  if (actor.kind === 'user' && actor.roles.some((role) => roleFacts[role].type === 'Firm'))
    return actor.userId;
  return record.assignedProcessorId;
}

/** Sends the case to the lawyer who is admitted in its state and has the fewest open cases. */
export const sendToReview = verbOf('review', async (act, body) => {
  const { tx, record } = act;
  await requireChecked(act);
  const { id: caseId, firmId, stateCode } = record;
  const lawyers = stateCode ? await lawyersFor(tx.db, { firmId, caseId, stateCode }) : [];
  const wanted = body.assignedLawyerId;
  const lawyer = wanted
    ? lawyers.find(({ id }) => id === wanted)
    : (lawyers.find(({ id }) => id === record.assignedLawyerId) ?? lawyers[0]);
  if (!lawyer) {
    refuseField('assignedLawyerId', fault('no_lawyer_in_state', { state: stateCode ?? 'STATE_OF_PROPERTY' }));
  }
  await answerRequests(tx.db, record, 'PROCESSOR', { userId: null, at: tx.now });
  return {
    changes: { reviewAt: tx.now, assignedLawyerId: lawyer.id },
    data: { assignedLawyer: lawyer.name },
  };
});

/** What a lawyer must not have to look for: the plaintiff's exact name, the people, the document. */
async function requireChecked({ tx, record }: Act): Promise<void> {
  const [documents, tenants, eviction] = await Promise.all([
    selectDocuments(tx.db, record),
    selectTenants(tx.db, record),
    selectEviction(tx.db, record),
  ]);
  const errors: FieldError[] = [];
  if (!record.plaintiffName) errors.push(atField('plaintiffName', fault('plaintiff_name')));
  if (!tenants.some((tenant) => !tenant.isMinor && tenant.lastName))
    errors.push(atField('tenants', fault('adults_named')));
  if (!eviction?.reasons.length) errors.push(atField('caseEviction.reasons', fault('reasons_missing')));
  const generated = documents.filter((document) => document.source === 'GENERATED');
  if (generated.some((document) => document.status !== 'READY')) {
    const failed = generated.find((document) => document.status === 'FAILED');
    const reason = failed
      ? fault('paper_failed', { title: failed.title, failure: failed.failure ?? '' })
      : fault('paper_in_making');
    errors.push(atField('documents', reason));
  }
  if (errors.length) refuse('case_incomplete', { errors });
}
