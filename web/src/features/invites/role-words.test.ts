import { inviteRoles, mayBeHeldTogether } from '@writdesk/contract/permissions/roles';
import { expect, test } from 'vitest';
import { partnersOf, roleDeeds } from './role-words.ts';

test('offers next to a role those that one person may hold with it', () => {
  expect(partnersOf('lawyer', inviteRoles.firm)).toEqual(['firm_admin']);
  expect(partnersOf('firm_user', inviteRoles.firm)).toEqual(['case_processor', 'firm_billing']);
  expect(partnersOf('client_ap', inviteRoles.client)).toEqual(['client_owner']);
  expect(partnersOf('client_viewer', inviteRoles.client)).toEqual([]);
  expect(partnersOf(null, inviteRoles.firm)).toEqual([]);
  for (const role of inviteRoles.firm)
    for (const other of partnersOf(role, inviteRoles.firm))
      expect(mayBeHeldTogether([role, other])).toBe(true);
});

test('each role that can be given has one line of what it does', () => {
  for (const role of [...inviteRoles.firm, ...inviteRoles.client])
    for (const deeds of [roleDeeds.en, roleDeeds.es]) expect(deeds[role]).toBeTruthy();
});
