import { conditionHolds } from '@writdesk/contract/documents/conditions';
import type { TemplateMoment } from '@writdesk/contract/documents/template-values';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { packetRuleOf, type PacketRule } from '@writdesk/contract/packets/packet-rules';
import type { PacketPart, PacketPurpose } from '@writdesk/contract/packets/packet-values';
import { paperOf } from '../../../templates/papers/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { conditionOf } from '../document-templates/index.ts';
import {
  isFilled,
  kindOf,
  missingFacts,
  type PaperValues,
  readPaperValues,
  selectDocuments,
  selectNeeds,
  staleOf,
  templatesOfCase,
} from '../documents/index.ts';
import { documentsOf } from './packet-documents.ts';
import { type PartDocument, packetParts, purposeOfStep, type Wanted } from './packet-parts.ts';
import { type PacketRecord, selectPackets, selectStepDocuments } from './packet-queries.ts';

/** Documents of which moments go into a packet. */
const moments: Readonly<Record<PacketPurpose, readonly TemplateMoment[]>> = {
  FILING: ['NOTICE', 'CHECK', 'FILING'],
  SERVICE: ['SERVICE'],
  WRIT: ['WRIT'],
};

export interface PacketRead {
  rule: PacketRule;
  parts: PacketPart[];
  others: PacketPart[];
  /** The newest first. */
  packets: PacketRecord[];
  documents: PartDocument[];
  values: PaperValues;
}

/** What a packet of a case must have now, and what of it is there. */
export async function readParts(
  db: Kysely<DB>,
  record: CaseRecord,
  purpose: PacketPurpose,
  now: Date,
): Promise<PacketRead> {
  const [templates, values, rows, needs, steps, packets] = await Promise.all([
    templatesOfCase(db, record, now),
    readPaperValues(db, record, now),
    selectDocuments(db, record),
    selectNeeds(db, record, now),
    selectStepDocuments(db, record),
    selectPackets(db, record, purpose),
  ]);
  const stale = await staleOf(db, record, rows, () => Promise.resolve(values));
  // In a case that was reopened, files may be gone.
  const documents = rows
    .filter(({ purgedAt }) => purgedAt === null)
    .map((row): PartDocument => ({
      ...row,
      isFlagged: row.flags.some(({ endedAt }) => endedAt === null),
      isStale: stale(row).length > 0,
    }));
  const wanted = templates
    // What a slot asks for is known less surely than what holds a packet.
    .filter(({ moment, type }) => type !== 'SLOT' && moments[purpose].includes(moment))
    .filter(
      (template) => conditionHolds(conditionOf(template), values) && !paperOf(template.layout)?.onRequest,
    )
    .map((template): Wanted => ({
      kind: template.kind,
      name: template.name,
      why: 'PLACE',
      templateId: isFilled(template) ? template.id : null,
      missing: isFilled(template) ? missingFacts(template, values) : [],
    }));
  const add = (why: Wanted['why'], kind: string, name: string | null) => {
    if (!wanted.some((one) => one.kind === kind))
      wanted.push({ kind, name, why, templateId: null, missing: [] });
  };
  const needsNotice = needs.reasons.some((code) => evictionReasons[code].requiresNoticeTypes.length > 0);
  if (purpose === 'FILING' && needsNotice) add('REASON', 'NOTICE_PROOF', null);
  for (const { action, item } of steps)
    if (purposeOfStep(action) === purpose) add('STEP', kindOf(item), item);
  const rule = packetRuleOf({ state: record.stateCode, county: textOf(values['court.county']) }, purpose);
  // What failed was never a packet: the one before it says the order.
  const last = packets.find(({ status }) => status !== 'FAILED');
  const asked = {
    rule,
    defendants: Number(values['tenants.count'] ?? 0),
    wanted,
    documents,
    before: last ? documentsOf(last) : [],
  };
  return { rule, ...packetParts(asked), packets, documents, values };
}

export const textOf = (value: PaperValues[keyof PaperValues]): string | null =>
  typeof value === 'string' ? value : null;
