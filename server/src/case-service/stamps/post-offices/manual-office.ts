import type { Clock } from '../../../platform/clock.ts';
import { postageCents } from '../postage-rates.ts';
import type { PostOffice } from './post-office.ts';

/** People buy at the counter or use stamps: the price list says the cost, people say what became of the envelope. */
export const manualOffice = (clock: Clock): PostOffice => ({
  carrier: 'manual',
  async buy(order) {
    const costCents = postageCents(order, clock.now().toISOString().slice(0, 10));
    return { sold: true, trackingNo: order.trackingNo, costCents };
  },
  async track() {
    return [];
  },
  // A stamp that wasn’t mailed is still in the drawer.
  async refund() {
    return 'REFUNDED';
  },
  async label() {
    return null;
  },
});
