import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Context, contextOf } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findCase, lockCase } from '../cases/record/index.ts';
import { findDocumentOf, readPaperValues } from '../documents/index.ts';
import { addressByLink } from '../storage/index.ts';
import { CONSENT, INTENT } from './consents.ts';
import { readSignable, signablePapers } from './signable-papers.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import {
  endRequest,
  findByCode,
  findFirmName,
  noteOpened,
  type SignatureRecord,
} from './signature-queries.ts';
import { aboutOf, liveOf, onCaseOf } from './signature-notices.ts';
import { firmOfCode, hashOfCode } from './signing-code.ts';
import { downloadKeyOf } from './signing-download.ts';
import { stampSignature } from './stamp-signature.job.ts';
import { isStillAsked } from './still-asked.ts';

const asked = z.object({ oath: z.string(), sha256: z.string() });

/**
 * What a link asks for. Whoever has the link has the mail, so that no sign-in is asked.
 * @throws `signature_link_unknown`, `signature_link_expired`, `signature_link_used`, `signature_link_withdrawn`; `conflict` where
 * the document was replaced.
 */
export async function readSigningLink(context: Context, { body }: RouteInput<typeof signatures.readLink>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const row = await openRequest(context, body.code);
  const document = await currentDocument(db, row);
  if (row.openedAt === null)
    await transact(asSigner(context, row), async (tx) => {
      await noteOpened(tx.db, row, tx.now);
      await tx.audit(signatureAudits.open, { ...onCaseOf(row), data: await aboutOf(tx.db, row) });
      tx.publish(signatureLive.changed, liveOf(row));
    });
  const record = found(await findCase(db, scope, row.caseId), 'signature_link_unknown');
  const values = await readPaperValues(db, record, deps.clock.now());
  return {
    title: document.title,
    firm: await findFirmName(db, row.firmId),
    caseTitle: String(values['case.title'] ?? ''),
    signerName: row.signerName,
    signerTitle: row.signerTitle,
    oath: asked.parse(row.evidence).oath,
    consent: CONSENT,
    expiresAt: found(row.expiresAt),
    pages: row.documentPages ?? 1,
    url: await addressByLink(
      context,
      { path: document.path, contentType: 'application/pdf', fileName: document.fileName },
      downloadKeyOf(row),
    ),
    signedAt: row.signedAt,
  };
}

/**
 * Signs by a link, once: of two at the same time one finds it used.
 * @throws as `readSigningLink`; `invalid` naming the pages or the name.
 */
export async function signByLink(context: Context, { body }: RouteInput<typeof signatures.signLink>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const row = await openRequest(context, body.code);
  const document = await currentDocument(db, row);
  const pages = body.pages.map(({ page }) => page);
  const isEach = Array.from({ length: row.documentPages ?? 0 }, (_, index) => index + 1).every((page) =>
    pages.includes(page),
  );
  if (!isEach || pages.length !== row.documentPages) refuseField('pages', fault('signature_pages'));
  if (plain(body.name) !== plain(row.signerName))
    refuseField('name', fault('signature_name', { signer: row.signerName }));
  const { oath, sha256 } = asked.parse(row.evidence);
  const read = await readSignable(context, document.path, 'code');
  if (read.sha256 !== sha256) refuse('conflict', { reason: fault('signature_paper_changed') });
  return transact(asSigner(context, row), async (tx) => {
    await requireCurrent(tx, context, row);
    const isOurs = await endRequest(tx.db, row, {
      status: 'SIGNED',
      signedAt: tx.now,
      endedAt: tx.now,
      proof: 'LINK',
      documentSha256: sha256,
      evidence: JSON.stringify({
        oath,
        sha256,
        consent: CONSENT,
        intent: INTENT,
        address: context.address ?? null,
        pages: body.pages.map(({ page, seenAt }) => ({ page, seenAt: new Date(seenAt).toISOString() })),
      }),
    });
    if (!isOurs) refuse('signature_link_used');
    await tx.audit(signatureAudits.sign, {
      ...onCaseOf(row),
      data: { ...(await aboutOf(tx.db, row)), method: 'ELECTRONIC', proof: 'LINK', sha256 },
    });
    await tx.enqueue(stampSignature, { firmId: row.firmId, caseId: row.caseId, signatureId: row.id });
    tx.publish(signatureLive.changed, liveOf(row));
    return { signedAt: tx.now };
  });
}

/** Declines by a link; the firm reads why. @throws as `readSigningLink`. */
export async function declineByLink(context: Context, { body }: RouteInput<typeof signatures.declineLink>) {
  const row = await openRequest(context, body.code);
  return transact(asSigner(context, row), async (tx) => {
    const ended = { status: 'DECLINED' as const, endedAt: tx.now, reason: body.reason };
    if (!(await endRequest(tx.db, row, ended))) refuse('signature_link_used');
    await tx.audit(signatureAudits.decline, {
      ...onCaseOf(row),
      data: { ...(await aboutOf(tx.db, row)), reason: body.reason },
    });
    tx.publish(signatureLive.changed, liveOf(row));
    return { declinedAt: tx.now };
  });
}

/** The request that a link is for, while it is open. */
async function openRequest({ deps, scope }: Context, code: string): Promise<SignatureRecord> {
  const now = deps.clock.now();
  const row = found(
    await findByCode(deps.db.as(scope), firmOfCode(code), hashOfCode(code)),
    'signature_link_unknown',
  );
  if (row.status === 'WITHDRAWN') refuse('signature_link_withdrawn');
  if (row.status !== 'REQUESTED') refuse('signature_link_used');
  if (row.expiresAt === null || row.expiresAt <= now) refuse('signature_link_expired');
  if (!(await isStillAsked(deps, row, now))) refuse('signature_link_withdrawn');
  return row;
}

/** The document as it was asked for: a newer one is another document, and needs another link. */
async function currentDocument(db: Kysely<DB>, { firmId, caseId, documentId }: SignatureRecord) {
  const document = await findDocumentOf(db, { firmId, id: caseId }, documentId);
  const path = document?.path;
  if (!document || !path || document.replacedBy !== null || document.removedAt !== null)
    return refuse('conflict', { reason: fault('signature_paper_changed') });
  return { ...document, path };
}

/** Nobody swears to what the case no longer says. */
async function requireCurrent(tx: Tx, { scope }: Context, row: SignatureRecord): Promise<void> {
  const record = found(await lockCase(tx.db, scope, row.caseId), 'signature_link_unknown');
  const papers = await signablePapers(tx.db, record, tx.now);
  const paper = papers.find((one) => one.row.id === row.documentId);
  if (record.sealedAt || !paper || paper.blockedBy)
    refuse('conflict', { reason: fault('signature_paper_changed') });
}

/** The trail names whoever has the link. */
function asSigner({ deps, requestId }: Context, { signerName }: SignatureRecord): Context {
  return contextOf(deps, { kind: 'system', reason: `${signerName}, by a signing link` }, requestId);
}

/** As people type a name: neither case nor spaces decide. */
const plain = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
