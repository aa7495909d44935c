import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { attachFile, settleUpload } from '../storage/index.ts';
import { answeredByDocuments } from './answer-requests.ts';
import { actOnCase } from './act-on-case.ts';
import { insertDocument } from './document-queries.ts';
import type { CaseDetailsReply } from './read-details.ts';
import { answerTheseRequests, openClientRequests } from './write-queries.ts';

interface DocumentsBody {
  version?: number | undefined;
  documents: { path: string; kind: string; title?: string | undefined; fileName: string }[];
}

/** Puts uploaded files on the case. A path that isn't the caller's own upload looks as if it were not there. */
export async function addDocuments(
  context: Context,
  { params, body }: { params: { id: string }; body: DocumentsBody },
): Promise<CaseDetailsReply> {
  const files = await Promise.all(body.documents.map(({ path }) => settleUpload(context, path)));
  // A file has one home: one that another case has, or that somebody else brought, can't be moved here.
  const isOwn = (file: (typeof files)[number]) =>
    file.uploadedBy === actorUserId(context.actor) && (file.caseId === null || file.caseId === params.id);
  if (!files.every(isOwn)) refuse('file_not_found');
  return actOnCase(
    context,
    { caseId: params.id, action: 'add-documents', version: body.version },
    async ({ tx, record }) => {
      for (const [index, document] of body.documents.entries()) {
        const file = files[index];
        if (!file) continue;
        await attachFile(tx.db, document.path, {
          firmId: record.firm_id,
          clientId: record.client_id,
          propertyId: record.property_id,
          ownerId: record.owner_id,
          caseId: record.id,
          visibility: 'ALL',
        });
        await insertDocument(tx.db, record, {
          id: newId(),
          kind: document.kind,
          title: document.title || document.fileName,
          source: 'UPLOAD',
          status: 'READY',
          path: document.path,
          file_name: document.fileName,
          content_type: file.contentType,
          size_bytes: file.sizeBytes,
          created_by: actorUserId(context.actor),
          created_at: tx.now,
        });
      }
      if (record.status === 'RETURNED_TO_CLIENT') {
        const added = body.documents.map(({ kind, title, fileName }) => ({ kind, title: title || fileName }));
        const answered = answeredByDocuments(await openClientRequests(tx.db, record), added);
        const by = { userId: actorUserId(context.actor), at: tx.now };
        await answerTheseRequests(tx.db, record, answered, by);
      }
      return { data: { documents: body.documents.map(({ kind, fileName }) => ({ kind, fileName })) } };
    },
  );
}
