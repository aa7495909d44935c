import { fallbackTexts, noAnswerText, otherFallbackText } from '@writdesk/contract/errors';
import { ApiError } from './api-error.ts';

export interface UploadOptions {
  /** From the call that signed the address. */
  headers?: Readonly<Record<string, string>>;
  /** Whole per cent, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

const failure = 'Upload File Fail';

/**
 * Puts a file at a signed address. By XMLHttpRequest: `fetch` reports no progress of an upload over HTTP/1.1.
 * @throws ApiError with the fallback text of the status, or `Server Error` when nobody answered.
 */
export function putFile(
  url: string,
  file: Blob,
  { headers = {}, onProgress, signal }: UploadOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = (error: ApiError) => {
      signal?.removeEventListener('abort', stop);
      reject(error);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (file.type && !Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')) {
      request.setRequestHeader('content-type', file.type);
    }
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total ? Math.floor((loaded / total) * 100) : 0);
    request.onerror = () => fail(new ApiError('network', noAnswerText, failure));
    request.onabort = () => fail(new ApiError('cancelled', 'Request aborted', failure));
    request.onload = () => {
      if (request.status >= 400) {
        const message = messageIn(request.responseText) ?? fallbackTexts[request.status] ?? otherFallbackText;
        return fail(new ApiError('status', message, failure, request.status));
      }
      signal?.removeEventListener('abort', stop);
      onProgress?.(100);
      return resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    else request.send(file);
  });
}

function messageIn(text: string): string | undefined {
  try {
    const reply: unknown = JSON.parse(text);
    if (typeof reply !== 'object' || reply === null || !('message' in reply)) return undefined;
    return typeof reply.message === 'string' ? reply.message : undefined;
  } catch {
    // A file store answers in XML; its words are not for people.
    return undefined;
  }
}
