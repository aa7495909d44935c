import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { freshProof } from '../../user-service/account/index.ts';
import { type CaseRecord, findCase, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { lockDocuments } from '../documents/index.ts';
import { CONSENT, LAWYER_INTENT } from './consents.ts';
import { papersReply } from './get-signatures.ts';
import { readSignable, requireSignable, signablePapers, type SignablePaper } from './signable-papers.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import { findSigner, insertSignature } from './signature-queries.ts';
import { stampSignature } from './stamp-signature.job.ts';

type Read = { paper: SignablePaper; sha256: string; pages: number };

/**
 * Signs documents as the lawyer of a case. The files are made after the commit.
 * @throws `case_not_found`; `lawyer_bar_state` outside the states that admit them; what `freshProof` refuses; `invalid` naming each
 * document that can't be signed.
 */
export async function signPapers(context: UserContext, { params, body }: RouteInput<typeof signatures.sign>) {
  const { deps, scope, actor } = context;
  const { idempotency: _never, ...unkept } = context;
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, params.caseId), 'case_not_found');
  await requireSigner(context, record);
  const ids = [...new Set(body.documentIds)];
  const field = (index: number) => `documentIds.${index}`;
  const papers = requireSignable(await signablePapers(db, record, deps.clock.now()), ids, field);
  // What is signed is what lies there now: its hash is taken from its bytes.
  const read: Read[] = [];
  for (const [index, paper] of papers.entries()) {
    const { sha256, pages } = await readSignable(context, paper.path, field(index));
    read.push({ paper, sha256, pages: pages.length });
  }
  await freshProof(context, body.proof);
  try {
    return await transact(unkept, async (tx) => {
      tx.authorize(mayEverAct(actor, 'case.approve'));
      const locked = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
      await lockDocuments(tx.db, locked, ids);
      requireSignable(await signablePapers(tx.db, locked, tx.now), ids, field);
      for (const one of read) await writeSignature(tx, context, locked, one, body.proof.kind);
      return papersReply(context, tx.db, locked);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'signature_once')) throw error;
    const [first] = papers;
    return refuse('conflict', { reason: fault('signature_same', { title: first?.row.title ?? '' }) });
  }
}

/** @throws `forbidden`, `lawyer_bar_state` */
async function requireSigner({ deps, scope, actor }: UserContext, { stateCode }: CaseRecord) {
  if (!mayEverAct(actor, 'case.approve').allowed) refuse('forbidden');
  if (!stateCode || !actor.barStates.includes(stateCode)) refuse('lawyer_bar_state');
  return found(await findSigner(deps.db.as(scope), actor.userId, stateCode), 'lawyer_bar_state');
}

async function writeSignature(
  tx: Tx,
  context: UserContext,
  record: CaseRecord,
  { paper, sha256, pages }: Read,
  proof: RouteInput<typeof signatures.sign>['body']['proof']['kind'],
): Promise<void> {
  const { userId, email } = personOf(context);
  const signer = found(await findSigner(tx.db, userId, record.stateCode), 'lawyer_bar_state');
  const { id: documentId, title } = paper.row;
  const id = newId();
  await insertSignature(tx.db, {
    ...keysOf(record),
    id,
    documentId,
    kind: 'ATTORNEY',
    method: 'ELECTRONIC',
    status: 'SIGNED',
    signerName: signer.name,
    signerTitle: signer.title,
    signerEmail: email,
    signerId: userId,
    stateCode: record.stateCode,
    barNumber: signer.barNumber,
    requestedBy: userId,
    requestedByName: context.actor.name,
    requestedAt: tx.now,
    signedAt: tx.now,
    proof,
    documentSha256: sha256,
    documentPages: pages,
    evidence: JSON.stringify({ consent: CONSENT, intent: LAWYER_INTENT, address: context.address ?? null }),
  });
  await tx.audit(signatureAudits.sign, {
    ...onCase(record),
    data: {
      signatureId: id,
      documentId,
      title,
      kind: 'ATTORNEY',
      name: signer.name,
      method: 'ELECTRONIC',
      proof,
      sha256,
    },
  });
  await tx.enqueue(stampSignature, { firmId: record.firmId, caseId: record.id, signatureId: id });
  tx.publish(signatureLive.changed, { firmId: record.firmId, caseId: record.id, ids: { signatureId: id } });
}
