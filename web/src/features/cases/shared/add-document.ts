import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { endingOf, storage, uploadTypeOf } from '@writdesk/contract/storage/storage';
import { uploadTypes } from '@writdesk/contract/values/upload-types';
import { call, putFile } from '../../../shared/api/index.ts';

/** As in the `accept` attribute of a field. */
export const acceptedFiles = Object.values(uploadTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

export interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface NewDocument {
  file: File;
  kind: string;
  /** The name of the file where nothing says better what it is. */
  title?: string;
}

/** Signs an address, puts the file there, and adds it to the case. Nothing is overwritten, so no version is asked for. */
export async function addDocument(
  { id, clientId }: Pick<CaseDetails, 'id' | 'clientId'>,
  { file, kind, title }: NewDocument,
  { onProgress, signal }: Sending,
): Promise<CaseDetails> {
  // The type by the name's ending: browsers don't know HEIC, and the name is what the server compares with.
  const contentType = uploadTypeOf(file.name) ?? 'application/pdf';
  const { url, path, headers } = await call(storage.signedUploadUrl, {
    body: { fileName: file.name, contentType, sizeBytes: file.size, clientId },
    signal,
    quiet: true,
  });
  await putFile(url, file, { headers, onProgress, signal });
  const name = file.name.slice(0, -endingOf(file.name).length - 1) || file.name;
  return call(cases.addDocuments, {
    params: { id },
    body: { documents: [{ path, kind, title: title ?? name, fileName: file.name }] },
    signal,
    quiet: true,
  });
}
