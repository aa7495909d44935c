import { fault, type Fault } from '@writdesk/contract/sentences/fault';

/** A suit or a writ over an empty unit is money lost: somebody must have looked this lately. */
const OCCUPANCY_VALID_HOURS = 48;

/** What stands against acting on a unit: nobody confirmed lately that it is occupied. Null where somebody did. */
export function occupancyFault(
  eviction: { occupied: boolean | null; occupancyCheckedAt: Date | null } | undefined,
  now: Date,
): Fault | null {
  const at = eviction?.occupancyCheckedAt;
  const isFresh =
    at && eviction?.occupied && now.getTime() - at.getTime() <= OCCUPANCY_VALID_HOURS * 3_600_000;
  return isFresh ? null : fault('occupancy_old', { hours: OCCUPANCY_VALID_HOURS });
}
