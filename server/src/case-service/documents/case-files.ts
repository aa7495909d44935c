import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { attachFile, settleUpload } from '../storage/index.ts';
import type { Act } from '../cases/actions/index.ts';
import { fileOwnersOf, keysOf } from '../cases/record/index.ts';
import { insertDocument } from './document-queries.ts';

type Upload = Awaited<ReturnType<typeof settleUpload>>;

/**
 * The caller's own uploads, taken over; call it before the transaction that puts them on the case.
 * @throws `file_not_found` for a path that another case has or that somebody else brought: a file has one home.
 */
export async function ownUploads(
  context: Context,
  caseId: string,
  paths: readonly string[],
): Promise<Upload[]> {
  const files = await Promise.all(paths.map((path) => settleUpload(context, path)));
  const isOwn = ({ uploadedBy, caseId: home }: Upload) =>
    uploadedBy === actorUserId(context.actor) && (home === null || home === caseId);
  if (!files.every(isOwn)) refuse('file_not_found');
  return files;
}

/** Makes an upload a document of the case. @returns the document’s id. */
export async function putOnCase(
  { tx, record, context }: Pick<Act, 'tx' | 'record' | 'context'>,
  file: Upload,
  { kind, title, fileName }: { kind: string; title: string; fileName: string },
): Promise<string> {
  const id = newId();
  await attachFile(tx.db, file.path, fileOwnersOf(record, 'ALL'));
  await insertDocument(tx.db, {
    ...keysOf(record),
    id,
    kind,
    title,
    source: 'UPLOAD',
    status: 'READY',
    path: file.path,
    fileName,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
  });
  return id;
}
