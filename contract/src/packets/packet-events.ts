import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';
import { packetFailures, packetPurposes } from './packet-values.ts';

const about = { packetId: id, purpose: z.enum(packetPurposes), number: z.int() };
const papers = { group: 'papers', readers: 'documents', visibility: 'FIRM' } as const;

/** What becomes of a packet, on the timeline of its case. */
export const packetEvents = {
  freeze: caseEvent('packet.freeze', {
    ...papers,
    data: { ...about, documents: z.array(z.string()), contentHash: z.string() },
  }),
  begin: caseEvent('packet.begin', { ...papers, data: about }),
  assemble: caseEvent('packet.assemble', {
    ...papers,
    data: { ...about, files: z.array(z.object({ sha256: z.string(), pages: z.int() })) },
  }),
  fail: caseEvent('packet.fail', { ...papers, data: { ...about, failure: z.enum(packetFailures) } }),
};
