import { oathOf } from '@writdesk/contract/signatures/oath-words';
import type { signedPaper } from '@writdesk/contract/signatures/signature-values';
import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { z } from 'zod';
import { actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { type CaseRecord, findCase } from '../cases/record/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { sealView } from './firm-seal.ts';
import { findSeal } from './seal-queries.ts';
import { signablePapers } from './signable-papers.ts';
import { findSigner, selectReplaced, selectSignatures } from './signature-queries.ts';
import { signatureView } from './signature-view.ts';

/** The documents of a case that can be signed, and what was signed on them. @throws `case_not_found` */
export async function getSignatures(
  context: UserContext,
  { params }: RouteInput<typeof signatures.ofCase>,
): Promise<RouteReplyInput<typeof signatures.ofCase>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, params.caseId), 'case_not_found');
  return papersReply(context, db, record);
}

/** The same after a change, as the transaction sees it. */
export async function papersReply(
  { deps, actor }: UserContext,
  db: Kysely<DB>,
  record: CaseRecord,
): Promise<RouteReplyInput<typeof signatures.ofCase>> {
  const now = deps.clock.now();
  const [papers, rows, seal, signer] = await Promise.all([
    signablePapers(db, record, now),
    selectSignatures(db, record),
    findSeal(db, record.firmId),
    findSigner(db, actorUserId(actor) ?? '', record.stateCode),
  ]);
  const present = new Set(papers.map(({ row }) => row.id));
  const gone = [...new Set(rows.map(({ documentId }) => documentId))].filter((id) => !present.has(id));
  const replaced = await selectReplaced(db, record, gone);
  const of = (documentId: string, isSuperseded: boolean) =>
    rows
      .filter((row) => row.documentId === documentId)
      .map((row) => signatureView(row, { isSuperseded, now }));
  const { form, oath, confidence } = oathOf(record.stateCode);
  const mayApprove = permitted(actor.roles, 'case.approve') !== null;
  return {
    papers: [
      ...papers.map(({ row, path, blockedBy }): z.input<typeof signedPaper> => ({
        documentId: row.id,
        title: row.title,
        kind: row.kind,
        path,
        fileName: row.fileName,
        blockedBy,
        isSuperseded: false,
        signatures: of(row.id, false),
      })),
      ...replaced.map((row): z.input<typeof signedPaper> => ({
        documentId: row.id,
        title: row.title,
        kind: row.kind,
        path: row.path ?? '',
        fileName: row.fileName,
        blockedBy: null,
        isSuperseded: true,
        signatures: of(row.id, true),
      })),
    ],
    maySign: mayApprove && signer !== undefined,
    signsAs: signer ? { name: signer.name, barNumber: signer.barNumber } : null,
    oath: { form, words: oath, confidence },
    seal: seal ? sealView(seal) : null,
  };
}
