import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The caller's network address; behind a trusted proxy the one that this proxy saw, the last in the list. */
export function callerAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = request.headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const nearest = trustProxy ? list?.split(',').at(-1)?.trim() : undefined;
  return nearest || (request.socket.remoteAddress ?? 'unknown');
}

/** The part of an address that one customer holds: an IPv6 household has 2^64 addresses to try from. */
export function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(missing, 0)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
