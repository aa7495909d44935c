import type { EnvelopeStatus, ScanKind } from '@writdesk/contract/stamps/envelope-values';
import type { Tx } from '../../platform/db/transact.ts';
import { onCase } from '../cases/record/index.ts';
import { publishBilling } from '../billing/index.ts';
import { envelopeAudits, envelopeCaseAudits } from './envelope-audits.ts';
import { type EnvelopeRecord, insertScans, selectCasesOf, updateEnvelope } from './envelope-queries.ts';
import type { PostScan } from './post-offices/index.ts';

const statusAfter: Record<ScanKind, EnvelopeStatus> = {
  ACCEPTED: 'IN_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
};

/**
 * Keeps scans of a locked envelope and puts each new one on the timeline of its cases.
 * @returns whether any of them was new.
 */
export async function keepScans(
  tx: Tx,
  envelope: EnvelopeRecord,
  scans: readonly PostScan[],
  recordedByName: string | null,
): Promise<boolean> {
  const { firmId, id: envelopeId, kind, trackingNo, recipientName: recipient } = envelope;
  const kept = await insertScans(
    tx.db,
    scans.map(({ at: scannedAt, ...scan }) => ({ firmId, envelopeId, scannedAt, recordedByName, ...scan })),
  );
  // A second scan of a kind is a scan of its own.
  const isNew = new Set(kept.map(({ kind: of, scannedAt }) => `${of} ${scannedAt.getTime()}`));
  const fresh = scans.filter((scan) => isNew.has(`${scan.kind} ${scan.at.getTime()}`));
  const last = fresh.at(-1);
  if (!last) return false;
  const status = statusAfter[last.kind];
  await updateEnvelope(tx.db, envelope, { status, askedAt: tx.now });
  await tx.audit(envelopeAudits.move, {
    firmId,
    subjectId: envelopeId,
    data: { status, scans: fresh.map((scan) => scan.kind) },
  });
  for (const record of await selectCasesOf(tx.db, envelope)) {
    for (const { kind: scan, place, signedBy } of fresh)
      await tx.audit(envelopeCaseAudits.scan, {
        ...onCase(record),
        data: { kind, recipient, trackingNo, scan, place, signedBy },
      });
    publishBilling(tx, record);
  }
  return true;
}
