import type { Fault } from '@writdesk/contract/sentences/fault';
import type { EnvelopeKind, PostageCarrier, ScanKind } from '@writdesk/contract/stamps/envelope-values';
import type { PrintedAddress } from '@writdesk/contract/stamps/stamps';
import type { Letter } from '../postage-rates.ts';

/** What the post office is asked about again later. */
export interface Ordered {
  firmId: string;
  reference: string;
  /** The post office’s own name for it; null until it has given one. */
  shipmentId: string | null;
}

export interface PostageOrder extends Ordered, Letter {
  kind: EnvelopeKind;
  to: PrintedAddress;
  from: PrintedAddress;
  /** The article number that people took from the form. */
  trackingNo: string | null;
}

export type PostageAnswer =
  | { sold: true; trackingNo: string | null; costCents: number }
  | { sold: false; why: Fault };

export interface PostScan {
  kind: ScanKind;
  at: Date;
  place: string | null;
  signedBy: string | null;
}

/** Nobody knows whether it was sold: the same order is sent again, never another one. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** Keeps the post office’s name for an order before it is paid. @returns the one that counts: an earlier attempt may have kept another. */
export type KeepShipment = (shipmentId: string) => Promise<string>;

/** Where postage comes from. Each call may be repeated. */
export interface PostOffice {
  carrier: PostageCarrier;
  /** @throws NoAnswerError when no answer came. */
  buy(order: PostageOrder, keep: KeepShipment): Promise<PostageAnswer>;
  /** @throws NoAnswerError when no answer came. */
  track(ordered: Ordered): Promise<PostScan[]>;
  /** Asks for the money back, or how it stands. @throws NoAnswerError when no answer came. */
  refund(ordered: Ordered): Promise<'REQUESTED' | 'REFUNDED' | 'REFUSED'>;
  /** What it wants on the envelope, as a PDF; null where the envelope is typeset here. @throws NoAnswerError when it doesn’t come. */
  label(ordered: Ordered): Promise<Buffer | null>;
  /** Whether mail is delivered there. Only an office that knows the directory of delivery points has it. */
  delivers?(address: PrintedAddress): Promise<boolean>;
}
