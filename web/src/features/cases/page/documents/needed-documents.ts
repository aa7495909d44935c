import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';

export type CaseDocument = CaseDetails['documents'][number];

/** A document that the case can't go on without, and what of it is there. */
export interface NeededDocument {
  key: string;
  /** A kind that has words of its own, or the words of a request. */
  kind: string | null;
  asked: string | null;
  present: readonly CaseDocument[];
}

type Facts = Pick<
  CaseDetails,
  'documents' | 'documentRequested' | 'caseEviction' | 'initialCheckAt' | 'stateCode'
>;

/** The state whose court document is made here. */
const statesWithPaper: readonly string[] = ['GA'];

/** What this case needs: by its reasons, by how far it has come, and by what the firm has asked for. */
export function neededDocuments(facts: Facts): NeededDocument[] {
  const { documents, documentRequested, caseEviction } = facts;
  const reasons = caseEviction.reasons.map((code) => evictionReasons[code]);
  const needsNotice = reasons.some((reason) => reason.requiresNoticeTypes.length > 0);
  const needsPaper = facts.initialCheckAt !== null && statesWithPaper.includes(facts.stateCode ?? '');
  const kinds = [
    ...(needsNotice ? ['NOTICE_PROOF'] : []),
    ...(needsPaper ? ['DISPOSSESSORY_AFFIDAVIT'] : []),
  ];
  return [
    ...kinds.map((kind) => ({ key: kind, kind, asked: null, present: ofKind(documents, kind) })),
    ...documentRequested.map(({ id, item, askedAt }) => ({
      key: id,
      kind: null,
      asked: item,
      // What came after the question may answer it; somebody looks.
      present: documents.filter(({ source, createdAt }) => source === 'UPLOAD' && createdAt > askedAt),
    })),
  ];
}

export function countNeeded(facts: Facts): { present: number; needed: number } {
  const needed = neededDocuments(facts);
  return { present: needed.filter(({ present }) => present.length > 0).length, needed: needed.length };
}

function ofKind(documents: readonly CaseDocument[], kind: string): CaseDocument[] {
  return documents.filter((document) => document.kind === kind && document.status === 'READY');
}
