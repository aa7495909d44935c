import { fault } from '@writdesk/contract/sentences/fault';
import { createHash } from 'node:crypto';
import { feeOf } from '@writdesk/contract/court-fees/calculate-fees';
import { filingPurposes } from '@writdesk/contract/court-fees/fee-values';
import { canonical } from '../../platform/audit/chain.ts';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { type CaseRecord, findCase } from '../cases/record/index.ts';
import { selectTenants } from '../cases/tenants/index.ts';
import { feesOfCase } from '../court-fees/index.ts';
import { noteVisit, type PortalRecord } from '../court-portals/index.ts';
import { type FiledFile, readFilingPacket } from '../packets/index.ts';
import {
  copiedText,
  type JobRecord,
  nextQuestionAt,
  noteSubmitted,
  type PortalOutcome,
  type Progress,
} from '../rpa-bot-jobs/index.ts';
import { type SeenEnvelope, type SentFile, StopError } from './court-site.ts';
import type { EfilePort } from './efile-port.ts';

/**
 * Files a petition: looks for our reference first, fills the form, and submits what a person has said yes to, once. What the court
 * has already is taken for what it is.
 */
export async function filePetition(
  context: Context,
  {
    job,
    portal,
    port,
    progress,
  }: { job: JobRecord; portal: PortalRecord; port: EfilePort; progress: Progress },
): Promise<PortalOutcome> {
  const [filed] = await port.search(job.reference);
  if (filed) return submitted(context, portal, await port.envelope(filed), false);
  await progress.enter('FILLING');
  const read = await whatIsFiled(context, { job, portal, port });
  const feeCents = await port.prepare(read);
  const hash = createHash('sha256')
    .update(canonical({ fields: read.fields, documents: read.sha256s, feeCents }))
    .digest('hex');
  await progress.enter('READY_TO_SUBMIT');
  const isExpectedFee = read.expectedFeeCents === feeCents;
  const mayGoAlone = portal.submitsAlone && isExpectedFee;
  if (job.approvedHash !== hash && !mayGoAlone)
    return {
      kind: 'NEEDS_HUMAN',
      question: isExpectedFee ? 'APPROVAL' : 'FEE',
      message: job.approvedHash ? fault('robot_changed_since') : fault('robot_waits_for_yes'),
      ready: { hash, feeCents, expectedFeeCents: read.expectedFeeCents },
    };
  // On record before the press: from here on the court may have it.
  await progress.enter('SUBMITTING', async (_tx, record) => requireSent(record));
  return submitted(context, portal, await port.submit(), true);
}

/** Looks whether the court has what may have been sent; nothing is ever sent again. */
export async function searchFiling(
  context: Context,
  { job, portal, port }: { job: JobRecord; portal: PortalRecord; port: EfilePort },
): Promise<PortalOutcome> {
  const numbers = await port.search(job.reference);
  const [number, ...others] = numbers;
  if (number && others.length === 0) return submitted(context, portal, await port.envelope(number), false);
  return {
    kind: 'UNKNOWN',
    question: 'NOT_FOUND',
    message: number ? fault('robot_several_filings', { numbers }) : fault('robot_no_filing'),
  };
}

function submitted(
  { deps }: Context,
  portal: PortalRecord,
  { number, feeCents }: SeenEnvelope,
  isClean: boolean,
): PortalOutcome {
  return {
    kind: 'SUBMITTED',
    courtReference: number,
    feeCents,
    askAt: nextQuestionAt(deps.clock.now()),
    alongside: (tx) => noteVisit(tx, portal, { kind: isClean ? 'CLEAN_SUBMIT' : 'READ' }),
    onCase: noteSubmitted,
  };
}

/** What is filed is what the lawyer has let go out, and nothing that was called back meanwhile. */
function requireSent({ status, approvedAt }: CaseRecord): void {
  if (status !== 'SENT_FOR_FILING' || approvedAt === null)
    throw new StopError('OTHER_PACKET', fault('robot_case_called_back'));
}

async function whatIsFiled(
  context: Context,
  { job, portal, port }: { job: JobRecord; portal: PortalRecord; port: EfilePort },
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, job.caseId), 'case_not_found');
  requireSent(record);
  const packet = await readFilingPacket(context, record);
  if (packet === null) throw new StopError('NO_PACKET', fault('robot_no_packet'));
  if (packet === 'CHANGED') throw new StopError('OTHER_PACKET', fault('robot_packet_changed'));
  const now = deps.clock.now();
  const [texts, fees, tenants] = await Promise.all([
    copiedText(db, job, now),
    feesOfCase(db, record, { day: localDate(now, portal.timeZone), purposes: filingPurposes }),
    selectTenants(db, record),
  ]);
  const fields = Object.fromEntries(Object.entries(port.asks).map(([field, key]) => [field, texts(key)]));
  return {
    fields: { ...fields, ...port.fixed },
    defendants: tenants.map(({ firstName, middleName, lastName, suffix }) => ({
      firstName,
      middleName: middleName ?? '',
      lastName,
      suffix: suffix ?? '',
    })),
    lead: sentFile(packet.lead),
    attached: packet.attached.map(sentFile),
    sha256s: [packet.lead, ...packet.attached].map(({ sha256 }) => sha256),
    expectedFeeCents: feeOf(fees, ['FILING']) === null ? null : fees.totalCents,
  };
}

const sentFile = ({ title, fileName: name, content }: FiledFile): SentFile => ({ title, name, content });
