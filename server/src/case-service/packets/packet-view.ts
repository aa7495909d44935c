import type { packet as reply } from '@writdesk/contract/packets/packet-values';
import type { z } from 'zod';
import { documentsOf, failureOf, filesOf } from './packet-documents.ts';
import type { PartDocument } from './packet-parts.ts';
import type { PacketRecord } from './packet-queries.ts';

/** What a packet says of itself. */
type PacketFacts = Pick<
  PacketRecord,
  'id' | 'purpose' | 'number' | 'status' | 'contentHash' | 'frozenByName' | 'frozenAt'
> & { documents: unknown; failure: unknown; files: unknown };

/** A packet as the API says it, among those of its purpose and with the case's documents as they are now. */
export function packetView(
  row: PacketFacts,
  { packets, documents }: { packets: readonly PacketRecord[]; documents: readonly PartDocument[] },
): z.input<typeof reply> {
  const kept = documentsOf(row);
  const isCurrent = ({ id, isRedacted, sha256 }: (typeof kept)[number]) =>
    documents.some(
      (one) =>
        one.id === id &&
        !one.isStale &&
        // What was redacted since, or again, is another file than the one that is bound.
        (one.redaction ? isRedacted && one.redaction.file?.sha256 === sha256 : !isRedacted),
    );
  return {
    id: row.id,
    purpose: row.purpose,
    number: row.number,
    status: row.status,
    failure: failureOf(row),
    documents: kept.map(({ path: _, ...document }) => document),
    files: filesOf(row),
    contentHash: row.contentHash,
    frozenBy: row.frozenByName,
    frozenAt: row.frozenAt,
    isSuperseded: packets.some(({ number, status }) => number > row.number && status !== 'FAILED'),
    outdated: kept.filter((one) => !isCurrent(one)).map(({ title }) => title),
  };
}
