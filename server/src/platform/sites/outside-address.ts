import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Hosts inside our network that the operator has named, with where they answer: `host` → `address:port`. */
export type InsideHosts = Readonly<Record<string, string>>;

/** Where a site is reached, found once: nothing that its name says later leads elsewhere. */
export interface PinnedAddress {
  address: string;
  port: number;
}

/** The address leads into our own network, or is none. */
export class InsideAddressError extends Error {
  override name = 'InsideAddressError';
}

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// Only what is handed out to the world at all; mapped and tunneled addresses are not in it, nor is documentation.
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const inside6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside6.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the public Internet. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
}

/** The name alone says that it is inside, whatever it would be resolved to. */
const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|localdomain)$/i;

/**
 * Where a site is reached. Outside our network by https alone; inside it only where the operator has named the host.
 * @throws InsideAddressError for anything else.
 */
export async function pinAddress(url: URL, insideHosts: InsideHosts): Promise<PinnedAddress> {
  const named = namedInside(url, insideHosts);
  if (named) return named;
  if (!isOutsideName(url)) throw new InsideAddressError(`${url.host} is no address of the Internet.`);
  const hostname = bare(url.hostname);
  const addresses = isIP(hostname)
    ? [hostname]
    : (await lookup(hostname, { all: true })).map(({ address }) => address);
  const [first] = addresses;
  if (!first || !addresses.every(isOutside))
    throw new InsideAddressError(`${url.hostname} leads into a network that is not the Internet.`);
  return { address: first, port: Number(url.port) || 443 };
}

/** What the address alone shows: https to a host of the Internet, or a host that the operator has named. */
export function mayBeOutside(url: URL, insideHosts: InsideHosts): boolean {
  return namedInside(url, insideHosts) !== null || isOutsideName(url);
}

function isOutsideName({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== 'https:' || username || password) return false;
  const name = bare(hostname);
  return isIP(name) ? isOutside(name) : name.includes('.') && !INSIDE_NAME.test(name);
}

function namedInside({ hostname, username, password }: URL, insideHosts: InsideHosts): PinnedAddress | null {
  const target = Object.hasOwn(insideHosts, hostname) ? insideHosts[hostname] : undefined;
  if (!target || username || password) return null;
  const [address = '', port = ''] = target.split(/:(?=\d+$)/);
  return { address, port: Number(port) };
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
