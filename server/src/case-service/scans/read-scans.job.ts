import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob, type JobAttempt } from '../../platform/jobs/index.ts';
import { PdfRefusedError, readScan, type ScanPage } from '../../platform/pdf/index.ts';
import {
  type CaseRecord,
  fileOwnersOf,
  findCase,
  NothingToNote,
  onCase,
  unlessDone,
} from '../cases/record/index.ts';
import { keepFile, madeId, pagesOfFile, putFile } from '../storage/index.ts';
import { scanAudits } from './scan-audits.ts';
import { scanLive } from './scan-live.ts';
import { findWaiting, queueUnread, type ScanRecord, selectWaiting, settleScan } from './scan-queries.ts';

const data = z.object({ firmId: z.uuid(), caseId: z.uuid(), scanId: z.uuid() });
const MINUTE_MS = 60_000;
/** Longer than a job and its repetitions may take. */
const LOST_MINUTES = 90;
const SOME = 20;

/** Reads the words of a file whose pages are pictures. A repetition reads the same. */
export const readScans = defineJob<z.output<typeof data>>({
  name: 'scans.read',
  schema: data,
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 300 },
  concurrency: 1,
  timeoutSeconds: 1_800,
  async handle(context, { firmId, caseId, scanId }, attempt) {
    const db = context.deps.db.as(context.scope);
    const row = await findWaiting(db, { firmId, id: caseId }, scanId);
    if (row) await read(context, row, attempt);
  },
});

/** Reads what waits since before this came, and what a worker that died left. */
export const readWaitingScans = defineJob({
  name: 'scans.read-waiting',
  schema: z.object({}),
  schedule: { cron: '*/10 * * * *' },
  concurrency: 1,
  timeoutSeconds: 3_600,
  async handle(context, _, attempt) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    const now = deps.clock.now();
    const lost = new Date(now.getTime() - LOST_MINUTES * MINUTE_MS);
    await queueUnread(db, lost, SOME);
    for (const row of await selectWaiting(db, new Date(lost.getTime() + 1), SOME)) {
      attempt.signal.throwIfAborted();
      await read(context, row, { ...attempt, isLast: true });
    }
  },
});

async function read(context: Context, row: ScanRecord, attempt: JobAttempt): Promise<void> {
  const { deps, scope } = context;
  const record = await findCase(deps.db.as(scope), scope, row.caseId);
  if (!record) return;
  try {
    const { path, contentType, title, queuedAt } = row;
    const pdf = await pagesOfFile(context, { path, contentType, title, madeAt: queuedAt });
    await note(context, { record, row }, await readScan(pdf, attempt.signal));
  } catch (error) {
    const isForGood = error instanceof PdfRefusedError;
    if (attempt.isLast || isForGood) await noteFailure(context, { record, row });
    if (!isForGood) throw error;
  }
}

interface Scanned {
  record: CaseRecord;
  row: ScanRecord;
}

async function note(context: Context, { record, row }: Scanned, pages: ScanPage[]): Promise<void> {
  const file = {
    id: madeId(row.firmId, `scan:${row.id}`),
    fileName: 'words.json',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(pages)),
    owners: fileOwnersOf(record, 'FIRM'),
  };
  const hasWords = pages.some(({ lines }) => lines.length > 0);
  const wordsPath = hasWords ? await putFile(context, file) : null;
  const doubts = pages.flatMap(({ page, doubt }) => (doubt ? [{ page, doubt }] : []));
  const noted = transact(context, async (tx) => {
    const settled = { status: 'READY' as const, wordsPath, doubts: JSON.stringify(doubts) };
    if (!(await settleScan(tx.db, row, settled))) throw new NothingToNote();
    if (hasWords) await keepFile(tx.db, file, tx.now);
    const about = { title: row.title, pages: pages.length, doubts: doubts.length };
    await tx.audit(scanAudits.read, { ...onCase(record), data: about });
    tx.publish(scanLive.read, liveOf(row));
  });
  await unlessDone(noted);
}

async function noteFailure(context: Context, { record, row }: Scanned): Promise<void> {
  const noted = transact(context, async (tx) => {
    if (!(await settleScan(tx.db, row, { status: 'FAILED' }))) throw new NothingToNote();
    await tx.audit(scanAudits.fail, { ...onCase(record), data: { title: row.title } });
    tx.publish(scanLive.read, liveOf(row));
  });
  await unlessDone(noted);
}

const liveOf = ({ firmId, clientId, caseId, id: scanId }: ScanRecord) => ({
  firmId,
  clientId,
  caseId,
  ids: { scanId },
});
