import { Readable } from 'node:stream';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { type Clock, systemClock } from '../clock.ts';
import { attachmentDisposition, checkedPath, servedType, type Storage, StorageAwayError } from './storage.ts';

export interface S3StorageOptions {
  /** e.g. `https://s3.us-east-1.amazonaws.com`; the bucket follows as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  clock?: Clock;
}

const CALL_TIMEOUT_MS = 30_000;

/** Files in a bucket of any server that speaks S3 with version 4 signatures. */
export function openS3Storage(options: S3StorageOptions): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, clock = systemClock } = options;
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...credentials, retries: 3 });
  const urlOf = (path: string) => new URL(`${endpoint}/${bucket}/${checkedPath(path)}`);

  async function presign(method: string, url: URL, headers: Record<string, string>, expiresAt: Date) {
    const lifetime = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000);
    url.searchParams.set('X-Amz-Expires', String(Math.max(lifetime, 1)));
    // allHeaders: type and length are part of the signature, so that nothing else can be uploaded.
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: url.href,
      headers,
      signQuery: true,
      allHeaders: true,
      datetime: clock
        .now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    });
    return (await signer.sign()).url.href;
  }

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const request = {
      ...init,
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    } as const;
    const response = await client.fetch(urlOf(path), request).catch((cause: unknown) => {
      throw new StorageAwayError(`S3 ${method} ${path}: no answer`, { cause });
    });
    if (response.ok || response.status === 404) return response;
    const said = `S3 ${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`;
    throw response.status >= 500 ? new StorageAwayError(said) : new Error(said);
  }

  return {
    async signedUploadUrl({ path, contentType, sizeBytes, expiresAt }) {
      // A conditional write: the server takes one file for the path, whoever comes at once.
      const headers = { 'content-type': contentType, 'if-none-match': '*' };
      const signed = { ...headers, 'content-length': String(sizeBytes) };
      return { url: await presign('PUT', urlOf(path), signed, expiresAt), headers };
    },
    signedDownloadUrl({ path, contentType, fileName, expiresAt }) {
      const url = urlOf(path);
      url.searchParams.set('response-content-disposition', attachmentDisposition(fileName));
      url.searchParams.set('response-content-type', servedType(contentType));
      url.searchParams.set('response-cache-control', 'no-store');
      return presign('GET', url, {}, expiresAt);
    },
    async put(path, content, contentType) {
      const body = content as Uint8Array<ArrayBuffer>;
      const response = await call('PUT', path, { body, headers: { 'content-type': contentType } });
      if (response.status === 404) throw new Error(`S3 PUT ${path}: there is no bucket ${bucket}`);
    },
    async get(path, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await call('GET', path, { ...(headers && { headers }) });
      if (response.status === 404) return null;
      return response.body ? Readable.fromWeb(response.body) : Readable.from([]);
    },
    async stat(path) {
      const response = await call('HEAD', path);
      return response.status === 404 ? null : { sizeBytes: Number(response.headers.get('content-length')) };
    },
    async copy(from, to) {
      const source = `/${bucket}/${checkedPath(from)}`;
      const response = await call('PUT', to, { headers: { 'x-amz-copy-source': source } });
      // A copy that failed late answers 200 with an error in its body.
      if (response.status === 404 || (await response.text()).includes('<Error>')) {
        throw new Error(`S3 copy ${from}: failed`);
      }
    },
    async delete(path) {
      await call('DELETE', path);
    },
    // A PUT that breaks off leaves nothing in a bucket.
    removeAbandoned: () => Promise.resolve(),
  };
}
