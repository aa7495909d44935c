import { expect, test } from 'vitest';
import { fieldMessage } from './kc-context.ts';
import { filled, newPasswordProblems, registrationProblems } from './problems.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const words = {
  empty: { firstName: 'Name?', email: 'Email?', password: 'Password?' },
  badEmail: 'Not an email',
  shortPassword: 'Too short',
  differ: 'They differ',
};
const good = {
  firstName: 'José',
  email: 'jose@example.com',
  password: '8 chars!',
  'password-confirm': '8 chars!',
};

test('a blank is empty', () => {
  expect(
    filled(formOf({ username: '  ', password: 'x' }), { username: 'Email?', password: 'Password?' }),
  ).toEqual({ username: 'Email?' });
});

test.each([
  [{}, {}],
  [{ firstName: '' }, { firstName: 'Name?' }],
  [{ email: 'jose' }, { email: 'Not an email' }],
  [{ email: 'jose@example' }, { email: 'Not an email' }],
  [{ password: '7 chars', 'password-confirm': '7 chars' }, { password: 'Too short' }],
  [{ 'password-confirm': 'another one' }, { 'password-confirm': 'They differ' }],
  [
    { email: '', password: '', 'password-confirm': '' },
    { email: 'Email?', password: 'Password?' },
  ],
])('%j: %j', (change, problems) => {
  expect(registrationProblems(formOf({ ...good, ...change }), words)).toEqual(problems);
});

test.each([
  [{}, {}],
  [{ 'password-new': '', 'password-confirm': '' }, { 'password-new': 'Password?' }],
  [{ 'password-new': '7 chars', 'password-confirm': '7 chars' }, { 'password-new': 'Too short' }],
  [{ 'password-confirm': 'another one' }, { 'password-confirm': 'They differ' }],
])('a new password with %j: %j', (change, problems) => {
  const form = formOf({ 'password-new': '8 chars!', 'password-confirm': '8 chars!', ...change });
  expect(newPasswordProblems(form, { ...words, empty: 'Password?' })).toEqual(problems);
});

test('field messages are read from a plain object and from Keycloak’s functions', () => {
  const pageId = 'login.ftl';
  expect(fieldMessage({ pageId, messagesPerField: { email: 'Taken' } }, 'email')).toBe('Taken');
  expect(fieldMessage({ pageId, messagesPerField: {} }, 'email')).toBe('');
  expect(fieldMessage({ pageId }, 'email')).toBe('');
  const asKeycloak = {
    existsError: (field: string) => field === 'email',
    get: (field: string) => `${field} is taken`,
  };
  expect(fieldMessage({ pageId, messagesPerField: asKeycloak }, 'email')).toBe('email is taken');
  expect(fieldMessage({ pageId, messagesPerField: asKeycloak }, 'lastName')).toBe('');
});

test('where the password is asked for later, the registration has none', () => {
  const { password, ...empty } = words.empty;
  expect(password).toBe('Password?');
  const { firstName, email } = good;
  expect(registrationProblems(formOf({ firstName, email }), { ...words, empty })).toEqual({});
});
