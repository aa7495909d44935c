import { rosters } from '@writdesk/contract/rosters/rosters';
import type { Lease } from '../world/world.ts';

/** Adds lines to the ledger of a lease, as the company keeps it. */
export async function writeDown(lease: Lease, ...lines: Lease['ledger']): Promise<void> {
  lease.ledger.push(...lines);
  const { ledger, noticeOn, company, id } = lease;
  await company.owner.does(rosters.updateLease, {
    params: { id },
    body: { ledger, ...(noticeOn && { noticeGivenOn: noticeOn }) },
  });
}
