import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import type { PostageCarrier } from '@writdesk/contract/stamps/envelope-values';
import type { PrintedAddress } from '@writdesk/contract/stamps/stamps';
import type { z } from 'zod';
import { failure, type Rate, type Shipment, shipment, verifiedAddress } from './easypost-shapes.ts';
import {
  NoAnswerError,
  type Ordered,
  type PostageAnswer,
  type PostageOrder,
  type PostOffice,
} from './post-office.ts';
import { scansOf } from './tracked-scans.ts';

export interface EasypostCall {
  method: 'GET' | 'POST';
  /** Behind `/v2`, for the firm whose envelope it is. */
  path: string;
  firmId: string | null;
  body?: unknown;
}
/** Sends one call. @throws NoAnswerError when no answer came. */
export type SendCall = (call: EasypostCall) => Promise<{ status: number; body: unknown }>;

interface Office {
  carrier: PostageCarrier;
  send: SendCall;
  label(shipment: Shipment): Promise<Buffer | null>;
}

/** The service of a letter; everything else that EasyPost offers is for parcels. */
const LETTERS = { carrier: 'USPS', service: 'First' } as const;
const MOST_WORDS = 200;

/**
 * Postage of the Postal Service through EasyPost’s API, version 2. A shipment costs nothing until it is bought, and is bought once: so its
 * id is kept before it is bought, and whoever doesn’t get an answer looks at that shipment before they buy.
 */
export function easypostOffice({ carrier, send, label }: Office): PostOffice {
  const read = (of: Ordered, id: string) =>
    ask(send, shipment, { method: 'GET', path: `/shipments/${id}`, firmId: of.firmId });
  const known = async (of: Ordered) =>
    of.shipmentId === null ? null : wanted(await read(of, of.shipmentId));
  return {
    carrier,
    async buy(order, keep) {
      const { firmId } = order;
      const asked = order.shipmentId
        ? await read(order, order.shipmentId)
        : await ask(send, shipment, {
            method: 'POST',
            path: '/shipments',
            firmId,
            body: { shipment: bodyOf(order) },
          });
      if (!asked.ok) return { sold: false, why: asked.why };
      const id = await keep(asked.body.id);
      const mine = id === asked.body.id ? asked.body : wanted(await read(order, id));
      const sold = soldAs(mine);
      if (sold) return sold;
      const rate = cheapest(mine.rates);
      if (!rate) return { sold: false, why: whyNone(mine) };
      const path = `/shipments/${id}/buy`;
      const bought = await ask(send, shipment, {
        method: 'POST',
        path,
        firmId,
        body: { rate: { id: rate.id } },
      });
      // Where two ask at once, the second gets an error: it is bought.
      const after = bought.ok ? bought.body : wanted(await read(order, id));
      return soldAs(after) ?? { sold: false, why: bought.ok ? fault('post_refused') : bought.why };
    },
    async track(ordered) {
      const of = await known(ordered);
      return of?.tracker && !of.refund_status ? scansOf(of.tracker) : [];
    },
    async refund(ordered) {
      const before = await known(ordered);
      if (!before) return 'REFUSED';
      if (before.refund_status) return refundOf(before.refund_status);
      const path = `/shipments/${before.id}/refund`;
      const asked = await ask(send, shipment, { method: 'POST', path, firmId: ordered.firmId });
      return asked.ok ? refundOf(asked.body.refund_status) : 'REFUSED';
    },
    async label(ordered) {
      const of = await known(ordered);
      return of && label(of);
    },
    async delivers(address) {
      const body = { address: addressOf(address), verify: ['delivery'] };
      const path = '/addresses';
      const answer = await ask(send, verifiedAddress, { method: 'POST', path, firmId: null, body });
      return wanted(answer).verifications.delivery?.success === true;
    },
  };
}

type Answer<T> = { ok: true; body: T } | { ok: false; why: Fault };

/** @throws NoAnswerError for what says nothing about the order: our account, their trouble, or a reply that nobody can read. */
async function ask<T extends z.ZodType>(
  send: SendCall,
  shape: T,
  call: EasypostCall,
): Promise<Answer<z.output<T>>> {
  const { status, body } = await send(call);
  if (status >= 200 && status < 300) {
    const parsed = shape.safeParse(body);
    if (parsed.success) return { ok: true, body: parsed.data };
    throw new NoAnswerError(`EasyPost’s answer to ${call.method} ${call.path} can’t be read.`);
  }
  if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status))
    throw new NoAnswerError(`EasyPost answered ${status}.`);
  const said = failure.safeParse(body).data?.error;
  const words = [said?.message ?? `HTTP ${status}`, ...(said?.errors ?? [])].flatMap(wordsOf).join(' ');
  return { ok: false, why: fault('post_said', { words: words.slice(0, MOST_WORDS) }) };
}

type Said = string | string[] | { field?: string | null | undefined; message: string };
const wordsOf = (said: Said): string[] =>
  typeof said === 'string'
    ? [said]
    : Array.isArray(said)
      ? said
      : [said.field ? `${said.field}: ${said.message}` : said.message];

function wanted<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.body;
  throw new NoAnswerError('EasyPost doesn’t know what it sold.');
}

const addressOf = ({ name, addressLine1, addressLine2, city, stateCode, zipCode }: PrintedAddress) => ({
  ...(name && { name }),
  street1: addressLine1,
  ...(addressLine2 && { street2: addressLine2 }),
  city,
  state: stateCode,
  zip: zipCode,
  country: 'US',
});

const bodyOf = ({ reference, to, from, weightOz, mailClass, returnReceipt }: PostageOrder) => ({
  reference,
  to_address: addressOf(to),
  from_address: addressOf(from),
  parcel: { predefined_package: 'Letter', weight: weightOz },
  options: {
    label_format: 'PDF',
    ...(mailClass === 'CERTIFIED' && { certified_mail: true }),
    // EasyPost sells the electronic receipt alone: a card is paid for at the counter.
    ...(returnReceipt === 'ELECTRONIC' && { return_receipt: true }),
  },
});

/** It is paid once it has a label. */
function soldAs({
  postage_label: label,
  selected_rate: rate,
  tracking_code: code,
}: Shipment): PostageAnswer | null {
  if (!label || !rate) return null;
  return {
    sold: true,
    trackingNo: code && /^\d{20,22}$/.test(code) ? code : null,
    costCents: centsOf(rate.rate),
  };
}

const cheapest = (rates: readonly Rate[]): Rate | undefined =>
  rates
    .filter(({ carrier, service }) => carrier === LETTERS.carrier && service === LETTERS.service)
    .toSorted((one, other) => centsOf(one.rate) - centsOf(other.rate))[0];

function whyNone({ messages }: Shipment): Fault {
  const words = messages.map(({ message }) => String(message)).join(' ');
  return words ? fault('post_said', { words: words.slice(0, MOST_WORDS) }) : fault('post_no_rate');
}

/** Rates have parts of a cent; half a cent counts as one. */
function centsOf(dollars: string): number {
  const [whole = '0', part = ''] = dollars.split('.');
  const mills = Number(`${whole}${part.padEnd(3, '0').slice(0, 3)}`);
  return Math.round(mills / 10);
}

const refundOf = (status: string | null | undefined) =>
  status === 'refunded' ? 'REFUNDED' : status === 'submitted' ? 'REQUESTED' : 'REFUSED';
