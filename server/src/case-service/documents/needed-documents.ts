import type { NeededDocument } from '@writdesk/contract/documents/needed-documents';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { TemplateMoment } from '@writdesk/contract/documents/template-values';
import type { CaseRecord } from '../cases/record/index.ts';

/** What a case has of documents. */
export interface Present {
  id: string;
  kind: string;
  title: string;
  status: 'QUEUED' | 'GENERATING' | 'READY' | 'FAILED';
  source: 'UPLOAD' | 'GENERATED';
  createdAt: Date;
}

interface Asked {
  reasons: readonly EvictionReasonCode[];
  /** Documents that the place has for a moment that the case has come to. */
  papers: readonly { kind: string; name: string; courtForm: string | null }[];
  /** What the steps of its workflow ask for, by name. */
  steps: readonly string[];
  /** What the firm has asked the company for. */
  requests: readonly { id: string; item: string; askedAt: Date }[];
  documents: readonly Present[];
}

/** What this case needs, and what of it is there: by its reasons, its place, its workflow, and what the firm asked for. */
export function neededDocuments({ reasons, papers, steps, requests, documents }: Asked): NeededDocument[] {
  const needsNotice = reasons.some((code) => evictionReasons[code].requiresNoticeTypes.length > 0);
  const needed: NeededDocument[] = needsNotice ? [ofKind(documents, 'REASON', 'NOTICE_PROOF', null)] : [];
  for (const { kind, name, courtForm } of papers)
    needed.push(ofKind(documents, 'PLACE', kind, name, courtForm));
  for (const name of steps) {
    const kind = kindOf(name);
    if (!needed.some((one) => one.kind === kind)) needed.push(ofKind(documents, 'STEP', kind, name));
  }
  // What came after the question may answer it; somebody looks.
  const after = (askedAt: Date) =>
    documents
      .filter(({ source, createdAt }) => source === 'UPLOAD' && createdAt > askedAt)
      .map(({ id }) => id);
  return [
    ...needed,
    ...requests.map(({ id, item, askedAt }) => ({
      key: id,
      why: 'REQUEST' as const,
      kind: null,
      name: item,
      courtForm: null,
      documentIds: after(askedAt),
      isUnderway: false,
    })),
  ];
}

/** Names of the steps that nothing on the case answers. */
export const missingOf = (steps: readonly string[], documents: readonly Present[]): string[] =>
  steps.filter((name) => ofKind(documents, 'STEP', kindOf(name), name).documentIds.length === 0);

function ofKind(
  documents: readonly Present[],
  why: NeededDocument['why'],
  kind: string,
  name: string | null,
  courtForm: string | null = null,
): NeededDocument {
  const has = ({ title }: Present, number: string) => title.toLowerCase().includes(number.toLowerCase());
  const fits = (document: Present) =>
    document.kind === kind ||
    (name !== null && document.title.toLowerCase() === name.toLowerCase()) ||
    // The form was filled by hand.
    (courtForm !== null && has(document, courtForm));
  return {
    key: kind,
    why,
    kind,
    name,
    courtForm,
    documentIds: documents.filter((one) => fits(one) && one.status === 'READY').map(({ id }) => id),
    isUnderway: documents.some(
      (one) => fits(one) && (one.status === 'QUEUED' || one.status === 'GENERATING'),
    ),
  };
}

/** A step names a kind in words or by its code: `Proof of service`, `LEASE`. */
export const kindOf = (name: string): string =>
  name
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

type Moments = Pick<
  CaseRecord,
  | 'initialCheckAt'
  | 'approvedAt'
  | 'filedAt'
  | 'servedAt'
  | 'hearingAt'
  | 'judgmentAt'
  | 'writRequestedAt'
  | 'lockoutDate'
  | 'closedAt'
>;

/** Whether a case has come to the moment at which a document is needed. */
export function momentReached(moment: TemplateMoment, record: Moments): boolean {
  const at: Readonly<Record<TemplateMoment, unknown>> = {
    NOTICE: true,
    CHECK: record.initialCheckAt,
    FILING: record.approvedAt,
    SERVICE: record.filedAt,
    DEFAULT: record.servedAt,
    HEARING: record.hearingAt,
    JUDGMENT: record.judgmentAt,
    WRIT: record.writRequestedAt,
    LOCKOUT: record.lockoutDate,
    CLOSE: record.closedAt,
  };
  return Boolean(at[moment]);
}
