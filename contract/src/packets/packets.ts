import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { id } from '../values/ids.ts';
import { exhibitRule, ownFileRule, packet, packetPart, packetPurposes, pdfARule } from './packet-values.ts';

const area = 'case-service';
const ofCase = z.object({ caseId: id });

/** Most documents of one packet. */
export const MAX_PACKET_DOCUMENTS = 100;

const contents = z.object({
  purpose: z.enum(packetPurposes),
  /** Whether the case has come so far that a packet may be frozen. */
  isReached: z.boolean(),
  rule: z.object({
    numbersPages: z.boolean(),
    maxBytes: z.int(),
    maxEnvelopeBytes: z.int().nullable(),
    source: z.string().nullable(),
    confidence: z.enum(['S', 'K', 'U']),
    exhibits: exhibitRule.nullable(),
    ownFiles: ownFileRule.nullable(),
    pdfA: pdfARule.nullable(),
  }),
  /** What the packet must have and what the last one had, in its order. */
  parts: z.array(packetPart),
  /** Other documents of the case that may be added. */
  others: z.array(packetPart),
  /** The newest first. */
  packets: z.array(packet),
});
export type PacketContents = z.output<typeof contents>;

/** What goes to the court, to the server or to the officer, in one file or as many as the court wants, and never changes afterwards. */
export const packets = {
  ofCase: route({
    method: 'GET',
    area,
    path: '/packets/of-case/{caseId}',
    reads: ['packet', 'case/{caseId}'],
    permission: 'document.regenerate',
    summary:
      'List what a packet of a case must contain for its court, what is missing, and the packets frozen so far',
    params: ofCase,
    query: z.object({ purpose: z.enum(packetPurposes).default('FILING') }),
    reply: contents,
    failure: 'Get Packets Fail',
  }),
  freeze: route({
    method: 'POST',
    area,
    path: '/packets/freeze/{caseId}',
    changes: ['packet', 'case/{caseId}'],
    permission: 'document.regenerate',
    summary: 'Freeze a packet of a case’s documents, in this order; it replaces the previous packet',
    params: ofCase,
    body: z.object({
      purpose: z.enum(packetPurposes),
      documentIds: z
        .array(id)
        .min(1, issue('packet_empty'))
        .max(MAX_PACKET_DOCUMENTS, issue('packet_too_many', { max: MAX_PACKET_DOCUMENTS })),
    }),
    reply: packet,
    status: 201,
    failure: 'Freeze Packet Fail',
  }),
};
