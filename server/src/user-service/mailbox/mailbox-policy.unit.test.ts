import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { expect, test } from 'vitest';
import { readsMailOf } from './mailbox-policy.ts';

const ID = '01a1fec2-e9b0-70c8-868d-38d67b3a4e53';
const of = (...held: Role[]) => readsMailOf({ roles: held, email: 'Lena.Ortiz@Example.com', userId: ID });

test('an administrator reads everybody’s mail, also next to another role', () => {
  expect(of('admin')).toBe('all');
  expect(of('auditor', 'admin')).toBe('all');
});

test.each(roles.filter((role) => role !== 'admin'))('%s reads their own', (role) => {
  expect(of(role)).toEqual({ userId: ID, address: 'lena.ortiz@example.com' });
});

test('who has no role yet reads their own', () => {
  expect(of()).toEqual({ userId: ID, address: 'lena.ortiz@example.com' });
});
