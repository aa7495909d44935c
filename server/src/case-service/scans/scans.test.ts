import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { packets } from '@writdesk/contract/packets/packets';
import { storage } from '@writdesk/contract/storage/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument, warmTypesetter } from '../../../test/support/finish-document.ts';
import { finishPacket, madePdf } from '../../../test/support/finish-packet.ts';
import { finishRedaction } from '../../../test/support/finish-redaction.ts';
import { finishScan } from '../../../test/support/finish-scan.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { scannedLease, scannedPdf } from '../../../test/support/scanned-pdf.ts';
import { uploadFile, uploadPdf } from '../../../test/support/upload-pdf.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { readWaitingScans } from './index.ts';

const SSN = '529-11-0482';
const clock = standingClock('2026-06-12T14:00:00Z');

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  await warmTypesetter(t);
});
afterAll(() => t.close());

const detailsOf = (id: string, as = people.processor) => ok(t.call(cases.details, { as, params: { id } }));
const documentAt = async (id: string, path: string, as = people.processor) =>
  (await detailsOf(id, as)).documents.find((one) => one.path === path);

async function withScan(content: Buffer, fileName = 'proof.pdf') {
  const { id, generatedDocument } = await desk.at('SENT_FOR_FILING');
  const path = await uploadPdf(t, people.processor, content, fileName);
  const body = { documents: [{ path, kind: 'NOTICE_PROOF', title: 'Proof', fileName }] };
  await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  const document = await documentAt(id, path);
  return { id, path, documentId: document?.id ?? '', generatedId: generatedDocument?.id ?? '', document };
}

test('a scan is read: what is private on it is proposed, and its packet can be searched', async () => {
  const { id, path, documentId, generatedId, document } = await withScan(await scannedPdf([scannedLease]));
  expect(document?.scan).toEqual({ status: 'QUEUED', doubts: [] });
  const sheet = () => t.call(documents.redactionSheet, { as: people.processor, params: { id: documentId } });
  expect(await ok(sheet())).toMatchObject({ isReading: true, proposals: [], pages: [{ hasText: false }] });
  const row = await finishScan(t, path);
  expect(row).toMatchObject({ status: 'READY', doubts: [] });
  const words = (as = people.manager) =>
    t.call(storage.downloadUrl, { as, query: { path: row.wordsPath ?? '' } });
  expect((await words()).status, 'the words are the firm’s').toBe(404);
  expect((await documentAt(id, path))?.scan).toEqual({ status: 'READY', doubts: [] });
  const read = await ok(sheet());
  expect(read).toMatchObject({ isReading: false, pages: [{ hasText: true, isScan: true }] });
  const [proposal, ...others] = read.proposals;
  expect([proposal?.kind, others]).toEqual(['SSN', []]);
  expect(proposal?.y).toBeGreaterThan(792 - 700 + 3 * 24 - 20);

  await ready(generatedId);
  const { sealed: plain } = await packetOf(id);
  expect(plain).toContain('monthly rent is $1,450.00');
  expect(plain).toContain(SSN);

  await ok(
    t.call(documents.redact, {
      as: people.processor,
      params: { id: documentId },
      body: { boxes: read.proposals },
    }),
  );
  const { file } = await finishRedaction(t, documentId);
  await finishScan(t, (file as { path: string }).path);
  const { sealed: redacted } = await packetOf(id);
  expect(redacted, 'what is left can be searched').toContain('monthly rent is $1,450.00');
  expect(redacted).not.toMatch(/529|0482/);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('subjectId', '=', id)
    .where('action', '=', 'scan.read')
    .orderBy('seq')
    .execute();
  expect(trail.map(({ data }) => data)).toEqual([
    { title: 'Proof', pages: 1, doubts: 0 },
    { title: 'Proof', pages: 1, doubts: 0 },
  ]);
}, 240_000);

test('pages that nobody can read are named, and so is a file that is none', async () => {
  const { id } = await desk.at('REVIEW');
  const blank = sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } });
  const file = {
    fileName: 'door.png',
    contentType: 'image/png' as const,
    content: await blank.png().toBuffer(),
  };
  const path = await uploadFile(t, people.processor, file);
  const body = { documents: [{ path, kind: 'PHOTO', fileName: 'door.png' }] };
  await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  await finishScan(t, path);
  expect((await documentAt(id, path, people.manager))?.scan).toEqual({
    status: 'READY',
    doubts: [{ page: 1, doubt: 'BLANK' }],
  });
  const broken = await withScan(
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Image 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  );
  expect(await finishScan(t, broken.path)).toMatchObject({ status: 'FAILED', wordsPath: null });
  const list = await withList(id);
  expect((await documentAt(id, list))?.scan, 'a list has no pages').toBeNull();
}, 120_000);

test('what came before scans were read, and what a dead worker left, is read later', async () => {
  const scan = await withScan(await scannedPdf([scannedLease]));
  const older = await withScan(await scannedPdf([scannedLease]));
  await t.db.deleteFrom('cases.scan').where('path', '=', older.path).execute();
  clock.moveTo('2026-06-12T15:40:00Z');
  const attempt = { id: crypto.randomUUID(), number: 1, isLast: true, signal: new AbortController().signal };
  const context = contextOf(t.opened.deps, { kind: 'job', name: readWaitingScans.name }, attempt.id);
  await readWaitingScans.handle(context, {}, attempt);
  for (const { id, path } of [scan, older])
    expect((await documentAt(id, path))?.scan).toEqual({ status: 'READY', doubts: [] });
}, 120_000);

async function withList(id: string): Promise<string> {
  const file = { fileName: 'rent.csv', contentType: 'text/csv' as const, content: Buffer.from('a,b\n1,2\n') };
  const path = await uploadFile(t, people.processor, file);
  const body = { documents: [{ path, kind: 'LEDGER', fileName: file.fileName }] };
  await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  return path;
}

async function ready(documentId: string): Promise<void> {
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'QUEUED' })
    .where('id', '=', documentId)
    .execute();
  await finishDocument(t, documentId);
}

/** Freezes the packet of a case. @returns all of its words. */
async function packetOf(caseId: string) {
  const of = { params: { caseId }, as: people.processor };
  const { parts } = await ok(t.call(packets.ofCase, { ...of, query: { purpose: 'FILING' } }));
  const documentIds = parts.flatMap(({ document }) => (document ? [document.id] : []));
  const frozen = await ok(t.call(packets.freeze, { ...of, body: { purpose: 'FILING', documentIds } }), 201);
  expect(await finishPacket(t, frozen.id)).toMatchObject({ status: 'READY', failure: null });
  const [packet] = (await ok(t.call(packets.ofCase, { ...of, query: { purpose: 'FILING' } }))).packets;
  const bound = await madePdf(t, packet?.files[0]?.path ?? '');
  return {
    sealed: (await pdfWords(bound))
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
}
