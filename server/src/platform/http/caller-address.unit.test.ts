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
  ['what a caller says of himself is not believed', false, '203.0.113.9', '192.0.2.7'],
  [
    'behind a proxy it is what that one saw, not what came with the request',
    true,
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a proxy that says nothing is the caller', true, undefined, '192.0.2.7'],
])('%s', (_, trustProxy, forwarded, expected) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.7' } };
  expect(callerAddress(request as never, trustProxy)).toBe(expected);
});
