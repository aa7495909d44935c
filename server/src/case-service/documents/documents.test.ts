import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  addFile,
  firmWithAClient,
  type FirmWithAClient,
  PDF_BYTES,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';

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

test('somebody else’s upload can’t be put on a case, though one may see it', async () => {
  const { id } = await desk.draft();
  const path = await upload(people.manager);
  expect((await add(id, people.owner, path)).status).toBe(404);
  expect((await add(id, people.manager, path)).status).toBe(200);
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

test('a flagged document stops the way to the lawyer', async () => {
  const { id } = await desk.at('INITIAL_CHECK');
  await t.db
    .updateTable('cases.caseDocument')
    .set({ flaggedAt: new Date('2026-06-12T13:00:00Z'), flagComment: 'Can’t be read.' })
    .where('caseId', '=', id)
    .where('source', '=', 'UPLOAD')
    .execute();
  const review = await t.send('POST', `/api/case-service/case/review/${id}`, {
    as: people.processor,
    body: {},
  });
  expect(review).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('flagged'), availableActions: expect.any(Array) },
  });
});

test('a document is made again for the firm, and for nobody else', async () => {
  const { id, generatedDocument } = await desk.at('INITIAL_CHECK');
  const again = (as: Person, documentId: string) =>
    t.send('POST', `/api/case-service/documents/regenerate/${documentId}`, { as, body: { caseId: id } });
  const documentId = generatedDocument?.id ?? '';
  expect((await again(people.manager, documentId)).status).toBe(403);
  const lease = (await addFile(t, people.processor, id, 'LEASE')).documents.find(
    ({ source }) => source === 'UPLOAD',
  );
  expect((await again(people.processor, lease?.id ?? '')).status).toBe(404);
  const made = await again(people.processor, documentId);
  expect(made.body).toMatchObject({ generatedDocument: { status: 'QUEUED' } });
  expect((made.body['generatedDocument'] as { id: string }).id).not.toBe(documentId);
});
