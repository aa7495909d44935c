import type Keycloak from 'keycloak-js';
import { expect, test } from 'vitest';
import { isForAnother } from './provider.ts';

const answered = (idTokenParsed?: object) =>
  isForAnother({ clientId: 'writdesk-web', idTokenParsed } as Keycloak);

test.each([
  ['our client', { aud: 'writdesk-web' }],
  ['our client among others, which it was given to', { aud: ['other', 'writdesk-web'], azp: 'writdesk-web' }],
])('an ID token for %s is ours', (_what, token) => {
  expect(answered(token)).toBe(false);
});

test.each([
  ['another client', { aud: 'other' }],
  ['nobody', {}],
  ['a client that begins like ours', { aud: ['writdesk-web-2'] }],
  ['our client, but given to another', { aud: ['writdesk-web', 'other'], azp: 'other' }],
])('an ID token for %s is not', (_what, token) => {
  expect(answered(token)).toBe(true);
});

test('a renewal without an ID token says nothing of it', () => {
  expect(answered()).toBe(false);
});
