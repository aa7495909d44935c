import type { documents } from '@writdesk/contract/documents/documents';
import type { RedactionBox } from '@writdesk/contract/documents/redaction-values';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { fileOwnersOf, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { documentAudits, documentLive, findPaper, lockDocuments, paperReply } from '../documents/index.ts';
import { attachFile, openFiles } from '../storage/index.ts';
import { makeRedacted } from './make-redacted.job.ts';
import { redactablePath } from './redactable-file.ts';
import { isSigned, replaceRedaction } from './redaction-queries.ts';

/**
 * Redacts a document at the places that a person confirmed or drew. From this moment the original is the firm's; a job makes the redacted
 * version, which the company and the court get. Done again, it takes the place of the version before.
 * @throws `document_not_found`, `support_access_needed`; `conflict` for what has no pages or is signed; `invalid` for a place off a page.
 */
export async function redactDocument(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.redact>,
) {
  const { deps, scope, actor } = context;
  const seen = found(await findPaper(deps.db.as(scope), scope, params.id), 'document_not_found');
  await openFiles(context, [redactablePath(seen)]);
  requirePages(body.boxes, seen.pageCount);
  return transact(context, async (tx) => {
    tx.authorise(mayEverAct(actor, 'document.redact'));
    const record = found(await lockCase(tx.db, scope, seen.caseId), 'case_not_found');
    await lockDocuments(tx.db, record, [seen.id]);
    const paper = found(await findPaper(tx.db, scope, seen.id), 'document_not_found');
    const path = redactablePath(paper);
    if (await isSigned(tx.db, record, paper.id)) refuse('conflict', { reason: fault('redaction_signed') });
    const id = newId();
    const row = {
      ...keysOf(record),
      id,
      documentId: paper.id,
      status: 'QUEUED' as const,
      boxes: JSON.stringify(body.boxes),
      redactedBy: actorUserId(actor),
      redactedByName: actor.name,
      redactedAt: tx.now,
    };
    await replaceRedaction(tx.db, row, tx.now);
    await attachFile(tx.db, path, fileOwnersOf(record, 'FIRM'));
    await tx.enqueue(makeRedacted, { firmId: record.firmId, caseId: record.id, redactionId: id });
    const { id: documentId, title } = paper;
    await tx.audit(documentAudits.redact, {
      ...onCase(record),
      data: {
        documentId,
        title,
        kinds: [...new Set(body.boxes.map(({ kind }) => kind))],
        places: body.boxes.length,
        pages: [...new Set(body.boxes.map(({ page }) => page))].toSorted((a, b) => a - b),
      },
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

/** How many pages an upload has is known once it was read; the job refuses the rest. */
function requirePages(boxes: readonly RedactionBox[], pageCount: number | null): void {
  const errors = boxes.flatMap(({ page }, index) =>
    pageCount !== null && page > pageCount
      ? [atField(`boxes.${index}.page`, fault('redaction_outside', { page }))]
      : [],
  );
  if (errors.length > 0) refuse('invalid', { errors });
}
