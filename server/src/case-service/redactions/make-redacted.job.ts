import { redactionBox } from '@writdesk/contract/documents/redaction-values';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { PdfRefusedError, redactPdf } from '../../platform/pdf/index.ts';
import { type CaseRecord, findCase, NothingToNote, onCase, unlessDone } from '../cases/record/index.ts';
import {
  documentAudits,
  documentLive,
  type DocumentRecord,
  findDocumentOf,
  putMadePdf,
} from '../documents/index.ts';
import { queueScan } from '../scans/index.ts';
import { keepFile } from '../storage/index.ts';
import { pagesOf } from './redactable-file.ts';
import { findRedaction, type RedactionRecord, settleRedaction } from './redaction-queries.ts';

const data = z.object({ firmId: z.uuid(), caseId: z.uuid(), redactionId: z.uuid() });
type MakeRedacted = z.output<typeof data>;

/** Makes the redacted version of a document. A repetition makes the same, and one that another redaction replaced is left. */
export const makeRedacted = defineJob<MakeRedacted>({
  name: 'documents.make-redacted',
  schema: data,
  retry: { limit: 2, delaySeconds: 5, maxDelaySeconds: 60 },
  concurrency: 1,
  timeoutSeconds: 240,
  async handle(context, job, attempt) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    const row = await findRedaction(db, { ...job, id: job.redactionId });
    const record = await findCase(db, scope, job.caseId);
    if (!row || !record || row.status !== 'QUEUED' || row.endedAt !== null) return;
    const document = await findDocumentOf(db, record, row.documentId);
    if (!document) return;
    try {
      await make(context, { record, document, row });
    } catch (error) {
      const isForGood = error instanceof PdfRefusedError;
      if (attempt.isLast || isForGood) await noteFailure(context, { record, document, row });
      if (!isForGood) throw error;
    }
  },
});

interface Redacting {
  record: CaseRecord;
  document: DocumentRecord;
  row: RedactionRecord;
}

async function make(context: Context, { record, document, row }: Redacting): Promise<void> {
  const masks = z.array(redactionBox).parse(row.boxes);
  const { pdf, pages } = await redactPdf({
    pdf: await pagesOf(context, document),
    masks,
    title: document.title,
    madeAt: row.redactedAt,
  });
  const { file, noted } = await putMadePdf(context, record, {
    of: `redaction:${row.id}`,
    fileName: `${document.fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}-redacted.pdf`,
    pdf,
    visibility: document.visibility,
  });
  const kept = JSON.stringify({ ...noted, pages: pages.length });
  const settled = transact(context, async (tx) => {
    const isOurs = await settleRedaction(tx.db, row, { status: 'READY', file: kept });
    // Somebody redacted it again, or another worker was faster.
    if (!isOurs) throw new NothingToNote();
    await keepFile(tx.db, file, tx.now);
    const { contentType } = file;
    await queueScan(tx, record, { path: noted.path, contentType, title: document.title });
    await tx.audit(documentAudits.makeRedacted, {
      ...onCase(record),
      data: { documentId: document.id, title: document.title, sha256: noted.sha256 },
    });
    announce(tx, record, document);
  });
  await unlessDone(settled);
}

async function noteFailure(context: Context, { record, document, row }: Redacting): Promise<void> {
  const noted = transact(context, async (tx) => {
    if (!(await settleRedaction(tx.db, row, { status: 'FAILED' }))) throw new NothingToNote();
    const { id: documentId, title } = document;
    await tx.audit(documentAudits.failRedaction, { ...onCase(record), data: { documentId, title } });
    announce(tx, record, document);
  });
  await unlessDone(noted);
}

const announce = (tx: Tx, { firmId, clientId, id: caseId }: CaseRecord, { id: documentId }: DocumentRecord) =>
  tx.publish(documentLive.changed, { firmId, clientId, caseId, ids: { documentId } });
