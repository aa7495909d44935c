import { fault } from '@writdesk/contract/sentences/fault';
import { pictureTypes } from '@writdesk/contract/values/upload-types';
import { actorUserId } from '../../platform/actor.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import type { Act } from '../cases/actions/index.ts';
import { fileOwnersOf, keysOf } from '../cases/record/index.ts';
import { attachFile } from '../storage/index.ts';
import type { Upload } from './case-files.ts';
import { insertDocument } from './document-queries.ts';
import { joinPictures } from './join-pictures.job.ts';

const MOST_MB = 100;

/** @throws `invalid` for what is no picture, or where they are larger together than one process reads. */
export function requirePictures(files: readonly Upload[], field: string): void {
  const odd = files.findIndex(({ contentType }) => !pictureTypes.includes(contentType));
  if (odd === 0) refuseField(`${field}.path`, fault('picture_wanted'));
  if (odd > 0) refuseField(`${field}.more.${odd - 1}`, fault('picture_wanted'));
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > MOST_MB * 1024 * 1024)
    refuseField(`${field}.more`, fault('pictures_too_large', { max: MOST_MB }));
}

/** Makes pictures one document of the case. Its PDF is made after the commit; the pictures as they came stay with the firm. */
export async function putPictures(
  { tx, record, context }: Pick<Act, 'tx' | 'record' | 'context'>,
  files: readonly Upload[],
  { kind, title, fileName }: { kind: string; title: string; fileName: string },
): Promise<void> {
  const id = newId();
  for (const { path } of files) await attachFile(tx.db, path, fileOwnersOf(record, 'FIRM'));
  await insertDocument(tx.db, {
    ...keysOf(record),
    id,
    kind,
    title,
    source: 'UPLOAD',
    status: 'QUEUED',
    fileName: `${fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.pdf`,
    contentType: 'application/pdf',
    madeFrom: JSON.stringify(
      files.map(({ path, fileName: name, sha256 }) => ({ path, fileName: name, sha256 })),
    ),
    createdBy: actorUserId(context.actor),
    createdAt: tx.now,
  });
  await tx.enqueue(joinPictures, { firmId: record.firmId, caseId: record.id, documentId: id });
}
