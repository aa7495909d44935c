import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import type { RedactionBox } from '@writdesk/contract/documents/redaction-values';
import { packets } from '@writdesk/contract/packets/packets';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { storage } from '@writdesk/contract/storage/storage';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { finishDocument } from '../../../test/support/finish-document.ts';
import { finishPacket, madePdf } from '../../../test/support/finish-packet.ts';
import { finishRedaction } from '../../../test/support/finish-redaction.ts';
import type { Person } from '../../../test/support/harness.ts';
import { everythingIn, readByOcr } from '../../../test/support/read-by-ocr.ts';
import { uploadFile, uploadPdf } from '../../../test/support/upload-pdf.ts';
import { type PaperDesk, paperDesk } from '../../../test/support/paper-desk.ts';

const SSN = '529-11-0482';
const DAY = 'March 9, 1984';

let t: PaperDesk['t'];
let desk: PaperDesk['desk'];
let people: PaperDesk['people'];
let strangers: PaperDesk['strangers'];
beforeAll(async () => {
  ({ t, desk, people, strangers } = await paperDesk());
});
afterAll(() => t.close());

async function proof(): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const [first, second] = [made.addPage([612, 792]), made.addPage([612, 792])];
  const write = (page: typeof first, lines: string[]) => {
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 72, y: 700 - at * 40, size: 14, font });
  };
  write(first, [
    'The notice was served on the tenant.',
    `Number ${SSN}, since ${DAY}.`,
    'The child Mia Kovac was there.',
  ]);
  write(second, ['The second page stays as it is.']);
  return Buffer.from(await made.save());
}

/** A case before a lawyer’s packet, with a proof of notice that the company brought and that names what it should not. */
async function withProof() {
  const { id, generatedDocument } = await desk.at('SENT_FOR_FILING');
  await notifyTenant(id);
  const path = await uploadPdf(t, people.processor, await proof(), 'proof.pdf');
  const body = { documents: [{ path, kind: 'NOTICE_PROOF', title: 'Proof', fileName: 'proof.pdf' }] };
  const details = await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  const documentId = details.documents.find((one) => one.path === path)?.id ?? '';
  return { id, documentId, path, generatedId: generatedDocument?.id ?? '' };
}

/** The number and the birthday are the tenant’s, and a child lives there. */
async function notifyTenant(caseId: string): Promise<void> {
  const tenant = await t.db
    .selectFrom('cases.caseTenant')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const { vault } = t.opened.deps;
  await t.db
    .updateTable('cases.caseTenant')
    .set({
      ssnSealed: vault.seal(SSN.replaceAll('-', ''), `case_tenant.ssn:${tenant.id}`),
      dobSealed: vault.seal('1984-03-09', `case_tenant.dob:${tenant.id}`),
    })
    .where('id', '=', tenant.id)
    .execute();
  const child = { firstName: 'Mia', lastName: 'Kovac', isMinor: true, position: 90, id: crypto.randomUUID() };
  const { firmId, clientId } = tenant;
  await t.db
    .insertInto('cases.caseTenant')
    .values({ firmId, clientId, caseId, ...child })
    .execute();
}

const setQueued = (documentId: string) =>
  t.db.updateTable('cases.caseDocument').set({ status: 'QUEUED' }).where('id', '=', documentId).execute();
const sheet = (id: string, as: Person = people.processor) =>
  t.call(documents.redactionSheet, { as, params: { id } });
const redact = (id: string, boxes: RedactionBox[], as: Person = people.processor) =>
  t.call(documents.redact, { as, params: { id }, body: { boxes } });
const seenBy = async (as: Person, caseId: string, documentId: string) =>
  (await ok(t.call(cases.details, { as, params: { id: caseId } }))).documents.find(
    ({ id }) => id === documentId,
  );
const bytesAt = async (as: Person, path: string) => t.call(storage.downloadUrl, { as, query: { path } });

test('what is private is proposed, a person confirms it, and company and court get the redacted version', async () => {
  const { id, documentId, path, generatedId } = await withProof();
  const { pages, proposals, boxes } = await ok(sheet(documentId));
  expect(pages).toMatchObject([{ hasText: true }, { hasText: true }]);
  expect(boxes).toEqual([]);
  expect(proposals.map(({ page, kind, label }) => [page, kind, label])).toEqual([
    [1, 'SSN', null],
    [1, 'BIRTH_DATE', null],
    [1, 'MINOR', 'M.K.'],
  ]);
  const redacted = await ok(redact(documentId, proposals));
  expect(redacted).toMatchObject({ path, redaction: { status: 'QUEUED', places: 3, file: null } });
  expect(await seenBy(people.manager, id, documentId), 'at once').toMatchObject({
    path: null,
    status: 'GENERATING',
  });
  expect((await bytesAt(people.manager, path)).status, 'the original is the firm’s').toBe(404);
  expect((await bytesAt(people.processor, path)).status).toBe(200);
  const { file: made } = await finishRedaction(t, documentId);
  const shown = await seenBy(people.manager, id, documentId);
  expect(shown).toMatchObject({ status: 'READY', path: (made as { path: string }).path, pageCount: 2 });
  expect((await bytesAt(people.manager, shown?.path ?? '')).status).toBe(200);
  expect(await seenBy(people.processor, id, documentId)).toMatchObject({
    path,
    redaction: { status: 'READY' },
  });

  await setQueued(generatedId);
  await finishDocument(t, generatedId);
  const of = { params: { caseId: id }, as: people.processor };
  const { parts } = await ok(t.call(packets.ofCase, { ...of, query: { purpose: 'FILING' } }));
  const documentIds = parts.flatMap(({ document }) => (document ? [document.id] : []));
  const frozen = await ok(t.call(packets.freeze, { ...of, body: { purpose: 'FILING', documentIds } }), 201);
  const row = await finishPacket(t, frozen.id);
  expect(row).toMatchObject({ status: 'READY', failure: null });
  const [packet] = (await ok(t.call(packets.ofCase, { ...of, query: { purpose: 'FILING' } }))).packets;
  expect(packet?.documents.find((one) => one.id === documentId)).toMatchObject({ isRedacted: true });
  const bound = await madePdf(t, packet?.files[0]?.path ?? '');
  const everything = await everythingIn(bound);
  for (const words of [SSN, '529110482', DAY, 'Mia', 'Kovac']) expect(everything).not.toContain(words);
  const read = (await readByOcr(bound)).join('\n');
  expect(read).toContain('The notice was served on the tenant');
  expect(read).not.toMatch(/529|0482|1984|Kovac/);
}, 240_000);

test('it is done again where something was overlooked, and nobody gets the version before meanwhile', async () => {
  const { id, documentId } = await withProof();
  const box = { page: 2, x: 60, y: 80, width: 300, height: 40, kind: 'OTHER' as const, label: null };
  await ok(redact(documentId, [box]));
  const first = await finishRedaction(t, documentId);
  await ok(redact(documentId, [box, { ...box, page: 1 }]));
  expect((await ok(sheet(documentId))).boxes).toHaveLength(2);
  expect(await seenBy(people.manager, id, documentId), 'not the one before').toMatchObject({ path: null });
  const second = await finishRedaction(t, documentId);
  expect(second.id).not.toBe(first.id);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', id)
    .where('action', 'like', 'document.%redact%')
    .orderBy('seq')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual([
    'document.redact',
    'document.make-redacted',
    'document.redact',
    'document.make-redacted',
  ]);
  expect(trail[2]?.data).toMatchObject({ kinds: ['OTHER'], places: 2, pages: [1, 2] });
}, 120_000);

test('a redacted document that is generated again waits until somebody says what goes in black in it', async () => {
  const { id, generatedId } = await withProof();
  await setQueued(generatedId);
  await finishDocument(t, generatedId);
  const box = { page: 1, x: 60, y: 80, width: 300, height: 40, kind: 'OTHER' as const, label: null };
  await ok(redact(generatedId, [box]));
  await finishRedaction(t, generatedId);
  const again = async (documentId: string) => {
    const of = { as: people.processor, params: { id: documentId }, body: { caseId: id } };
    const { id: next } = await ok(t.call(documents.regenerate, of));
    await finishDocument(t, next);
    return next;
  };
  const second = await again(generatedId);
  const own = await seenBy(people.processor, id, second);
  expect(own).toMatchObject({ status: 'READY', redaction: { status: 'CONFIRM', places: 1, file: null } });
  expect(await seenBy(people.manager, id, second)).toMatchObject({ path: null, status: 'GENERATING' });
  expect((await bytesAt(people.manager, own?.path ?? '')).status, 'whoever guesses its path').toBe(404);
  const of = { params: { caseId: id }, as: people.processor };
  const { parts } = await ok(t.call(packets.ofCase, { ...of, query: { purpose: 'FILING' } }));
  expect(parts.find(({ document }) => document?.id === second)).toMatchObject({ state: 'UNREDACTED' });
  const body = { purpose: 'FILING' as const, documentIds: [second] };
  expect((await t.call(packets.freeze, { ...of, body })).body).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ code: 'packet_part_unredacted' })]),
  });
  const proposed = await ok(sheet(second));
  expect(proposed.boxes).toEqual([]);
  expect(proposed.proposals, 'what somebody drew on the version before').toContainEqual(box);
  expect((await redact(generatedId, [box])).body).toMatchObject({ reason: { code: 'redaction_replaced' } });
  await ok(redact(second, [box]));
  await finishRedaction(t, second);
  const shown = await seenBy(people.manager, id, second);
  expect(shown).toMatchObject({ status: 'READY', fileName: expect.stringContaining('-redacted.pdf') });

  const third = await again(second);
  expect((await ok(redact(third, []))).redaction, 'nothing in it is private').toBeNull();
  const plain = await seenBy(people.manager, id, third);
  expect((await bytesAt(people.manager, plain?.path ?? '')).status).toBe(200);
  expect((await redact(third, [])).body, 'said once').toMatchObject({ errors: [{ path: 'boxes' }] });
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', id)
    .where('action', '=', 'document.show-original')
    .execute();
  expect(trail).toHaveLength(1);
}, 120_000);

test('a photograph is redacted as the page that it becomes', async () => {
  const { id } = await desk.at('REVIEW');
  const content = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const file = { fileName: 'door.jpg', contentType: 'image/jpeg' as const, content };
  const path = await uploadFile(t, people.processor, file);
  const body = { documents: [{ path, kind: 'PHOTO', fileName: 'door.jpg' }] };
  const details = await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  const documentId = details.documents.find((one) => one.path === path)?.id ?? '';
  const { pages, proposals } = await ok(sheet(documentId));
  expect({ pages, proposals }).toEqual({
    pages: [{ width: 612, height: 792, hasText: false, isScan: false }],
    proposals: [],
  });
  await ok(
    redact(documentId, [{ page: 1, x: 100, y: 100, width: 90, height: 20, kind: 'OTHER', label: null }]),
  );
  expect(await finishRedaction(t, documentId)).toMatchObject({ status: 'READY' });
  expect(await seenBy(people.manager, id, documentId)).toMatchObject({
    contentType: 'application/pdf',
    fileName: 'door-redacted.pdf',
  });
}, 120_000);

test('nobody else redacts, nothing off its pages, and nothing that is signed', async () => {
  const { id, documentId } = await withProof();
  const box = { page: 1, x: 60, y: 80, width: 300, height: 40, kind: 'OTHER' as const, label: null };
  expect((await redact(documentId, [box], people.manager)).status).toBe(403);
  expect((await sheet(documentId, people.manager)).status).toBe(403);
  expect((await redact(documentId, [box], strangers.processor)).status).toBe(404);
  expect((await sheet(documentId, strangers.processor)).status).toBe(404);
  expect((await redact(documentId, [])).body).toMatchObject({ errors: [{ path: 'boxes' }] });
  await ok(redact(documentId, [{ ...box, page: 9 }]));
  expect(await finishRedaction(t, documentId), 'it has no ninth page').toMatchObject({ status: 'FAILED' });
  expect(await seenBy(people.manager, id, documentId), 'nor the original then').toMatchObject({ path: null });
  const { papers } = await ok(t.call(signatures.ofCase, { as: people.processor, params: { caseId: id } }));
  expect(
    papers.map((paper) => paper.documentId),
    'what leaves is the redacted one',
  ).not.toContain(documentId);
}, 120_000);
