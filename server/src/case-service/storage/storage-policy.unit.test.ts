import { expect, test } from 'vitest';
import type { Scope } from '../../platform/db/scope.ts';
import { canSeeFile, type FileOwners, uploadOwners } from './storage-policy.ts';

const nobody: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  propertyIds: [],
  ownerId: null,
  userId: null,
  reachIds: [],
  withheldIds: [],
  today: '2026-06-12',
};
const all: Scope = { ...nobody, kind: 'all' };
const firm: Scope = { ...nobody, kind: 'firm', firmId: 'F' };
const company: Scope = { ...nobody, kind: 'clients', clientIds: ['C'] };
const manager: Scope = { ...nobody, kind: 'properties', clientIds: ['C'], propertyIds: ['P'] };
const owner: Scope = { ...nobody, kind: 'owner', clientIds: ['C'], ownerId: 'O' };

const file = (changes: Partial<FileOwners> = {}): FileOwners => ({
  uploadedBy: 'someone',
  firmId: 'F',
  clientId: 'C',
  propertyId: 'P',
  ownerId: 'O',
  caseId: 'K',
  visibility: 'ALL',
  ...changes,
});

test.each<[string, Scope, FileOwners, string[], boolean]>([
  ['an administrator', all, file({ firmId: 'X', clientId: 'X' }), ['admin'], true],
  ['the firm', firm, file(), ['lawyer'], true],
  ['another firm', firm, file({ firmId: 'X' }), ['lawyer'], false],
  ['the firm, its own document', firm, file({ visibility: 'FIRM' }), ['lawyer'], true],
  ['the company', company, file(), ['client_owner'], true],
  ['the company, the firm’s document', company, file({ visibility: 'FIRM' }), ['client_owner'], false],
  ['another company', company, file({ clientId: 'X' }), ['client_owner'], false],
  ['accounts payable, a case’s document', company, file(), ['client_ap'], false],
  ['accounts payable, no case’s document', company, file({ caseId: null }), ['client_ap'], true],
  ['accounts payable who is the owner too', company, file(), ['client_ap', 'client_owner'], true],
  ['the property’s manager', manager, file(), ['client_manager'], true],
  ['another property’s manager', manager, file({ propertyId: 'X' }), ['client_manager'], false],
  [
    'a manager, their own upload',
    manager,
    file({ propertyId: null, uploadedBy: 'me' }),
    ['client_manager'],
    true,
  ],
  ['a manager, no property’s file', manager, file({ propertyId: null }), ['client_manager'], false],
  ['the landlord', owner, file(), ['property_owner'], true],
  ['another landlord', owner, file({ ownerId: 'X' }), ['property_owner'], false],
  ['nobody', nobody, file(), [], false],
])('%s', (_who, scope, target, roles, expected) => {
  expect(canSeeFile({ userId: 'me', roles: roles as never }, scope, target)).toBe(expected);
});

test.each<[string, Scope, string | undefined, ReturnType<typeof uploadOwners>]>([
  ['a firm', firm, undefined, { firmId: 'F', clientId: null }],
  ['a firm that names a company', firm, 'C', { firmId: 'F', clientId: null }],
  ['a company', company, undefined, { firmId: null, clientId: 'C' }],
  ['a company that names another', company, 'X', null],
  ['one who serves two companies and names none', { ...company, clientIds: ['C', 'D'] }, undefined, null],
  [
    'one who serves two companies and names one',
    { ...company, clientIds: ['C', 'D'] },
    'D',
    { firmId: null, clientId: 'D' },
  ],
  ['nobody', nobody, undefined, null],
])('an upload by %s belongs to the right one', (_who, scope, clientId, expected) => {
  expect(uploadOwners(scope, clientId)).toEqual(expected);
});
