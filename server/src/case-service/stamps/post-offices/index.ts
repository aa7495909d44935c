import type { PostageCarrier, ReturnReceipt } from '@writdesk/contract/stamps/envelope-values';
import type { Context } from '../../../platform/context.ts';
import { demonstrationPost } from './demonstration-post.ts';
import { easypostHttp, fetchLabel } from './easypost-http.ts';
import { easypostOffice } from './easypost-office.ts';
import { manualOffice } from './manual-office.ts';
import { NoAnswerError, type PostOffice } from './post-office.ts';

export {
  type KeepShipment,
  NoAnswerError,
  type Ordered,
  type PostageAnswer,
  type PostageOrder,
  type PostOffice,
  type PostScan,
} from './post-office.ts';
export { demonstrations } from './demonstration-shipment.ts';
export { readPostEvent, UnreadableEventError } from './read-event.ts';

type Asker = Pick<Context, 'deps' | 'scope'>;

/** Where this installation buys postage: at EasyPost where it is configured; the demonstration has a post office of its own, everybody else goes to the counter. */
const carrierOf = ({ deps: { config } }: Asker): PostageCarrier =>
  config.easypost ? 'easypost' : config.embedded ? 'demonstration' : 'manual';

/** Where an order is bought. The fee for the card of a return receipt is paid at the counter alone. */
export const postOfficeOf = (asker: Asker, receipt: ReturnReceipt): PostOffice =>
  officeOf(asker, receipt === 'PAPER' ? 'manual' : carrierOf(asker));

/** Where this installation asks about addresses; null where nobody knows the directory of delivery points. */
export const directoryOf = (asker: Asker): PostOffice['delivers'] | null =>
  asker.deps.config.easypost ? officeOf(asker, 'easypost').delivers : null;

/** The one that sold an envelope, whatever the installation uses today. */
export function officeOf(asker: Asker, carrier: PostageCarrier): PostOffice {
  const { clock, config } = asker.deps;
  if (carrier === 'manual') return manualOffice(clock);
  if (carrier === 'demonstration')
    // Its envelopes are typeset here, and say that they have no postage.
    return easypostOffice({ carrier, send: demonstrationPost(asker), label: async () => null });
  const { easypost } = config;
  const send = easypost
    ? easypostHttp(easypost)
    : () => Promise.reject(new NoAnswerError('EasyPost isn’t configured anymore.'));
  return easypostOffice({ carrier, send, label: fetchLabel });
}
