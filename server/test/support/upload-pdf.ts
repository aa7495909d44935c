import { storage } from '@writdesk/contract/storage/storage';
import type { Person, TestApp } from './harness.ts';

/** Puts a PDF where its signed address says. @returns its path. */
export async function uploadPdf(
  t: TestApp,
  as: Person,
  content: Buffer,
  fileName = 'form.pdf',
): Promise<string> {
  const { body } = await t.call(storage.signedUploadUrl, {
    as,
    body: { fileName, contentType: 'application/pdf', sizeBytes: content.byteLength },
  });
  const url = new URL(body.url);
  await t.app.server.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/pdf' },
    payload: content,
  });
  return body.path;
}
