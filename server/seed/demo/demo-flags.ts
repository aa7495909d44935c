import { documents } from '@writdesk/contract/documents/documents';
import type { FlagOutcome, FlagReason } from '@writdesk/contract/documents/flag-values';
import { flagDocument, resolveFlag } from '../../src/case-service/documents/flag-document.ts';
import { getCaseDetails } from '../../src/case-service/cases/details/get-case-details.ts';
import { type Act, caseOf, type DemoCase } from './demo-case.ts';

interface Said {
  kind: string;
  reason: FlagReason;
  comment: string;
  /** Where on the page, in points from its top left. */
  spot?: { page: number; x: number; y: number };
}

/** Somebody says what is wrong with the newest document of a kind: the case waits until that has ended. */
export const flag =
  ({ kind, spot, ...said }: Said): Act =>
  async (_desk, by, it) => {
    const body = documents.flag.body.parse({ ...said, ...spot });
    await flagDocument(by, { params: { id: newest(it, kind).id }, query: {}, body });
    return getCaseDetails(by, { params: { id: caseOf(it).id } });
  };

/** Ends the flags of a kind of document; where one was replaced, the newest of that kind is what came in its place. */
export const endFlag =
  (kind: string, outcome: FlagOutcome, explanation: string): Act =>
  async (_desk, by, it) => {
    const flagged = caseOf(it).documents.filter((document) => document.kind === kind);
    const replacedBy = outcome === 'REPLACED' ? newest(it, kind).id : undefined;
    for (const { id, flags } of flagged)
      for (const open of flags.filter(({ endedAt }) => endedAt === null)) {
        const body = documents.resolveFlag.body.parse({ flagId: open.id, outcome, explanation, replacedBy });
        await resolveFlag(by, { params: { id }, query: {}, body });
      }
    return getCaseDetails(by, { params: { id: caseOf(it).id } });
  };

function newest(it: DemoCase, kind: string) {
  const ofKind = caseOf(it).documents.filter((one) => one.kind === kind);
  const document = ofKind.toSorted((left, right) => left.id.localeCompare(right.id)).at(-1);
  if (!document) throw new Error(`The case has no ${kind}.`);
  return document;
}
