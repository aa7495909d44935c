import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { storage } from '@writdesk/contract/storage/storage';
import { pictureTypes } from '@writdesk/contract/values/upload-types';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { pictureFaultOf } from './inspect-upload.ts';
import { pagesOfFile } from './pages-of-file.ts';
import { openFiles } from './open-files.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import { refuseFile } from './settle-upload.ts';
import { addressOfRecord } from './sign-download.ts';
import type { StoredFile } from './storage-queries.ts';
import { storeMade } from './store-made.ts';

/**
 * An address for the pages of a file: of a picture those that a court gets, since browsers show neither HEIC nor TIFF.
 * @throws `file_not_found`; `file_refused` for what has no pages or can't be read.
 */
export async function signPages(context: UserContext, { query }: RouteInput<typeof storage.pagesUrl>) {
  const file = await openPaged(context, query.path);
  if (file.contentType === 'application/pdf') return { url: await addressOfRecord(context, file) };
  return {
    url: await storeMade(context, context.deps.db.as(context.scope), {
      firmId: file.firmId ?? file.clientId ?? file.id,
      fileName: file.fileName.replace(/(\.[A-Za-z0-9]+)?$/, '.pdf'),
      key: `pages:${file.path}`,
      contentType: 'application/pdf',
      content: await pagesOf(context, file),
    }),
  };
}

/** A file that has pages, if the caller may have it. @throws `file_not_found`; `file_refused`. */
export async function openPaged(context: UserContext, path: string): Promise<StoredFile> {
  const [opened] = await openFiles(context, [path]);
  const file = found(opened, 'file_not_found');
  if (file.contentType !== 'application/pdf' && !pictureTypes.includes(file.contentType))
    refuseFile(fault('file_no_pages'));
  return file;
}

export function pagesOf(
  context: UserContext,
  { path, contentType, fileName }: StoredFile,
): Promise<Uint8Array> {
  const madeAt = context.deps.clock.now();
  return readOrRefuse(() => pagesOfFile(context, { path, contentType, title: fileName, madeAt }), {
    field: 'path',
    faultOf: pictureFaultOf,
  });
}
