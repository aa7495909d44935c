import { contextOf, type Context, type Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { AppError, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import {
  openSigned,
  signedEnvelope,
  SoapFaultError,
  UnreadableXmlError,
  UntrustedMessageError,
} from '../../platform/soap/index.ts';
import { findCase, NothingToNote } from '../cases/record/index.ts';
import {
  callbackAddress,
  findManager,
  managerOf,
  type PortalRecord,
  useSigner,
} from '../court-portals/index.ts';
import { type FiledState, receiptMessage, reviewIn } from '../ecf/index.ts';
import { findJobAtManager, type JobRecord } from '../rpa-bot-jobs/index.ts';
import { applyAnswer } from './ask-clerk.ts';
import { envelopeOf } from './manager-port.ts';

/**
 * Takes what a filing manager sends by itself once the clerk has looked, and applies it once: the same answer again, or by a poll,
 * finds it applied.
 * @returns the signed receipt.
 * @throws `not_found` for no manager of anybody, `malformed` for what the manager didn’t sign just now.
 */
export async function takeReview(deps: Deps, portalId: string, text: string): Promise<string> {
  const context = contextOf(deps, { kind: 'robot', name: 'filing manager' }, newId());
  const portal = await findManager(deps.db.as(systemScope), portalId);
  const ecf = portal && managerOf(portal);
  if (!portal || !ecf || portal.state !== 'ON') return refuse('not_found');
  const review = read(text, ecf.certificate, deps.clock.now());
  const { number } = review;
  if (number === null || review.court !== ecf.court) return refuse('malformed');
  const error = await apply(context, portal, { ...review, number });
  const signer = await useSigner(context, portal, null);
  if (!signer) return refuse('not_found');
  const sender = { address: callbackAddress(deps.config, portal) };
  const receipt = receiptMessage(sender, { court: ecf.court, number, ...(error && { error }) });
  return signedEnvelope(receipt, signer, deps.clock.now());
}

const refused = [UntrustedMessageError, UnreadableXmlError, SoapFaultError];

function read(text: string, certificate: string, now: Date) {
  try {
    return reviewIn(openSigned(text, certificate, now));
  } catch (error) {
    // A fault answers a question, needs no signature, and is nothing that a manager sends by itself.
    if (refused.some((kind) => error instanceof kind)) return refuse('malformed');
    throw error;
  }
}

/** @returns what the receipt says where the answer is to come again; null where it was taken. */
async function apply(context: Context, portal: PortalRecord, review: FiledState & { number: string }) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const job = await findJobAtManager(db, portal, review.number);
  const record = job && (await findCase(db, scope, job.caseId));
  if (!job || !record) return { code: 'UNKNOWN_FILING', text: 'Nobody here knows this filing yet.' };
  const envelope = envelopeOf(review.number, review);
  if (job.stage !== 'WITH_CLERK' || envelope.state === 'PENDING') return null;
  return applyOnce(context, job, { version: record.version, envelope });
}

async function applyOnce(context: Context, job: JobRecord, given: Parameters<typeof applyAnswer>[2]) {
  try {
    await applyAnswer(context, job, given);
    return null;
  } catch (error) {
    if (error instanceof NothingToNote) return null;
    // Somebody changes the case at this moment, or it can’t take the answer as it stands: the poll sees how it is then.
    if (!(error instanceof AppError)) throw error;
    return { code: 'LATER', text: 'The answer can’t be applied now.' };
  }
}
