import { createHash } from 'node:crypto';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { storage } from '@writdesk/contract/storage/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { finishDocument } from '../../../test/support/finish-document.ts';
import { finishJoining } from '../../../test/support/finish-joining.ts';
import { heicPhoto } from '../../../test/support/heic-photo.ts';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  addFile,
  firmWithAClient,
  FULTON_MAGISTRATE,
  type FirmWithAClient,
  PDF_BYTES,
} from '../../../test/support/firm-with-a-client.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import { uploadFile, uploadPdf } from '../../../test/support/upload-pdf.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { zipContents } from '../../platform/storage/index.ts';

const AFFIDAVIT = referenceId('document-template', 'GA:DISPOSSESSORY_AFFIDAVIT');

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

async function upload(as: Person): Promise<string> {
  const signed = await ok(
    t.call(storage.signedUploadUrl, {
      as,
      body: { fileName: 'lease.pdf', contentType: 'application/pdf', sizeBytes: PDF_BYTES.byteLength },
    }),
  );
  const url = new URL(signed.url);
  await t.app.server.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/pdf' },
    payload: PDF_BYTES,
  });
  return signed.path;
}
const add = (id: string, as: Person, path: string) =>
  t.send('POST', `/api/case-service/case/add-documents/${id}`, {
    as,
    body: { documents: [{ path, kind: 'LEASE', fileName: 'lease.pdf' }] },
  });

test('a file has one home: another case can’t take it', async () => {
  const [first, second] = [await desk.draft(), await desk.draft()];
  const path = await upload(people.manager);
  expect((await add(first.id, people.manager, path)).status).toBe(200);
  expect(await add(second.id, people.manager, path)).toMatchObject({
    status: 404,
    body: { code: 'file_not_found' },
  });
});

test('photos that belong together become one document, and stay with the firm as they came', async () => {
  const { id } = await desk.draft();
  const as = people.manager;
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const jpeg = { fileName: 'page 1.jpg', contentType: 'image/jpeg' as const, content: red };
  const heic = { fileName: 'page 2.heic', contentType: 'image/heic' as const, content: heicPhoto };
  const put = async (files: (typeof jpeg | typeof heic)[]) => {
    const [path = '', ...more] = await Promise.all(files.map((file) => uploadFile(t, as, file)));
    const document = { path, more, kind: 'LEASE', title: 'Lease', fileName: 'page 1.jpg' };
    const reply = await t.call(cases.addDocuments, { as, params: { id }, body: { documents: [document] } });
    return { reply, paths: [path, ...more] };
  };
  const { reply, paths } = await put([jpeg, heic]);
  const [added] = reply.body.documents;
  expect(added).toMatchObject({ status: 'QUEUED', source: 'UPLOAD', fileName: 'page 1.pdf', path: null });
  const row = await finishJoining(t, added?.id ?? '');
  expect(row).toMatchObject({ status: 'READY', pageCount: 2 });
  const download = (path: string, who = as) => t.call(storage.downloadUrl, { as: who, query: { path } });
  expect((await download(row.path ?? '')).status).toBe(200);
  expect((await download(paths[1] ?? '', people.processor)).status, 'the photo itself').toBe(200);
  expect((await download(paths[1] ?? '')).status, 'with the place where it was taken').toBe(404);
  expect((await put([jpeg, heic])).reply.body, 'the same again').toMatchObject({
    errors: [{ path: 'documents.0.path', code: 'document_already_here' }],
  });
  expect((await put([heic, jpeg])).reply.status, 'in another order').toBe(200);
  const broken = { ...heic, content: heicPhoto.subarray(0, 640) };
  const { documents: all } = (await put([jpeg, broken])).reply.body;
  expect(await finishJoining(t, all.at(-1)?.id ?? '')).toMatchObject({ status: 'FAILED', path: null });
});

test('only pictures are put together, and thirty at most', async () => {
  const { id } = await desk.draft();
  const addAll = (path: string, more: string[]) =>
    t.call(cases.addDocuments, {
      as: people.manager,
      params: { id },
      body: { documents: [{ path, more, kind: 'LEASE', fileName: 'lease.pdf' }] },
    });
  const photo = { fileName: 'door.heic', contentType: 'image/heic' as const, content: heicPhoto };
  const [picture, pdf] = [await uploadFile(t, people.manager, photo), await upload(people.manager)];
  expect((await addAll(picture, [pdf])).body).toMatchObject({
    errors: [{ path: 'documents.0.more.0', code: 'picture_wanted' }],
  });
  expect((await addAll(pdf, [picture])).body).toMatchObject({
    errors: [{ path: 'documents.0.path', code: 'picture_wanted' }],
  });
  expect((await addAll(picture, Array<string>(30).fill(picture))).body).toMatchObject({
    errors: [{ path: 'documents.0.more', code: 'pictures_at_most' }],
  });
  const stranger = await uploadFile(t, people.processor, photo);
  expect((await addAll(picture, [stranger])).status, 'what somebody else brought').toBe(404);
});

test('the same file is on a case once, unless it shows something else as well', async () => {
  const { id } = await desk.draft();
  const put = async (kinds: string[]) =>
    t.send('POST', `/api/case-service/case/add-documents/${id}`, {
      as: people.manager,
      body: {
        documents: await Promise.all(
          kinds.map(async (kind) => ({
            path: await upload(people.manager),
            kind,
            title: `The ${kind}`,
            fileName: 'lease.pdf',
          })),
        ),
      },
    });
  const [lease] = (await put(['LEASE'])).body.documents as { sha256: string }[];
  expect(lease?.sha256).toBe(createHash('sha256').update(PDF_BYTES).digest('hex'));
  const isHere = { path: 'documents.0.path', message: 'This file is already here: “The LEASE”.' };
  expect(await put(['LEASE'])).toMatchObject({ status: 400, body: { errors: [isHere] } });
  expect(await put(['OTHER'])).toMatchObject({ status: 400, body: { errors: [isHere] } });
  expect((await put(['PHOTO', 'PHOTO'])).body.errors, 'twice at once').toMatchObject([
    { path: 'documents.1.path' },
  ]);
  const both = await put(['LEDGER']);
  expect(both.body.documents).toHaveLength(2);
});

test('somebody else’s upload can’t be put on a case, though one may see it', async () => {
  const { id } = await desk.draft();
  const path = await upload(people.manager);
  expect((await add(id, people.owner, path)).status).toBe(404);
  expect((await add(id, people.manager, path)).status).toBe(200);
});

describe('all documents of a case in one file', () => {
  const zip = (as: Person, caseId: string) => t.call(documents.zip, { as, body: { caseId } });
  const fetched = (url: string) => {
    const { pathname, search } = new URL(url);
    return t.app.server.inject({ method: 'GET', url: pathname + search });
  };
  /** A case with two leases of one name. */
  async function withLeases() {
    const { id } = await desk.draft();
    const pdf = await formPdf();
    const contents = ['first', 'second'].map((name) => Buffer.concat([pdf, Buffer.from(`% ${name}\n`)]));
    for (const content of contents) {
      const path = await uploadPdf(t, people.manager, content, 'lease.pdf');
      await add(id, people.manager, path);
    }
    return { id, contents };
  }

  test('have their names, and their bytes', async () => {
    const { id, contents } = await withLeases();
    const { url, files, sizeBytes } = await ok(zip(people.manager, id));
    expect({ files, sizeBytes }).toEqual({ files: 2, sizeBytes: Buffer.concat(contents).byteLength });
    const reply = await fetched(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toContain('documents.zip');
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.byteLength));
    for (const content of contents) expect(reply.rawPayload.includes(content)).toBe(true);
    expect(zipContents(reply.rawPayload)?.map(({ name }) => name)).toEqual(['lease.pdf', 'lease (2).pdf']);
    const { data } = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'document.zip')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ files: 2 });
  });

  test('are asked for again when they are fetched: what is taken off stays, and who may no more gets none', async () => {
    const { id, contents } = await withLeases();
    const { url } = await ok(zip(people.manager, id));
    const { url: byFirm } = await ok(zip(people.processor, id));
    const [first] = (await ok(t.call(cases.details, { as: people.manager, params: { id } }))).documents;
    await ok(t.call(documents.remove, { as: people.manager, params: { id: first?.id ?? '' } }));
    const reply = await fetched(url);
    expect(reply.rawPayload.includes(contents[0] ?? '')).toBe(false);
    expect(reply.rawPayload.includes(contents[1] ?? '')).toBe(true);
    const active = (isActive: boolean) =>
      t.db
        .updateTable('users.appUser')
        .set({ active: isActive })
        .where('accountId', '=', people.manager.accountId)
        .execute();
    await active(false);
    expect((await fetched(url)).statusCode).toBe(401);
    await active(true);
    const changed = new URL(byFirm);
    const code = changed.searchParams.get('code') ?? '';
    changed.searchParams.set('code', `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`);
    expect((await fetched(changed.href)).statusCode, 'an address of one’s own making').toBe(403);
    const stranger = (await firmWithAClient(t)).people.processor;
    expect((await zip(stranger, id)).status).toBe(404);
    expect((await zip(people.manager, (await desk.draft()).id)).body, 'nothing there').toMatchObject({
      code: 'conflict',
    });
  });
});

test('the petition that the clerk stamped comes with the number', async () => {
  const { id } = await desk.at('SENT_FOR_FILING');
  const number = (stampedDocumentPath: string) =>
    t.send('POST', `/api/case-service/case/add-case-number/${id}`, {
      as: people.processor,
      body: { caseNumber: '26ED099001', stampedDocumentPath },
    });
  expect((await number(await upload(people.lawyer))).status, 'another’s upload').toBe(404);
  const filed = await number(await upload(people.processor));
  expect(filed.body).toMatchObject({
    status: 'FILED',
    documents: expect.arrayContaining([
      expect.objectContaining({ kind: 'STAMPED_PETITION', status: 'READY' }),
    ]),
  });
});

test('a document is regenerated for the firm, and for nobody else', async () => {
  const { id, generatedDocument } = await desk.at('INITIAL_CHECK');
  const again = (as: Person, documentId: string) =>
    t.call(documents.regenerate, { as, params: { id: documentId }, body: { caseId: id } });
  const documentId = generatedDocument?.id ?? '';
  expect((await again(people.manager, documentId)).status).toBe(403);
  const lease = (await addFile(t, people.processor, id, 'LEASE')).documents.find(
    ({ source }) => source === 'UPLOAD',
  );
  expect((await again(people.processor, lease?.id ?? '')).status).toBe(404);
  const made = await again(people.processor, documentId);
  expect(made.body).toMatchObject({ kind: 'DISPOSSESSORY_AFFIDAVIT', status: 'QUEUED', templateVersion: 1 });
  expect(made.body.id).not.toBe(documentId);
  const byTemplate = await again(people.processor, AFFIDAVIT);
  expect(byTemplate.body).toMatchObject({ kind: 'DISPOSSESSORY_AFFIDAVIT', templateId: AFFIDAVIT });
});

const flag = (as: Person, id: string, body: object = {}) =>
  t.send('POST', `/api/case-service/documents/flag/${id}`, {
    as,
    body: { comment: 'Can’t be read.', ...body },
  });
const end = (id: string, body: object) =>
  t.send('POST', `/api/case-service/documents/resolve-flag/${id}`, { as: people.processor, body });

async function withLease() {
  const { id } = await desk.at('INITIAL_CHECK');
  const details = await addFile(t, people.processor, id, 'LEASE');
  const lease = details.documents.find(({ kind }) => kind === 'LEASE');
  return { id, leaseId: lease?.id ?? '' };
}

describe('a flag', () => {
  test('stops the way to the lawyer until it ends', async () => {
    const { id, leaseId } = await withLease();
    const review = () =>
      t.send('POST', `/api/case-service/case/review/${id}`, { as: people.processor, body: {} });
    const inQueue = async () =>
      (await t.call(cases.recommended, { as: people.processor, query: { size: 100 } })).body.cases.find(
        (one) => one.id === id,
      );
    expect(await inQueue()).toMatchObject({ isFlagged: false, stopped: null });
    const flagged = await flag(people.processor, leaseId, { reason: 'UNREADABLE', page: 1, x: 40, y: 60 });
    expect(flagged).toMatchObject({
      status: 200,
      body: {
        flagComment: 'Can’t be read.',
        flags: [{ reason: 'UNREADABLE', page: 1, x: 40, endedAt: null }],
      },
    });
    await flag(people.lawyer, leaseId, { comment: 'Not signed either.', reason: 'NOT_SIGNED' });
    expect(await review()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('flagged') },
    });
    expect(await inQueue(), 'the work queue says what the case waits for').toMatchObject({
      isFlagged: true,
      primaryAction: null,
      stopped: { code: 'document_flagged', message: expect.stringContaining('flagged') },
    });
    const { flags } = (
      await t.call(cases.details, { as: people.manager, params: { id } })
    ).body.documents.find((document) => document.id === leaseId) ?? { flags: [] };
    expect(flags, 'the company reads what is wrong').toHaveLength(2);
    const [first, second] = flags;
    expect((await end(leaseId, { flagId: first?.id, outcome: 'EXPLAINED' })).body).toMatchObject({
      errors: [{ path: 'explanation' }],
    });
    const explanation = 'The scan on the second page is the same and sharp.';
    expect((await end(leaseId, { flagId: first?.id, outcome: 'EXPLAINED', explanation })).status).toBe(200);
    expect((await end(leaseId, { flagId: first?.id, outcome: 'WITHDRAWN' })).status, 'ended already').toBe(
      409,
    );
    const better = await addFile(t, people.processor, id, 'LEASE');
    const replacedBy = better.documents.findLast(({ kind }) => kind === 'LEASE')?.id;
    const foreign = { flagId: second?.id, outcome: 'REPLACED', replacedBy: AFFIDAVIT };
    expect((await end(leaseId, foreign)).body).toMatchObject({ errors: [{ path: 'replacedBy' }] });
    expect(await end(leaseId, { flagId: second?.id, outcome: 'REPLACED', replacedBy })).toMatchObject({
      body: { flaggedAt: null, flags: [{ outcome: 'EXPLAINED', explanation }, { outcome: 'REPLACED' }] },
    });
    expect(await inQueue()).toMatchObject({ isFlagged: false, stopped: null });
    expect((await review()).status).toBe(200);
  });

  test('is the firm’s to set, on a page that is there', async () => {
    const { id, leaseId } = await withLease();
    expect((await flag(people.manager, leaseId)).status).toBe(403);
    expect((await flag(people.processor, leaseId, { comment: ' ' })).body).toMatchObject({
      errors: [{ path: 'comment' }],
    });
    const affidavit = (await t.call(cases.details, { as: people.processor, params: { id } })).body
      .generatedDocument;
    await t.db
      .updateTable('cases.caseDocument')
      .set({ pageCount: 2 })
      .where('id', '=', affidavit?.id ?? '')
      .execute();
    expect((await flag(people.processor, affidavit?.id ?? '', { page: 3 })).body).toMatchObject({
      errors: [{ path: 'page' }],
    });
    expect((await flag(people.processor, affidavit?.id ?? '')).status).toBe(200);
    const again = { as: people.processor, params: { id: affidavit?.id ?? '' }, body: { caseId: id } };
    const made = await t.call(documents.regenerate, again);
    expect(made.body.flags, 'the new one has none').toEqual([]);
    const open = await t.db
      .selectFrom('cases.documentFlag')
      .select('outcome')
      .where('caseId', '=', id)
      .execute();
    expect(open).toEqual([{ outcome: 'REPLACED' }]);
  });
});

test('one’s own upload comes off the case, and what was made from its facts does not', async () => {
  const { id, leaseId } = await withLease();
  const remove = (as: Person, documentId: string) =>
    t.send('DELETE', `/api/case-service/documents/delete/${documentId}`, { as });
  const details = () => t.call(cases.details, { as: people.processor, params: { id } });
  expect((await remove(people.lawyer, leaseId)).status, 'another’s').toBe(403);
  expect((await remove(people.processor, (await details()).body.generatedDocument?.id ?? '')).status).toBe(
    409,
  );
  expect((await remove(people.processor, leaseId)).status).toBe(200);
  expect((await details()).body.documents.map((one) => one.id)).not.toContain(leaseId);
  expect((await remove(people.processor, leaseId)).status, 'gone').toBe(404);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', id)
    .where('action', '=', 'document.remove')
    .execute();
  expect(trail).toHaveLength(1);
});

test('the papers of a case say whether they are needed, why, and which facts are missing', async () => {
  const isAffidavit = ({ kind }: { kind: string }) => kind === 'DISPOSSESSORY_AFFIDAVIT';
  const affidavitOf = async (query: { caseId: string } | { courthouseId: string }) =>
    (await t.call(documents.autoGenerated, { as: people.processor, query })).body.documents.filter(
      isAffidavit,
    );
  const draft = await desk.draft();
  expect(await affidavitOf({ caseId: draft.id })).toMatchObject([
    { kind: 'DISPOSSESSORY_AFFIDAVIT', level: 'STATE', needed: false, why: 'MOMENT_AHEAD', document: null },
  ]);
  const { id } = await desk.at('INITIAL_CHECK');
  expect(await affidavitOf({ caseId: id })).toMatchObject([
    { needed: true, why: 'MOMENT_REACHED', document: { kind: 'DISPOSSESSORY_AFFIDAVIT' }, missing: [] },
  ]);
  await t.db.updateTable('cases.caseEviction').set({ reasons: [] }).where('caseId', '=', id).execute();
  expect((await affidavitOf({ caseId: id }))[0]?.missing).toEqual([
    { path: 'case.reasons', screen: 'reason' },
  ]);
  const ofPlace = { courthouseId: FULTON_MAGISTRATE };
  expect(await affidavitOf(ofPlace)).toMatchObject([{ needed: null }]);
  expect((await t.call(documents.autoGenerated, { as: people.manager, query: ofPlace })).body).toMatchObject({
    errors: [{ path: 'caseId' }],
  });
});

test('a paper that is written as data is made once its facts are there; one on request is offered and never asked for', async () => {
  const { id } = await desk.at('FILED');
  const papers = async () =>
    (await t.call(documents.autoGenerated, { as: people.processor, query: { caseId: id } })).body.documents;
  const paper = async (kind: string) => {
    const found = (await papers()).find((one) => one.kind === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found;
  };
  expect(await paper('DEFAULT_REQUEST')).toMatchObject({ level: 'STATE', needed: false });
  // The search of active duty is what the affidavit says.
  await t.db.updateTable('cases.caseTenant').set({ militaryStatus: null }).where('caseId', '=', id).execute();
  const affidavit = await paper('MILITARY_AFFIDAVIT');
  expect(affidavit).toMatchObject({ level: 'ALL', missing: [{ path: 'tenants.military', screen: 'court' }] });
  const make = () =>
    t.call(documents.regenerate, {
      as: people.processor,
      params: { id: affidavit.templateId },
      body: { caseId: id },
    });
  expect(await make()).toMatchObject({ status: 400, body: { errors: [{ path: 'tenants.military' }] } });
  await t.db
    .updateTable('cases.caseTenant')
    .set({ militaryStatus: 'NOT_ACTIVE', militaryCheckedOn: '2026-06-20' })
    .where('caseId', '=', id)
    .execute();
  const { body: made } = await make();
  expect(made).toMatchObject({ kind: 'MILITARY_AFFIDAVIT', status: 'QUEUED' });
  await finishDocument(t, made.id);
  expect((await paper('MILITARY_AFFIDAVIT')).document).toMatchObject({
    status: 'READY',
    pageCount: 1,
    title: 'Affidavit of military service',
  });
});

test('the case says what it needs: by its reasons, its place and the steps of its workflow', async () => {
  const { id } = await desk.at('INITIAL_CHECK');
  const step = await t.db
    .selectFrom('cases.caseStep')
    .select(['id', 'configureAction'])
    .where('caseId', '=', id)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  const asked = { ...(step?.configureAction as object), requiredDocuments: ['Rent roll'] };
  await t.db
    .updateTable('cases.caseStep')
    .set({ configureAction: JSON.stringify(asked) })
    .where('caseId', '=', id)
    .where('id', '=', step?.id ?? '')
    .execute();
  const { neededDocuments } = (await t.call(cases.details, { as: people.processor, params: { id } })).body;
  expect(neededDocuments).toMatchObject([
    { why: 'REASON', kind: 'NOTICE_PROOF', documentIds: [expect.any(String)] },
    { why: 'PLACE', kind: 'DISPOSSESSORY_AFFIDAVIT' },
    { why: 'STEP', kind: 'RENT_ROLL', name: 'Rent roll', documentIds: [] },
  ]);
});

test('a form that the firm fills by hand is needed, and never made by itself', async () => {
  const { body: form } = await t.call(documents.create, {
    as: people.processor,
    body: {
      name: 'Cover sheet of the clerk',
      type: 'FORM',
      moment: 'CHECK',
      courthouseId: FULTON_MAGISTRATE,
      path: await uploadPdf(t, people.processor, await formPdf()),
    },
  });
  await t.call(documents.publish, { as: people.processor, params: { id: form.id }, body: {} });
  const { id } = await desk.at('INITIAL_CHECK');
  const details = (await t.call(cases.details, { as: people.processor, params: { id } })).body;
  expect(details.documents.filter(({ kind }) => kind === form.kind)).toEqual([]);
  expect(details.neededDocuments.find(({ kind }) => kind === form.kind)).toMatchObject({ documentIds: [] });
  const again = { as: people.processor, params: { id: form.id }, body: { caseId: id } };
  expect((await t.call(documents.regenerate, again)).status).toBe(409);
  await t.call(documents.remove, { as: people.firmAdmin, params: { id: form.id } });
});
