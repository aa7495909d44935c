import type { PacketPurpose } from '@writdesk/contract/packets/packet-values';
import { documents } from '@writdesk/contract/documents/documents';
import { packets } from '@writdesk/contract/packets/packets';
import { regenerateDocument } from '../../src/case-service/documents/regenerate-document.ts';
import { freezePacket } from '../../src/case-service/packets/freeze-packet.ts';
import { getPackets } from '../../src/case-service/packets/get-packets.ts';
import { type Act, caseOf } from './demo-case.ts';

/** Has the documents made that the packet must have and that we make. */
export const makeNeeded =
  (purpose: PacketPurpose): Act =>
  async (_desk, by, it) => {
    const params = { caseId: caseOf(it).id };
    const { parts } = await getPackets(by, { params, query: { purpose }, body: undefined });
    const body = documents.regenerate.body.parse(params);
    for (const { document, templateId } of parts)
      if (!document && templateId)
        await regenerateDocument(by, { params: { id: templateId }, query: {}, body });
  };

/** Freezes what the packet must have, and of the rest the documents of these titles. */
export const freeze =
  (purpose: PacketPurpose, ...titles: readonly string[]): Act =>
  async (_desk, by, it) => {
    const params = { caseId: caseOf(it).id };
    const { parts, others } = await getPackets(by, { params, query: { purpose }, body: undefined });
    const added = others.filter(({ document }) => document && titles.includes(document.title));
    const documentIds = [...parts, ...added].flatMap(({ document }) => (document ? [document.id] : []));
    const body = packets.freeze.body.parse({ purpose, documentIds });
    await freezePacket(by, { params, query: {}, body });
  };
