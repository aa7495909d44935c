import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { findPaper, updateDocument } from './document-queries.ts';
import { paperReply } from './document-reply.ts';
import { keptOf } from './printed-facts.ts';
import { readPaperValues } from './read-paper-values.ts';
import { staleOf } from './stale-documents.ts';

/**
 * Keeps a document as it is although facts that it prints have changed. What changes after that makes it stale again.
 * @throws `document_not_found`; `conflict` where nothing has changed.
 */
export async function keepDocument(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.keep>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const { caseId } = found(await findPaper(tx.db, scope, params.id), 'document_not_found');
    const record = found(await lockCase(tx.db, scope, caseId), 'case_not_found');
    const paper = found(await findPaper(tx.db, scope, params.id), 'document_not_found');
    const values = await readPaperValues(tx.db, record, tx.now);
    const stale = await staleOf(tx.db, record, [paper], () => Promise.resolve(values));
    const facts = stale(paper).map(({ path }) => path);
    if (facts.length === 0) refuse('conflict', { reason: fault('paper_not_stale') });
    await updateDocument(tx.db, { firmId: record.firmId, caseId: record.id }, paper.id, {
      keptAt: tx.now,
      keptByName: actor.name,
      keptReason: body.reason,
      keptValues: JSON.stringify({
        ...keptOf(paper),
        ...Object.fromEntries(Object.entries(values).filter(([path]) => facts.includes(path))),
      }),
    });
    const { id: documentId, title } = paper;
    await tx.audit(documentAudits.keep, {
      ...onCase(record),
      data: { documentId, title, reason: body.reason, facts },
    });
    tx.publish(documentLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      ids: { documentId },
    });
    return paperReply(tx, scope, paper.id);
  });
}
