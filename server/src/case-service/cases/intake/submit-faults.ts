import {
  type EvictionReasonCode,
  evictionReasons,
} from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { FieldError } from '@writdesk/contract/errors';

/** What a submit looks at; the verb gathers it. */
export interface SubmitFacts {
  propertyIsActive: boolean;
  courthouseId: string | null;
  serveFirst: boolean;
  tenants: readonly { firstName: string; lastName: string; isMinor: boolean }[];
  hasServiceAddress: boolean;
  reasons: readonly EvictionReasonCode[];
  reasonText: string | null;
  claimedCents: number;
  ledgerCents: number;
  ledgerLines: number;
  noticeType: string | null;
  noticeServedOn: string | null;
  noticeMethod: string | null;
  hasNoticeProof: boolean;
  caresCovered: string;
  missingDocuments: readonly string[];
  openDuplicate: { id: string; title: string } | null;
  duplicateAck: boolean;
  attestedBy: string | null;
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Everything that stands against a submit, all at once, each under the name of its field. */
export function submitFaults(facts: SubmitFacts): FieldError[] {
  const faults: FieldError[] = [];
  const fault = (isWrong: boolean, path: string, message: string) =>
    isWrong && faults.push({ path, message });
  const reasons = facts.reasons.map((code) => evictionReasons[code]);

  fault(!facts.propertyIsActive, 'propertyId', 'Choose an active property.');
  fault(!facts.courthouseId, 'courthouseId', 'Choose the courthouse.');

  const adults = facts.tenants.filter((tenant) => !tenant.isMinor);
  fault(!adults.length, 'tenants', 'Name at least one adult tenant.');
  facts.tenants.forEach((tenant, index) => {
    fault(!tenant.firstName, `tenants.${index}.firstName`, 'Give the tenant’s first name.');
    fault(!tenant.lastName, `tenants.${index}.lastName`, 'Give the tenant’s last name.');
  });
  fault(!facts.hasServiceAddress, 'tenantAddress', 'Give the address at which the tenants are served.');

  fault(!facts.reasons.length, 'caseEviction.reasons', 'Choose at least one reason.');
  fault(
    reasons.some((reason) => reason.requiresText) && !facts.reasonText,
    'caseEviction.reasonText',
    'Say the reason in words.',
  );
  if (reasons.some((reason) => reason.requiresAmount)) {
    fault(facts.claimedCents <= 0, 'caseEviction.claimedCents', 'Give the amount claimed.');
    fault(!facts.ledgerLines, 'caseEviction.ledger', 'Enter the ledger.');
    fault(
      facts.ledgerLines > 0 && facts.claimedCents > 0 && facts.ledgerCents !== facts.claimedCents,
      'caseEviction.claimedCents',
      `The ledger shows ${dollars(facts.ledgerCents)} and the claim ${dollars(facts.claimedCents)}. Correct one of them.`,
    );
  }
  if (reasons.some((reason) => reason.requiresNoticeTypes.length) && !facts.serveFirst) {
    fault(!facts.noticeType, 'caseEviction.noticeType', 'Say which notice was given.');
    fault(!facts.noticeServedOn, 'caseEviction.noticeServedOn', 'Say when the notice was given.');
    fault(!facts.noticeMethod, 'caseEviction.noticeMethod', 'Say how the notice was given.');
    fault(
      !facts.hasNoticeProof,
      'documents.NOTICE_PROOF',
      'Add the proof of service: a photo or the signed statement.',
    );
  }
  fault(
    facts.caresCovered === 'UNKNOWN',
    'caseEviction.caresCovered',
    'Say whether the property is under the CARES Act.',
  );
  for (const kind of facts.missingDocuments)
    fault(true, `documents.${kind}`, 'Add this document; the workflow asks for it.');
  if (facts.openDuplicate && !facts.duplicateAck) {
    fault(
      true,
      'duplicateAck',
      `“${facts.openDuplicate.title}” is open for the same unit and tenant. Confirm that this is another case.`,
    );
  }
  fault(!facts.attestedBy, 'attestedBy', 'Attest the facts with your name.');
  return faults;
}
