import type { Role } from '@writdesk/contract/permissions/roles';
import { describe, expect, test } from 'vitest';
import type { UserActor } from '../../platform/actor.ts';
import { mayManage, placementFaults, rolesGivenUp } from './user-policy.ts';

const somebody = (roles: Role[], house: Partial<UserActor> = {}) =>
  ({ kind: 'user', roles, firmId: null, clientId: null, ...house }) as UserActor;

describe('who looks after whom', () => {
  const ofFirm = { roleType: 'Firm', firmId: 'a firm', clientId: null } as const;
  const ofOtherFirm = { ...ofFirm, firmId: 'another' };
  const ofCompany = { roleType: 'Client', firmId: null, clientId: 'a company' } as const;
  const ofCare = { roleType: 'CRM', firmId: 'a firm', clientId: null } as const;

  test.each([
    ['an administrator, anybody', somebody(['admin']), ofCompany, true],
    ['a firm’s administrator, their people', somebody(['firm_admin'], { firmId: 'a firm' }), ofFirm, true],
    [
      'a firm’s administrator, another firm’s',
      somebody(['firm_admin'], { firmId: 'a firm' }),
      ofOtherFirm,
      false,
    ],
    [
      'a firm’s administrator, client care that sits in their firm',
      somebody(['firm_admin'], { firmId: 'a firm' }),
      ofCare,
      false,
    ],
    [
      'a firm’s administrator who is a lawyer, a client',
      somebody(['firm_admin', 'lawyer'], { firmId: 'a firm' }),
      ofCompany,
      false,
    ],
    [
      'an owner, their company’s people',
      somebody(['client_owner'], { clientId: 'a company' }),
      ofCompany,
      true,
    ],
    ['an owner, another company’s', somebody(['client_owner'], { clientId: 'another' }), ofCompany, false],
    ['a processor, nobody', somebody(['case_processor'], { firmId: 'a firm' }), ofFirm, false],
    ['client care, nobody', somebody(['crm_user']), ofCompany, false],
  ])('%s', (_, actor, house, allowed) => {
    expect(mayManage(actor, 'user.update', house).allowed).toBe(allowed);
  });
});

test.each<[string, Role[], boolean, Role[], boolean, Role[]]>([
  ['nothing by keeping all', ['firm_admin'], true, ['firm_admin'], true, []],
  ['the role that is withdrawn', ['firm_admin', 'lawyer'], true, ['lawyer'], true, ['firm_admin']],
  [
    'all by leaving',
    ['client_owner', 'client_ap'],
    true,
    ['client_owner', 'client_ap'],
    false,
    ['client_owner'],
  ],
  ['nothing twice', ['admin'], false, ['auditor'], false, []],
  ['nothing that the organization can do without', ['lawyer'], true, ['lawyer'], false, []],
])('somebody gives up %s', (_, roles, active, thenRoles, thenActive, given) => {
  expect(rolesGivenUp({ roles, active }, { roles: thenRoles, active: thenActive })).toEqual(given);
});

describe('where somebody belongs', () => {
  const nowhere = { firmId: null, clientId: null, ownerId: null };
  test.each([
    ['a lawyer without a firm', { ...nowhere, roles: ['lawyer'] as Role[] }, ['firmId']],
    ['a manager without a company', { ...nowhere, roles: ['client_manager'] as Role[] }, ['clientId']],
    [
      'a property owner who is none',
      { ...nowhere, clientId: 'c', roles: ['property_owner'] as Role[] },
      ['ownerId'],
    ],
    [
      'an owner with properties of a manager',
      { ...nowhere, clientId: 'c', roles: ['client_owner'] as Role[], propertyIds: ['p'] },
      ['propertyIds'],
    ],
    [
      'client care that sees all and is given some',
      { ...nowhere, roles: ['crm_user'] as Role[], crmScope: 'ALL' as const, crmClientIds: ['c'] },
      ['crmClientIds'],
    ],
    [
      'a lawyer with companies in care',
      { ...nowhere, firmId: 'f', roles: ['lawyer'] as Role[], crmScope: 'ALL' as const, crmClientIds: ['c'] },
      ['crmScope', 'crmClientIds'],
    ],
    [
      'a manager who is in order',
      { ...nowhere, clientId: 'c', roles: ['client_manager'] as Role[], propertyIds: ['p'] },
      [],
    ],
  ])('%s', (_, placed, paths) => {
    expect(placementFaults(placed).map(({ path }) => path)).toEqual(paths);
  });
});
