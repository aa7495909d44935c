import { degrees, PDFDocument, PDFRawStream, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { storage } from '@writdesk/contract/storage/storage';
import { isLargeFile, mostBytesOf } from '@writdesk/contract/values/upload-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { heicPhoto } from '../../../test/support/heic-photo.ts';
import { uploadFile } from '../../../test/support/upload-pdf.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import type { Updateable } from 'kysely';
import type { UsersAppUser } from '../../platform/db/schema.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { loadActor } from '../../user-service/users/index.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { attachFile, keepFile, madeId, putFile, settleUpload, storeMade, sweepUploads } from './index.ts';

let t: TestApp;
let firmId: string;
let clientId: string;
let owner: Person;
let lawyer: Person;
let stranger: Person;
let strangeLawyer: Person;

beforeAll(async () => {
  t = await testApp();
  firmId = (await makeFirm(t.db)).id;
  clientId = (await makeClient(t.db)).id;
  const otherFirm = await makeFirm(t.db, { seed: 2 });
  const otherClient = await makeClient(t.db, { seed: 2 });
  owner = (await makeUser(t.db, { roles: ['client_owner'], clientId })).person;
  lawyer = (await makeUser(t.db, { roles: ['lawyer'], firmId })).person;
  stranger = (await makeUser(t.db, { roles: ['client_owner'], clientId: otherClient.id })).person;
  strangeLawyer = (await makeUser(t.db, { roles: ['lawyer'], firmId: otherFirm.id })).person;
});
afterAll(() => t.close());

const system = () => contextOf(t.opened.deps, { kind: 'system', reason: 'test' }, newId());
const pdf = (bytes = 2000) => Buffer.from(`%PDF-1.7\n${randomBytes(bytes).toString('hex')}`.slice(0, bytes));
const sign = (as: Person, changes = {}) =>
  t.call(storage.signedUploadUrl, {
    as,
    body: { fileName: 'Lease José 李.pdf', contentType: 'application/pdf', sizeBytes: 2000, ...changes },
  });
/** What a browser does with a signed address. */
async function put(url: string, body: Buffer, contentType = 'application/pdf') {
  const reply = await t.app.server.inject({
    method: 'PUT',
    url: url.replace(t.config.publicUrl, ''),
    headers: { 'content-type': contentType },
    payload: body,
  });
  return reply.statusCode;
}
async function upload(as: Person, content = pdf()): Promise<string> {
  const { body } = await sign(as, { sizeBytes: content.length });
  expect(await put(body.url, content)).toBe(200);
  return body.path;
}
const get = (url: string) => t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, '') });
const addressFor = (as: Person, path: string) => t.call(storage.signedUrl, { as, query: { path } });
const files = async () =>
  (await readdir(join(t.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

test('a file goes up by its signed address and comes down as it was, under its own name', async () => {
  const content = pdf();
  const path = await upload(owner, content);
  const { status, body } = await addressFor(owner, path);
  expect(status).toBe(200);
  const reply = await get(body.url);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(content)).toBe(true);
  expect(reply.headers['content-disposition']).toContain(
    "filename*=UTF-8''Lease%20Jos%C3%A9%20%E6%9D%8E.pdf",
  );
  const trail = await t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'clientId'])
    .where('subject', '=', 'file')
    .where('clientId', '=', clientId)
    .execute();
  expect(trail).toContainEqual({ action: 'file.sign-upload', clientId });
});

test('an address takes one file: of eight at once one, and none after it is in use', async () => {
  const { body } = await sign(owner);
  const contents = Array.from({ length: 8 }, () => pdf());
  const answers = await Promise.all(contents.map((content) => put(body.url, content)));
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)]);
  const content = contents[answers.indexOf(200)] ?? pdf();
  expect(await put(body.url, pdf())).toBe(409);
  await addressFor(owner, body.path);
  expect(await put(body.url, pdf())).toBe(409);
  const { body: download } = await addressFor(owner, body.path);
  expect((await get(download.url)).rawPayload.equals(content)).toBe(true);
});

test('download-url gives the name asked for; many at once come in order', async () => {
  const [one, two] = [await upload(owner), await upload(owner)];
  const named = await t.call(storage.namedDownloadUrl, {
    as: owner,
    body: { path: one, fileName: 'Brief.pdf' },
  });
  expect((await get(named.body.url)).headers['content-disposition']).toContain('filename="Brief.pdf"');
  const plain = await t.call(storage.downloadUrl, { as: owner, query: { path: two } });
  expect((await get(plain.body.url)).statusCode).toBe(200);
  const query = new URLSearchParams([
    ['paths', two],
    ['paths', one],
  ]);
  const many = await t.send('GET', `${storage.multipleDownloadUrls.url}?${query.toString()}`, { as: owner });
  expect(many.body).toMatchObject({ urls: [{ path: two }, { path: one }] });
});

test('a photo that no browser shows comes as the pages that a court gets of it', async () => {
  const pagesFor = (as: Person, path: string) => t.call(storage.pagesUrl, { as, query: { path } });
  const photo = { fileName: 'door.heic', contentType: 'image/heic' as const, content: heicPhoto };
  const path = await uploadFile(t, owner, photo);
  const { status, body } = await pagesFor(owner, path);
  expect(status).toBe(200);
  const reply = await get(body.url);
  expect(reply.headers['content-disposition']).toContain('door.pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const as of [stranger, strangeLawyer]) expect((await pagesFor(as, path)).status).toBe(404);
  const own = pdf();
  const { url } = (await pagesFor(owner, await upload(owner, own))).body;
  expect((await get(url)).rawPayload.equals(own), 'a PDF is its own pages').toBe(true);
  const broken = { ...photo, content: heicPhoto.subarray(0, 640) };
  expect(await pagesFor(owner, await uploadFile(t, owner, broken))).toMatchObject({
    status: 400,
    body: { code: 'file_refused', errors: [{ path: 'path', code: 'picture_broken' }] },
  });
  const list = { fileName: 'rent.csv', contentType: 'text/csv' as const, content: Buffer.from('a,b\n') };
  expect((await pagesFor(owner, await uploadFile(t, owner, list))).body).toMatchObject({
    code: 'file_refused',
    errors: [{ path: 'path', code: 'file_no_pages' }],
  });
});

test('the pages of a file come as small pictures, made once, to whoever may have the file', async () => {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawRectangle({ x: 0, y: 396, width: 612, height: 396, color: rgb(1, 0, 0) });
  document.addPage([792, 612]);
  document.addPage([612, 792]).setRotation(degrees(90));
  const content = Buffer.from(await document.save());
  const path = await upload(owner, content);
  const ask = (as: Person, given: { path?: string; from?: number; count?: number } = {}) =>
    t.call(storage.pagePictures, { as, query: { path, ...given } });
  const first = await ask(owner, { count: 20 });
  expect(first.body.pictures.map(({ page }) => page)).toEqual([1, 2, 3]);
  const pictures = await Promise.all(
    first.body.pictures.map(async ({ url }) => {
      const { headers, rawPayload } = await get(url);
      expect(headers['content-type']).toBe('image/png');
      return rawPayload;
    }),
  );
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [240, 311],
    [240, 186],
    [240, 186],
  ]);
  const raw = await sharp(pictures[0]).removeAlpha().raw().toBuffer();
  expect([...raw.subarray(0, 3)], 'red above').toEqual([255, 0, 0]);
  expect([...raw.subarray(-3)], 'white below').toEqual([255, 255, 255]);

  // The same bytes under another path: the picture that is there is given out, not made again.
  const made = first.body.pictures[0]?.url ?? '';
  const placeOf = (url: string) => decodeURI(new URL(url).pathname).replace(/^.*\/(?=made\/)/, '');
  await t.opened.deps.storage.put(placeOf(made), Buffer.from('kept'), 'image/png');
  const again = await ask(owner, { path: await upload(owner, content) });
  const url = again.body.pictures[0]?.url ?? '';
  expect((await get(url)).payload).toBe('kept');
  // The file was read for its hash once: to ask again reads none of it.
  const reads = vi.spyOn(t.opened.deps.storage, 'get');
  expect((await ask(owner, { count: 3 })).body.pictures).toHaveLength(3);
  expect(reads.mock.calls.filter(([at]) => at === path)).toEqual([]);
  reads.mockRestore();
  expect((await ask(owner, { from: 4, count: 2 })).body.pictures, 'behind the last page').toEqual([]);

  for (const as of [stranger, strangeLawyer]) expect((await ask(as)).status).toBe(404);
  const photo = { fileName: 'door.heic', contentType: 'image/heic' as const, content: heicPhoto };
  const door = await ask(owner, { path: await uploadFile(t, owner, photo) });
  expect(door.body.pictures).toHaveLength(1);
  const broken = await ask(owner, { path: await upload(owner) });
  expect(broken).toMatchObject({ status: 400, body: { code: 'file_refused', errors: [{ path: 'path' }] } });
  const list = { fileName: 'rent.csv', contentType: 'text/csv' as const, content: Buffer.from('a,b\n') };
  expect((await ask(owner, { path: await uploadFile(t, owner, list) })).body).toMatchObject({
    errors: [{ path: 'path', code: 'file_no_pages' }],
  });
});

test('another company, another firm, and an unknown path look the same', async () => {
  const path = await upload(owner);
  for (const as of [stranger, strangeLawyer, lawyer]) {
    expect(await addressFor(as, path)).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  }
  expect(await addressFor(owner, 'uploads/nothing/file.pdf')).toMatchObject({ status: 404 });
  expect(await addressFor(owner, '../../etc/passwd')).toMatchObject({ status: 404 });
  const own = await upload(stranger);
  const both = await t.call(storage.multipleDownloadUrls, {
    as: stranger,
    query: { paths: `${own},${path}` },
  });
  expect(both).toMatchObject({ status: 404 });
  expect((await t.call(storage.signedUrl, { query: { path } })).status).toBe(401);
});

test('a file that became part of a case is seen by its firm; what is the firm’s own is not the company’s', async () => {
  const path = await upload(owner);
  const context = system();
  await settleUpload(context, path);
  const owners = { firmId, clientId, propertyId: null, ownerId: null, caseId: newId() };
  await t.db.transaction().execute((db) => attachFile(db, path, { ...owners, visibility: 'ALL' }));
  expect((await addressFor(lawyer, path)).status).toBe(200);
  expect((await addressFor(strangeLawyer, path)).status).toBe(404);

  const draft = {
    id: newId(),
    fileName: 'Affidavit.pdf',
    contentType: 'application/pdf',
    content: pdf(),
    owners: { ...owners, visibility: 'FIRM' as const },
  };
  const made = await putFile(context, draft);
  await t.db.transaction().execute((db) => keepFile(db, draft, new Date()));
  expect((await addressFor(lawyer, made)).status).toBe(200);
  expect((await addressFor(owner, made)).status).toBe(404);
});

test('an address takes nothing of somebody who was deactivated, moved or lost the right to upload since, nor while the bytes arrive', async () => {
  const withdrawals: Updateable<UsersAppUser>[] = [
    { active: false },
    { active: false, accountId: null },
    { roles: ['client_viewer'] },
  ];
  for (const withdrawn of withdrawals) {
    const { user, person } = await makeUser(t.db, { roles: ['client_owner'], clientId });
    const { body } = await sign(person);
    const change = (set: Updateable<UsersAppUser>) =>
      t.db.updateTable('users.appUser').set(set).where('id', '=', user.id).execute();
    const before = await files();
    await change(withdrawn);
    expect(await put(body.url, pdf()), JSON.stringify(withdrawn)).toBe(403);
    expect(await files()).toBe(before);
    await change({ active: true, accountId: person.accountId, roles: ['client_owner'] });
    expect(await put(body.url, pdf())).toBe(200);
  }

  const { user, person } = await makeUser(t.db, { roles: ['client_owner'], clientId });
  const { body } = await sign(person);
  const before = await files();
  const content = pdf();
  async function* slowly() {
    yield content.subarray(0, 100);
    await t.db.updateTable('users.appUser').set({ active: false }).where('id', '=', user.id).execute();
    yield content.subarray(100);
  }
  const reply = await t.app.server.inject({
    method: 'PUT',
    url: body.url.replace(t.config.publicUrl, ''),
    headers: { 'content-type': 'application/pdf', 'content-length': String(content.length) },
    payload: Readable.from(slowly()),
  });
  expect(reply.statusCode).toBe(403);
  expect(await files()).toBe(before);
});

test('a file that nobody uploaded can’t be attached', async () => {
  const { body } = await sign(owner);
  await expect(settleUpload(system(), body.path)).rejects.toMatchObject({ code: 'file_not_found' });
  const owners = {
    firmId,
    clientId,
    propertyId: null,
    ownerId: null,
    caseId: newId(),
    visibility: 'ALL' as const,
  };
  await expect(t.db.transaction().execute((db) => attachFile(db, body.path, owners))).rejects.toMatchObject({
    code: 'file_not_found',
  });
});

test.each([
  [{ contentType: 'application/x-msdownload' }, 'contentType'],
  [{ fileName: 'virus.exe' }, 'fileName'],
  [{ fileName: '../lease.pdf' }, 'fileName'],
  [{ fileName: 'a\nb.pdf' }, 'fileName'],
  [{ fileName: '' }, 'fileName'],
  [{ sizeBytes: 0 }, 'sizeBytes'],
  [{ sizeBytes: mostBytesOf('application/pdf') + 1 }, 'sizeBytes'],
  [{ contentType: 'image/png', fileName: 'a.png', sizeBytes: mostBytesOf('image/png') + 1 }, 'sizeBytes'],
  [{ sizeBytes: 1.5 }, 'sizeBytes'],
  [{ clientId: newId() }, 'clientId'],
])('an upload with %j is refused and the field is named', async (changes, path) => {
  const reply = await sign(owner, changes);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    code: 'invalid',
    errors: expect.arrayContaining([expect.objectContaining({ path })]),
  });
});

test('oversized, mistyped, tampered and broken uploads are refused and leave nothing behind', async () => {
  const { body } = await sign(owner);
  const before = await files();
  expect(await put(body.url, pdf(2001))).toBe(413);
  expect(await put(body.url, pdf(1999))).toBe(400);
  expect(await put(body.url, pdf(), 'image/png')).toBe(400);
  expect(await put(body.url, Buffer.alloc(2000, 'x'))).toBe(400);
  expect(await put(body.url.replace('size=2000', 'size=2001'), pdf(2001))).toBe(403);
  expect(await put(body.url.replace(/uploads\/[^/]+/, `uploads/${newId()}`), pdf())).toBe(403);
  expect(await files()).toBe(before);
  expect(await put(body.url, pdf())).toBe(200);
});

test('scanned leases of 100 MB are taken, looked into and come down whole', async () => {
  // Its lists are packed, so that it must be opened to see what hides in it.
  const scanned = async (script?: string) => {
    const document = await PDFDocument.create();
    document.addPage();
    if (script) document.addJavaScript('start', script);
    const { context } = document;
    const bytes = Buffer.alloc(mostBytesOf('application/pdf') - 4_000, 'scan');
    context.register(PDFRawStream.of(context.obj({}), bytes));
    return Buffer.from(await document.save());
  };
  const content = await scanned();
  expect(isLargeFile(content.length)).toBe(true);
  const paths = [await upload(owner, await scanned('app.alert(1)')), await upload(owner, content)];
  // One that is refused keeps the next from nothing.
  const [scripted, clean] = await Promise.allSettled(paths.map((path) => settleUpload(system(), path)));
  expect(scripted).toMatchObject({ status: 'rejected', reason: { code: 'file_refused' } });
  expect(clean).toMatchObject({ status: 'fulfilled', value: { state: 'STORED' } });
  const { body } = await addressFor(owner, paths[1] ?? '');
  expect((await get(body.url)).rawPayload.equals(content)).toBe(true);
}, 120_000);

test('an upload that was swapped in the storage is refused when it is used, and is gone', async () => {
  const { url, path } = (await sign(owner)).body;
  expect(await put(url, pdf())).toBe(200);
  await t.opened.deps.storage.put(`incoming/${path}`, Buffer.alloc(2000, '<html>'), 'application/pdf');
  const refused = await addressFor(owner, path);
  const message = expect.stringMatching(/^The content of this file isn’t a PDF\. /) as string;
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'file_refused', message, errors: [{ path: 'path', message }] },
  });
  expect(await t.opened.deps.storage.stat(`incoming/${path}`)).toEqual({ sizeBytes: 0 });
  expect((await addressFor(owner, path)).status).toBe(404);
  expect(await put(url, pdf()), 'the address takes no other file').toBe(409);
});

test('what was never used is swept away after a day, what was used stays', async () => {
  const clock = standingClock(new Date().toISOString());
  const [used, unused] = [await upload(owner), await upload(owner)];
  await addressFor(owner, used);
  const context = contextOf({ ...t.opened.deps, clock }, { kind: 'job', name: sweepUploads.name }, newId());
  const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
  await sweepUploads.handle(context, {}, attempt);
  expect((await addressFor(owner, unused)).status).toBe(200);
  const later = await upload(owner);
  clock.moveTo(new Date(Date.now() + 25 * 3600_000).toISOString());
  await sweepUploads.handle(context, {}, attempt);
  expect((await addressFor(owner, used)).status).toBe(200);
  expect((await addressFor(owner, later)).status).toBe(404);
  expect(await t.opened.deps.storage.stat(`incoming/${used}`)).toBeNull();
});

test('what was made to be read once is removed after a day, unless it was made again', async () => {
  const clock = standingClock(new Date().toISOString());
  const deps = { ...t.opened.deps, clock };
  const context = contextOf(deps, { kind: 'job', name: sweepUploads.name }, newId());
  const reader = await loadActor(t.db, { sub: lawyer.accountId }, new Date());
  const make = (fileName: string) =>
    storeMade(contextOf(deps, reader, newId()), t.db, {
      firmId,
      fileName,
      contentType: 'text/csv',
      content: Buffer.from('a,b'),
    });
  const lies = async (fileName: string) =>
    (await t.opened.deps.storage.stat(`made/${madeId(firmId, fileName)}/file.csv`)) !== null;
  await make('old.csv');
  await make('again.csv');
  clock.moveTo(new Date(Date.now() + 23 * 3600_000).toISOString());
  await make('again.csv');
  const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
  await sweepUploads.handle(context, {}, attempt);
  expect([await lies('old.csv'), await lies('again.csv')]).toEqual([true, true]);
  clock.moveTo(new Date(Date.now() + 25 * 3600_000).toISOString());
  await sweepUploads.handle(context, {}, attempt);
  expect([await lies('old.csv'), await lies('again.csv')]).toEqual([false, true]);
  clock.moveTo(new Date(Date.now() + 48 * 3600_000).toISOString());
  await sweepUploads.handle(context, {}, attempt);
  expect(await lies('again.csv')).toBe(false);
  expect(await t.db.selectFrom('jobs.madeFile').selectAll().execute()).toEqual([]);
});

test('links and waiting files of one person are counted, and one too many says so', async () => {
  const client = await makeClient(t.db, { seed: 3 });
  const { person } = await makeUser(t.db, { roles: ['client_owner'], clientId: client.id });
  const large = { sizeBytes: mostBytesOf('image/png') };
  const answers = await Promise.all(Array.from({ length: 60 }, () => sign(person, large)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(35);
  for (const { status, body } of refused) {
    expect(status).toBe(429);
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message:
        'Too many of your files wait to be added to a case: 50 files or 500 MB at most. Add them, or try again later.',
      retryAfterSeconds: expect.any(Number),
    });
  }
  expect((await sign(owner)).status, 'another company goes on').toBe(200);

  // What is on a case waits no more, and a link by which nothing came is forgotten soon after it has expired.
  const [first] = answers.filter(({ status }) => status === 200);
  await t.db
    .updateTable('jobs.storedFile')
    .set({ caseId: newId() })
    .where('path', '=', first?.body.path ?? '')
    .execute();
  expect((await sign(person, large)).status).toBe(200);
  expect((await sign(person, large)).status).toBe(429);
  const clock = standingClock(new Date(Date.now() + 2 * 3600_000).toISOString());
  const context = contextOf({ ...t.opened.deps, clock }, { kind: 'job', name: sweepUploads.name }, newId());
  const attempt = { id: newId(), number: 1, isLast: false, signal: new AbortController().signal };
  await sweepUploads.handle(context, {}, attempt);
  expect((await sign(person, large)).status).toBe(200);
});

test('an organization has a quota of its own, however many people it has', async () => {
  const client = await makeClient(t.db, { seed: 4 });
  const people = await Promise.all(
    Array.from({ length: 11 }, async (_, at) =>
      makeUser(t.db, { seed: 400 + at, roles: ['client_owner'], clientId: client.id }),
    ),
  );
  for (const { person } of people.slice(0, 10)) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => sign(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  }
  const last = people.at(-1);
  expect(last && (await sign(last.person))).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('your organization’s files') },
  });
});
