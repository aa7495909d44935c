import { createHmac, timingSafeEqual } from 'node:crypto';
import { event } from './easypost-shapes.ts';

/** EasyPost didn’t sign it, or nobody can read it. */
export class UnreadableEventError extends Error {}

/**
 * Reads an event that EasyPost sent: `X-Hmac-Signature` is over its bytes. It has no time in it, so it may come again; it only has us ask
 * how the shipment stands, which does no harm.
 * @returns the shipment that it is about; null where it is about something else.
 */
export function readPostEvent(secret: string, body: Buffer, signature: string): string | null {
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
  const expected = Buffer.from(`hmac-sha256-hex=${digest}`);
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new UnreadableEventError('The signature is wrong.');
  const { result } = parsed(body);
  return (result.object === 'Shipment' ? result.id : result.shipment_id) ?? null;
}

function parsed(body: Buffer) {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new UnreadableEventError('It is no event.', { cause: error });
  }
}
