import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { PdfRefusedError, pictureToPdf } from '../../platform/pdf/index.ts';
import { type CaseRecord, findCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import { queueScan } from '../scans/index.ts';
import { keepFile } from '../storage/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { type DocumentRecord, findDocument, updateWaiting } from './document-queries.ts';
import { joinedFiles } from './joined-pictures.ts';
import { putMadePdf } from './put-made-pdf.ts';

const data = z.object({ firmId: z.uuid(), caseId: z.uuid(), documentId: z.uuid() });

/** Makes one PDF of the pictures that somebody put together. A repetition makes the same. */
export const joinPictures = defineJob<z.output<typeof data>>({
  name: 'documents.join-pictures',
  schema: data,
  retry: { limit: 2, delaySeconds: 5, maxDelaySeconds: 60 },
  concurrency: 1,
  timeoutSeconds: 240,
  async handle(context, job, attempt) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    const document = await findDocument(db, job, job.documentId);
    const record = await findCase(db, scope, job.caseId);
    if (!document || !record || document.status !== 'QUEUED') return;
    try {
      await join(context, record, document);
    } catch (error) {
      const isForGood = error instanceof PdfRefusedError;
      if (attempt.isLast || isForGood) await noteFailure(context, record, document);
      if (!isForGood) throw error;
    }
  },
});

async function join(context: Context, record: CaseRecord, document: DocumentRecord): Promise<void> {
  const { title, fileName, visibility, createdAt } = document;
  const pictures: Uint8Array[] = [];
  for (const { path } of joinedFiles(document)) {
    const stored = await context.deps.storage.get(path);
    if (!stored) throw new Error(`Nothing lies at ${path}.`);
    pictures.push(await buffer(stored));
  }
  const { pdf, pages } = await pictureToPdf({ pictures, title, madeAt: createdAt });
  const made = { of: `pictures:${document.id}`, fileName, pdf, visibility };
  const { file, noted } = await putMadePdf(context, record, made);
  const settled = transact(context, async (tx) => {
    const { path, sizeBytes, sha256 } = noted;
    const ready = { status: 'READY' as const, path, sizeBytes, sha256, pageCount: pages.length };
    if (!(await updateWaiting(tx.db, document, ready))) throw new NothingToNote();
    await keepFile(tx.db, file, tx.now);
    await queueScan(tx, record, { path, contentType: file.contentType, title });
    await auditAndAnnounce(tx, record, document, documentAudits.joinPictures);
  });
  await unlessDone(settled);
}

async function noteFailure(context: Context, record: CaseRecord, document: DocumentRecord): Promise<void> {
  const noted = transact(context, async (tx) => {
    const failed = { status: 'FAILED' as const, failure: 'A picture can’t be read.' };
    if (!(await updateWaiting(tx.db, document, failed))) throw new NothingToNote();
    await auditAndAnnounce(tx, record, document, documentAudits.fail);
  });
  await unlessDone(noted);
}

async function auditAndAnnounce(
  tx: Tx,
  record: CaseRecord,
  { id: documentId, title }: DocumentRecord,
  kind: typeof documentAudits.joinPictures | typeof documentAudits.fail,
): Promise<void> {
  await tx.audit(kind, { ...onCase(record), data: { documentId, title } });
  const { firmId, clientId, id: caseId } = record;
  tx.publish(documentLive.changed, { firmId, clientId, caseId, ids: { documentId } });
}
