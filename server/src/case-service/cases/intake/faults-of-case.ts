import type { FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { localDate } from '../../../platform/clock.ts';
import { propertyForCase } from '../../../user-service/properties/index.ts';
import { missingOf, selectDocuments, selectStepNeeds } from '../../documents/index.ts';
import { selectEviction, selectLedger, sumCents } from '../eviction/index.ts';
import { type CaseRecord, courtZone } from '../record/index.ts';
import { selectTenants } from '../tenants/index.ts';
import { isOneDwellingOf } from './court-faults.ts';
import { openDuplicate } from './duplicate-queries.ts';
import { submitFaults } from './submit-faults.ts';

/** What is said with a submit. */
interface SaidWithSubmit {
  attestedBy?: string | undefined;
  duplicateAck?: boolean | undefined;
}

/** Everything that stands against the submit of a case as it is now. */
export async function faultsOfCase(
  db: Kysely<DB>,
  scope: Scope,
  record: CaseRecord,
  said: SaidWithSubmit,
  now: Date,
): Promise<FieldError[]> {
  const [tenants, eviction, ledger, documents, duplicate, property, steps, zone] = await Promise.all([
    selectTenants(db, record),
    selectEviction(db, record),
    selectLedger(db, record),
    selectDocuments(db, record),
    openDuplicate(db, record),
    record.propertyId ? propertyForCase(db, scope, record.propertyId) : null,
    selectStepNeeds(db, record),
    courtZone(db, record),
  ]);
  return submitFaults({
    unitLabel: record.unitLabel,
    isOneDwelling: isOneDwellingOf(record, property),
    propertyIsActive: property?.status === 'ACTIVE',
    courthouseId: record.courthouseId,
    serveFirst: record.serveFirst,
    tenants,
    hasServiceAddress: record.tenantAddress !== null || Boolean(property?.addressLine1),
    reasons: eviction?.reasons ?? [],
    reasonText: eviction?.reasonText ?? null,
    claimedCents: eviction?.claimedCents ?? 0,
    ledgerCents: sumCents(ledger),
    ledgerLines: ledger.length,
    noticeType: eviction?.noticeType ?? null,
    noticeServedOn: eviction?.noticeServedOn ?? null,
    today: localDate(now, zone),
    noticeMethod: eviction?.noticeMethod ?? null,
    hasNoticeProof: documents.some((document) => document.kind === 'NOTICE_PROOF'),
    caresCovered: eviction?.caresCovered ?? 'UNKNOWN',
    missingDocuments: missingOf(steps, documents),
    openDuplicate: duplicate ?? null,
    duplicateAck: said.duplicateAck ?? false,
    attestedBy: said.attestedBy || record.attestedBy,
  });
}
