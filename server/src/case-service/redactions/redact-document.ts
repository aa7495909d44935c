import type { documents } from '@writdesk/contract/documents/documents';
import type { RedactionBox } from '@writdesk/contract/documents/redaction-values';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { fileOwnersOf, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { documentAudits, documentLive, findPaper, lockDocuments, paperReply } from '../documents/index.ts';
import { attachFile, openFiles } from '../storage/index.ts';
import { makeRedacted } from './make-redacted.job.ts';
import { redactablePath } from './redactable-file.ts';
import { isSigned, replaceRedaction } from './redaction-queries.ts';

/**
 * Redacts a document at the places that a person confirmed or drew. From this moment the original is the firm's; a job makes the redacted
 * version, which the company and the court get. Done again, it takes the place of the version before. Where a redacted document was
 * generated again and nothing in it is private any more, no places say so, and everybody gets it as it is.
 * @throws `document_not_found`, `support_access_needed`; `conflict` for what has no pages, is signed or was replaced; `invalid` for a place off a page.
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
    tx.authorize(mayEverAct(actor, 'document.redact'));
    const record = found(await lockCase(tx.db, scope, seen.caseId), 'case_not_found');
    await lockDocuments(tx.db, record, [seen.id]);
    const paper = found(await findPaper(tx.db, scope, seen.id), 'document_not_found');
    const path = redactablePath(paper);
    const [isNothing, toConfirm] = [body.boxes.length === 0, paper.redaction?.status === 'CONFIRM'];
    if (isNothing && !toConfirm) refuseField('boxes', fault('redaction_nothing'));
    if (paper.replacedBy !== null) refuse('conflict', { reason: fault('redaction_replaced') });
    if (await isSigned(tx.db, record, paper.id)) refuse('conflict', { reason: fault('redaction_signed') });
    const id = newId();
    const row = {
      ...keysOf(record),
      id,
      documentId: paper.id,
      status: isNothing ? ('NONE' as const) : ('QUEUED' as const),
      boxes: JSON.stringify(body.boxes),
      redactedBy: actorUserId(actor),
      redactedByName: actor.name,
      redactedAt: tx.now,
    };
    await replaceRedaction(tx.db, row, tx.now);
    const { id: documentId, title } = paper;
    const about = { documentId, title };
    await attachFile(tx.db, path, fileOwnersOf(record, isNothing ? paper.visibility : 'FIRM'));
    if (isNothing) await tx.audit(documentAudits.showOriginal, { ...onCase(record), data: about });
    else {
      await tx.enqueue(makeRedacted, { firmId: record.firmId, caseId: record.id, redactionId: id });
      await tx.audit(documentAudits.redact, {
        ...onCase(record),
        data: { ...about, ...placesOf(body.boxes) },
      });
    }
    tx.publish(documentLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      ids: { documentId },
    });
    return paperReply(tx, scope, paper.id);
  });
}

const placesOf = (boxes: readonly RedactionBox[]) => ({
  kinds: [...new Set(boxes.map(({ kind }) => kind))],
  places: boxes.length,
  pages: [...new Set(boxes.map(({ page }) => page))].toSorted((a, b) => a - b),
});

/** How many pages an upload has is known once it was read; the job refuses the rest. */
function requirePages(boxes: readonly RedactionBox[], pageCount: number | null): void {
  const errors = boxes.flatMap(({ page }, index) =>
    pageCount !== null && page > pageCount
      ? [atField(`boxes.${index}.page`, fault('redaction_outside', { page }))]
      : [],
  );
  if (errors.length > 0) refuse('invalid', { errors });
}
