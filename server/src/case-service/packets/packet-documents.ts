import { frozenDocument, packet, packetFile } from '@writdesk/contract/packets/packet-values';
import { z } from 'zod';

/** A document as a packet keeps it: where its bytes lie, with what everybody reads. */
const keptDocument = frozenDocument.extend({
  path: z.string(),
  /** Packets that were frozen before pictures could be bound had PDFs alone. */
  contentType: z.string().default('application/pdf'),
});
export type KeptDocument = z.output<typeof keptDocument>;

export const documentsOf = ({ documents }: { documents: unknown }): KeptDocument[] =>
  z.array(keptDocument).parse(documents);

export const failureOf = ({ failure }: { failure: unknown }) => packet.shape.failure.parse(failure);

export const filesOf = ({ files }: { files: unknown }) => z.array(packetFile).parse(files);
