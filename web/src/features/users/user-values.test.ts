import { newUser, userChanges } from '@writdesk/contract/users/users';
import { expect, test } from 'vitest';
import { askedOf, newUserBody, userChangesBody, userValues } from './user-values.ts';

const somebody = { ...userValues(), email: 'a@b.example', firstName: 'Ada', lastName: 'Byrne' };
const UUID = '01980000-0000-7000-8000-00000000beef';

test('the roles decide what is asked', () => {
  expect(askedOf([])).toMatchObject({ type: null, properties: false });
  expect(askedOf(['client_manager'])).toMatchObject({ type: 'Client', properties: true, owner: false });
  expect(askedOf(['property_owner'])).toMatchObject({ owner: true, properties: false });
  expect(askedOf(['crm_user'])).toMatchObject({ type: 'CRM', care: true });
});

test('what wasn’t asked isn’t sent', () => {
  const lawyer = newUserBody({
    ...somebody,
    roles: ['lawyer'],
    firmId: UUID,
    clientId: UUID,
    propertyIds: [UUID],
  });
  expect(Object.keys(lawyer)).not.toContain('clientId');
  expect(Object.keys(lawyer)).not.toContain('propertyIds');
  expect(newUser.safeParse(lawyer).success).toBe(true);
  const care = newUserBody({ ...somebody, roles: ['crm_user'], crmScope: 'ALL', crmClientIds: [UUID] });
  expect(care).toMatchObject({ crmScope: 'ALL', crmClientIds: [] });
});

test('of oneself no roles are sent', () => {
  const body = userChangesBody({ ...somebody, roles: ['admin'] }, { isSelf: true });
  expect(Object.keys(body)).not.toContain('roles');
  expect(userChanges.safeParse(body).success).toBe(true);
});

test('what is missing of somebody new is named in the order of the form', () => {
  const { error } = newUser.safeParse(userValues());
  const paths = [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  expect(paths).toEqual(['firstName', 'lastName', 'email', 'roles']);
});
