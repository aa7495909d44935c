import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { expect, test } from 'vitest';
import { readsMailOf } from './mailbox-policy.ts';

const of = (...held: Role[]) => readsMailOf({ roles: held, email: 'Lena.Ortiz@Example.com' });

test('an administrator reads everybody’s mail, also next to another role', () => {
  expect(of('admin')).toBeNull();
  expect(of('auditor', 'admin')).toBeNull();
});

test.each(roles.filter((role) => role !== 'admin'))('%s reads their own', (role) => {
  expect(of(role)).toBe('lena.ortiz@example.com');
});

test('who has no role yet reads their own', () => {
  expect(of()).toBe('lena.ortiz@example.com');
});
