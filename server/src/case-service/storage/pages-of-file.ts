import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { pictureToPdf } from '../../platform/pdf/index.ts';

interface PagedFile {
  path: string;
  contentType: string;
  title: string;
  madeAt: Date;
}

/** The pages of a stored file: of a picture those that it becomes. @throws `file_not_found`, PdfRefusedError */
export async function pagesOfFile(
  { deps }: Context,
  { path, contentType, title, madeAt }: PagedFile,
): Promise<Uint8Array> {
  const bytes = await buffer(found(await deps.storage.get(path), 'file_not_found'));
  if (contentType === 'application/pdf') return bytes;
  return (await pictureToPdf({ pictures: [bytes], title, madeAt })).pdf;
}
