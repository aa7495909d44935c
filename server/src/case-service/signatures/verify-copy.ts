import { createHash } from 'node:crypto';
import type { copyReport } from '@writdesk/contract/signatures/signature-values';
import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import type { z } from 'zod';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { type SealFacts, verifyPdf } from '../../platform/pdf/index.ts';
import { readOrRefuse, takeUpload } from '../storage/index.ts';
import { findFirmFile, type FirmFile } from './copy-queries.ts';
import { findSealOf } from './seal-queries.ts';

type Report = z.input<typeof copyReport>;

/**
 * Compares an uploaded copy with what left the firm. It is read once and not kept.
 * INTACT: byte for byte one of ours. CHANGED: it says that it is ours, and isn't what we sealed. UNKNOWN: nothing says so.
 * @throws `file_not_found`, `file_refused`
 */
export async function verifyCopy(
  context: UserContext,
  { body }: RouteInput<typeof signatures.verify>,
): Promise<Report> {
  const { deps, scope } = context;
  const firmId = found(personOf(context).firmId);
  const bytes = await takeUpload(context, body.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const db = deps.db.as(scope);
  const facts = await readOrRefuse(() => verifyPdf(bytes), { field: 'path' });
  const known = facts.certificate ? await findSealOf(db, firmId, facts.certificate.fingerprint) : undefined;
  const reference = /^Writdesk (signature|packet) ([0-9a-f-]{36})$/.exec(facts.reason ?? '');
  const [, kind, id] = reference ?? [];
  const file =
    (await findFirmFile(db, scope, { firmId, sha256 })) ??
    (kind && id ? await findFirmFile(db, scope, { firmId, kind, id }) : undefined);
  return {
    verdict: verdictOf(facts, { sha256, file, isOurs: known !== undefined }),
    sha256,
    title: file?.title ?? null,
    caseId: file?.caseId ?? null,
    caseTitle: file?.caseTitle ?? null,
    signers: file?.signers ?? [],
    seal: facts.certificate
      ? {
          subject: facts.certificate.subject,
          issuer: facts.certificate.issuer,
          isOurs: known !== undefined,
          isWhole: facts.state === 'WHOLE',
          isTest: known?.isTest ?? false,
          stampedAt: facts.stampedAt,
        }
      : null,
  };
}

function verdictOf(
  { state }: SealFacts,
  { sha256, file, isOurs }: { sha256: string; file: FirmFile | undefined; isOurs: boolean },
): Report['verdict'] {
  if (file?.hashes.includes(sha256)) return 'INTACT';
  if (state === 'WHOLE' && isOurs && file) return 'INTACT';
  // Broken, or sealed again by somebody else in our name.
  if (state === 'BROKEN' || file) return 'CHANGED';
  return 'UNKNOWN';
}
