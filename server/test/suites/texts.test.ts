import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { dockets } from '@writdesk/contract/dockets/dockets';
import type { FieldErrorReply } from '@writdesk/contract/errors';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { invites } from '@writdesk/contract/invites/invites';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';

// What the texts of a call may be, whatever they are sent for: it is looked at before any record is.

let t: TestApp;
let firmId: string;
let clientId: string;
const people = new Map<Role, Person>();
beforeAll(async () => {
  t = await testApp();
  firmId = (await makeFirm(t.db)).id;
  clientId = (await makeClient(t.db)).id;
  for (const role of ['admin', 'crm_user', 'firm_admin', 'lawyer', 'client_owner'] as const) {
    const place = role.startsWith('client') ? { clientId } : { firmId };
    const isOfOrganization = role !== 'admin' && role !== 'crm_user';
    people.set(role, (await makeUser(t.db, { roles: [role], ...(isOfOrganization && place) })).person);
  }
});
afterAll(() => t.close());

const send = (route: Route, role: Role, body: object) =>
  t.send(
    route.method,
    route.url.replaceAll(/\{\w+\}/g, (name) => (name === '{state}' ? 'GA' : newId())),
    {
      as: people.get(role) as Person,
      body,
    },
  );
const faultsOf = async (route: Route, role: Role, body: object) => {
  const reply = await send(route, role, body);
  expect(reply.status).toBe(400);
  const errors = reply.body['errors'] as FieldErrorReply[];
  return errors.map(({ path, message }) => ({ path, message }));
};

interface Reasoned {
  route: Route;
  as: Role;
  path: string;
  body: (reason: string) => object;
}
const reasoned: readonly Reasoned[] = [
  {
    route: ethicalWalls.raise,
    as: 'firm_admin',
    path: 'reason',
    body: (reason) => ({ userId: newId(), reason }),
  },
  {
    route: supportAccesses.start,
    as: 'admin',
    path: 'reason',
    body: (reason) => ({ firmId: newId(), reason }),
  },
  {
    route: cases.revealSecret,
    as: 'lawyer',
    path: 'reason',
    body: (reason) => ({ tenantId: newId(), field: 'ssn', reason }),
  },
  { route: cases.holdRelease, as: 'crm_user', path: 'reason', body: (reason) => ({ reason }) },
  {
    route: cases.sendForFiling,
    as: 'lawyer',
    path: 'overrideReason',
    body: (overrideReason) => ({ overrideReason }),
  },
  {
    route: cases.sendForFiling,
    as: 'lawyer',
    path: 'noticePoints.0.reason',
    body: (reason) => ({ noticePoints: [{ point: 'amount', reason }] }),
  },
  {
    route: courtCalendars.closeCourt,
    as: 'firm_admin',
    path: 'reason',
    body: (reason) => ({ courthouseId: newId(), date: '2026-08-10', reason }),
  },
  {
    route: rulePacks.say,
    as: 'lawyer',
    path: 'reason',
    body: (reason) => ({ ruleId: 'GA-ANSWER', hash: 'a'.repeat(64), verdict: 'WRONG', reason }),
  },
  {
    route: dockets.create,
    as: 'firm_admin',
    path: 'reason',
    body: (reason) => ({ courthouseId: newId(), date: '2026-09-07', time: '09:00', room: '2B', reason }),
  },
];

describe('a reason that passes a rule', () => {
  test.each(reasoned)('says something: $route.path, $path', async ({ route, as, path, body }) => {
    for (const reason of [
      'x',
      'Ice storm',
      'aaaaaaaaaa',
      'why why why why',
      '. . . . . . .',
      'abcdefghijklm',
    ]) {
      expect(await faultsOf(route, as, body(reason)), reason).toEqual([
        { path, message: 'Explain why in at least two words and 10 characters.' },
      ]);
    }
    const reply = await send(route, as, body('Asked by the clerk.\nSee the letter.'));
    expect(JSON.stringify(reply.body)).not.toContain('Say why');
  });

  test('that isn’t given where one must be is asked for', async () => {
    const wanted = reasoned.filter(({ route }) => route !== cases.sendForFiling && route !== dockets.create);
    for (const { route, as, path, body } of wanted)
      expect(await faultsOf(route, as, body('  ')), route.path).toMatchObject([{ path }]);
  });
});

const newUser = { email: 'ana@people.example', firstName: 'Ana', lastName: 'Lee', roles: ['lawyer'] };

describe('a line', () => {
  test.each([
    ['a new line', 'Ana\r\nBcc: all@people.example'],
    ['an escape', 'Ana\u001B[31m'],
    ['an override of the direction', 'Ana\u202Eeel'],
  ])('with %s is refused by its field', async (_, text) => {
    const oneLine = 'Write this in one line, without control characters.';
    const named = (path: string) => [{ path, message: oneLine }];
    const property = { propertyId: newId(), countyId: newId() };
    const tenants = [{ firstName: 'Ana', lastName: text.replace(/@/, '') }];
    expect(await faultsOf(cases.create, 'client_owner', { ...property, tenants })).toEqual(
      named('tenants.0.lastName'),
    );
    const judge = { courthouseId: newId(), date: '2026-09-07', time: '09:00', room: '2B', judge: text };
    expect(await faultsOf(dockets.create, 'firm_admin', judge)).toEqual(named('judge'));
    const faults = await faultsOf(users.create, 'admin', { ...newUser, firmId, firstName: text });
    expect(faults).toContainEqual({ path: 'firstName', message: oneLine });
  });

  test('of several lines keeps them, and takes no other control', async () => {
    const faults = await faultsOf(cases.dismissCase, 'lawyer', { comment: 'Paid in full.\u0007' });
    expect(faults).toContainEqual({ path: 'comment', message: 'This has a character that can’t be saved.' });
  });
});

describe('the name of somebody who is written to, or writes', () => {
  const message = 'Write a name, without web or email addresses.';
  const person = { email: 'stranger@people.example', roles: ['lawyer'], userType: 'Firm' };

  test.each([
    'Account blocked, open http://evil.example',
    'https and more',
    'evil.example/login',
    'www.evil.example',
    'evil.ru',
    'evil。com',
    '1.2.3.4',
    'mailto:ana',
    'Go to evil.com now',
    'ana@people.example',
    String.raw`evil\share`,
  ])('is no place for an address: %s', async (text) => {
    const invite = { ...person, firstName: text };
    expect(await faultsOf(invites.createFirm, 'firm_admin', invite)).toEqual([
      { path: 'firstName', message },
    ]);
    expect(await faultsOf(invites.createUser, 'firm_admin', { ...person, lastName: text })).toEqual([
      { path: 'lastName', message },
    ]);
    expect(await faultsOf(users.updateProfile, 'lawyer', { firstName: text })).toEqual([
      { path: 'firstName', message },
    ]);
  });

  test('has 60 characters at most', async () => {
    expect(
      await faultsOf(invites.createFirm, 'firm_admin', { ...person, firstName: 'x'.repeat(61) }),
    ).toEqual([{ path: 'firstName', message: 'Keep it to 60 characters.' }]);
  });

  test.each(['O’Hara', 'Mary-Jane', 'J. R.', 'José María', 'Nguyễn', 'St. John', 'd’Angelo, Jr.'])(
    'may be %s',
    async (firstName) => {
      const reply = await send(invites.createFirm, 'firm_admin', {
        ...person,
        email: `${newId()}@people.example`,
        firstName,
      });
      expect(reply).toMatchObject({ status: 201, body: { firstName } });
    },
  );

  test('of a company is no web address, though it may have a slash', async () => {
    const company = { email: 'owner@people.example', company: 'Pay now at www.evil.example' };
    expect(await faultsOf(invites.createClient, 'crm_user', company)).toEqual([{ path: 'company', message }]);
    expect(await faultsOf(clients.update, 'client_owner', { name: 'http://evil.example' })).toContainEqual({
      path: 'name',
      message,
    });
    const named = { ...company, company: 'The Lofts @ 5th / Marlow, LLC' };
    expect((await send(invites.createClient, 'crm_user', named)).status).toBe(201);
  });
});
