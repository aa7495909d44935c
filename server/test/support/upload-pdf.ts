import { storage } from '@writdesk/contract/storage/storage';
import type { UploadType } from '@writdesk/contract/values/upload-types';
import type { Person, TestApp } from './harness.ts';

/** Puts a PDF where its signed address says. @returns its path. */
export const uploadPdf = (t: TestApp, as: Person, content: Buffer, fileName = 'form.pdf'): Promise<string> =>
  uploadFile(t, as, { fileName, contentType: 'application/pdf', content });

/** The same for a file of any type. */
export async function uploadFile(
  t: TestApp,
  as: Person,
  { fileName, contentType, content }: { fileName: string; contentType: UploadType; content: Buffer },
): Promise<string> {
  const { body } = await t.call(storage.signedUploadUrl, {
    as,
    body: { fileName, contentType, sizeBytes: content.byteLength },
  });
  const url = new URL(body.url);
  await t.app.server.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': contentType },
    payload: content,
  });
  return body.path;
}
