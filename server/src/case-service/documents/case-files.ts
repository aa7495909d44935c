import { createHash } from 'node:crypto';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueScan } from '../scans/index.ts';
import { attachFile, settleUpload } from '../storage/index.ts';
import type { Act } from '../cases/actions/index.ts';
import { fileOwnersOf, keysOf } from '../cases/record/index.ts';
import { insertDocument, selectDocuments } from './document-queries.ts';
import { uploadHash } from './joined-pictures.ts';

export type Upload = Awaited<ReturnType<typeof settleUpload>> & { sha256: string };

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
  const isOwn = ({ uploadedBy, caseId: home }: (typeof files)[number]) =>
    uploadedBy === actorUserId(context.actor) && (home === null || home === caseId);
  if (!files.every(isOwn)) refuse('file_not_found');
  return Promise.all(files.map(async (file) => ({ ...file, sha256: await hashOf(context, file.path) })));
}

/** SHA-256 of what lies at a path. @throws `file_not_found` */
export async function hashOf({ deps }: Context, path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of found(await deps.storage.get(path), 'file_not_found')) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * A file stands on a case once. One that shows two things, such as a lease with its ledger, may be there as both.
 * @throws `invalid`, naming each file that is there already.
 */
export async function requireNew(
  { tx, record }: Pick<Act, 'tx' | 'record'>,
  files: readonly { sha256: string; kind: string }[],
): Promise<void> {
  const there = (await selectDocuments(tx.db, record)).flatMap((row) =>
    row.source === 'UPLOAD' ? [{ ...row, hash: uploadHash(row) }] : [],
  );
  const isSame = (file: (typeof files)[number], other: { hash: string | null; kind: string }) =>
    file.sha256 === other.hash && (file.kind === other.kind || file.kind === 'OTHER');
  const errors = files.flatMap((file, index): FieldError[] => {
    const same = there.find((one) => isSame(file, one));
    const isTwice = files.slice(0, index).some((one) => isSame(file, { ...one, hash: one.sha256 }));
    if (!same && !isTwice) return [];
    const why = same ? fault('document_already_here', { title: same.title }) : fault('document_twice');
    return [atField(`documents.${index}.path`, why)];
  });
  if (errors.length > 0) refuse('invalid', { errors });
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
    sha256: file.sha256,
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
  });
  await queueScan(tx, record, { path: file.path, contentType: file.contentType, title });
  return id;
}
