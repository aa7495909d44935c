import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The caller's network address. Each trusted proxy appends the address that it saw, so the caller's own is as many places from
 * the right as there are proxies; what stands before it came with the request and is never believed.
 * @param trustProxy how many proxies stand in front.
 */
export function callerAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  // A shorter list came past a proxy: its first entry may be the caller's own word, its last was seen by a proxy.
  const seen = list.length < trustProxy ? list.at(-1) : list.at(-trustProxy);
  return addressIn(seen ?? '') ?? peer;
}

/** Some balancers add the port that they saw. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? bare : undefined;
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
