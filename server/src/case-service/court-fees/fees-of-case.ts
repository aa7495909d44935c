import type { CaseFeeFacts } from '@writdesk/contract/court-fees/calculate-fees';
import type { FeeCalculation } from '@writdesk/contract/court-fees/fee-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectEviction } from '../cases/eviction/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { selectTenants } from '../cases/tenants/index.ts';
import { calculateAtCourt } from './court-fee-book.ts';

type Asked = Pick<CaseFeeFacts, 'day' | 'purposes'> &
  Partial<Pick<CaseFeeFacts, 'defendants' | 'miles' | 'isPrivatelyServed' | 'isEfiled'>>;

/**
 * What the court takes for a case: its adults are the defendants, served at one address; what is claimed is rent and fees, and
 * no damages beyond them.
 */
export async function feesOfCase(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'firmId' | 'id' | 'courthouseId'>,
  asked: Asked,
): Promise<FeeCalculation> {
  const [tenants, eviction] = await Promise.all([selectTenants(db, record), selectEviction(db, record)]);
  return calculateAtCourt(db, record, {
    defendants: tenants.filter(({ isMinor }) => !isMinor).length || null,
    addresses: 1,
    claimCents: eviction?.claimedCents ?? null,
    damagesCents: 0,
    miles: null,
    ...asked,
  });
}
