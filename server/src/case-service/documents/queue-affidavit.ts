import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { actorUserId } from '../../platform/actor.ts';
import { type CaseOwner, type CaseRecord, keysOf } from '../cases/record/index.ts';
import { findCurrent, insertDocument, updateDocument } from './document-queries.ts';
import { generateDocument } from './generate-document.job.ts';

export const AFFIDAVIT = 'DISPOSSESSORY_AFFIDAVIT';

type CaseOf = CaseOwner & Pick<CaseRecord, 'stateCode' | 'caseDraftNumber'>;

/** Has the court's affidavit made from the case's facts, after the commit. Only Georgia has a layout so far. */
export async function queueAffidavit(tx: Tx, context: Context, record: CaseOf): Promise<string | null> {
  if (record.stateCode !== 'GA') return null;
  const key = { firmId: record.firmId, caseId: record.id };
  const before = await findCurrent(tx.db, key, AFFIDAVIT);
  const id = newId();
  await insertDocument(tx.db, {
    ...keysOf(record),
    id,
    kind: AFFIDAVIT,
    title: 'Dispossessory affidavit',
    source: 'GENERATED',
    status: 'QUEUED',
    fileName: `dispossessory-affidavit-${record.caseDraftNumber}.pdf`,
    contentType: 'application/pdf',
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
  });
  if (before) await updateDocument(tx.db, key, before.id, { replacedBy: id });
  await tx.enqueue(generateDocument, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    documentId: id,
  });
  return id;
}
