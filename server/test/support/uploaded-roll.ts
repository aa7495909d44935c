import { storage } from '@writdesk/contract/storage/storage';
import { uploadTypeOf } from '@writdesk/contract/values/upload-types';
import type { Person, TestApp } from './harness.ts';

/** Uploads a file of a property system as a browser does. @returns its path. */
export async function uploadRoll(
  t: TestApp,
  as: Person,
  content: string | Uint8Array,
  fileName = 'roll.csv',
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const contentType = uploadTypeOf(fileName);
  if (!contentType) throw new Error(`Nothing called ${fileName} is uploaded.`);
  const signed = await t.call(storage.signedUploadUrl, {
    as,
    body: { fileName, contentType, sizeBytes: bytes.byteLength },
  });
  const url = new URL(signed.body.url);
  const put = await t.app.server.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': contentType },
    payload: Buffer.from(bytes),
  });
  if (put.statusCode >= 300) throw new Error(`The upload was answered ${put.statusCode}: ${put.body}`);
  return signed.body.path;
}
