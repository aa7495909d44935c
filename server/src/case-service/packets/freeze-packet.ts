import { createHash } from 'node:crypto';
import { exhibitsOf, ownFilesOf } from '@writdesk/contract/packets/packet-rules';
import type { packets } from '@writdesk/contract/packets/packets';
import type { PacketPart } from '@writdesk/contract/packets/packet-values';
import type { RouteInput } from '@writdesk/contract/route';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import { canonical } from '../../platform/audit/chain.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRecord, keysOf, lockCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { lockDocuments, momentReached, selectDocuments } from '../documents/index.ts';
import { type SignedFile, signedFilesOf } from '../signatures/index.ts';
import { assemblePacket } from './assemble-packet.job.ts';
import { packetAudits } from './packet-audits.ts';
import type { KeptDocument } from './packet-documents.ts';
import { packetLive } from './packet-live.ts';
import { insertPacket } from './packet-queries.ts';
import { packetView } from './packet-view.ts';
import { type PacketRead, readParts } from './read-parts.ts';

type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/**
 * Freezes a packet: from now on its documents and their order are what they are. Its file is made after the commit. What the packet
 * must have and hasn't, what is flagged or out of date is named; nothing is frozen then.
 * @throws `case_not_found`; `conflict` before the case has come to it, or where the same is frozen already; `invalid`.
 */
export async function freezePacket(
  context: UserContext,
  { params, body }: RouteInput<typeof packets.freeze>,
) {
  const { scope, actor } = context;
  const { purpose, documentIds } = body;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    // Of two who freeze at once the second waits, and sees the packet of the first.
    const record = found(await lockCase(tx.db, scope, params.caseId), 'case_not_found');
    if (!momentReached(purpose, record)) refuse('conflict', { reason: fault('packet_too_early') });
    // A document that is made again meanwhile is either in the packet as it was, or not there any more.
    await lockDocuments(tx.db, record, documentIds);
    const read = await readParts(tx.db, record, purpose, tx.now);
    const errors = faultsOf(read, documentIds);
    if (errors.length > 0) refuse('invalid', { errors });
    const kept = await keptDocuments(tx, record, read, documentIds);
    const contentHash = hashOf(kept);
    const [last] = read.packets;
    if (last?.contentHash === contentHash && last.status !== 'FAILED')
      refuse('conflict', { reason: fault('packet_same') });
    const row = {
      ...keysOf(record),
      id: newId(),
      purpose,
      number: (last?.number ?? 0) + 1,
      status: 'QUEUED' as const,
      documents: JSON.stringify(kept),
      rule: JSON.stringify(read.rule),
      contentHash,
      frozenBy: actorUserId(actor),
      frozenByName: actor.name,
      frozenAt: tx.now,
    };
    await insertPacket(tx.db, row);
    await tx.enqueue(assemblePacket, { firmId: record.firmId, caseId: record.id, packetId: row.id });
    await tx.audit(packetAudits.freeze, {
      ...onCase(record),
      data: {
        packetId: row.id,
        purpose,
        number: row.number,
        documents: kept.map(({ title }) => title),
        contentHash,
      },
    });
    tx.publish(packetLive.changed, { firmId: record.firmId, caseId: record.id, ids: { packetId: row.id } });
    return packetView({ ...row, documents: kept, files: [], failure: null }, read);
  });
}

/** What stands in the way, each named by its document. */
function faultsOf({ parts, others }: PacketRead, documentIds: readonly string[]): FieldError[] {
  const all = [...parts, ...others];
  const errors = documentIds.flatMap((id, index): FieldError[] => {
    const at = (why: Fault) => [atField(`documentIds.${index}`, why)];
    const part = all.find(({ document }) => document?.id === id);
    if (documentIds.indexOf(id) < index) return at(fault('packet_twice'));
    if (!part) return at(fault('no_such_document'));
    const why = faultOf(part);
    return why ? at(why) : [];
  });
  const lacking = parts.filter(({ why, document }) => why && !documentIds.includes(document?.id ?? ''));
  return [
    ...errors,
    ...lacking.map(({ kind, name, document }) =>
      atField(`documents.${kind}`, fault('packet_lacks', { title: document?.title ?? name ?? kind })),
    ),
  ];
}

function faultOf({ state, document }: PacketPart): Fault | null {
  const title = document?.title ?? '';
  if (state === 'READY') return null;
  if (state === 'STALE') return fault('paper_stale', { title });
  if (state === 'FLAGGED') return fault('packet_part_flagged', { title });
  if (state === 'UNREDACTED') return fault('packet_part_unredacted', { title });
  if (state === 'NOT_PDF') return fault('packet_part_not_pdf', { title });
  return fault('packet_part_unready', { title });
}

async function keptDocuments(
  tx: Tx,
  record: CaseRecord,
  { rule, parts, others }: PacketRead,
  documentIds: readonly string[],
): Promise<KeptDocument[]> {
  const copies = new Map([...parts, ...others].map((part) => [part.document?.id, part.copies]));
  const rows = new Map(
    (await selectDocuments(tx.db, record)).map((row): [string, DocumentRow] => [row.id, row]),
  );
  const signed = await signedFilesOf(tx.db, record);
  const kinds = documentIds.map((id) => rows.get(id)?.kind ?? '');
  const exhibits = exhibitsOf(rule, kinds);
  const own = ownFilesOf(rule, kinds);
  return documentIds.map((id, index) => {
    const row = found(rows.get(id), 'document_not_found');
    const { kind, title } = row;
    const file = signed.get(id);
    // Its signed file is made after the signature: nobody files the one without.
    if (file === null) refuseField(`documentIds.${index}`, fault('packet_part_unready', { title }));
    return {
      id,
      kind,
      title,
      copies: copies.get(id) ?? 1,
      isSigned: file !== undefined,
      dpi: null,
      isRedacted: row.redaction !== null,
      exhibit: exhibits[index] ?? null,
      hasSheet: false,
      isOwnFile: own[index] ?? false,
      isReimaged: false,
      ...leaving(row, file),
    };
  });
}

/** The file that leaves the firm: the redacted version before the signed one before the document itself. */
function leaving(row: DocumentRow, signed: SignedFile | undefined) {
  const { redaction, path, sha256, pageCount: pages, contentType } = row;
  const made = redaction?.file ?? signed;
  // One that is redacted and not made yet was refused before.
  if (redaction && !redaction.file) refuse('conflict');
  if (made) {
    const { path: madePath, sha256: hash, pages: count } = made;
    return { path: madePath, sha256: hash, pages: count, contentType: 'application/pdf' };
  }
  return { path: found(path, 'document_not_found'), sha256, pages, contentType };
}

const hashOf = (kept: readonly KeptDocument[]): string =>
  createHash('sha256')
    .update(
      canonical(
        kept.map(({ id, copies, isSigned, isRedacted, exhibit, isOwnFile, sha256 }) => ({
          id,
          copies,
          ...(isSigned && { signed: sha256 }),
          ...(isRedacted && { redacted: sha256 }),
          ...(exhibit !== null && { exhibit }),
          ...(isOwnFile && { isOwnFile }),
        })),
      ),
    )
    .digest('hex');
