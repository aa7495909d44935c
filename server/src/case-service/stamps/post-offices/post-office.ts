import type { Fault } from '@writdesk/contract/sentences/fault';
import type { EnvelopeKind, ScanKind } from '@writdesk/contract/stamps/envelope-values';
import type { PrintedAddress } from '@writdesk/contract/stamps/stamps';
import type { Letter } from '../postage-rates.ts';

/** What is asked for. The same reference is the same order, however often it is sent: it buys one label. */
export interface PostageOrder extends Letter {
  firmId: string;
  reference: string;
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

/** Where postage comes from. Each call may be repeated. */
export interface PostOffice {
  carrier: 'manual' | 'demonstration';
  /** @throws NoAnswerError when no answer came. */
  buy(order: PostageOrder): Promise<PostageAnswer>;
  track(firmId: string, reference: string): Promise<PostScan[]>;
  /** Asks for the money back, or how it stands. */
  refund(firmId: string, reference: string): Promise<'REQUESTED' | 'REFUNDED' | 'REFUSED'>;
}
