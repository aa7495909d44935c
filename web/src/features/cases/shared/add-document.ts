import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { storage } from '@writdesk/contract/storage/storage';
import { endingOf, uploadTypeOf } from '@writdesk/contract/values/upload-types';
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
  /** Pictures that follow it in the same document. */
  more?: readonly File[];
  kind: string;
  /** The name of the file where nothing says better what it is. */
  title?: string;
}

/** Signs an address, puts the file there, and adds it to the case. Nothing is overwritten, so no version is asked for. */
export async function addDocument(
  { id, clientId }: Pick<CaseDetails, 'id' | 'clientId'>,
  { file, more = [], kind, title }: NewDocument,
  { onProgress, signal }: Sending,
): Promise<CaseDetails> {
  const [path = '', ...others] = await sendFiles([file, ...more], clientId, { onProgress, signal });
  const name = file.name.slice(0, -endingOf(file.name).length - 1) || file.name;
  const document = { path, kind, title: title ?? name, fileName: file.name };
  return call(cases.addDocuments, {
    params: { id },
    body: { documents: [{ ...document, ...(others.length > 0 && { more: others }) }] },
    signal,
    quiet: true,
  });
}

/** Sends files one after the other. @returns their paths. */
export async function sendFiles(
  files: readonly File[],
  clientId: string,
  { onProgress, signal }: Sending,
): Promise<string[]> {
  const paths: string[] = [];
  for (const [index, file] of files.entries()) {
    const percent = (own: number) => Math.floor((100 * index + own) / files.length);
    paths.push(await sendFile(file, clientId, { signal, onProgress: (own) => onProgress(percent(own)) }));
  }
  return paths;
}

/** Signs an address and puts a file there. @returns its path. */
async function sendFile(file: File, clientId: string, { onProgress, signal }: Sending): Promise<string> {
  // The type by the name's ending: browsers don't know HEIC, and the name is what the server compares with.
  const contentType = uploadTypeOf(file.name) ?? 'application/pdf';
  const { url, path, headers } = await call(storage.signedUploadUrl, {
    body: { fileName: file.name, contentType, sizeBytes: file.size, clientId },
    signal,
    quiet: true,
  });
  await putFile(url, file, { headers, onProgress, signal });
  return path;
}
