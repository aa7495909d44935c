import type { packets } from '@writdesk/contract/packets/packets';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { momentReached } from '../documents/index.ts';
import { packetView } from './packet-view.ts';
import { readParts } from './read-parts.ts';

/** What a packet of a case must contain, what of it is there, and the packets so far. @throws `case_not_found` */
export async function getPackets(
  { deps, scope }: UserContext,
  { params, query: { purpose } }: RouteInput<typeof packets.ofCase>,
): Promise<RouteReplyInput<typeof packets.ofCase>> {
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, params.caseId), 'case_not_found');
  const read = await readParts(db, record, purpose, deps.clock.now());
  const { numbersPages, maxBytes, maxEnvelopeBytes, source, confidence, exhibits, ownFiles, pdfA } =
    read.rule;
  return {
    purpose,
    isReached: momentReached(purpose, record),
    rule: {
      numbersPages,
      maxBytes,
      maxEnvelopeBytes,
      source,
      confidence,
      exhibits: exhibits && { ...exhibits, kinds: [...exhibits.kinds] },
      ownFiles: ownFiles && { ...ownFiles, kinds: [...ownFiles.kinds] },
      pdfA,
    },
    parts: read.parts,
    others: read.others,
    packets: read.packets.map((row) => packetView(row, read)),
  };
}
