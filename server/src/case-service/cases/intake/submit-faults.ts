import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { isFullName } from '@writdesk/contract/values/legal-names';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { type CourtFacts, premisesFaults, tenantFaults } from './court-faults.ts';

/** What a submit looks at; the verb gathers it. */
export interface SubmitFacts extends CourtFacts {
  propertyIsActive: boolean;
  courthouseId: string | null;
  serveFirst: boolean;
  hasServiceAddress: boolean;
  reasons: readonly EvictionReasonCode[];
  reasonText: string | null;
  claimedCents: number;
  ledgerCents: number;
  ledgerLines: number;
  noticeType: string | null;
  noticeServedOn: string | null;
  /** Where the court sits. */
  today: string;
  noticeMethod: string | null;
  hasNoticeProof: boolean;
  caresCovered: string;
  missingDocuments: readonly string[];
  openDuplicate: { id: string; title: string } | null;
  duplicateAck: boolean;
  attestedBy: string | null;
}

/** Everything that stands against a submit, all at once, each under the name of its field. */
export function submitFaults(facts: SubmitFacts): FieldError[] {
  const faults: FieldError[] = [];
  const check = (isWrong: boolean, path: string, found: Fault) =>
    isWrong && faults.push(atField(path, found));
  const reasons = facts.reasons.map((code) => evictionReasons[code]);

  check(!facts.propertyIsActive, 'propertyId', fault('active_property_missing'));
  faults.push(...premisesFaults(facts));
  check(!facts.courthouseId, 'courthouseId', fault('courthouse_missing'));

  faults.push(...tenantFaults(facts));
  check(!facts.hasServiceAddress, 'tenantAddress', fault('service_address'));

  check(!facts.reasons.length, 'caseEviction.reasons', fault('reasons_missing'));
  check(
    reasons.some((reason) => reason.requiresText) && !facts.reasonText,
    'caseEviction.reasonText',
    fault('reason_text'),
  );
  if (reasons.some((reason) => reason.requiresAmount)) {
    check(facts.claimedCents <= 0, 'caseEviction.claimedCents', fault('amount_claimed'));
    check(!facts.ledgerLines, 'caseEviction.ledger', fault('ledger_missing'));
    check(
      facts.ledgerLines > 0 && facts.claimedCents > 0 && facts.ledgerCents !== facts.claimedCents,
      'caseEviction.claimedCents',
      fault('ledger_differs', { ledger: facts.ledgerCents, claim: facts.claimedCents }),
    );
  }
  if (reasons.some((reason) => reason.requiresNoticeTypes.length) && !facts.serveFirst) {
    check(!facts.noticeType, 'caseEviction.noticeType', fault('notice_kind'));
    check(!facts.noticeServedOn, 'caseEviction.noticeServedOn', fault('notice_day'));
    check(
      (facts.noticeServedOn ?? '') > facts.today,
      'caseEviction.noticeServedOn',
      fault('notice_in_future'),
    );
    check(!facts.noticeMethod, 'caseEviction.noticeMethod', fault('notice_method'));
    check(!facts.hasNoticeProof, 'documents.NOTICE_PROOF', fault('notice_proof'));
  }
  check(facts.caresCovered === 'UNKNOWN', 'caseEviction.caresCovered', fault('cares_unknown'));
  for (const kind of facts.missingDocuments) check(true, `documents.${kind}`, fault('document_missing'));
  if (facts.openDuplicate && !facts.duplicateAck) {
    check(true, 'duplicateAck', fault('duplicate_open', { title: facts.openDuplicate.title }));
  }
  check(!facts.attestedBy, 'attestedBy', fault('not_attested'));
  check(
    Boolean(facts.attestedBy) && !isFullName(facts.attestedBy ?? ''),
    'attestedBy',
    fault('attest_full_name'),
  );
  return faults;
}
