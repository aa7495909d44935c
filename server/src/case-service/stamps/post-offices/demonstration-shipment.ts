import { createHash, createHmac } from 'node:crypto';
import { checkDigit } from '@writdesk/contract/stamps/article-number';
import { postageCents } from '../postage-rates.ts';
import type { DemoShipment } from './demonstration-queries.ts';
import type { AskedAddress, AskedShipment } from './demonstration-shapes.ts';

/** Second address lines by which people see what a real post office may do. */
export const demonstrations = {
  refuses: 'DEMO REFUSED',
  noAnswer: 'DEMO NO ANSWER',
  comesBack: 'DEMO RETURNED',
} as const;

const HOUR_MS = 3_600_000;
const REFUND_HOURS = 24;
/** From the sale on. What comes back does so in place of its delivery, and is delivered to its sender then. */
const way = [
  { hours: 24, status: 'in_transit', detail: 'received_at_origin_facility', isHome: false },
  { hours: 36, status: 'in_transit', detail: 'arrived_at_facility', isHome: false },
  { hours: 72, status: 'delivered', detail: 'arrived_at_destination', isHome: false },
  { hours: 120, status: 'return_to_sender', detail: 'return', isHome: true },
  { hours: 168, status: 'delivered', detail: 'arrived_at_destination', isHome: true },
] as const;

export const askedOf = ({ asked }: DemoShipment) => asked as unknown as AskedShipment;
export const rateIdOf = ({ id }: Pick<DemoShipment, 'id'>) => id.replace('shp_', 'rate_');
export const isDeliverable = ({ street2 }: AskedAddress) => street2 !== demonstrations.refuses;

/** What a letter costs on a day. */
export const costOf = ({ options, parcel }: AskedShipment, day: string): number =>
  postageCents(
    {
      mailClass: options.certified_mail ? 'CERTIFIED' : 'FIRST_CLASS',
      returnReceipt: options.return_receipt ? 'ELECTRONIC' : 'NONE',
      weightOz: parcel.weight,
    },
    day,
  );

/** Certified mail of the demonstration: the prefix of its class, then digits of the shipment, then the check digit. */
export function articleOf(id: string): string {
  const serial = BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 14)}`) % 10n ** 17n;
  const digits = `9407${String(serial).padStart(17, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** A shipment as EasyPost says it. */
export function shownShipment(row: DemoShipment, now: Date) {
  const { reference, to_address: to, from_address: from, parcel, options } = askedOf(row);
  const { id, createdAt, boughtAt, trackingCode } = row;
  const at = { created_at: createdAt.toISOString(), updated_at: (boughtAt ?? createdAt).toISOString() };
  const label = {
    label_size: '4x6',
    label_file_type: 'application/pdf',
    label_date: boughtAt?.toISOString(),
  };
  const url = `https://demonstration.invalid/labels/${id}.pdf`;
  const rate = { ...at, id: rateIdOf(row), object: 'Rate', mode: 'test', carrier: 'USPS', service: 'First' };
  const price = { rate: (row.costCents / 100).toFixed(2), currency: 'USD', shipment_id: id };
  const offers = isDeliverable(to) ? [{ ...rate, ...price }] : [];
  const tracker = boughtAt && shownTracker(row, now);
  return {
    ...at,
    id,
    object: 'Shipment',
    mode: 'test',
    reference: reference ?? null,
    to_address: { object: 'Address', ...to },
    from_address: { object: 'Address', ...from },
    parcel: { object: 'Parcel', ...parcel },
    options,
    rates: offers,
    messages: offers.length
      ? []
      : [
          {
            carrier: 'USPS',
            type: 'rate_error',
            message: 'The post office doesn’t deliver mail to this address.',
          },
        ],
    selected_rate: boughtAt ? { ...rate, ...price } : null,
    postage_label: boughtAt
      ? { ...at, ...label, object: 'PostageLabel', label_url: url, label_pdf_url: url }
      : null,
    tracking_code: trackingCode,
    tracker,
    status: tracker?.status ?? 'unknown',
    refund_status: refundOf(row, now),
  };
}

function refundOf({ refundAskedAt }: DemoShipment, now: Date): 'submitted' | 'refunded' | null {
  if (!refundAskedAt) return null;
  return refundAskedAt.getTime() + REFUND_HOURS * HOUR_MS <= now.getTime() ? 'refunded' : 'submitted';
}

/** Where a shipment has been, as EasyPost says it. */
export function shownTracker(row: DemoShipment, now: Date) {
  const { id, boughtAt, createdAt, trackingCode } = row;
  const { to_address: to, from_address: from, options } = askedOf(row);
  const soldAt = boughtAt ?? createdAt;
  const comesBack = to.street2 === demonstrations.comesBack;
  const details = way
    .filter(({ status, isHome }) => status === 'in_transit' || isHome === comesBack)
    .map((stop) => ({ ...stop, at: new Date(soldAt.getTime() + stop.hours * HOUR_MS) }))
    .filter(({ at }) => at <= now)
    .map(({ status, detail, isHome, at }, stop) => {
      const { city, state, zip } = isHome && status === 'delivered' ? from : to;
      const where = stop === 0 ? { city: null, state: null, zip: null } : { city, state, zip };
      return {
        object: 'TrackingDetail',
        message: detail,
        status,
        status_detail: detail,
        datetime: at.toISOString(),
        source: 'USPS',
        tracking_location: { object: 'TrackingLocation', country: null, ...where },
      };
    });
  const status = details.at(-1)?.status ?? 'pre_transit';
  return {
    id: id.replace('shp_', 'trk_'),
    object: 'Tracker',
    mode: 'test',
    tracking_code: trackingCode,
    status,
    signed_by: status === 'delivered' && options.return_receipt && !comesBack ? (to.name ?? null) : null,
    shipment_id: id,
    carrier: 'USPS',
    tracking_details: details,
    created_at: soldAt.toISOString(),
    updated_at: details.at(-1)?.datetime ?? soldAt.toISOString(),
  };
}

/** What it sends to those who listen: the event as text, and the headers that sign it. */
export function signedEvent(row: DemoShipment, now: Date, secret: string) {
  const event = {
    id: row.id.replace('shp_', 'evt_'),
    object: 'Event',
    mode: 'test',
    description: 'tracker.updated',
    status: 'pending',
    created_at: now.toISOString(),
    result: shownTracker(row, now),
  };
  const body = JSON.stringify(event);
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
  return { body, headers: { 'x-hmac-signature': `hmac-sha256-hex=${digest}` } };
}
