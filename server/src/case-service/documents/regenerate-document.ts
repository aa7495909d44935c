import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findDocument } from './document-queries.ts';
import { queueAffidavit } from './queue-affidavit.ts';
import { findCase, mayEverAct } from '../cases/record/index.ts';
import { readDetails } from '../cases/details/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';

/** Makes a generated document again from the facts as they are now; the older one stays in the record, replaced. */
export async function regenerateDocument(
  context: Context,
  { params, body }: { params: { id: string }; body: { caseId: string } },
) {
  return transact(context, async (tx) => {
    tx.authorise(mayEverAct(context.actor, 'document.regenerate'));
    const record = found(await findCase(tx.db, context.scope, body.caseId), 'case_not_found');
    const document = found(
      await findDocument(tx.db, { firmId: record.firmId, caseId: record.id }, params.id),
      'document_not_found',
    );
    if (document.source !== 'GENERATED') refuse('document_not_found', { reason: fault('paper_not_ours') });
    await queueAffidavit(tx, context, record);
    await tx.audit(documentAudits.regenerate, {
      firmId: record.firmId,
      clientId: record.clientId,
      subjectId: record.id,
      data: { documentId: document.id, title: document.title },
    });
    await tx.publish(documentLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      ids: { documentId: document.id },
    });
    return readDetails(context, tx.db, record, tx.now);
  });
}
