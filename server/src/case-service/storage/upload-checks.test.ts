import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClamd, type StandInClamd, EICAR } from '../../../test/support/clamd.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { heicPhoto, heicSaying } from '../../../test/support/heic-photo.ts';
import { zipOf } from '../../../test/support/zip-of.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { settleUpload } from './index.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types = {
  pdf: 'application/pdf',
  docx: DOCX,
  png: 'image/png',
  heic: 'image/heic',
  csv: 'text/csv',
} as const;
const plain = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

interface Desk {
  t: TestApp;
  owner: Person;
}
async function openRunServer(config = {}): Promise<Desk> {
  const t = await testApp({ config });
  const clientId = (await makeClient(t.db)).id;
  return { t, owner: (await makeUser(t.db, { roles: ['client_owner'], clientId })).person };
}

async function upload({ t, owner }: Desk, ending: keyof typeof types, content: Buffer): Promise<string> {
  const contentType = types[ending];
  const { body } = await t.call(storage.signedUploadUrl, {
    as: owner,
    body: { fileName: `file.${ending}`, contentType, sizeBytes: content.length },
  });
  const reply = await t.app.server.inject({
    method: 'PUT',
    url: body.url.replace(t.config.publicUrl, ''),
    headers: { 'content-type': contentType },
    payload: content,
  });
  expect(reply.statusCode).toBe(200);
  return body.path;
}
const settle = ({ t }: Desk, path: string, options = {}) =>
  settleUpload(contextOf(t.opened.deps, { kind: 'system', reason: 'test' }, newId()), path, options);
const address = ({ t, owner }: Desk, path: string) =>
  t.call(storage.signedUrl, { as: owner, query: { path } });
const stateOf = ({ t }: Desk, path: string) =>
  t.db
    .selectFrom('jobs.storedFile')
    .select(['state', 'scannedAt', 'inspectedAt'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();

async function pdfWith(change: (document: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  await change(document);
  // With object streams, as most programs write them: nothing of it stands in plain text.
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
const withScript = () => pdfWith((document) => document.addJavaScript('main', 'app.alert(1)'));
const withLaunch = () =>
  pdfWith(({ context, catalog }) => {
    const action = context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
    catalog.set(PDFName.of('OpenAction'), context.register(action));
  });
const withPassword = () =>
  pdfWith((document) => {
    document.encrypt({ userPassword: 'only I read it' });
  });
const docx = (...more: [name: string, unpackedBytes?: number][]) =>
  zipOf([['[Content_Types].xml'], ['word/document.xml'], ...more]);

/** What Office writes with a password, and wrote before 2007. */
function office(name: string): Buffer {
  const bytes = Buffer.alloc(1_024);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0]).copy(bytes);
  bytes.write(name, 600, 'utf16le');
  return bytes;
}

/** A PNG's beginning that says how large it is. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('an upload', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openRunServer();
  });
  afterAll(() => desk.t.close());

  test.each([
    ['a PDF with a script', 'pdf', withScript, 'pdf_script'],
    ['a PDF that starts a program', 'pdf', withLaunch, 'pdf_launch'],
    ['a PDF that asks for a password', 'pdf', withPassword, 'pdf_encrypted'],
    ['a document with a password', 'docx', () => office('EncryptedPackage'), 'office_encrypted'],
    ['a document from before 2007 under a new name', 'docx', () => office('WordDocument'), 'office_old'],
    ['a document with macros', 'docx', () => docx(['word/vbaProject.bin']), 'office_macro'],
    [
      'a document that unpacks to a gigabyte',
      'docx',
      () => docx(['word/a.xml', 2 ** 30]),
      'file_unpacks_large',
    ],
    ['a packed file that is no document', 'docx', () => zipOf([['program.exe']]), 'file_content'],
    ['an image of 40,000 pixels', 'png', () => png(40_000, 10), 'image_too_large'],
    ['a photo of 40,000 pixels', 'heic', () => heicSaying(40_000, 40_000), 'image_too_large'],
  ] as const)('is refused and gone: %s', async (_what, ending, make, code) => {
    const path = await upload(desk, ending, await make());
    await expect(settle(desk, path)).rejects.toMatchObject({
      code: 'file_refused',
      extra: { reason: { code } },
    });
    expect(await stateOf(desk, path)).toMatchObject({ state: 'REFUSED' });
    expect((await address(desk, path)).status).toBe(404);
  });

  test.each([
    ['a PDF', 'pdf', () => plain],
    ['a PDF with packed objects', 'pdf', () => pdfWith(() => undefined)],
    ['a document', 'docx', () => docx()],
    ['an image', 'png', () => png(4_000, 3_000)],
    ['a photo of a phone', 'heic', () => heicPhoto],
  ] as const)('is taken: %s', async (_what, ending, make) => {
    const path = await upload(desk, ending, await make());
    await settle(desk, path);
    expect(await stateOf(desk, path)).toEqual({
      state: 'STORED',
      scannedAt: null,
      inspectedAt: expect.any(Date),
    });
  });

  test('with a script serves as a template, which leaves scripts out, and as nothing else', async () => {
    const path = await upload(desk, 'pdf', await withScript());
    await settle(desk, path, { inspects: false });
    expect(await stateOf(desk, path)).toMatchObject({ state: 'STORED', inspectedAt: null });
    await expect(settle(desk, path)).rejects.toMatchObject({ code: 'file_refused' });
    expect((await address(desk, path)).status, 'it stays for the template').toBe(200);
  });
});

describe('a virus scanner', () => {
  let desk: Desk;
  let clamd: StandInClamd;
  beforeAll(async () => {
    clamd = await startClamd();
    desk = await openRunServer({ clamdUrl: clamd.url });
  });
  afterAll(async () => {
    await desk.t.close();
    await clamd.close();
  });

  test('passes a clean file once', async () => {
    const path = await upload(desk, 'csv', Buffer.from(`tenant,rent\n${'a,1\n'.repeat(50_000)}`));
    expect((await address(desk, path)).status).toBe(200);
    expect(await stateOf(desk, path)).toMatchObject({ state: 'STORED', scannedAt: expect.any(Date) });
    const scans = clamd.scans();
    expect((await address(desk, path)).status).toBe(200);
    expect(clamd.scans()).toBe(scans);
  });

  test('refuses an infected one, whose bytes are gone', async () => {
    const path = await upload(desk, 'csv', Buffer.from(`tenant,rent\n${EICAR}\n`));
    expect(await address(desk, path)).toMatchObject({
      status: 400,
      body: { code: 'file_refused', errors: [{ path: 'path', code: 'file_infected' }] },
    });
    expect(await stateOf(desk, path)).toMatchObject({ state: 'REFUSED', scannedAt: null });
    expect((await address(desk, path)).status).toBe(404);
  });

  test('that does not answer lets nothing through, and nothing is lost', async () => {
    const path = await upload(desk, 'csv', Buffer.from('tenant,rent\n'));
    clamd.answer('stream: Internal error. ERROR');
    expect(await address(desk, path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    clamd.hangUp();
    expect((await address(desk, path)).status).toBe(503);
    expect(await stateOf(desk, path)).toMatchObject({ state: 'PENDING' });
    clamd.recover();
    expect((await address(desk, path)).status).toBe(200);
  });

  test('looks at what came before it when somebody next asks for it', async () => {
    const clean = await upload(desk, 'csv', Buffer.from('tenant,rent\n'));
    const path = await upload(desk, 'csv', Buffer.from(`${EICAR}\n`));
    const { storage: files } = desk.t.opened.deps;
    for (const one of [clean, path]) {
      await files.copy(`incoming/${one}`, one);
      await desk.t.db
        .updateTable('jobs.storedFile')
        .set({ state: 'STORED' })
        .where('path', '=', one)
        .execute();
    }
    expect((await address(desk, clean)).status).toBe(200);
    expect((await address(desk, path)).status).toBe(400);
    expect(await files.stat(path), 'it is not kept').toBeNull();
  });
});
