import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cases } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { packets } from '@writdesk/contract/packets/packets';
import { storage } from '@writdesk/contract/storage/storage';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { finishDocument } from '../../../test/support/finish-document.ts';
import { heicPhoto } from '../../../test/support/heic-photo.ts';
import { finishPacket, madePdf } from '../../../test/support/finish-packet.ts';
import { formPdf } from '../../../test/support/form-pdf.ts';
import type { Person } from '../../../test/support/harness.ts';
import { pdfWords } from '../../../test/support/pdf-words.ts';
import { killProcess, startProcess } from '../../../test/support/processes.ts';
import { uploadFile, uploadPdf } from '../../../test/support/upload-pdf.ts';
import { type PaperDesk, paperDesk } from '../../../test/support/paper-desk.ts';
import { zipContents } from '../../platform/storage/index.ts';
import { documentsOf, filesOf } from './packet-documents.ts';

let t: PaperDesk['t'];
let desk: PaperDesk['desk'];
let people: PaperDesk['people'];
let strangers: PaperDesk['strangers'];
beforeAll(async () => {
  ({ t, desk, people, strangers } = await paperDesk());
});
afterAll(() => t.close());

const read = (caseId: string, as: Person = people.processor) =>
  t.call(packets.ofCase, { as, params: { caseId }, query: { purpose: 'FILING' } });
const freeze = (caseId: string, documentIds: string[], as: Person = people.processor) =>
  t.call(packets.freeze, { as, params: { caseId }, body: { purpose: 'FILING', documentIds } });
const idsOf = async (caseId: string) =>
  (await ok(read(caseId))).parts.flatMap(({ document }) => (document ? [document.id] : []));
const again = (caseId: string, documentId: string) =>
  t.call(documents.regenerate, { as: people.processor, params: { id: documentId }, body: { caseId } });

async function put(caseId: string, kind: string, content?: Buffer) {
  const path = await uploadPdf(t, people.processor, content ?? (await formPdf()), 'paper.pdf');
  const body = { documents: [{ path, kind, fileName: 'paper.pdf' }] };
  await ok(t.call(cases.addDocuments, { as: people.processor, params: { id: caseId }, body }));
}

/** A case that a lawyer approved, its affidavit and the proof of notice as real files. */
async function approved() {
  const one = await ready(await desk.at('SENT_FOR_FILING'));
  await put(one.id, 'NOTICE_PROOF');
  return one;
}

/** Makes the affidavit of a case a real file. */
async function ready({ id, generatedDocument }: Awaited<ReturnType<CaseDesk['at']>>) {
  const documentId = generatedDocument?.id ?? '';
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'QUEUED' })
    .where('id', '=', documentId)
    .execute();
  await finishDocument(t, documentId);
  return { id, documentId };
}

const sideways = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('the packet for the filing', () => {
  test('lists what the court must get, in order, and what of it is missing', async () => {
    const draft = await desk.draft();
    const early = await ok(read(draft.id));
    expect(early).toMatchObject({ isReached: false, rule: { confidence: 'U', maxBytes: 25 * 1024 * 1024 } });
    expect(early.parts.map(({ kind, why, state }) => ({ kind, why, state }))).toEqual([
      { kind: 'DISPOSSESSORY_AFFIDAVIT', why: 'PLACE', state: 'MISSING' },
      { kind: 'NOTICE_PROOF', why: 'REASON', state: 'MISSING' },
    ]);
    expect((await freeze(draft.id, [draft.id])).status, 'before the lawyer’s word').toBe(409);
    const { id } = await approved();
    await put(id, 'LEASE');
    const { parts, others, isReached } = await ok(read(id));
    expect(isReached).toBe(true);
    expect(parts.map(({ kind, state }) => [kind, state])).toEqual([
      ['DISPOSSESSORY_AFFIDAVIT', 'READY'],
      ['NOTICE_PROOF', 'READY'],
    ]);
    expect(others.map(({ kind }) => kind)).toContain('LEASE');
  });

  test('also has what the steps of the workflow ask for', async () => {
    const { id } = await approved();
    const step = await t.db
      .selectFrom('cases.caseStep')
      .select(['id', 'configureAction'])
      .where('caseId', '=', id)
      .where('state', 'in', ['ACTIVE', 'DONE'])
      .orderBy('sequenceNo')
      .executeTakeFirstOrThrow();
    const asked = { ...(step.configureAction as object), requiredDocuments: ['Rent roll'] };
    await t.db
      .updateTable('cases.caseStep')
      .set({ configureAction: JSON.stringify(asked) })
      .where('caseId', '=', id)
      .where('id', '=', step.id)
      .execute();
    expect((await ok(read(id))).parts).toContainEqual(
      expect.objectContaining({ kind: 'RENT_ROLL', name: 'Rent roll', why: 'STEP', state: 'MISSING' }),
    );
    expect(await freeze(id, await idsOf(id))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'documents.RENT_ROLL' }] },
    });
  });

  test('becomes one file with a cover, bookmarks and numbered pages, and its hashes', async () => {
    const { id } = await approved();
    const frozen = await ok(freeze(id, await idsOf(id)), 201);
    expect(frozen).toMatchObject({
      number: 1,
      status: 'QUEUED',
      files: [],
      isSuperseded: false,
      outdated: [],
    });
    const row = await finishPacket(t, frozen.id);
    expect(row).toMatchObject({ status: 'READY', failure: null });
    const [file, ...more] = filesOf(row);
    expect(more).toEqual([]);
    const pdf = await madePdf(t, file?.path ?? '');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(file?.sha256);
    const bound = await PDFDocument.load(pdf);
    expect(bound.getPageCount()).toBe(file?.pages);
    expect(bound.getForm().getFields(), 'forms are flat').toEqual([]);
    const words = await pdfWords(pdf);
    const on = (page: number) =>
      words
        .filter((word) => word.page === page)
        .map(({ text }) => text)
        .join(' ');
    expect(on(1)).toContain('Filing packet');
    expect(on(1)).toContain(frozen.documents[0]?.sha256);
    for (let page = 1; page <= bound.getPageCount(); page += 1)
      expect(on(page)).toContain(`Packet page ${page} of ${bound.getPageCount()}`);
    expect(bound.catalog.toString()).toContain('/Outlines');
    const { path, fileName } = file ?? expect.unreachable();
    const link = await ok(
      t.call(storage.namedDownloadUrl, { as: people.processor, body: { path, fileName } }),
    );
    expect(link.url).toContain('signature');
    const hidden = t.call(storage.namedDownloadUrl, { as: people.manager, body: { path, fileName } });
    expect((await hidden).status, 'the firm’s alone').toBe(404);
  }, 120_000);

  test.each([
    ['photograph', 'door.jpg', 'image/jpeg', sideways],
    ['photo of a phone', 'door.heic', 'image/heic', () => heicPhoto],
  ] as const)(
    'takes a %s as a page, upright, and says its hash',
    async (_what, fileName, contentType, take) => {
      const { id } = await desk.at('SENT_FOR_FILING').then(ready);
      const photo = await take();
      const file = { fileName, contentType, content: photo };
      const path = await uploadFile(t, people.processor, file);
      const body = { documents: [{ path, kind: 'NOTICE_PROOF', fileName: file.fileName }] };
      await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
      const frozen = await ok(freeze(id, await idsOf(id)), 201);
      const row = await finishPacket(t, frozen.id);
      expect(row).toMatchObject({ status: 'READY', failure: null });
      const [bound] = filesOf(row);
      const pdf = await PDFDocument.load(await madePdf(t, bound?.path ?? ''));
      const { width, height } = pdf.getPage(pdf.getPageCount() - 1).getSize();
      expect([width, height], 'taken sideways, shown upright').toEqual([612, 792]);
      const sha256 = createHash('sha256').update(photo).digest('hex');
      const proof = documentsOf(row).find(({ kind }) => kind === 'NOTICE_PROOF');
      expect(proof).toMatchObject({ sha256, pages: 1 });
    },
    120_000,
  );

  test('never changes: a later document makes a new packet, which supersedes it', async () => {
    const { id, documentId } = await approved();
    const first = await ok(freeze(id, await idsOf(id)), 201);
    const before = await finishPacket(t, first.id);
    expect((await freeze(id, await idsOf(id))).body, 'the same again').toMatchObject({ code: 'conflict' });
    const made = await ok(again(id, documentId));
    await finishDocument(t, made.id);
    expect((await ok(read(id))).packets[0]?.outdated).toEqual([made.title]);
    const reversed = (await idsOf(id)).toReversed();
    const second = await ok(freeze(id, reversed), 201);
    expect(second).toMatchObject({ number: 2, isSuperseded: false });
    expect(second.documents.map((one) => one.id)).toEqual(reversed);
    const { packets: all, parts } = await ok(read(id));
    expect(all.map(({ number, isSuperseded }) => [number, isSuperseded])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(
      parts.map(({ document }) => document?.id),
      'in the order of the last',
    ).toEqual(reversed);
    expect(await finishPacket(t, first.id), 'a repeated job').toEqual(before);
  }, 120_000);

  test('takes nothing that is flagged, out of date, in the making, of another case or twice', async () => {
    const { id, documentId } = await approved();
    const ids = await idsOf(id);
    const other = await approved();
    expect(await freeze(id, [...ids, other.documentId])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'documentIds.2' }] },
    });
    expect((await freeze(id, [...ids, documentId])).body).toMatchObject({
      errors: [{ path: 'documentIds.2' }],
    });
    expect((await freeze(id, [])).body).toMatchObject({ errors: [{ path: 'documentIds' }] });
    const params = { id: documentId };
    const flag = { comment: 'The county is wrong.' };
    const flagged = await ok(t.call(documents.flag, { as: people.processor, params, body: flag }));
    expect((await freeze(id, ids)).body).toMatchObject({ errors: [{ path: 'documentIds.0' }] });
    const end = { flagId: flagged.flags[0]?.id ?? '', outcome: 'WITHDRAWN' as const };
    await ok(t.call(documents.resolveFlag, { as: people.processor, params, body: end }));
    await t.db
      .updateTable('cases.evictionCase')
      .set({ plaintiffName: 'Else LLC' })
      .where('id', '=', id)
      .execute();
    expect((await ok(read(id))).parts[0]).toMatchObject({ state: 'STALE' });
    expect((await freeze(id, ids)).body).toMatchObject({ errors: [{ path: 'documentIds.0' }] });
    const made = await ok(again(id, documentId));
    expect((await freeze(id, [made.id, ...ids.slice(1)])).body).toMatchObject({
      errors: [{ path: 'documentIds.0' }],
    });
  });

  test('is the desk’s alone', async () => {
    const { id } = await approved();
    const ids = await idsOf(id);
    for (const as of [people.manager, people.owner]) {
      expect((await read(id, as)).status).toBe(403);
      expect((await freeze(id, ids, as)).status).toBe(403);
    }
    expect((await read(id, strangers.processor)).status).toBe(404);
    expect((await freeze(id, ids, strangers.processor)).status).toBe(404);
    const rows = await t.db.selectFrom('cases.packet').select('id').where('caseId', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('leaves its rows on the trail of the case', async () => {
    const { id } = await approved();
    const frozen = await ok(freeze(id, await idsOf(id)), 201);
    await finishPacket(t, frozen.id);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'packet.%')
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['packet.freeze', 'packet.begin', 'packet.assemble']);
    expect(trail[0]?.data).toMatchObject({ packetId: frozen.id, number: 1, contentHash: frozen.contentHash });
  });
});

describe('two at once', () => {
  test('who freeze the same make one packet', async () => {
    const { id } = await approved();
    const ids = await idsOf(id);
    const both = await Promise.all([freeze(id, ids), freeze(id, ids, people.lawyer)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const rows = await t.db.selectFrom('cases.packet').select('number').where('caseId', '=', id).execute();
    expect(rows).toEqual([{ number: 1 }]);
  });

  test('of whom one makes a document again: the packet has the old one whole, or there is none', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, documentId } = await approved();
      const ids = await idsOf(id);
      const [made, frozen] = await Promise.all([again(id, documentId), freeze(id, ids)]);
      expect(made.status).toBe(200);
      if (frozen.status === 201) {
        const row = await finishPacket(t, frozen.body.id);
        expect(row.status).toBe('READY');
        expect((await ok(read(id))).packets[0]?.outdated).toEqual([made.body.title]);
      } else expect(frozen.body).toMatchObject({ errors: [{ path: 'documentIds.0' }, expect.anything()] });
    }
  }, 120_000);
});

test('a worker that is killed while it puts a packet together leaves one packet, made once', async () => {
  const { id } = await approved();
  const frozen = await ok(freeze(id, await idsOf(id)), 201);
  const stateOf = () =>
    t.db
      .selectFrom('cases.packet')
      .select(['status', 'files', 'firmId'])
      .where('id', '=', frozen.id)
      .executeTakeFirstOrThrow();
  const { firmId } = await stateOf();
  const { encryptionKey } = t.config;
  const config = { ...t.config, logLevel: 'silent', encryptionKey: encryptionKey.toString('base64') };
  const job = { firmId, caseId: id, packetId: frozen.id };
  const env = { ...process.env, APP: JSON.stringify({ connection: t.connection, config, job }) };
  const program = join(import.meta.dirname, '../../../test/support/packet-worker.ts');
  const { child } = await startProcess(process.execPath, [program], /^begins/, { env });
  await expect
    .poll(async () => (await stateOf()).status, { timeout: 60_000, interval: 20 })
    .toBe('ASSEMBLING');
  await killProcess(child);
  expect(await stateOf()).toMatchObject({ status: 'ASSEMBLING', files: [] });
  // The queue gives the job to another worker; here two have it at once.
  const [one, other] = await Promise.all([finishPacket(t, frozen.id), finishPacket(t, frozen.id)]);
  expect(one.status).toBe('READY');
  expect(filesOf(other)).toEqual(filesOf(one));
  const [file] = filesOf(await stateOf());
  const pdf = await madePdf(t, file?.path ?? '');
  expect(createHash('sha256').update(pdf).digest('hex'), 'whoever was slower stored the same').toBe(
    file?.sha256,
  );
  const made = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', id)
    .where('action', '=', 'packet.assemble')
    .execute();
  expect(made).toHaveLength(1);
}, 180_000);

test.each([
  ['is gone', 'DOCUMENT_GONE', (path: string) => t.opened.deps.storage.delete(path)],
  [
    'isn’t the one that was frozen',
    'DOCUMENT_CHANGED',
    async (path: string) => t.opened.deps.storage.put(path, await formPdf(), 'application/pdf'),
  ],
] as const)(
  'a packet of which a file %s says so, and a new one can be frozen',
  async (_, code, spoil) => {
    const { id } = await approved();
    const ids = await idsOf(id);
    const frozen = await ok(freeze(id, ids), 201);
    const { path } = await t.db
      .selectFrom('cases.caseDocument')
      .select('path')
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow();
    const kept = await t.opened.deps.storage.get(path ?? '');
    const bytes = kept && (await buffer(kept));
    await spoil(path ?? '');
    const title = frozen.documents[0]?.title;
    expect(await finishPacket(t, frozen.id)).toMatchObject({ status: 'FAILED', failure: { code, title } });
    expect((await ok(read(id))).packets[0]).toMatchObject({ failure: { code, title }, files: [] });
    if (bytes) await t.opened.deps.storage.put(path ?? '', bytes, 'application/pdf');
    const second = await ok(freeze(id, ids), 201);
    expect(await finishPacket(t, second.id)).toMatchObject({ status: 'READY', failure: null });
  },
  120_000,
);

test('a packet that is larger than the court takes goes out in parts, each with its cover', async () => {
  const { id } = await approved();
  const frozen = await ok(freeze(id, await idsOf(id)), 201);
  const whole = filesOf(await finishPacket(t, frozen.id))[0]?.sizeBytes ?? 0;
  await put(id, 'LEASE');
  const { others } = await ok(read(id));
  const lease = others.find(({ kind }) => kind === 'LEASE')?.document?.id ?? '';
  const second = await ok(freeze(id, [...(await idsOf(id)), lease]), 201);
  const rule = JSON.stringify({ numbersPages: true, maxBytes: whole - 1 });
  await t.db.updateTable('cases.packet').set({ rule }).where('id', '=', second.id).execute();
  const files = filesOf(await finishPacket(t, second.id));
  expect(files.length).toBeGreaterThan(1);
  const total = files.reduce((sum, { pages }) => sum + pages, 0);
  let next = 1;
  for (const [index, { path, sizeBytes, pages }] of files.entries()) {
    expect(sizeBytes).toBeLessThan(whole);
    const words = await pdfWords(await madePdf(t, path));
    const said = words.map(({ text }) => text).join(' ');
    expect(said).toContain(`Part ${index + 1} of ${files.length}`);
    expect(said).toContain(`Packet page ${next} of ${total}`);
    next += pages;
  }
}, 180_000);

test('photos of a packet that is too large are made coarser before it is divided, and the cover says so', async () => {
  const { id } = await desk.at('SENT_FOR_FILING').then(ready);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  const content = await sharp({
    create: { width: 2_400, height: 3_000, channels: 3, background: 'red', noise },
  })
    .jpeg()
    .toBuffer();
  const path = await uploadFile(t, people.processor, {
    fileName: 'hall.jpg',
    contentType: 'image/jpeg',
    content,
  });
  const body = { documents: [{ path, kind: 'NOTICE_PROOF', title: 'The hall', fileName: 'hall.jpg' }] };
  await ok(t.call(cases.addDocuments, { as: people.processor, params: { id }, body }));
  const frozen = await ok(freeze(id, await idsOf(id)), 201);
  const limit = async (maxBytes: number) => {
    const rule = JSON.stringify({ numbersPages: true, maxBytes });
    const unmade = { rule, status: 'QUEUED' as const, files: '[]' };
    await t.db.updateTable('cases.packet').set(unmade).where('id', '=', frozen.id).execute();
    return finishPacket(t, frozen.id);
  };
  const whole = filesOf(await limit(50_000_000))[0]?.sizeBytes ?? 0;
  const row = await limit(Math.floor(whole * 0.7));
  const [file, ...others] = filesOf(row);
  expect(others).toEqual([]);
  expect(documentsOf(row).map(({ title, dpi }) => [title, dpi])).toContainEqual(['The hall', 200]);
  const words = await pdfWords(await madePdf(t, file?.path ?? ''));
  expect(words.map(({ text }) => text).join(' ')).toContain('The hall (pictures at 200 dpi)');
}, 180_000);

test('a court that asks for PDF/A gets what we typeset as it is, and all other pages as pictures with their words', async () => {
  const { id } = await approved();
  await put(id, 'LEASE');
  const lease = (await ok(read(id))).others.find(({ kind }) => kind === 'LEASE')?.document?.id ?? '';
  const frozen = await ok(freeze(id, [...(await idsOf(id)), lease]), 201);
  const rule = JSON.stringify({
    numbersPages: true,
    maxBytes: 25 * 1024 * 1024,
    pdfA: { source: null, confidence: 'U' },
  });
  await t.db.updateTable('cases.packet').set({ rule }).where('id', '=', frozen.id).execute();
  const row = await finishPacket(t, frozen.id);
  expect(row).toMatchObject({ status: 'READY', failure: null });
  expect(documentsOf(row).map(({ kind, isReimaged }) => [kind, isReimaged])).toEqual([
    ['DISPOSSESSORY_AFFIDAVIT', false],
    ['NOTICE_PROOF', true],
    ['LEASE', true],
  ]);
  const [file] = filesOf(row);
  const pdf = await madePdf(t, file?.path ?? '');
  expect(pdf.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</');
  const words = await pdfWords(pdf);
  const said = words.map(({ text }) => text).join(' ');
  const on = (page: number) =>
    words
      .filter((word) => word.page === page)
      .map(({ text }) => text)
      .join(' ');
  // The form has two.
  expect(said).toContain('pages 1–2 re-imaged at 300 dpi for PDF/A');
  const last = file?.pages ?? 0;
  expect([on(last - 1), on(last)], 'what a page says can be found on its picture').toEqual([
    expect.stringContaining('Plaintiff'),
    expect.stringContaining('Turned'),
  ]);
  // The same packet gives the same bytes.
  await t.db
    .updateTable('cases.packet')
    .set({ status: 'QUEUED', files: '[]' })
    .where('id', '=', frozen.id)
    .execute();
  expect(filesOf(await finishPacket(t, frozen.id))[0]?.sha256).toBe(file?.sha256);
}, 180_000);

test('exhibits are stamped beside their text, or have a sheet before them, and the cover lists them', async () => {
  const { id } = await approved();
  await put(id, 'LEASE', await fullPage());
  const { others, rule } = await ok(read(id));
  expect(rule.exhibits).toMatchObject({ marks: 'LETTERS', place: 'STAMP', confidence: 'U' });
  const lease = others.find(({ kind }) => kind === 'LEASE')?.document?.id ?? '';
  const frozen = await ok(freeze(id, [...(await idsOf(id)), lease]), 201);
  expect(frozen.documents.map(({ kind, exhibit }) => [kind, exhibit])).toEqual([
    ['DISPOSSESSORY_AFFIDAVIT', null],
    ['NOTICE_PROOF', 'Exhibit A'],
    ['LEASE', 'Exhibit B'],
  ]);
  const row = await finishPacket(t, frozen.id);
  expect(documentsOf(row).map(({ hasSheet }) => hasSheet)).toEqual([false, false, true]);
  const [file] = filesOf(row);
  const pdf = await madePdf(t, file?.path ?? '');
  const words = await pdfWords(pdf);
  const pageOf = (text: string) => words.filter((word) => word.text === text).map(({ page }) => page);
  const [stamped] = pageOf('Exhibit A');
  const [sheet] = pageOf('EXHIBIT B');
  expect(sheet, 'the sheet, then the lease of one page').toBe((file?.pages ?? 0) - 1);
  expect(stamped, 'its first page').toBe((sheet ?? 0) - (documentsOf(row)[1]?.pages ?? 0));
  const cover = words
    .filter(({ page }) => page === 1)
    .map(({ text }) => text)
    .join(' ');
  expect(cover).toMatch(/Exhibit A: .*Exhibit B: /);
  expect(cover, 'the sheet belongs to its exhibit').toContain(`${sheet}–${file?.pages}`);
  const mark = words.find(({ text }) => text === 'Exhibit A') ?? expect.unreachable();
  const under = words.filter(
    (word) =>
      word !== mark &&
      word.page === mark.page &&
      Math.abs(word.y - mark.y) < 14 &&
      word.x < mark.x + mark.width &&
      word.x + word.width > mark.x,
  );
  expect(under).toEqual([]);
}, 180_000);

test('exhibits that a court wants apart are files of their own, which the lead document lists with their hashes', async () => {
  const { id } = await approved();
  await put(id, 'LEASE');
  const { others } = await ok(read(id));
  const lease = others.find(({ kind }) => kind === 'LEASE')?.document?.id ?? '';
  const frozen = await ok(freeze(id, [...(await idsOf(id)), lease]), 201);
  const whole = await t.db
    .selectFrom('cases.packet')
    .select(['documents', 'rule'])
    .where('id', '=', frozen.id)
    .executeTakeFirstOrThrow();
  const apart = documentsOf(whole).map((one) => ({ ...one, isOwnFile: one.exhibit !== null }));
  const within = async (maxEnvelopeBytes: number | null) => {
    const rule = JSON.stringify({ ...(whole.rule as object), maxEnvelopeBytes });
    const unmade = { rule, documents: JSON.stringify(apart), status: 'QUEUED' as const, files: '[]' };
    await t.db.updateTable('cases.packet').set(unmade).where('id', '=', frozen.id).execute();
    return finishPacket(t, frozen.id);
  };
  const files = filesOf(await within(null));
  expect(files.map(({ title }) => title)).toEqual([
    null,
    expect.stringMatching(/^Exhibit A: /),
    expect.stringMatching(/^Exhibit B: /),
  ]);
  expect(files.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^filing-packet-.*-1\.pdf$/),
    expect.stringMatching(/-1-exhibit-a\.pdf$/),
    expect.stringMatching(/-1-exhibit-b\.pdf$/),
  ]);
  const wordsOf = async (path = '') => {
    const pdf = await madePdf(t, path);
    return { pdf, said: (await pdfWords(pdf)).map(({ text }) => text).join(' ') };
  };
  const [lead, ...attached] = files;
  const cover = await wordsOf(lead?.path);
  for (const { path, sha256, fileName, pages } of attached) {
    const { pdf, said } = await wordsOf(path);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256);
    expect(said).toMatch(new RegExp(`Exhibit [AB], page 1 of ${pages}`));
    expect(said).not.toContain('Packet page');
    expect(cover.said).toContain(fileName);
    expect(cover.said).toContain(sha256);
  }
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(filesOf(await within(total))).toEqual(files);
  // All of them in one ZIP file, by the names that the court gets; the company has no packets.
  const zip = (as: Person) => t.call(documents.zip, { as, body: { caseId: id, packetId: frozen.id } });
  expect((await zip(people.manager)).status).toBe(403);
  const { url, files: count } = await ok(zip(people.processor));
  const { pathname, search } = new URL(url);
  const { rawPayload } = await t.app.server.inject({ method: 'GET', url: pathname + search });
  expect(count).toBe(files.length);
  expect(zipContents(rawPayload)?.map(({ name }) => name)).toEqual(files.map(({ fileName }) => fileName));
  expect(await within(total - 1)).toMatchObject({
    status: 'FAILED',
    failure: { code: 'ENVELOPE_TOO_LARGE' },
  });
}, 180_000);

/** A page that is written from edge to edge. */
async function fullPage() {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  for (let y = 4; y < 792; y += 12) page.drawText('rent '.repeat(30), { x: 2, y, size: 11 });
  return Buffer.from(await document.save());
}
