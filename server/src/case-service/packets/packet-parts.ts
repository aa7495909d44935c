import { copiesOf, type PacketRule } from '@writdesk/contract/packets/packet-rules';
import type { PacketPart, PacketPartState, PacketPurpose } from '@writdesk/contract/packets/packet-values';
import { pictureTypes } from '@writdesk/contract/values/upload-types';

/** A document of the case, as far as a packet asks. */
export interface PartDocument {
  id: string;
  kind: string;
  title: string;
  fileName: string;
  contentType: string;
  pageCount: number | null;
  sizeBytes: number | null;
  status: 'QUEUED' | 'GENERATING' | 'READY' | 'FAILED';
  isFlagged: boolean;
  /** How far its redacted version is, which is bound in its place; null without one. */
  redaction: { status: 'CONFIRM' | 'QUEUED' | 'READY' | 'FAILED'; file: { sha256: string } | null } | null;
  isStale: boolean;
}

/** What a packet must have. */
export type Wanted = Pick<PacketPart, 'kind' | 'name' | 'templateId' | 'missing'> & {
  why: NonNullable<PacketPart['why']>;
};

export interface Asked {
  rule: PacketRule;
  defendants: number;
  wanted: readonly Wanted[];
  documents: readonly PartDocument[];
  /** What the last packet had, in its order; empty where there is none. */
  before: readonly { id: string; kind: string }[];
}

/** What a packet must have and what the last one had, in order; and what else could be added. */
export function packetParts({ rule, defendants, wanted, documents, before }: Asked) {
  const taken = new Set<string>();
  const take = (document: PartDocument | undefined) => {
    if (document) taken.add(document.id);
    return document ?? null;
  };
  const part = (document: PartDocument | null, of: Wanted | null): PacketPart => {
    const kind = of?.kind ?? document?.kind ?? '';
    return {
      key: of ? `${of.why}:${of.kind}` : (document?.id ?? ''),
      kind,
      name: of?.name ?? null,
      why: of?.why ?? null,
      state: stateOf(document),
      document: document && shownOf(document),
      templateId: of?.templateId ?? null,
      missing: of?.missing ?? [],
      copies: copiesOf(rule, kind, defendants),
    };
  };
  const needed = wanted.map((one) => part(take(answerOf(one, documents, taken)), one));
  const kept = before.flatMap(({ id, kind }) => {
    const isAnswered = needed.some(({ document, kind: other }) => document?.id === id || other === kind);
    const again = documents.find((one) => one.id === id) ?? documents.findLast((one) => one.kind === kind);
    if (isAnswered || !again || taken.has(again.id)) return [];
    return [part(take(again), null)];
  });
  const places = new Map(before.map(({ id }, index) => [id, index]));
  // In the order of the last packet; what it did not have comes behind, as the rule says.
  const place = (one: PacketPart, index: number) => {
    const own = one.document && places.get(one.document.id);
    const ofKind = before.findIndex(({ kind }) => kind === one.kind);
    return own ?? (ofKind >= 0 ? ofKind : before.length + rankOf(one, rule) * 1_000 + index);
  };
  const placed = [...needed, ...kept].map((one, index) => ({ one, at: place(one, index) }));
  const others = documents.filter(({ id }) => !taken.has(id)).map((one) => part(one, null));
  return { parts: placed.toSorted((x, y) => x.at - y.at).map(({ one }) => one), others };
}

/** The newest document that answers; one that can be bound before one that can't. */
function answerOf(
  { kind, name }: Wanted,
  documents: readonly PartDocument[],
  taken: ReadonlySet<string>,
): PartDocument | undefined {
  const fits = documents.filter(
    (one) =>
      !taken.has(one.id) &&
      (one.kind === kind || (name !== null && one.title.toLowerCase() === name.toLowerCase())),
  );
  return fits.findLast((one) => stateOf(one) === 'READY') ?? fits.at(-1);
}

function stateOf(document: PartDocument | null): PacketPartState {
  if (!document) return 'MISSING';
  if (document.status === 'FAILED') return 'FAILED';
  if (document.status !== 'READY') return 'UNDERWAY';
  if (document.redaction?.status === 'FAILED') return 'FAILED';
  if (document.redaction?.status === 'QUEUED') return 'UNDERWAY';
  if (document.redaction?.status === 'CONFIRM') return 'UNREDACTED';
  if (document.isFlagged) return 'FLAGGED';
  if (document.isStale) return 'STALE';
  const { contentType } = document;
  return contentType === 'application/pdf' || pictureTypes.includes(contentType) ? 'READY' : 'NOT_PDF';
}

const shownOf = ({ id, kind, title, fileName, pageCount, sizeBytes }: PartDocument) => ({
  id,
  kind,
  title,
  fileName,
  pageCount,
  sizeBytes,
});

/** The court's own documents first, then as the rule says, then the rest. */
function rankOf({ why, kind }: PacketPart, { order }: PacketRule): number {
  const place = order.indexOf(kind);
  if (place >= 0) return 1 + place;
  return why === 'PLACE' ? 0 : 1 + order.length;
}

const serviceSteps = new Set(['sent-for-serving', 'record-service']);

/** Which packet a step's documents belong to: by the action that it waits for. */
export function purposeOfStep(action: string): PacketPurpose {
  if (action.startsWith('writ-')) return 'WRIT';
  return serviceSteps.has(action) ? 'SERVICE' : 'FILING';
}
