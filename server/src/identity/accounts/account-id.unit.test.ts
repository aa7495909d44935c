import { expect, test } from 'vitest';
import { accountIdOf, formerAccountIdOf } from './account-id.ts';

const issuer = 'https://login.example';

test('a provider’s UUID is the account’s id', () => {
  const id = '0197b3c0-0000-7000-8000-000000000001';
  expect(accountIdOf(issuer, id)).toBe(id);
  expect(formerAccountIdOf(issuer, id)).toBeUndefined();
});

test('anything else becomes a UUID, the same each time, another one at another provider', () => {
  const id = accountIdOf(issuer, 'auth0|5f7c8ec7c33c6c004bbafe82');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(accountIdOf(`${issuer}/`, 'auth0|5f7c8ec7c33c6c004bbafe82')).toBe(id);
  expect(accountIdOf('https://other.example', 'auth0|5f7c8ec7c33c6c004bbafe82')).not.toBe(id);
  expect(accountIdOf(issuer, 'auth0|5f7c8ec7c33c6c004bbafe83')).not.toBe(id);
});

test('and is known by the id that SHA-1 made of it before', () => {
  expect(formerAccountIdOf(`${issuer}/`, 'auth0|5f7c8ec7c33c6c004bbafe82')).toBe(
    '218ae021-0ce4-5ef5-a0fe-82478d80a957',
  );
});

test('a name that reads like an id that is made here is another person', () => {
  for (const made of [accountIdOf(issuer, 'alice'), formerAccountIdOf(issuer, 'alice') ?? '']) {
    expect(accountIdOf(issuer, made)).not.toBe(made);
    expect(formerAccountIdOf(issuer, made)).not.toBe(made);
  }
});
