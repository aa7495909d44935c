import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { actorUserId } from '../../platform/actor.ts';
import { findCurrent, insertDocument, updateDocument } from './document-queries.ts';
import { generateDocument } from './generate-document.job.ts';

export const AFFIDAVIT = 'DISPOSSESSORY_AFFIDAVIT';

interface CaseOf {
  firm_id: string;
  client_id: string;
  id: string;
  state_code: string | null;
  case_draft_number: string;
}

/** Has the court's affidavit made from the case's facts, after the commit. Only Georgia has a layout so far. */
export async function queueAffidavit(tx: Tx, context: Context, record: CaseOf): Promise<string | null> {
  if (record.state_code !== 'GA') return null;
  const key = { firmId: record.firm_id, caseId: record.id };
  const before = await findCurrent(tx.db, key, AFFIDAVIT);
  const id = newId();
  await insertDocument(tx.db, {
    firm_id: record.firm_id,
    client_id: record.client_id,
    case_id: record.id,
    id,
    kind: AFFIDAVIT,
    title: 'Dispossessory affidavit',
    source: 'GENERATED',
    status: 'QUEUED',
    file_name: `dispossessory-affidavit-${record.case_draft_number}.pdf`,
    content_type: 'application/pdf',
    created_by: actorUserId(context.actor),
    created_at: tx.now,
  });
  if (before) await updateDocument(tx.db, key, before.id, { replaced_by: id });
  await tx.enqueue(generateDocument, {
    firmId: record.firm_id,
    clientId: record.client_id,
    caseId: record.id,
    documentId: id,
  });
  return id;
}
