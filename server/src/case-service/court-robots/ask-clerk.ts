import { caseActionDefinitions } from '@writdesk/contract/cases/case-actions';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { AppError } from '../../platform/http/refuse.ts';
import { ChangedPageError } from '../../platform/sites/index.ts';
import { findCase, NothingToNote, unlessDone } from '../cases/record/index.ts';
import { addCaseNumber, sendBackToProcessor } from '../cases/verbs/index.ts';
import { findPortalOfCourt, nextVisitAt, noteVisit, type PortalRecord } from '../court-portals/index.ts';
import {
  caseOfJob,
  isPortalBusy,
  type JobRecord,
  lockJob,
  nextQuestionAt,
  type Progress,
  rpaBotLeaseAudits,
  saidLast,
  updateJob,
} from '../rpa-bot-jobs/index.ts';
import { rejectionOf } from './adapters.ts';
import { LeaveAloneError, type SeenEnvelope, StopError } from './court-site.ts';
import { robotFault } from './robot-fault.ts';
import type { RobotOptions } from './robot-portal.ts';
import { canVisit, visitPort } from './visit-port.ts';

/**
 * Asks what the clerk has answered, and applies it once: the case’s own version says whether somebody has done so meanwhile.
 * @returns whether there was an answer.
 */
export async function askClerk(context: Context, job: JobRecord, options: RobotOptions): Promise<boolean> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const { firmId, courthouseId, courtReference } = job;
  const portal = courthouseId ? await findPortalOfCourt(db, { firmId, courthouseId }) : undefined;
  if (
    !portal ||
    !canVisit(portal, options.openSite) ||
    !courtReference ||
    !(await mayAsk(context, job, portal))
  )
    return false;
  const record = await findCase(db, scope, job.caseId);
  if (!record) return false;
  try {
    const visit = {
      portal,
      job,
      openSite: options.openSite,
      note: noteWithClerk(context, job),
      ...(options.timeoutMs && { timeoutMs: options.timeoutMs }),
    };
    const envelope = await visitPort(context, visit, (port) => port.envelope(courtReference));
    if (envelope.state === 'PENDING') return false;
    await applyAnswer(context, job, { version: record.version, envelope });
    return true;
  } catch (error) {
    await noteTrouble(context, job, portal, error);
    return false;
  }
}

/** Puts the next question off first, so that of two who ask at once one does. */
async function mayAsk(context: Context, job: JobRecord, portal: PortalRecord): Promise<boolean> {
  const now = context.deps.clock.now();
  const isOpen = portal.terms === 'ALLOWED' && portal.state === 'ON';
  let may = false;
  await unlessDone(
    transact(context, async (tx) => {
      const locked = await lockJob(tx.db, job);
      if (locked?.stage !== 'WITH_CLERK' || !locked.askAt || locked.askAt > now) throw new NothingToNote();
      const at = nextVisitAt(portal, now);
      may = isOpen && at <= now && !(await isPortalBusy(tx.db, job.firmId, portal.id));
      // Behind the others: a portal where nobody may ask keeps none of them waiting.
      const askAt =
        may || !isOpen ? nextQuestionAt(now) : new Date(Math.max(at.getTime(), now.getTime() + 60_000));
      await updateJob(tx.db, job, { askAt, ...(may && { question: null }) });
      await tx.audit(rpaBotLeaseAudits.stage, {
        firmId: job.firmId,
        subjectId: job.id,
        data: { stage: 'WITH_CLERK' },
      });
    }),
  );
  return may;
}

/** Evidence of a visit to the clerk, as long as the job is with them. */
const noteWithClerk =
  (context: Context, job: JobRecord): Progress['note'] =>
  (write) =>
    transact(context, async (tx) => {
      const locked = await lockJob(tx.db, job);
      if (locked?.stage !== 'WITH_CLERK') throw new NothingToNote();
      await write(tx, locked);
    });

/** What the clerk has answered becomes the case’s own act: a number, or a return with its fix list. */
export async function applyAnswer(
  context: Context,
  job: JobRecord,
  { version, envelope }: { version: number; envelope: SeenEnvelope },
): Promise<void> {
  const params = { id: job.caseId };
  const { caseNumber, filedOn, feeCents, rejection } = envelope;
  if (envelope.state === 'ACCEPTED') {
    const body = caseActionDefinitions.addCaseNumber.call.body.parse({
      version,
      caseNumber: caseNumber ?? '',
      ...(filedOn && { filedOn }),
      ...(feeCents !== null && { feeCents }),
    });
    await addCaseNumber(context, { params, body });
    return;
  }
  const { code, words, resubmitBy } = rejection ?? { code: 'OTHER', words: '', resubmitBy: null };
  await transact(context, async (tx) => {
    const locked = await lockJob(tx.db, job);
    if (locked?.stage !== 'WITH_CLERK') throw new NothingToNote();
    await updateJob(tx.db, job, {
      rejectionCode: code,
      rejectionWords: words,
      resubmitBy,
      updatedAt: tx.now,
    });
    await tx.audit(rpaBotLeaseAudits.reject, {
      firmId: job.firmId,
      subjectId: job.id,
      data: { code, resubmitBy },
    });
  });
  const known = rejectionOf(code);
  const body = caseActionDefinitions.sendBackToProcessor.call.body.parse({
    version,
    reasonCodes: ['CLERK_REJECTION'],
    comment: [words || code, resubmitBy && `Resubmit by ${resubmitBy}.`].filter(Boolean).join(' '),
    // A code that nobody knows is read by a lawyer.
    fixes: [{ item: known?.fix ?? `Clerk’s return code ${code}`, clerical: known?.clerical ?? false }],
  });
  await sendBackToProcessor(context, { params, body });
}

/** The answer can’t be read or applied: a person looks; everything else is asked again. */
async function noteTrouble(
  context: Context,
  job: JobRecord,
  portal: PortalRecord,
  error: unknown,
): Promise<void> {
  if (error instanceof NothingToNote) return;
  // Somebody else has changed the case meanwhile: the next question sees how it is.
  if (error instanceof AppError && error.code === 'conflict') return;
  const now = context.deps.clock.now();
  const message = robotFault(error);
  const needsPerson =
    error instanceof StopError ? error.question : error instanceof AppError ? ('OTHER_CASE' as const) : null;
  await unlessDone(
    transact(context, async (tx) => {
      const locked = await lockJob(tx.db, job);
      if (locked?.stage !== 'WITH_CLERK') throw new NothingToNote();
      await updateJob(tx.db, job, {
        ...saidLast(message),
        updatedAt: tx.now,
        ...(needsPerson && { question: needsPerson }),
      });
      if (error instanceof LeaveAloneError)
        await noteVisit(tx, portal, {
          kind: 'LEFT_ALONE',
          until: new Date(now.getTime() + error.seconds * 1_000),
        });
      if (error instanceof ChangedPageError) await noteVisit(tx, portal, { kind: 'CHANGED_PAGE' });
      if (needsPerson === 'WRONG_PASSWORD') await noteVisit(tx, portal, { kind: 'WRONG_PASSWORD' });
      await tx.audit(rpaBotLeaseAudits.stage, {
        ...caseOfJob(job),
        subjectId: job.id,
        data: { stage: 'WITH_CLERK' },
      });
    }),
  );
}
