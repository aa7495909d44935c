import { oathOf } from '@writdesk/contract/signatures/oath-words';
import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveMail } from '../../platform/mail/index.ts';
import { findCase, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { lockDocuments } from '../documents/index.ts';
import { readSignable, requireSignable, signablePapers } from './signable-papers.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import {
  endRequest,
  findFirmName,
  findSignature,
  findVisibleSignature,
  insertSignature,
  type SignatureRecord,
} from './signature-queries.ts';
import { aboutOf, liveOf, onCaseOf } from './signature-notices.ts';
import { signatureView } from './signature-view.ts';
import { hashOfCode, newSigningCode } from './signing-code.ts';
import { signingLetter } from './signing-letter.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Asks somebody of the company for a signature, by a link that is mailed. After the mail nobody knows the link but its reader.
 * @throws `case_not_found`; `invalid` naming the document, or the address where it has been asked already; `too_many_requests`.
 */
export async function requestSignature(
  context: UserContext,
  { params, body }: RouteInput<typeof signatures.request>,
) {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const seen = found(await findCase(db, scope, params.caseId), 'case_not_found');
  const field = () => 'documentId';
  const [paper] = requireSignable(await signablePapers(db, seen, deps.clock.now()), [body.documentId], field);
  const { sha256, pages } = await readSignable(context, found(paper, 'document_not_found').path, field());
  try {
    return await transact(context, async (tx) => {
      tx.authorize(mayEverAct(actor, 'document.regenerate'));
      const record = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
      await lockDocuments(tx.db, record, [body.documentId]);
      const [locked] = requireSignable(await signablePapers(tx.db, record, tx.now), [body.documentId], field);
      const { title } = found(locked, 'document_not_found').row;
      const budget = await reserveMail(tx, context, {
        to: body.signerEmail,
        kind: 'signature',
        field: 'signerEmail',
      });
      const id = newId();
      const code = newSigningCode(record.firmId);
      const { oath } = oathOf(record.stateCode);
      await insertSignature(tx.db, {
        ...keysOf(record),
        id,
        documentId: body.documentId,
        kind: 'AGENT',
        method: 'ELECTRONIC',
        status: 'REQUESTED',
        signerName: body.signerName,
        signerTitle: body.signerTitle,
        signerEmail: body.signerEmail,
        stateCode: record.stateCode,
        language: body.language,
        codeHash: hashOfCode(code),
        requestedBy: personOf(context).userId,
        requestedByName: actor.name,
        requestedAt: tx.now,
        expiresAt: new Date(tx.now.getTime() + DAYS * DAY_MS),
        documentPages: pages.length,
        evidence: JSON.stringify({ oath, sha256 }),
      });
      const letter = signingLetter({
        language: body.language,
        firm: await findFirmName(tx.db, record.firmId),
        name: body.signerName,
        title,
        days: DAYS,
        link: `${deps.config.publicUrl}/sign#${code}`,
      });
      await queueMail(
        tx,
        { to: body.signerEmail, ...letter, isSecret: true, idempotencyKey: `signature:${id}` },
        budget,
      );
      const about = {
        signatureId: id,
        documentId: body.documentId,
        title,
        kind: 'AGENT' as const,
        name: body.signerName,
      };
      await tx.audit(signatureAudits.request, { ...onCase(record), data: about });
      tx.publish(signatureLive.changed, {
        firmId: record.firmId,
        caseId: record.id,
        ids: { signatureId: id },
      });
      const key = { firmId: record.firmId, caseId: record.id, id };
      const row = found(await findSignature(tx.db, key), 'signature_not_found');
      return signatureView(row, { isSuperseded: false, now: tx.now });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'signature_asked')) throw error;
    return refuseField('signerEmail', fault('signature_open_request'));
  }
}

/** Withdraws a request; its link stops working. @throws `signature_not_found`; `conflict` where it isn't open. */
export async function withdrawSignature(
  context: UserContext,
  { params }: RouteInput<typeof signatures.withdraw>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const row = found(await findVisibleSignature(tx.db, scope, params.id), 'signature_not_found');
    const isOpen = await endRequest(tx.db, row, { status: 'WITHDRAWN', endedAt: tx.now });
    if (!isOpen) refuse('conflict', { reason: fault('signature_not_open') });
    await tx.audit(signatureAudits.withdraw, { ...onCaseOf(row), data: await aboutOf(tx.db, row) });
    tx.publish(signatureLive.changed, liveOf(row));
    const after: SignatureRecord = { ...row, status: 'WITHDRAWN', endedAt: tx.now };
    return signatureView(after, { isSuperseded: false, now: tx.now });
  });
}
