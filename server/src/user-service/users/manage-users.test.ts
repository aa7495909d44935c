import { users } from '@writdesk/contract/users/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person } from '../../../test/support/harness.ts';
import { peopleDesk, type PeopleDesk } from '../../../test/support/people-desk.ts';
import { accountsElsewhere } from '../../identity/accounts/accounts-elsewhere.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../clients/client-factory.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeUser } from './user-factory.ts';

let t: PeopleDesk['t'];
let world: PeopleDesk['world'];
let people: PeopleDesk['people'];
let idOf: PeopleDesk['idOf'];
let record: PeopleDesk['record'];
let auditsOf: PeopleDesk['auditsOf'];
beforeAll(async () => {
  ({ t, world, people, idOf, record, auditsOf } = await peopleDesk());
});
afterAll(() => t.close());

describe('a change', () => {
  test('of names, phone and roles; a stale one learns how things stand', async () => {
    const { user } = await makeUser(t.db, { roles: ['firm_user'], firmId: world.firm.id });
    const on = { as: people.firmAdmin, params: { id: user.id } };
    const changed = await t.call(users.update, {
      ...on,
      body: { version: 1, firstName: 'Ana', phone: '', roles: ['case_processor', 'firm_user'] },
    });
    expect(changed.body).toMatchObject({
      firstName: 'Ana',
      lastName: user.lastName,
      phone: null,
      roles: ['case_processor', 'firm_user'],
      version: 2,
    });
    const stale = await t.send('PUT', users.update.url.replace('{id}', user.id), {
      as: people.firmAdmin,
      body: { version: 1, firstName: 'Bea' },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { firstName: 'Ana', version: 2 } },
    });
    expect(await auditsOf(user.id)).toMatchObject([
      {
        action: 'user.update',
        firmId: world.firm.id,
        data: { roles: { before: ['firm_user'], after: ['case_processor', 'firm_user'] } },
      },
    ]);
  });

  test('of what a manager sees; who is no manager any more sees none of it', async () => {
    const { user } = await makeUser(t.db, {
      roles: ['client_manager'],
      clientId: world.client.id,
      propertyIds: [world.managed.id],
    });
    const on = { as: people.owner, params: { id: user.id } };
    const given = await t.call(users.update, { ...on, body: { propertyIds: [world.owned.id] } });
    expect(given.body.properties.map(({ id }) => id)).toEqual([world.owned.id]);
    const paid = await t.call(users.update, { ...on, body: { roles: ['client_ap'] } });
    expect(paid.body).toMatchObject({ roles: ['client_ap'], properties: [] });
  });

  test('is for those of one’s own organization alone', async () => {
    const lawyerId = await idOf(people.otherLawyer);
    const attempt = async (as: Person, person: Person) =>
      (
        await t.send('PUT', users.update.url.replace('{id}', await idOf(person)), {
          as,
          body: { firstName: 'Mallory' },
        })
      ).status;
    expect(await attempt(people.firmAdmin, people.otherLawyer)).toBe(404);
    expect(await attempt(people.firmAdmin, people.owner)).toBe(404);
    expect(await attempt(people.owner, people.otherOwner)).toBe(404);
    expect(await attempt(people.owner, people.lawyer)).toBe(404);
    expect(await attempt(people.crm, people.owner)).toBe(403);
    expect(await attempt(people.processor, people.lawyer)).toBe(403);
    expect((await record(lawyerId)).firstName).not.toBe('Mallory');
  });

  test('gives no role of another kind of organization, and nobody their own roles', async () => {
    const attempt = async (as: Person, person: Person, body: object) =>
      (await t.send('PUT', users.update.url.replace('{id}', await idOf(person)), { as, body })).body;
    expect(await attempt(people.firmAdmin, people.processor, { roles: ['client_owner'] })).toMatchObject({
      errors: [{ path: 'roles' }],
    });
    expect(await attempt(people.admin, people.processor, { roles: ['admin'] })).toMatchObject({
      errors: [{ path: 'roles' }],
    });
    expect(
      await attempt(people.firmAdmin, people.firmAdmin, { roles: ['firm_admin', 'lawyer'] }),
    ).toMatchObject({ errors: [{ path: 'roles' }] });
    expect(await attempt(people.firmAdmin, people.firmAdmin, { active: false })).toMatchObject({
      errors: [{ path: 'active' }],
    });
  });

  test('leaves no organization without somebody who runs it, also when two leave at once', async () => {
    const firmAdminId = await idOf(people.firmAdmin);
    const last = await t.send('PUT', users.update.url.replace('{id}', firmAdminId), {
      as: people.admin,
      body: { active: false },
    });
    expect(last.body).toMatchObject({
      errors: [{ path: 'active', message: expect.stringContaining('last administrator') as string }],
    });
    const owner = await t.send('PUT', users.update.url.replace('{id}', await idOf(people.owner)), {
      as: people.admin,
      body: { roles: ['client_ap'] },
    });
    expect(owner.body).toMatchObject({ errors: [{ path: 'roles' }] });

    const second = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
    const both = await Promise.all(
      [firmAdminId, second.user.id].map((id) =>
        t.send('PUT', users.update.url.replace('{id}', id), { as: people.admin, body: { active: false } }),
      ),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    await t.db
      .updateTable('users.appUser')
      .set({ active: true })
      .where('id', 'in', [firmAdminId, second.user.id])
      .execute();
  });

  test('leaves no organization to somebody who was never here; who wasn’t either can be put right', async () => {
    const firm = await makeFirm(t.db);
    const client = await makeClient(t.db);
    const houses = [
      { roles: ['firm_admin'], house: { firmId: firm.id }, less: { active: false } },
      { roles: ['client_owner'], house: { clientId: client.id }, less: { roles: ['client_ap'] } },
    ] as const;
    for (const { roles, house, less } of houses) {
      const here = await makeUser(t.db, { roles, ...house, lastSeenAt: new Date() });
      const invited = await makeUser(t.db, { roles, ...house });
      const attempt = ({ user }: typeof here) =>
        t.send('PUT', users.update.url.replace('{id}', user.id), { as: people.admin, body: less });
      expect(await attempt(here)).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(await attempt(invited)).toMatchObject({ status: 200 });
      // Nobody of a new organization has signed in yet: a wrong address is still taken out.
      const wrong = await makeUser(t.db, { roles, ...house });
      await t.db
        .updateTable('users.appUser')
        .set({ lastSeenAt: null })
        .where('id', '=', here.user.id)
        .execute();
      expect(await attempt(wrong)).toMatchObject({ status: 200 });
    }
  });

  test('a company’s owner deactivates nobody: that is an administrator’s', async () => {
    const on = { params: { id: await idOf(people.payer) } };
    const body = { active: false };
    expect((await t.call(users.update, { as: people.owner, ...on, body })).status).toBe(403);
    const left = await t.call(users.update, { as: people.admin, ...on, body });
    expect(left.body.active).toBe(false);
    expect((await t.call(users.profile, { as: people.payer })).status).toBe(401);
    const back = await t.call(users.update, { as: people.admin, ...on, body: { active: true } });
    expect(back.body.active).toBe(true);
    expect((await auditsOf(on.params.id)).map(({ action }) => action)).toEqual([
      'user.deactivate',
      'user.reactivate',
    ]);
  });
});

describe('a lost second factor', () => {
  const remove = (as: Person, id: string) => t.call(users.removeFactors, { as, params: { id } });
  const lettersTo = async (recipient: string) => {
    const query = 'select subject, body_text as text from jobs.mail_outbox where recipient = $1';
    return (await t.opened.deps.db.pool.query<{ subject: string; text: string }>(query, [recipient])).rows;
  };
  async function withApp() {
    const { accounts, ownAccount } = t.opened.deps;
    const { user, person } = await makeUser(t.db, {
      roles: ['firm_user'],
      firmId: world.firm.id,
      language: 'es',
      account: { accounts, password: 'correct horse battery' },
    });
    if (!ownAccount) throw new Error('The embedded provider keeps the factors.');
    const { factors } = ownAccount;
    const { secret = '' } = (await factors.beginTotp(t.db, person.accountId)) ?? {};
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await factors.confirmTotp(t.db, person.accountId, code);
    const state = () => factors.state(t.db, person.accountId);
    expect((await state()).totpSince).not.toBeNull();
    return { user, person, state };
  }

  test('is removed by whoever looks after the person, with an audit row and an email', async () => {
    const { user, person, state } = await withApp();
    const details = await t.call(users.details, { as: people.firmAdmin, params: { id: user.id } });
    expect(details.body.can.removeFactors).toBe(true);
    expect((await remove(people.firmAdmin, user.id)).status).toBe(200);
    expect(await state()).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, hasPassword: true });
    expect(await auditsOf(user.id)).toMatchObject([{ action: 'user.remove-factors' }]);
    const [letter, ...others] = await lettersTo(person.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Se restableció su MFA de Writdesk');
    expect(letter?.text).toContain(`${t.config.publicUrl}/settings`);
    expect(letter?.text).toMatch(/^Hola:\n/);
  });

  test('is removed by nobody else, and by nobody for themselves without a proof', async () => {
    const { user, state } = await withApp();
    expect((await remove(people.lawyer, user.id)).status).toBe(403);
    expect((await remove(people.owner, user.id)).status).toBe(404);
    const ownId = await idOf(people.firmAdmin);
    expect((await remove(people.firmAdmin, ownId)).status).toBe(403);
    const own = await t.call(users.details, { as: people.firmAdmin, params: { id: ownId } });
    expect(own.body.can).toMatchObject({ forceReset: true, removeFactors: false });
    expect((await state()).totpSince).not.toBeNull();
  });

  test('is refused with a sentence where another service keeps it, and nothing is sent or written', async () => {
    const { user, person } = await withApp();
    const { accounts } = t.opened.deps;
    Object.assign(t.opened.deps, { accounts: accountsElsewhere });
    try {
      const refused = await remove(people.firmAdmin, user.id);
      expect(refused.body).toMatchObject({ message: expect.stringMatching(/kept by your sign-in service/) });
    } finally {
      Object.assign(t.opened.deps, { accounts });
    }
    expect(await lettersTo(person.email)).toEqual([]);
    expect(await auditsOf(user.id)).toEqual([]);
  });
});

describe('one’s own profile', () => {
  test('takes names, phone, language and zone, and nothing else', async () => {
    const before = await record(await idOf(people.manager));
    const reply = await t.send('PUT', users.updateProfile.url, {
      as: people.manager,
      body: {
        firstName: 'Inés',
        language: 'es',
        timeZone: 'America/Denver',
        phone: '404-555-0177',
        roles: ['client_owner'],
        roleType: 'Admin',
        firmId: world.firm.id,
        clientId: world.otherClient.id,
        accountId: people.admin.accountId,
        account_id: people.admin.accountId,
        active: false,
        propertyIds: [world.owned.id],
      },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { firstName: 'Inés', language: 'es', timeZone: 'America/Denver', phone: '404-555-0177' },
    });
    const { firstName, language, timeZone, phone, version, updatedAt, ...rest } = await record(before.id);
    expect({ firstName, language, timeZone, phone, version }).toEqual({
      firstName: 'Inés',
      language: 'es',
      timeZone: 'America/Denver',
      phone: '404-555-0177',
      version: before.version + 1,
    });
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime());
    expect(before).toMatchObject(rest);
    expect(reply.body['properties']).toEqual([{ id: world.managed.id, name: 'Willow Creek' }]);
  });

  test('is nobody’s who has none', async () => {
    const stranger: Person = { accountId: newId(), email: 'nobody@people.example', roles: ['admin'] };
    expect(
      (await t.send('PUT', users.updateProfile.url, { as: stranger, body: { firstName: 'X' } })).status,
    ).toBe(404);
  });

  test('names the field of a bad zone', async () => {
    const reply = await t.send('PUT', users.updateProfile.url, {
      as: people.manager,
      body: { timeZone: 'Mars/Olympus' },
    });
    expect(reply.body).toMatchObject({ errors: [{ path: 'timeZone' }] });
  });
});

describe('the lists by company', () => {
  test('show the people of a company to those who see it', async () => {
    const by = async (as: Person, clientId: string) => {
      const { body } = await t.call(users.byClient, { as, query: { clientId, size: 100 } });
      expect(body.total).toBe(body.users.length);
      return new Set(body.users.map(({ client }) => client?.id));
    };
    expect(await by(people.crmOfOther, world.otherClient.id)).toEqual(new Set([world.otherClient.id]));
    expect(await by(people.crmOfOther, world.client.id)).toEqual(new Set());
    expect(await by(people.lawyer, world.client.id)).toEqual(new Set([world.client.id]));
    expect(await by(people.firmAdmin, world.client.id)).toEqual(new Set());
    expect(await by(people.owner, world.otherClient.id)).toEqual(new Set());
  });

  test('show the people of all companies, found by name', async () => {
    const all = await t.call(users.clientUsers, { as: people.admin, query: { size: 100 } });
    expect(new Set(all.body.users.map(({ roleType }) => roleType))).toEqual(new Set(['Client']));
    const found = await t.call(users.clientUsers, {
      as: people.lawyer,
      query: { search: people.owner.email },
    });
    expect(found.body.users.map(({ email }) => email)).toEqual([people.owner.email]);
  });
});
