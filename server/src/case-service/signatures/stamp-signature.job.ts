import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { PdfRefusedError } from '../../platform/pdf/index.ts';
import { UnprintableTextError } from '../../platform/typeset/index.ts';
import { type CaseRecord, findCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import {
  type DocumentRecord,
  findDocumentOf,
  putMadePdf,
  readPaperValues,
  signPlacesOf,
} from '../documents/index.ts';
import { queueScan } from '../scans/index.ts';
import { keepFile } from '../storage/index.ts';
import { composeSigned } from './compose-signed.ts';
import { sealerOf } from './firm-seal.ts';
import { readPaper } from './signable-papers.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import {
  findFirmName,
  findSignature,
  findSignedRow,
  keepSignedFile,
  selectSignatures,
  type SignatureRecord,
} from './signature-queries.ts';
import { aboutOf, liveOf } from './signature-notices.ts';
import { bySigning } from './signed-files.ts';

const data = z.object({ firmId: z.uuid(), caseId: z.uuid(), signatureId: z.uuid() });
type StampSignature = z.output<typeof data>;

/** Makes the file of a signature: the document as all who signed it by then left it. A file that stands never changes. */
export const stampSignature = defineJob<StampSignature>({
  name: 'signatures.stamp',
  schema: data,
  retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 60 },
  concurrency: 1,
  timeoutSeconds: 180,
  async handle(context, job, attempt) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    const row = await findSignature(db, { ...job, id: job.signatureId });
    const record = await findCase(db, scope, job.caseId);
    if (!row || !record || row.status !== 'SIGNED' || row.file !== null) return;
    const document = await findDocumentOf(db, record, row.documentId);
    if (!document) return;
    try {
      await stamp(context, record, document, row);
    } catch (error) {
      const isForGood = error instanceof UnprintableTextError || error instanceof PdfRefusedError;
      if (attempt.isLast || isForGood) await noteFailure(context, record, row);
      if (!isForGood) throw error;
    }
  },
});

async function stamp(
  context: Context,
  record: CaseRecord,
  document: DocumentRecord,
  row: SignatureRecord,
): Promise<void> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const signed = (await selectSignatures(db, record))
    .filter(({ documentId, status }) => documentId === row.documentId && status === 'SIGNED')
    .toSorted(bySigning);
  const upTo = signed.slice(0, signed.findIndex(({ id }) => id === row.id) + 1);
  const scanId = upTo.findLast(({ scanDocumentId }) => scanDocumentId !== null)?.scanDocumentId;
  const scan = scanId ? await findDocumentOf(db, record, scanId) : undefined;
  const base = await readPaper(context, found((scan ?? document).path, 'document_not_found'));
  const sealer = await sealerOf(context, record.firmId);
  const values = await readPaperValues(db, record, deps.clock.now());
  const caseTitle = String(values['case.title'] ?? '');
  const signatures = [];
  for (const one of upTo) signatures.push({ row: one, chain: await findSignedRow(db, one) });
  const made = await composeSigned(deps, {
    title: document.title,
    caption: [caseTitle, record.caseNumber ?? record.caseDraftNumber],
    firm: await findFirmName(db, record.firmId),
    isTest: sealer.isTest,
    base: { pdf: base.pdf, pages: base.pages, isScan: scan !== undefined },
    sha256: row.documentSha256 ?? '',
    places: signPlacesOf(document),
    signatures,
    madeAt: row.signedAt ?? deps.clock.now(),
  });
  const { pdf, isSealed } = await sealer.seal(made.pdf, `Writdesk signature ${row.id}`);
  const { file, noted } = await putMadePdf(context, record, {
    of: `signature:${row.id}`,
    fileName: document.fileName.replace(/(\.pdf)?$/i, '-signed.pdf'),
    pdf,
    visibility: 'FIRM',
  });
  const kept = JSON.stringify({ ...noted, pages: made.pageCount, isSealed });
  const settled = transact(context, async (tx) => {
    const isOurs = await keepSignedFile(tx.db, row, { file: kept, fileFailed: false });
    if (!isOurs) throw new NothingToNote();
    await keepFile(tx.db, file, tx.now);
    const { contentType } = file;
    await queueScan(tx, record, { path: noted.path, contentType, title: document.title });
    await tx.audit(signatureAudits.make, {
      ...onCase(record),
      data: { ...(await aboutOf(tx.db, row)), sha256: noted.sha256 },
    });
    tx.publish(signatureLive.changed, liveOf(row));
  });
  await unlessDone(settled);
}

async function noteFailure(context: Context, record: CaseRecord, row: SignatureRecord): Promise<void> {
  const noted = transact(context, async (tx) => {
    if (!(await keepSignedFile(tx.db, row, { fileFailed: true }))) throw new NothingToNote();
    await tx.audit(signatureAudits.fail, { ...onCase(record), data: await aboutOf(tx.db, row) });
    tx.publish(signatureLive.changed, liveOf(row));
  });
  await unlessDone(noted);
}
