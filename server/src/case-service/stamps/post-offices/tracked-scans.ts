import type { ScanKind } from '@writdesk/contract/stamps/envelope-values';
import type { Tracker } from './easypost-shapes.ts';
import type { PostScan } from './post-office.ts';

/** What EasyPost calls it, where the envelope has moved; nothing else is a scan. */
const kinds: Partial<Record<string, ScanKind>> = {
  in_transit: 'IN_TRANSIT',
  out_for_delivery: 'IN_TRANSIT',
  available_for_pickup: 'IN_TRANSIT',
  delivered: 'DELIVERED',
  return_to_sender: 'RETURNED',
};

/**
 * The scans of a tracker, the oldest first. The first one of all is the acceptance. What is on its way back ends there: its delivery is
 * one to the sender, and no proof that the recipient has it.
 */
export function scansOf({ tracking_details: details, signed_by: signer }: Tracker): PostScan[] {
  const scans: PostScan[] = [];
  const inOrder = details
    .map((detail) => ({ ...detail, at: new Date(detail.datetime) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { status, at, tracking_location: location } of inOrder) {
    const kind = kinds[status];
    if (!kind) continue;
    const isFirst = scans.length === 0 && kind === 'IN_TRANSIT';
    scans.push({
      kind: isFirst ? 'ACCEPTED' : kind,
      at,
      place: [location?.city, location?.state].filter(Boolean).join(' ') || null,
      signedBy: kind === 'DELIVERED' ? signer || null : null,
    });
    if (kind === 'DELIVERED' || kind === 'RETURNED') break;
  }
  return scans;
}
