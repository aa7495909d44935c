import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import {
  type DemoShipment,
  findShipment,
  insertShipment,
  setBought,
  setRefundAsked,
} from './demonstration-queries.ts';
import { addressCall, buyCall, emptyCall, shipmentCall } from './demonstration-shapes.ts';
import {
  articleOf,
  askedOf,
  costOf,
  demonstrations,
  isDeliverable,
  rateIdOf,
  shownShipment,
  shownTracker,
} from './demonstration-shipment.ts';
import type { EasypostCall } from './easypost-office.ts';

interface Reply {
  status: number;
  body: unknown;
}
/** Becomes the reply of a call that can’t be done. */
class CallRefusedError extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super(`Answered ${reply.status}.`);
    this.reply = reply;
  }
}

/**
 * A post office in the same process that takes exactly the calls of EasyPost’s API, version 2, with books of its own: it sells, tracks and
 * refunds, and delivers nothing. What it doesn’t know, it refuses.
 */
export function demonstrationPost({ deps, scope }: Pick<Context, 'deps' | 'scope'>) {
  const db = () => deps.db.as(scope);
  const now = () => deps.clock.now();
  const known = async (firmId: string, id: string): Promise<DemoShipment> =>
    (await findShipment(db(), { firmId, id })) ??
    refused(404, 'NOT_FOUND', 'The requested resource could not be found.');
  const shown = (row: DemoShipment, status = 200): Reply => ({ status, body: shownShipment(row, now()) });

  async function create(firmId: string, body: unknown): Promise<Reply> {
    const { shipment: asked } = read(shipmentCall, body);
    const id = `shp_${randomUUID().replaceAll('-', '')}`;
    const costCents = costOf(asked, now().toISOString().slice(0, 10));
    await insertShipment(db(), { firmId, id, asked: JSON.stringify(asked), costCents, createdAt: now() });
    return shown(await known(firmId, id), 201);
  }

  async function buy(firmId: string, id: string, body: unknown): Promise<Reply> {
    const { rate } = read(buyCall, body);
    const row = await known(firmId, id);
    const asked = askedOf(row);
    if (rate.id !== rateIdOf(row) || !isDeliverable(asked.to_address))
      return refused(404, 'NOT_FOUND', 'The requested resource could not be found.');
    const trackingCode = asked.options.certified_mail ? articleOf(id) : null;
    if (!(await setBought(db(), row, { boughtAt: now(), trackingCode })))
      return refused(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
    // It is sold, and the answer is lost on its way.
    if (asked.to_address.street2 === demonstrations.noAnswer) return { status: 504, body: null };
    return shown(await known(firmId, id));
  }

  async function refund(firmId: string, id: string, body: unknown): Promise<Reply> {
    read(emptyCall, body);
    const row = await known(firmId, id);
    const isScanned = shownTracker(row, now()).tracking_details.length > 0;
    if (!row.boughtAt || (isScanned && !row.refundAskedAt))
      return refused(422, 'SHIPMENT.REFUND.FAILURE', 'This shipment can’t be refunded.');
    await setRefundAsked(db(), row, now());
    return shown(await known(firmId, id));
  }

  function verify(body: unknown): Reply {
    const { address } = read(addressCall, body);
    const success = isDeliverable(address);
    const verifications = { delivery: { success, errors: [], details: null } };
    return { status: 201, body: { object: 'Address', mode: 'test', ...address, verifications } };
  }

  async function answer({ method, path, firmId, body }: EasypostCall): Promise<Reply> {
    const [noun = '', id = '', act = '', ...rest] = path.slice(1).split('/');
    const call = `${method} ${[noun, id && ':id', act].filter(Boolean).join('/')}`;
    if (call === 'POST addresses') return verify(body);
    if (firmId && rest.length === 0) {
      if (call === 'POST shipments') return create(firmId, body);
      if (call === 'GET shipments/:id') return shown(await known(firmId, id));
      if (call === 'POST shipments/:id/buy') return buy(firmId, id, body);
      if (call === 'POST shipments/:id/refund') return refund(firmId, id, body);
      if (call === 'GET trackers/:id') {
        const row = await known(firmId, id.replace('trk_', 'shp_'));
        return { status: 200, body: shownTracker(row, now()) };
      }
    }
    return refused(404, 'NOT_FOUND', 'The requested resource could not be found.');
  }

  return (call: EasypostCall): Promise<Reply> =>
    answer(call).catch((error: unknown) => {
      if (error instanceof CallRefusedError) return error.reply;
      throw error;
    });
}

function read<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message, ...issue }) => ({
    field: [...path, ...('keys' in issue ? issue.keys : [])].join('.'),
    message,
  }));
  return refused(422, 'PARAMETER.INVALID', 'A parameter is invalid.', errors);
}

function refused(
  status: number,
  code: string,
  message: string,
  errors: { field: string; message: string }[] = [],
): never {
  throw new CallRefusedError({ status, body: { error: { code, message, errors } } });
}
