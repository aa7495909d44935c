import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { mayEverAct } from '../cases/record/index.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import { findVisibleSignature, takeFailedFile } from './signature-queries.ts';
import { aboutOf, liveOf, onCaseOf } from './signature-notices.ts';
import { signatureView } from './signature-view.ts';
import { stampSignature } from './stamp-signature.job.ts';

/**
 * Makes the file of a signature again after it could not be made: a time-stamping authority answers again, a certificate was replaced.
 * @throws `signature_not_found`; `conflict` where the file is there or is being made.
 */
export async function makeSignedFile(
  context: UserContext,
  { params }: RouteInput<typeof signatures.makeFile>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const row = found(await findVisibleSignature(tx.db, scope, params.id), 'signature_not_found');
    if (!(await takeFailedFile(tx.db, row))) refuse('conflict', { reason: fault('signature_file_stands') });
    const { firmId, caseId, id: signatureId } = row;
    await tx.enqueue(stampSignature, { firmId, caseId, signatureId });
    await tx.audit(signatureAudits.makeAgain, { ...onCaseOf(row), data: await aboutOf(tx.db, row) });
    tx.publish(signatureLive.changed, liveOf(row));
    return signatureView({ ...row, fileFailed: false }, { isSuperseded: false, now: tx.now });
  });
}
