import { expect, test } from 'vitest';
import type { Scope } from '../../platform/db/scope.ts';
import type { LiveEvent } from '../../platform/live/index.ts';
import { interestOf, isNotifiedOf } from './live-audience.ts';

const nobody: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  userId: null,
  reachIds: [],
  withheldIds: [],
  today: '2026-06-12',
};
const firm: Scope = { ...nobody, kind: 'firm', firmId: 'F' };
const company: Scope = { ...nobody, kind: 'clients', clientIds: ['C'] };
const manager: Scope = { ...nobody, kind: 'properties', clientIds: ['C'], propertyIds: ['P'] };
const landlord: Scope = { ...nobody, kind: 'owner', clientIds: ['C'], ownerId: 'O' };
const ofCase = {
  kind: 'case.changed',
  firmId: 'F',
  clientId: 'C',
  propertyId: 'P',
  ownerId: 'O',
  caseId: 'K',
};
const other = { ...ofCase, firmId: 'X', clientId: 'X' };

const audience: [string, Scope, LiveEvent, boolean][] = [
  ['an administrator', { ...nobody, kind: 'all' }, ofCase, true],
  ['an administrator, another’s own news', { ...nobody, kind: 'all' }, { kind: 'n', userId: 'you' }, false],
  ['the firm', firm, ofCase, true],
  ['another firm', firm, other, false],
  ['the company', company, ofCase, true],
  ['the company, the firm’s own news', company, { kind: 'n', firmId: 'F', caseId: 'K' }, false],
  ['another company', company, other, false],
  ['the manager', manager, ofCase, true],
  ['another property’s manager', manager, { ...ofCase, propertyId: 'X' }, false],
  ['a manager, news of no property', manager, { kind: 'n', clientId: 'C' }, false],
  ['the landlord', landlord, ofCase, true],
  ['another landlord', landlord, { ...ofCase, ownerId: 'X' }, false],
  ['oneself', nobody, { kind: 'n', userId: 'me' }, true],
  ['nobody', nobody, ofCase, false],
];

test.each(audience)('%s is told: %#', (_who, scope, event, expected) => {
  expect(isNotifiedOf('me', scope, event)).toBe(expected);
});

test.each(audience.filter(([, { kind }, , isTold]) => isTold && kind !== 'all'))(
  '%s listens for what they are told: %#',
  (_who, scope, { userId, firmId, clientId }) => {
    const interest = interestOf({ userId: 'me', accountId: 'my account', firmId: scope.firmId }, scope);
    const ids = [...(interest?.userIds ?? []), ...(interest?.firmIds ?? []), ...(interest?.clientIds ?? [])];
    expect([userId, firmId, clientId].some((id) => id !== undefined && ids.includes(id))).toBe(true);
  },
);

test('an administrator listens for everything', () => {
  const everything = { ...nobody, kind: 'all' } as const;
  expect(interestOf({ userId: 'me', accountId: 'my account', firmId: null }, everything)).toBeUndefined();
});
