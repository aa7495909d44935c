import { createHash } from 'node:crypto';
import type { EvidenceStep } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Seen } from '../../platform/sites/index.ts';
import { addressOf } from '../storage/index.ts';
import { type EvidenceRecord, insertEvidence, nextEvidenceNumber } from './evidence-queries.ts';
import type { Progress } from './portal.ts';
import { rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';

/** What is kept of something that was seen: its heading, its text, and its picture where it has one. */
export interface SeenPage extends Pick<Seen, 'html' | 'screenshot'> {
  page: Pick<Seen['page'], 'heading'>;
}

/**
 * Keeps what a robot sees, as long as it holds its job; the hash goes on the trail, so that nobody changes it later unnoticed.
 * @returns the evidence’s id.
 */
export async function keepEvidence(
  { deps }: Context,
  { note }: Pick<Progress, 'note'>,
  step: EvidenceStep,
  { page, html, screenshot }: SeenPage,
): Promise<string> {
  const id = newId();
  const bytes = Buffer.from(html, 'utf8');
  const htmlPath = `made/${id}/page.html`;
  const picturePath = screenshot ? `made/${id}/page.png` : null;
  await deps.storage.put(htmlPath, bytes, 'text/html');
  if (screenshot && picturePath) await deps.storage.put(picturePath, screenshot, 'image/png');
  await note(async (tx, job) => {
    const htmlSha256 = sha256(bytes);
    await insertEvidence(tx.db, {
      firmId: job.firmId,
      caseId: job.caseId,
      jobId: job.id,
      id,
      attempt: job.attempts,
      number: await nextEvidenceNumber(tx.db, job, job.attempts),
      step,
      heading: page.heading.slice(0, 200),
      seenAt: tx.now,
      htmlPath,
      htmlSha256,
      picturePath,
      pictureSha256: screenshot ? sha256(screenshot) : null,
    });
    await tx.audit(rpaBotLeaseAudits.see, {
      firmId: job.firmId,
      subjectId: job.id,
      data: { step, sha256: htmlSha256 },
    });
  });
  return id;
}

/** Evidence as whoever may read its job gets it: its files by addresses of a few minutes. */
export async function shownEvidence(context: Context, record: EvidenceRecord) {
  const { id, attempt, step, heading, seenAt, htmlPath, htmlSha256, picturePath } = record;
  const [pageUrl, pictureUrl] = await Promise.all([
    addressOf(context, { path: htmlPath, fileName: `${step.toLowerCase()}.html`, contentType: 'text/html' }),
    picturePath
      ? addressOf(context, {
          path: picturePath,
          fileName: `${step.toLowerCase()}.png`,
          contentType: 'image/png',
        })
      : null,
  ]);
  return { id, attempt, step, heading, seenAt, pageUrl, pictureUrl, sha256: htmlSha256 };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
