import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/support/s3-server.ts';
import { systemClock } from '../clock.ts';
import { shapeErrors } from '../http/errors.ts';
import { closeIdleConnections } from '../http/close-idle.ts';
import { compressReplies } from '../http/compress-replies.ts';
import { fileAddresses } from './file-addresses.ts';
import { bucketPlugin, filesPlugin } from './files-plugin.ts';
import { type LocalStorage, openLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface LocalBench {
  folder: string;
  app: FastifyInstance;
  storage: LocalStorage;
  /** What it logged as errors of ours. */
  errors: string[];
}

const s3 = await startS3Server();
let local: LocalBench;

beforeAll(async () => {
  local = await openLocalBench();
});
afterAll(async () => {
  await closeLocalBench(local);
  await s3?.stop();
});

async function openLocalBench(minFreeBytes = 1): Promise<LocalBench> {
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-files-'));
  const errors: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => errors.push(line) } } });
  shapeErrors(app);
  closeIdleConnections(app);
  await compressReplies(app);
  const storage = await openLocalStorage({
    folder,
    signingKey: randomBytes(32),
    baseUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    minFreeBytes,
  });
  await app.register(filesPlugin(storage, { mayArrive: async () => true, mayRead: async () => true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { folder, app, storage, errors };
}

test('a download is asked about again, by whom its address was made for; of a file in a bucket before the bucket is', async () => {
  const asked: [string, string][] = [];
  let may = true;
  const askedAgain = {
    mayArrive: async () => true,
    mayRead: async (path: string, holder: string) => {
      asked.push([path, holder]);
      return may;
    },
  };
  const signs = { signingKey: randomBytes(32), baseUrl: 'http://files.example', clock: systemClock };
  const keys = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  const at = s3 ?? { endpoint: 'http://bucket.example', bucket: 'files', ...keys };
  const bucket = openS3Storage(at);
  const folder = await openLocalStorage({ ...signs, folder: local.folder, minFreeBytes: 1 });
  const plugins = [
    filesPlugin(folder, askedAgain),
    bucketPlugin(bucket, fileAddresses(signs), askedAgain, systemClock),
  ];
  for (const [isBucket, plugin] of plugins.entries()) {
    const app = Fastify();
    shapeErrors(app);
    await compressReplies(app);
    await app.register(plugin);
    const path = somePath();
    await folder.put(path, pdf(100), 'application/pdf');
    const file = { path, ...PDF, fileName: 'a.pdf', holder: 'them', expiresAt: soon() };
    const url = (await folder.signedDownloadUrl(file)).replace(signs.baseUrl, '');
    may = true;
    const given = await app.inject(url);
    expect(given.statusCode).toBe(isBucket ? 302 : 200);
    if (isBucket) {
      const to = new URL(String(given.headers.location));
      expect(to.href).toContain(`${at.endpoint}/files/${path}?`);
      expect(Number(to.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(30);
      if (s3) {
        await bucket.put(path, pdf(100), 'application/pdf');
        const part = await fetch(to, { headers: { range: 'bytes=0-4' } });
        expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
        expect(part.headers.get('content-disposition')).toContain('a.pdf');
      }
    }
    expect(asked.at(-1)).toEqual([path, 'them']);
    may = false;
    expect((await app.inject(url)).statusCode).toBe(403);
    expect((await app.inject({ url, headers: { range: 'bytes=0-4' } })).statusCode).toBe(403);
    const before = asked.length;
    may = true;
    expect((await app.inject(url.replace('for=them', 'for=others'))).statusCode).toBe(403);
    expect(asked).toHaveLength(before);
    await app.close();
  }
});

test('an address that a former key signed is good until it expires, and one of a stranger’s key is not', async () => {
  const [former, strangers] = [randomBytes(32), randomBytes(32)];
  const made = { folder: local.folder, baseUrl: 'http://files.example', minFreeBytes: 1 };
  const storage = await openLocalStorage({ ...made, signingKey: randomBytes(32), formerKeys: [former] });
  const permitOf = async (signingKey: Buffer, expiresAt: Date) => {
    const before = await openLocalStorage({ ...made, signingKey });
    const path = somePath();
    const { url } = await before.signedUploadUrl({ path, ...PDF, sizeBytes: 9, holder: 'them', expiresAt });
    return storage.readPermit(path, new URL(url).searchParams);
  };
  expect(await permitOf(former, soon())).toMatchObject({ method: 'PUT', sizeBytes: 9 });
  expect(await permitOf(former, past())).toBe('expired');
  expect(await permitOf(strangers, soon())).toBe('forged');
});

async function closeLocalBench({ app, folder }: LocalBench): Promise<void> {
  await app.close();
  await rm(folder, { recursive: true });
}

const soon = () => new Date(Date.now() + 60_000);
const past = () => new Date(Date.now() - 60_000);
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const somePath = () => `uploads/${randomUUID()}/lease.pdf`;
const PDF = { contentType: 'application/pdf' };
const put = (url: string, body: Uint8Array, contentType = 'application/pdf') =>
  fetch(url, {
    method: 'PUT',
    body: body as Uint8Array<ArrayBuffer>,
    headers: { 'content-type': contentType, 'if-none-match': '*' },
  });
/** What an upload to a place that has a file is answered: by us, by an S3 server. */
const TAKEN = [409, 412];

/** Every server under test keeps the same promises. */
const adapters: [string, () => Storage][] = [['a local folder', () => local.storage]];
if (s3) adapters.push(['a real S3 server', () => openS3Storage(s3 satisfies S3Server)]);

describe.each(adapters)('storage in %s', (_name, open) => {
  const content = pdf(300_000);
  const uploadTo = async (path: string, sizeBytes = content.length, expiresAt = soon()) =>
    (await open().signedUploadUrl({ path, ...PDF, sizeBytes, holder: 'them', expiresAt })).url;

  test('what a signed upload brought, a signed download gives, under the name asked for', async () => {
    const path = somePath();
    const uploaded = await put(await uploadTo(path), content);
    expect(uploaded.status).toBe(200);
    expect(await open().stat(path)).toEqual({ sizeBytes: content.length });

    const url = await open().signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'Mietvertrag Núñez 李 "1".pdf',
      holder: 'them',
      expiresAt: soon(),
    });
    const downloaded = await fetch(url);
    expect(downloaded.status).toBe(200);
    expect(Buffer.from(await downloaded.arrayBuffer()).equals(content)).toBe(true);
    expect(downloaded.headers.get('content-type')).toBe('application/pdf');
    const disposition = downloaded.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment;/);
    expect(disposition).toContain("filename*=UTF-8''Mietvertrag%20N%C3%BA%C3%B1ez%20%E6%9D%8E%20%221%22.pdf");
  });

  test('of eight uploads to one address at once one is taken, and none after it', async () => {
    const path = somePath();
    const url = await uploadTo(path);
    const files = Array.from({ length: 8 }, () => pdf(content.length));
    const answers = await Promise.all(files.map(async (file) => (await put(url, file)).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    for (const status of answers) expect([200, ...TAKEN]).toContain(status);
    expect(TAKEN).toContain((await put(url, content)).status);

    const used = somePath();
    await open().copy(path, used);
    expect(TAKEN, 'also after the file is in use').toContain((await put(url, content)).status);
    const kept = await open().get(used);
    expect(kept && (await buffer(kept)).equals(files[answers.indexOf(200)] ?? content)).toBe(true);
  });

  test('an address that refused a file takes the right one, and then no other', async () => {
    const path = somePath();
    const url = await uploadTo(path);
    expect((await put(url, content.subarray(1))).status).toBeGreaterThanOrEqual(400);
    expect((await put(url, content)).status).toBe(200);
    expect(TAKEN).toContain((await put(url, content)).status);
  });

  test('a text goes out as bytes: nobody knows its charset', async () => {
    const path = somePath();
    await open().put(path, Buffer.from('name\nNúñez\n', 'latin1'), 'text/csv');
    const file = {
      path,
      contentType: 'text/csv',
      fileName: 'tenants.csv',
      holder: 'them',
      expiresAt: soon(),
    };
    const downloaded = await fetch(await open().signedDownloadUrl(file));
    expect(downloaded.status).toBe(200);
    expect(downloaded.headers.get('content-type')).toBe('application/octet-stream');
    expect(downloaded.headers.get('content-disposition')).toContain('tenants.csv');
  });

  test('a file goes out as it is, with its length, to whoever takes compressed replies', async () => {
    const path = somePath();
    const text = Buffer.from('name\n'.repeat(1_000));
    await open().put(path, text, 'text/csv');
    const file = {
      path,
      contentType: 'text/csv',
      fileName: 'tenants.csv',
      holder: 'them',
      expiresAt: soon(),
    };
    const headers = { 'accept-encoding': 'br, gzip' };
    const downloaded = await fetch(await open().signedDownloadUrl(file), { headers });
    expect(downloaded.headers.get('content-encoding')).toBe(null);
    expect(downloaded.headers.get('content-length')).toBe(String(text.length));
    expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(text);
  });

  test('a part of a file is given to whoever asks for a range', async () => {
    const path = somePath();
    await open().put(path, content, 'application/pdf');
    const url = await open().signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'a.pdf',
      holder: 'them',
      expiresAt: soon(),
    });
    const part = await fetch(url, { headers: { range: 'bytes=0-4' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('%PDF-');
    expect(part.headers.get('content-range')).toBe(`bytes 0-4/${content.length}`);
  });

  test.each<[string, (url: string) => Promise<Response>]>([
    ['another type than signed', (url) => put(url, content, 'text/html')],
    ['one byte more than signed', (url) => put(url, Buffer.concat([content, Buffer.from('x')]))],
    ['one byte less than signed', (url) => put(url, content.subarray(1))],
    ['a changed path', (url) => put(url.replace('lease.pdf', 'other.pdf'), content)],
    [
      'a changed signature',
      (url) =>
        put(
          url.replace(/(signature=)(.)/i, (_, a, b) => a + (b === 'A' ? 'B' : 'A')),
          content,
        ),
    ],
    ['no signature', (url) => put(url.split('?')[0] ?? '', content)],
    [
      'a later expiry',
      (url) =>
        put(
          url.replace(/(expires=)(\d+)/i, (_, a, n) => a + (Number(n) + 999)),
          content,
        ),
    ],
    ['a download with it', (url) => fetch(url)],
  ])('an upload address is good for nothing else: %s', async (_what, attempt) => {
    const path = somePath();
    const response = await attempt(await uploadTo(path));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await open().stat(path)).toBeNull();
    expect(await open().stat(path.replace('lease', 'other'))).toBeNull();
  });

  test('a download address is good for nothing else', async () => {
    const path = somePath();
    await open().put(path, content, 'application/pdf');
    const url = await open().signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'a.pdf',
      holder: 'them',
      expiresAt: soon(),
    });
    expect((await put(url, pdf(10))).status).toBe(403);
    expect((await fetch(url.replace('lease.pdf', 'other.pdf'))).status).toBe(403);
    expect((await fetch(url.replace('a.pdf', 'b.exe'))).status).toBe(403);
    expect(await open().stat(path)).toEqual({ sizeBytes: content.length });
  });

  test('put, get, copy and delete; what is not there is null', async () => {
    const [from, to] = [somePath(), somePath()];
    expect(await open().get(from)).toBeNull();
    expect(await open().stat(from)).toBeNull();
    await open().put(from, content, 'application/pdf');
    await open().put(from, content.subarray(0, 1000), 'application/pdf');
    await open().copy(from, to);
    await open().copy(from, to);
    await open().put(from, content, 'application/pdf');
    const stored = await open().get(to);
    expect(stored && (await buffer(stored)).equals(content.subarray(0, 1000))).toBe(true);
    const start = await open().get(to, { start: 0, end: 4 });
    expect(start && (await buffer(start)).toString()).toBe('%PDF-');
    await open().delete(to);
    await open().delete(to);
    expect(await open().stat(to)).toBeNull();
    await open().delete(from);
    await expect(open().copy(from, to)).rejects.toThrow();
  });

  test.each([
    '../secret.pdf',
    '/etc/passwd',
    'a//b.pdf',
    'a/../../b.pdf',
    'a\\b.pdf',
    '',
    'é.pdf',
    '.',
    'a/\0.pdf',
  ])('the path %j is refused', async (path) => {
    await expect(open().put(path, content, 'application/pdf')).rejects.toThrow(RangeError);
    await expect(async () =>
      open().signedUploadUrl({ path, ...PDF, sizeBytes: 1, holder: 'them', expiresAt: soon() }),
    ).rejects.toThrow(RangeError);
    await expect(open().get(path)).rejects.toThrow(RangeError);
  });
});

test.skipIf(!s3)(
  'the S3 server checks keys and time: a wrong secret and an expired address are refused',
  async () => {
    const server = s3 as S3Server;
    const path = somePath();
    const stranger = openS3Storage({ ...server, secretAccessKey: 'guessed' });
    const { url } = await stranger.signedUploadUrl({
      path,
      ...PDF,
      sizeBytes: 20,
      holder: 'them',
      expiresAt: soon(),
    });
    expect((await put(url, pdf(20))).status).toBe(403);
    const yesterday = openS3Storage({ ...server, clock: { now: () => new Date(Date.now() - 86_400_000) } });
    const { url: expired } = await yesterday.signedUploadUrl({
      path,
      ...PDF,
      sizeBytes: 20,
      holder: 'them',
      expiresAt: past(),
    });
    expect((await put(expired, pdf(20))).status).toBe(403);
    expect(await yesterday.stat(path)).toBeNull();
    const { url: valid } = await yesterday.signedUploadUrl({
      path,
      ...PDF,
      sizeBytes: 20,
      holder: 'them',
      expiresAt: soon(),
    });
    expect((await put(valid, pdf(20))).status).toBe(200);
  },
);

describe('the local folder', () => {
  const filesIn = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      .length;
  const signed = async (
    path: string,
    sizeBytes: number,
    expiresAt = soon(),
    contentType = 'application/pdf',
  ) => (await local.storage.signedUploadUrl({ path, contentType, sizeBytes, holder: 'them', expiresAt })).url;

  test('an expired address is refused, says so, and leaves nothing', async () => {
    const before = await filesIn(local.folder);
    const response = await put(await signed(somePath(), 20, past()), pdf(20));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'file_link_expired',
      message: 'This link has expired.',
    });
    expect(await filesIn(local.folder)).toBe(before);
  });

  test.each([
    ['a page of HTML', 'application/pdf', '<html><script>alert(1)</script></html>', 'a PDF'],
    ['a program', 'image/png', 'MZ\x90\x00 this program cannot be run', 'a PNG picture'],
    ['a PDF', 'image/jpeg', '%PDF-1.7 and so on and so on', 'a JPEG picture'],
    ['binary', 'text/csv', 'a,b\n\0,c', 'a CSV file'],
    ['something of a type we do not take', 'text/html', '<html></html>', 'a kind of file that we take'],
  ])('%s that calls itself %s is refused and leaves nothing', async (_what, contentType, text, said) => {
    const before = await filesIn(local.folder);
    const body = Buffer.from(text, 'latin1');
    const path = somePath();
    const response = await put(await signed(path, body.length, soon(), contentType), body, contentType);
    expect(response.status).toBe(400);
    const reply = (await response.json()) as { message: string };
    expect(reply).toMatchObject({ status: 400, code: 'file_refused', requestId: expect.any(String) });
    expect(reply.message).toMatch(new RegExp(`^The content of this file isn’t ${said}\\. `));
    expect(reply.message, 'no name of a type for machines').not.toContain('/');
    expect(await local.storage.stat(path)).toBeNull();
    expect(await filesIn(local.folder)).toBe(before);
  });

  test('too large a body is refused before it is read, and the next request works', async () => {
    const before = await filesIn(local.folder);
    const response = await put(await signed(somePath(), 1000), pdf(8_000_000));
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect((await put(await signed(somePath(), 1000), pdf(1000))).status).toBe(200);
    expect(await filesIn(local.folder)).toBe(before + 1);
  });

  test('an upload that breaks off leaves nothing, and its address takes another', async () => {
    const before = await filesIn(local.folder);
    const path = somePath();
    const url = await signed(path, 1_000_000);
    const request = rawRequest(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf', 'content-length': '1000000' },
    });
    request.on('error', () => undefined); // it is we who hang up
    request.write(pdf(100_000));
    await vi.waitFor(async () => expect(await filesIn(local.folder)).toBe(before + 1));
    const second = await put(url, pdf(1_000_000));
    expect(second.status, 'while the first is running').toBe(409);
    expect(await second.json()).toMatchObject({ code: 'upload_taken' });
    expect(await filesIn(local.folder), 'nothing of the second is written').toBe(before + 1);
    request.destroy();
    await vi.waitFor(async () => expect(await filesIn(local.folder)).toBe(before));
    expect(await local.storage.stat(path)).toBeNull();
    expect(local.errors, 'whoever hung up is no fault of ours').toEqual([]);
    expect((await put(url, pdf(1_000_000))).status).toBe(200);
  });

  test('of uploads to one address in several processes one stands', async () => {
    const { folder, storage } = local;
    const options = { folder, signingKey: randomBytes(32), baseUrl: 'http://files.example', minFreeBytes: 1 };
    const others = await Promise.all(Array.from({ length: 3 }, () => openLocalStorage(options)));
    const path = somePath();
    const running = await Promise.all([storage, ...others].map((each) => each.receive(path)));
    await Promise.all(running.map(async (each, at) => each?.write(Buffer.from(`process ${at}`))));
    const kept = await Promise.all(running.map(async (each) => each?.keep()));
    expect(kept.filter(Boolean)).toHaveLength(1);
    const stored = await storage.get(path);
    expect(stored && (await buffer(stored)).toString()).toBe(`process ${kept.indexOf(true)}`);
  });

  test('what a killed process left half-written is removed at the next start and by the job, a running upload is not', async () => {
    const arriving = join(local.folder, 'arriving');
    const leave = async (minutesAgo: number) => {
      const file = join(arriving, randomUUID());
      await writeFile(file, '%PDF-');
      const at = new Date(Date.now() - minutesAgo * 60_000);
      await utimes(file, at, at);
      return file;
    };
    const running = await leave(4);
    const first = await leave(11);
    await local.storage.removeAbandoned();
    const names = async () => (await readdir(arriving)).map((name) => join(arriving, name));
    expect(await names()).toContain(running);
    expect(await names()).not.toContain(first);
    const third = await leave(11);
    await openLocalStorage({ folder: local.folder, signingKey: randomBytes(32), baseUrl: '' });
    expect(await names()).not.toContain(third);
    await rm(running);
  });

  test('an address uploads once: what was stored is not replaced', async () => {
    const path = somePath();
    const url = await signed(path, 500);
    const first = pdf(500);
    expect((await put(url, first)).status).toBe(200);
    expect((await put(url, pdf(500))).status).toBe(409);
    const stored = await local.storage.get(path);
    expect(stored && (await buffer(stored)).equals(first)).toBe(true);
  });

  test('files are never shown from our own address', async () => {
    const path = somePath();
    await local.storage.put(path, pdf(100), 'application/pdf');
    const url = await local.storage.signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'a"\r\nx: y.pdf',
      holder: 'them',
      expiresAt: soon(),
    });
    const { headers } = await fetch(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a___x: y.pdf"/);
    expect(headers.get('x')).toBeNull();
  });

  test('an expired download is refused; an unanswerable range says how long the file is', async () => {
    const path = somePath();
    await local.storage.put(path, pdf(100), 'application/pdf');
    const expired = await local.storage.signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'a.pdf',
      holder: 'them',
      expiresAt: past(),
    });
    expect((await fetch(expired)).status).toBe(403);
    const url = await local.storage.signedDownloadUrl({
      path,
      ...PDF,
      fileName: 'a.pdf',
      holder: 'them',
      expiresAt: soon(),
    });
    const beyond = await fetch(url, { headers: { range: 'bytes=100-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */100');
    expect((await fetch(url, { headers: { range: 'bytes=-10' } })).headers.get('content-range')).toBe(
      'bytes 90-99/100',
    );
  });

  test('nothing is taken when the disk would get too full', async () => {
    const full = await openLocalBench(Number.MAX_SAFE_INTEGER);
    try {
      const { url } = await full.storage.signedUploadUrl({
        path: somePath(),
        ...PDF,
        sizeBytes: 20,
        holder: 'them',
        expiresAt: soon(),
      });
      const response = await put(url, pdf(20));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ message: 'File storage is full. Try again later.' });
    } finally {
      await closeLocalBench(full);
    }
  });

  test.each([
    ['isn’t there', () => Promise.resolve()],
    ['is another thing', (folder: string) => writeFile(folder, '')],
  ])('a folder that %s is said to be away, and never that the file is missing', async (_, instead) => {
    const own = await openLocalBench();
    const path = somePath();
    const file = { path, ...PDF, holder: 'them', expiresAt: soon() };
    const address = async (sizeBytes: number) =>
      (await own.storage.signedUploadUrl({ ...file, sizeBytes })).url;
    expect((await put(await address(20), pdf(20))).status).toBe(200);
    await rename(own.folder, `${own.folder}.away`);
    await instead(own.folder);
    const other = await own.storage.signedUploadUrl({ ...file, path: somePath(), sizeBytes: 30 });
    const download = await own.storage.signedDownloadUrl({ ...file, fileName: 'lease.pdf' });
    for (const reply of [await put(other.url, pdf(30)), await fetch(download)]) {
      expect(reply.status).toBe(503);
      expect(await reply.json()).toMatchObject({ code: 'unavailable' });
    }
    await rm(own.folder, { force: true });
    await rename(`${own.folder}.away`, own.folder);
    const again = await fetch(download);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, 20]);
    await closeLocalBench(own);
  });
});

test.each([
  ['answers nothing', undefined],
  ['is out of order', 503],
])('a bucket that %s is said to be away', async (_, status) => {
  const bucket = Fastify();
  bucket.all('/*', (_request, reply) => reply.code(status ?? 200).send());
  const endpoint = await bucket.listen({ port: 0, host: '127.0.0.1' });
  if (status === undefined) await bucket.close();
  const keys = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  const storage = openS3Storage({ endpoint, bucket: 'files', ...keys });
  const app = Fastify();
  shapeErrors(app);
  app.get('/', () => storage.stat(somePath()));
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'unavailable' }]);
  await bucket.close();
});
