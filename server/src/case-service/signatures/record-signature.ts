import { oathOf } from '@writdesk/contract/signatures/oath-words';
import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { localDate } from '../../platform/clock.ts';
import { findCase, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { lockDocuments } from '../documents/index.ts';
import { readSignable, requireSignable, signablePapers } from './signable-papers.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import {
  findSignature,
  insertSignature,
  selectLawyerNames,
  selectSignatures,
  type SignatureRecord,
} from './signature-queries.ts';
import { signatureView } from './signature-view.ts';
import { stampSignature } from './stamp-signature.job.ts';

type Body = RouteInput<typeof signatures.record>['body'];

/**
 * Records what was signed elsewhere: in ink, or before a notary, in person or by video. Nobody is asked for a proof, so that the
 * evidence says who entered it.
 * @throws `case_not_found`; `invalid` naming each field at fault.
 */
export async function recordSignature(
  context: UserContext,
  { params, body }: RouteInput<typeof signatures.record>,
) {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const seen = found(await findCase(db, scope, params.caseId), 'case_not_found');
  const ids = [body.documentId, ...(body.scanDocumentId ? [body.scanDocumentId] : [])];
  const field = (index: number) => (index === 0 ? 'documentId' : 'scanDocumentId');
  const [paper, scan] = requireSignable(await signablePapers(db, seen, deps.clock.now()), ids, field);
  const { sha256, pages } = await readSignable(context, found(paper, 'document_not_found').path, field(0));
  // What was signed in ink is what leaves the firm.
  if (scan) await readSignable(context, scan.path, field(1));
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const record = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
    await lockDocuments(tx.db, record, ids);
    const [locked] = requireSignable(await signablePapers(tx.db, record, tx.now), ids, field);
    const { title } = found(locked, 'document_not_found').row;
    const signed = (await selectSignatures(tx.db, record)).filter(
      ({ documentId, status }) => documentId === body.documentId && status === 'SIGNED',
    );
    const lawyers = await selectLawyerNames(tx.db, record);
    const errors = faultsOf(body, { signed, lawyers, title, today: localDate(tx.now, actor.timeZone) });
    if (errors.length > 0) refuse('invalid', { errors });
    const id = newId();
    const method = body.notary?.remote ? 'REMOTE' : 'INK';
    const { oath, jurat } = oathOf(body.notary?.stateCode ?? record.stateCode);
    await insertSignature(tx.db, {
      ...keysOf(record),
      id,
      documentId: body.documentId,
      kind: body.kind,
      method,
      status: 'SIGNED',
      signerName: body.signerName,
      signerTitle: body.signerTitle,
      stateCode: record.stateCode,
      requestedBy: personOf(context).userId,
      requestedByName: actor.name,
      requestedAt: tx.now,
      signedAt: tx.now,
      proof: 'RECORDED',
      documentSha256: sha256,
      documentPages: pages.length,
      evidence: JSON.stringify({
        ...(body.kind === 'NOTARY' && { jurat: `${jurat} Taken on ${body.signedOn}.` }),
        ...(body.kind === 'AGENT' && { oath }),
      }),
      notary: body.notary
        ? JSON.stringify({
            name: body.signerName,
            commissionNumber: body.notary.commissionNumber,
            commissionExpiresOn: body.notary.commissionExpiresOn,
            stateCode: body.notary.stateCode,
            county: body.notary.county,
            remote: body.notary.remote ?? null,
          })
        : null,
      scanDocumentId: body.scanDocumentId ?? null,
    });
    const about = {
      signatureId: id,
      documentId: body.documentId,
      title,
      kind: body.kind,
      name: body.signerName,
    };
    await tx.audit(signatureAudits.sign, {
      ...onCase(record),
      data: { ...about, method, proof: 'RECORDED', sha256 },
    });
    await tx.enqueue(stampSignature, { firmId: record.firmId, caseId: record.id, signatureId: id });
    const key = { firmId: record.firmId, caseId: record.id };
    tx.publish(signatureLive.changed, { ...key, ids: { signatureId: id } });
    const row = found(await findSignature(tx.db, { ...key, id }), 'signature_not_found');
    return signatureView(row, { isSuperseded: false, now: tx.now });
  });
}

interface Known {
  /** What was signed on the document before. */
  signed: readonly SignatureRecord[];
  lawyers: readonly string[];
  title: string;
  today: string;
}

function faultsOf(body: Body, { signed, lawyers, title, today }: Known): FieldError[] {
  const errors: FieldError[] = [];
  const { kind, notary, scanDocumentId, signedOn } = body;
  if (signedOn > today) errors.push(atField('signedOn', fault('signature_future')));
  if (kind !== 'NOTARY' && notary) errors.push(atField('notary', fault('signature_notary_alone')));
  const needsScan = !notary?.remote && !(kind === 'NOTARY' && !notary);
  if (scanDocumentId === body.documentId || (needsScan && !scanDocumentId))
    errors.push(atField('scanDocumentId', fault('signature_scan')));
  if (kind !== 'NOTARY') return errors;
  if (!notary) return [...errors, atField('notary', fault('signature_notary_wanted'))];
  if (notary.commissionExpiresOn < signedOn)
    errors.push(atField('notary.commissionExpiresOn', fault('signature_commission_over')));
  const swore = signed.filter((row) => row.kind !== 'NOTARY');
  // In person, what was sworn stands on the same scan.
  if (notary.remote && swore.length === 0)
    errors.push(atField('documentId', fault('signature_before_oath', { title })));
  const others = [...lawyers, ...swore.map(({ signerName }) => signerName)].map(inShort);
  if (others.includes(inShort(body.signerName)))
    errors.push(atField('signerName', fault('signature_notary_lawyer')));
  return errors;
}

/** A name for comparison: neither case, points nor middle initials hide somebody. */
function inShort(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\s-]/gu, '')
    .split(/\s+/)
    .filter((word) => word.length > 1 && word !== 'esq' && word !== 'jr' && word !== 'sr');
  return `${words.at(0) ?? ''} ${words.at(-1) ?? ''}`;
}
