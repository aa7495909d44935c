import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { cases } from '@writdesk/contract/cases/cases';
import { packets } from '@writdesk/contract/packets/packets';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealPdf, testIdentity } from '../../src/platform/pdf/index.ts';
import { documentsOf, filesOf } from '../../src/case-service/packets/packet-documents.ts';
import { ok } from '../support/case-desk.ts';
import { finishDocument } from '../support/finish-document.ts';
import { finishPacket, madePdf } from '../support/finish-packet.ts';
import { formPdf } from '../support/form-pdf.ts';
import { faultsByQpdf, faultsByVeraPdf } from '../support/judges.ts';
import { type PaperDesk, paperDesk } from '../support/paper-desk.ts';
import { scannedLease, scannedPdf } from '../support/scanned-pdf.ts';
import { uploadFile, uploadPdf } from '../support/upload-pdf.ts';

// Packets for a court that asks for PDF/A: what we typeset, a form of somebody else with fonts of its own, a scan and a photo.

const SEALED_AT = new Date('2026-06-12T14:00:00Z');
let t: PaperDesk['t'];
let desk: PaperDesk['desk'];
let people: PaperDesk['people'];
const paths: string[] = [];
const reimaged: unknown[] = [];

beforeAll(async () => {
  ({ t, desk, people } = await paperDesk());
  const { id, generatedDocument } = await desk.at('SENT_FOR_FILING');
  const documentId = generatedDocument?.id ?? '';
  const queued = { status: 'QUEUED' as const };
  await t.db.updateTable('cases.caseDocument').set(queued).where('id', '=', documentId).execute();
  await finishDocument(t, documentId);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const as = people.processor;
  const uploads = [
    ['NOTICE_PROOF', 'form.pdf', await uploadPdf(t, as, await formPdf(), 'form.pdf')],
    ['LEASE', 'scan.pdf', await uploadPdf(t, as, await scannedPdf([scannedLease]), 'scan.pdf')],
    [
      'PHOTO',
      'door.jpg',
      await uploadFile(t, as, { fileName: 'door.jpg', contentType: 'image/jpeg', content: photo }),
    ],
  ] as const;
  const body = { documents: uploads.map(([kind, fileName, path]) => ({ kind, fileName, path })) };
  await ok(t.call(cases.addDocuments, { as, params: { id }, body }));
  const asked = { as, params: { caseId: id } };
  const { parts, others } = await ok(t.call(packets.ofCase, { ...asked, query: { purpose: 'FILING' } }));
  // The proof that the case came with is a name without a file.
  const documentIds = [...parts, ...others].flatMap(({ document }) =>
    document && document.fileName !== 'proof.pdf' ? [document.id] : [],
  );
  const frozen = await ok(
    t.call(packets.freeze, { ...asked, body: { purpose: 'FILING', documentIds } }),
    201,
  );
  // Once bound into one file, and once with each exhibit as a file of its own.
  const kept = documentsOf(
    await t.db
      .selectFrom('cases.packet')
      .select('documents')
      .where('id', '=', frozen.id)
      .executeTakeFirstOrThrow(),
  );
  for (const isApart of [false, true]) {
    const rule = { numbersPages: true, maxBytes: 25 * 1024 * 1024, pdfA: { source: null, confidence: 'U' } };
    const documents = kept.map((one) => ({ ...one, isOwnFile: isApart && one.exhibit !== null }));
    await t.db
      .updateTable('cases.packet')
      .set({ rule: JSON.stringify(rule), documents: JSON.stringify(documents), ...queued, files: '[]' })
      .where('id', '=', frozen.id)
      .execute();
    const row = await finishPacket(t, frozen.id);
    reimaged.push(...documentsOf(row).filter(({ isReimaged }) => isReimaged));
    for (const [index, { path }] of filesOf(row).entries()) {
      const pdf = await madePdf(t, path);
      const seal = {
        identity: await testIdentity('A firm', SEALED_AT),
        reason: 'A test',
        signedAt: SEALED_AT,
      };
      const sealed = await sealPdf({ pdf, ...seal, tsaUrl: null });
      for (const [how, bytes] of [
        ['bound', pdf],
        ['sealed', sealed],
      ] as const) {
        const place = join(t.config.dataDir, `packet-${isApart}-${index}-${how}.pdf`);
        await writeFile(place, bytes);
        paths.push(place);
      }
    }
  }
}, 300_000);
afterAll(() => t.close());

test('the form and the scan are pictures of themselves in each of them', () => {
  expect(reimaged).toHaveLength(4);
});

test('qpdf finds nothing wrong with their structure', async () => {
  expect(paths.length, 'or nothing was looked at').toBeGreaterThan(4);
  const faults = [];
  for (const path of paths) faults.push(...(await faultsByQpdf(path)));
  expect(faults).toEqual([]);
});

test('veraPDF finds that they follow PDF/A-2b', async () => {
  expect(await faultsByVeraPdf('2b', paths)).toEqual([]);
});
