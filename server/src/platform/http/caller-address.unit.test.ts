import { expect, test } from 'vitest';
import { callerAddress, network } from './caller-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

test.each([
  ['what callers say of themselves is not believed', 0, '203.0.113.9', '192.0.2.7'],
  ['behind a proxy it is what that proxy saw', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['behind two it is what the outer one saw', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['of a list that is too short only what a proxy saw counts', 3, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['a proxy that says nothing is the caller', 1, undefined, '192.0.2.7'],
  ['what is no address is not believed', 1, '1.1.1.1, unknown', '192.0.2.7'],
  ['a port is no part of it', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['nor is it of the longer kind', 1, '[2001:db8::9]:4711', '2001:db8::9'],
])('%s', (_, trustProxy, forwarded, expected) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.7' } };
  expect(callerAddress(request as never, trustProxy)).toBe(expected);
});
