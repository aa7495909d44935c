import { invites } from '@writdesk/contract/invites';
import { lawyers } from '@writdesk/contract/lawyers';
import { notifications } from '@writdesk/contract/notifications';
import { type Role } from '@writdesk/contract/roles';
import { users } from '@writdesk/contract/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/two-companies.ts';
import { accountsElsewhere } from '../../identity/accounts-elsewhere.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../firms/firm-factory.ts';
import { makeInvite } from '../invites/invite-factory.ts';
import { openAccountNow } from './open-account.job.ts';
import { makeUser } from './user-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const somebody = (changes: object = {}) => ({
  email: `new.${newId().slice(-8)}@people.example`,
  firstName: 'Ifeoma',
  lastName: 'Castellanos',
  roles: ['case_processor'] as Role[],
  ...changes,
});
const idOf = async (person: Person) => {
  const row = await t.db
    .selectFrom('users.app_user')
    .select('id')
    .where('account_id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  return row.id;
};
const record = (id: string) =>
  t.db.selectFrom('users.app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const userOf = (email: string) =>
  t.db.selectFrom('users.app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
const mailsTo = (recipient: string) =>
  t.db
    .selectFrom('jobs.mail_outbox')
    .select(['subject', 'body_text as text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
const auditsOf = (subjectId: string) =>
  t.db
    .selectFrom('users.audit_event')
    .select(['action', 'actor_name', 'data', 'firm_id', 'client_id'])
    .where('subject', '=', 'user')
    .where('subject_id', '=', subjectId)
    .orderBy('seq')
    .execute();

describe('somebody new', () => {
  test('of the firm: an account without a password, a mail that says how to come to one, an audit row', async () => {
    const body = somebody({ phone: '(404) 555-0188', language: 'es' });
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: body.email,
      roles: ['case_processor'],
      roleType: 'Firm',
      firm: { id: world.firm.id },
      client: null,
      can: { update: true, deactivate: true },
    });
    const { account_id: accountId } = await record(made.body.id);
    const account = await t.opened.deps.accounts.findById(accountId ?? '');
    expect(account).toMatchObject({ username: body.email, roles: ['case_processor'], enabled: true });
    const mail = await t.db
      .selectFrom('jobs.mail_outbox')
      .selectAll()
      .where('recipient', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe('Su cuenta de Writdesk');
    expect(mail.body_text).toContain('¿Olvidó su contraseña?');
    // Whoever made the account may be a stranger to the address.
    expect(mail.body_text).toMatch(/^Hola:\n/);
    expect(mail.body_text).not.toMatch(/Ifeoma|Castellanos/);
    expect((await auditsOf(made.body.id)).map(({ action }) => action)).toEqual([
      'user.create',
      'user.account-open',
    ]);
    const chain = { trail: 'users', subject: 'user', subjectId: made.body.id } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ rows: 2, fault: null });
  });

  test('of the company: with the properties that he sees', async () => {
    const made = await t.call(users.create, {
      as: people.owner,
      body: somebody({ roles: ['client_manager'], propertyIds: [world.managed.id] }),
    });
    expect(made.body).toMatchObject({
      client: { id: world.client.id },
      properties: [{ id: world.managed.id, name: 'Willow Creek' }],
    });
  });

  test('anybody by an administrator, client care with companies in its care', async () => {
    const made = await t.call(users.create, {
      as: people.admin,
      body: somebody({ roles: ['crm_user'], crmClientIds: [world.client.id] }),
    });
    expect(made.body).toMatchObject({
      crmScope: 'ASSIGNED',
      crmClients: [{ id: world.client.id }],
      firm: null,
    });
  });

  test.each<[string, keyof TwoCompanies['people'], object, number, string]>([
    ['a client by a firm', 'firmAdmin', { roles: ['client_owner'] }, 400, 'clientId'],
    ['an administrator by a firm', 'firmAdmin', { roles: ['admin'] }, 403, ''],
    ['a lawyer by a company', 'owner', { roles: ['lawyer'] }, 400, 'firmId'],
    ['client care by a company', 'owner', { roles: ['crm_user'] }, 403, ''],
    ['roles that don’t go together', 'firmAdmin', { roles: ['lawyer', 'firm_billing'] }, 400, 'roles'],
    ['no role', 'firmAdmin', { roles: [] }, 400, 'roles'],
    ['a property owner who is none', 'owner', { roles: ['property_owner'] }, 400, 'ownerId'],
    ['a firm’s person by an administrator without a firm', 'admin', {}, 400, 'firmId'],
    ['a bad phone', 'firmAdmin', { phone: '12' }, 400, 'phone'],
    ['a bad address', 'firmAdmin', { email: 'ifeoma' }, 400, 'email'],
    ['no name', 'firmAdmin', { firstName: ' ' }, 400, 'firstName'],
  ])('isn’t %s', async (_, as, changes, status, path) => {
    const reply = await t.send('POST', users.create.url, { as: people[as], body: somebody(changes) });
    expect(reply.status, JSON.stringify(reply.body)).toBe(status);
    if (path) expect(reply.body).toMatchObject({ code: 'invalid', errors: [{ path }] });
  });

  test('is of nothing that isn’t the caller’s to see', async () => {
    const attempt = (as: Person, changes: object) =>
      t.send('POST', users.create.url, { as, body: somebody(changes) });
    const manager = { roles: ['client_manager'] };
    const foreign = [
      await attempt(people.firmAdmin, { firmId: world.otherFirm.id }),
      await attempt(people.owner, { ...manager, clientId: world.otherClient.id }),
      await attempt(people.owner, { ...manager, propertyIds: [world.otherProperty.id] }),
      await attempt(people.owner, { roles: ['property_owner'], ownerId: world.otherLandlord.id }),
      await attempt(people.owner, { ...manager, crmClientIds: [world.otherClient.id] }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('has an address that is nobody else’s', async () => {
    const reply = await t.send('POST', users.create.url, {
      as: people.firmAdmin,
      body: somebody({ email: people.otherOwner.email.toUpperCase() }),
    });
    expect(reply.body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'email', message: 'Somebody with this address is a user already.' }],
    });
  });

  test('takes over an account that is nobody’s yet; a password that a stranger may know is thrown away', async () => {
    const { accounts } = t.opened.deps;
    const body = somebody();
    const registered = await accounts.createAccount({
      username: body.email,
      email: body.email,
      firstName: 'Some',
      lastName: 'Stranger',
      password: 'what the stranger chose',
      roles: [],
    });
    const hash = () =>
      t.db
        .selectFrom('identity.account')
        .select('password_hash')
        .where('id', '=', registered.id)
        .executeTakeFirstOrThrow();
    const before = await hash();
    // A factor of the stranger's would open the account again.
    await t.db
      .insertInto('identity.recovery_code')
      .values({ account_id: registered.id, code_hash: 'of the stranger', created_at: new Date() })
      .execute();
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    expect(made.status).toBe(201);
    expect((await record(made.body.id)).account_id).toBe(registered.id);
    expect(await hash()).not.toEqual(before);
    const codes = t.db.selectFrom('identity.recovery_code').select('code_hash');
    expect(await codes.where('account_id', '=', registered.id).execute()).toEqual([]);
    expect(await accounts.findById(registered.id)).toMatchObject({
      firstName: 'Ifeoma',
      roles: ['case_processor'],
    });
  });

  test('gets one account and one mail where the request and its job open it at the same moment', async () => {
    const { deps } = t.opened;
    const body = somebody();
    const { createAccount } = deps.accounts;
    // The job is through between the account of the request and what the request does with it.
    const create = vi.spyOn(deps.accounts, 'createAccount').mockImplementationOnce(async (details) => {
      const account = await createAccount(details);
      const { id } = await userOf(body.email);
      await openAccountNow(deps, id);
      return account;
    });
    const warned = vi.spyOn(deps.log, 'warn');
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    expect(warned.mock.calls).toEqual([]);
    expect(create).toHaveBeenCalledTimes(1);
    create.mockRestore();
    warned.mockRestore();
    const account = await deps.accounts.findByUsername(body.email);
    expect((await record(made.body.id)).account_id).toBe(account?.id);
    expect((await auditsOf(made.body.id)).map(({ action }) => action)).toEqual([
      'user.create',
      'user.account-open',
    ]);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  test('leaves an account alone that somebody else has got meanwhile', async () => {
    const { deps } = t.opened;
    const { user: other } = await makeUser(t.db, { roles: ['firm_user'], firm_id: world.otherFirm.id });
    const { user } = await makeUser(t.db, { roles: ['firm_user'], firm_id: world.firm.id });
    const { id } = await deps.accounts.createAccount({
      username: user.email,
      email: user.email,
      firstName: 'A',
      lastName: 'B',
      password: 'what he chose himself',
      roles: [],
    });
    const linked = t.db.updateTable('users.app_user');
    await linked.set({ account_id: id }).where('id', '=', other.id).execute();
    await linked.set({ account_id: null }).where('id', '=', user.id).execute();
    const warned = vi.spyOn(deps.log, 'warn');
    await openAccountNow(deps, user.id);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
    expect((await record(user.id)).account_id).toBeNull();
    expect(await t.opened.ownPasswords?.isCurrent(id, 'what he chose himself')).toBe(true);
  });

  test('doesn’t take over the account of somebody who has a place', async () => {
    const { user } = await makeUser(t.db, { roles: ['firm_user'], firm_id: world.otherFirm.id });
    const { accounts } = t.opened.deps;
    const body = somebody();
    const account = await accounts.createAccount({
      username: body.email,
      email: body.email,
      firstName: 'A',
      lastName: 'B',
      roles: ['firm_user'],
    });
    await t.db
      .updateTable('users.app_user')
      .set({ account_id: account.id })
      .where('id', '=', user.id)
      .execute();
    const reply = await t.send('POST', users.create.url, { as: people.firmAdmin, body });
    expect(reply.body).toMatchObject({ errors: [{ path: 'email' }] });
  });

  test('is made once by a repeated request', async () => {
    const body = somebody();
    const headers = { 'idempotency-key': newId() };
    const first = await t.call(users.create, { as: people.firmAdmin, body, headers });
    const second = await t.call(users.create, { as: people.firmAdmin, body, headers });
    expect(second.body.id).toBe(first.body.id);
  });
});

describe('what the platform does to the people of a firm', () => {
  let firm: { id: string };
  let english: Person;
  let spanish: Person;
  beforeAll(async () => {
    firm = await makeFirm(t.db);
    const ofFirm = { roles: ['firm_admin'] as const, firm_id: firm.id };
    english = (await makeUser(t.db, ofFirm)).person;
    spanish = (await makeUser(t.db, { ...ofFirm, language: 'es' })).person;
    await makeUser(t.db, { ...ofFirm, active: false });
  });
  const told = async (as: Person) =>
    (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.map(
      ({ kind, title }) => ({
        kind,
        title,
      }),
    );

  test('is told to its administrators, on the screen and by mail', async () => {
    const { user: admin, person } = await makeUser(t.db, { roles: ['admin'] });
    const by = `${admin.first_name} ${admin.last_name} of the platform`;
    const body = somebody({ roles: ['firm_admin'], firmId: firm.id });
    const made = await t.call(users.create, { as: person, body });
    expect(made.status).toBe(201);
    const added = { kind: 'firm-user.added', title: 'Ifeoma Castellanos was added to the firm' };
    for (const reader of [english, spanish]) expect(await told(reader)).toEqual([added]);
    expect(await mailsTo(english.email)).toEqual([
      { subject: 'Ifeoma Castellanos was added to your firm in Writdesk', text: expect.stringContaining(by) },
    ]);
    expect((await mailsTo(spanish.email))[0]?.subject).toBe(
      'Se agregó a Ifeoma Castellanos a su bufete en Writdesk',
    );
    // Whom it is about is told nothing: he may be whoever did it.
    expect((await mailsTo(body.email)).map(({ subject }) => subject)).toEqual(['Your Writdesk account']);

    const { id } = made.body;
    const change = (as: Person, changes: object) =>
      t.call(users.update, { as, params: { id }, body: changes });
    await change(person, { firstName: 'Ada' });
    expect(await told(english)).toHaveLength(1);
    expect((await change(person, { roles: ['firm_user'] })).status).toBe(200);
    const changed = {
      kind: 'firm-user.changed',
      title: 'What Ada Castellanos may do in the firm was changed',
    };
    expect(await told(spanish)).toEqual([changed, added]);
    expect((await mailsTo(spanish.email)).at(-1)?.subject).toBe(
      'Cambió lo que Ada Castellanos puede hacer en su bufete en Writdesk',
    );
    await change(person, { active: false });
    const deactivated = { kind: 'firm-user.deactivated', title: 'Ada Castellanos was deactivated' };
    expect(await told(spanish)).toEqual([deactivated, changed, added]);
    expect((await mailsTo(spanish.email)).at(-1)?.text).toContain('que ya no puede entrar');
    await change(person, { active: true });
    expect((await told(spanish))[0]).toEqual(changed);
    expect(await told(spanish)).toHaveLength(4);
  });

  test('is told of admissions, passwords, second factors and invites, too', async () => {
    const { user: admin, person } = await makeUser(t.db, { roles: ['admin'] });
    const by = `${admin.first_name} ${admin.last_name} of the platform`;
    const body = somebody({ roles: ['lawyer'], firmId: firm.id });
    const { body: made } = await t.call(users.create, { as: person, body });
    const params = { id: made.id };
    const newest = async () => {
      const [notice] = await told(english);
      const mail = (await mailsTo(english.email)).at(-1);
      expect(mail?.text).toContain(by);
      return { ...notice, subject: mail?.subject };
    };
    const admission = { stateCode: 'FL', barNumber: '998877', admittedOn: '2020-05-01', active: true };
    const admitted = {
      kind: 'firm-user.admitted',
      title: 'Where Ifeoma Castellanos may sign as a lawyer was changed',
      subject: 'Where Ifeoma Castellanos may sign as a lawyer was changed in Writdesk',
    };
    const lawyer = { userId: made.id, title: null, barAdmissions: [admission] };
    expect((await t.call(lawyers.create, { as: person, body: lawyer })).status).toBe(201);
    expect(await newest()).toEqual(admitted);

    const count = (await told(english)).length;
    const admit = (active: boolean) =>
      t.call(lawyers.update, { as: person, params, body: { barAdmissions: [{ ...admission, active }] } });
    expect((await admit(true)).status).toBe(200);
    expect(await told(english)).toHaveLength(count);
    await admit(false);
    expect(await told(english)).toHaveLength(count + 1);
    expect(await newest()).toEqual(admitted);

    expect((await t.call(users.forceReset, { as: person, params })).status).toBe(200);
    expect(await newest()).toEqual({
      kind: 'firm-user.password-reset',
      title: 'Ifeoma Castellanos must choose a new password',
      subject: 'Ifeoma Castellanos of your firm must choose a new password for Writdesk',
    });
    expect((await t.call(users.removeFactors, { as: person, params })).status).toBe(200);
    expect(await newest()).toEqual({
      kind: 'firm-user.factors-removed',
      title: 'The second factor of Ifeoma Castellanos was removed',
      subject: 'The second factor of Ifeoma Castellanos for Writdesk was removed',
    });
    const email = `invited.${newId().slice(-8)}@people.example`;
    const invite = { email, roles: ['firm_admin' as const], firmId: firm.id };
    expect((await t.call(invites.createFirm, { as: person, body: invite })).status).toBe(201);
    expect(await newest()).toEqual({
      kind: 'firm-user.invited',
      title: `${email} was invited to the firm`,
      subject: `${email} was invited to your firm in Writdesk`,
    });
  });

  test('isn’t told where the roles are the same in another order', async () => {
    const { person } = await makeUser(t.db, { roles: ['admin'] });
    const { user } = await makeUser(t.db, { roles: ['case_processor', 'firm_user'], firm_id: firm.id });
    const before = (await told(english)).length;
    const body = { roles: ['firm_user', 'case_processor'] as Role[] };
    expect((await t.call(users.update, { as: person, params: { id: user.id }, body })).status).toBe(200);
    expect(await told(english)).toHaveLength(before);
  });

  test('by an invite, too, when that is accepted', async () => {
    const before = (await told(english)).length;
    const { user: admin } = await makeUser(t.db, { roles: ['admin'] });
    const email = `invited.${newId().slice(-8)}@people.example`;
    const roles = ['firm_admin'];
    const invite = { kind: 'FIRM_USER' as const, user_type: 'Firm' as const, firm_id: firm.id, email, roles };
    const { code } = await makeInvite(t.db, { ...invite, created_by: admin.id });
    const as: Person = { accountId: newId(), email, roles: [] };
    expect((await t.call(invites.accept, { as, body: { code } })).status).toBe(200);
    expect(await told(english)).toHaveLength(before + 1);
  });

  test('and what its own administrators do is told to nobody', async () => {
    const before = (await told(spanish)).length;
    const made = await t.call(users.create, { as: english, body: somebody() });
    const params = { id: made.body.id };
    await t.call(users.update, { as: english, params, body: { roles: ['lawyer'] } });
    await t.call(lawyers.create, {
      as: english,
      body: { userId: params.id, title: null, barAdmissions: [] },
    });
    await t.call(users.forceReset, { as: english, params });
    await t.call(users.update, { as: english, params, body: { active: false } });
    const invite = { email: somebody().email, roles: ['firm_user' as const] };
    expect((await t.call(invites.createFirm, { as: english, body: invite })).status).toBe(201);
    expect(await told(spanish)).toHaveLength(before);
  });
});

describe('a change', () => {
  test('of names, phone and roles; a stale one learns how things stand', async () => {
    const { user } = await makeUser(t.db, { roles: ['firm_user'], firm_id: world.firm.id });
    const on = { as: people.firmAdmin, params: { id: user.id } };
    const changed = await t.call(users.update, {
      ...on,
      body: { version: 1, firstName: 'Ana', phone: '', roles: ['case_processor', 'firm_user'] },
    });
    expect(changed.body).toMatchObject({
      firstName: 'Ana',
      lastName: user.last_name,
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
        firm_id: world.firm.id,
        data: { roles: { before: ['firm_user'], after: ['case_processor', 'firm_user'] } },
      },
    ]);
  });

  test('of what a manager sees; who is no manager any more sees none of it', async () => {
    const { user } = await makeUser(t.db, {
      roles: ['client_manager'],
      client_id: world.client.id,
      propertyIds: [world.managed.id],
    });
    const on = { as: people.owner, params: { id: user.id } };
    const given = await t.call(users.update, { ...on, body: { propertyIds: [world.owned.id] } });
    expect(given.body.properties.map(({ id }) => id)).toEqual([world.owned.id]);
    const paid = await t.call(users.update, { ...on, body: { roles: ['client_ap'] } });
    expect(paid.body).toMatchObject({ roles: ['client_ap'], properties: [] });
  });

  test('is for those of one’s own house alone', async () => {
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
    expect((await record(lawyerId)).first_name).not.toBe('Mallory');
  });

  test('gives no role of another kind of house, and nobody his own roles', async () => {
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

  test('leaves no house without somebody who runs it, also when two leave at once', async () => {
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

    const second = await makeUser(t.db, { roles: ['firm_admin'], firm_id: world.firm.id });
    const both = await Promise.all(
      [firmAdminId, second.user.id].map((id) =>
        t.send('PUT', users.update.url.replace('{id}', id), { as: people.admin, body: { active: false } }),
      ),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    await t.db
      .updateTable('users.app_user')
      .set({ active: true })
      .where('id', 'in', [firmAdminId, second.user.id])
      .execute();
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
      firm_id: world.firm.id,
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

  test('is removed by whoever looks after the person, with an audit row and a mail', async () => {
    const { user, person, state } = await withApp();
    const details = await t.call(users.details, { as: people.firmAdmin, params: { id: user.id } });
    expect(details.body.can.removeFactors).toBe(true);
    expect((await remove(people.firmAdmin, user.id)).status).toBe(200);
    expect(await state()).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, hasPassword: true });
    expect(await auditsOf(user.id)).toMatchObject([{ action: 'user.remove-factors' }]);
    const [letter, ...others] = await lettersTo(person.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Se quitó su segundo factor de Writdesk');
    expect(letter?.text).toContain(`${t.config.publicUrl}/settings`);
    expect(letter?.text).toMatch(/^Hola:\n/);
  });

  test('is removed by nobody else, and by nobody for himself without a proof', async () => {
    const { user, state } = await withApp();
    expect((await remove(people.lawyer, user.id)).status).toBe(403);
    expect((await remove(people.owner, user.id)).status).toBe(404);
    const himself = await idOf(people.firmAdmin);
    expect((await remove(people.firmAdmin, himself)).status).toBe(403);
    const own = await t.call(users.details, { as: people.firmAdmin, params: { id: himself } });
    expect(own.body.can).toMatchObject({ forceReset: true, removeFactors: false });
    expect((await state()).totpSince).not.toBeNull();
  });

  test('is refused with a sentence where another service keeps it, and nothing is told or written', async () => {
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
    const { first_name, language, time_zone, phone, version, updated_at, ...rest } = await record(before.id);
    expect({ first_name, language, time_zone, phone, version }).toEqual({
      first_name: 'Inés',
      language: 'es',
      time_zone: 'America/Denver',
      phone: '404-555-0177',
      version: before.version + 1,
    });
    expect(updated_at.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
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

describe('a lawyer', () => {
  const admission = { stateCode: 'FL', barNumber: '998877', admittedOn: '2020-05-01', active: true };

  test('says how he signs; others say where he is admitted, each change with its row', async () => {
    const id = await idOf(people.lawyer);
    const signs = await t.call(lawyers.update, {
      as: people.lawyer,
      params: { id },
      body: { title: 'Partner', signatureName: 'R. Quillfeather' },
    });
    expect(signs.body).toMatchObject({ title: 'Partner', signatureName: 'R. Quillfeather' });
    const admitted = await t.call(lawyers.update, {
      as: people.firmAdmin,
      params: { id },
      body: { barAdmissions: [admission] },
    });
    expect(admitted.body.barAdmissions).toMatchObject([
      { stateCode: 'FL', admittedOn: '2020-05-01' },
      { stateCode: 'GA' },
    ]);
    const { body: info } = await t.call(users.userInfo, { as: people.lawyer, query: {} });
    expect(info.user.barStates.toSorted()).toEqual(['FL', 'GA']);
    await t.call(lawyers.update, {
      as: people.firmAdmin,
      params: { id },
      body: { barAdmissions: [{ ...admission, active: false }] },
    });
    expect((await t.call(lawyers.profile, { as: people.lawyer })).body.barAdmissions).toMatchObject([
      { stateCode: 'FL', active: false },
      { stateCode: 'GA', active: true },
    ]);
    expect((await auditsOf(id)).map(({ action }) => action)).toEqual([
      'lawyer.update',
      'lawyer.update',
      'lawyer.admission-grant',
      'lawyer.update',
      'lawyer.admission-withdraw',
    ]);
  });

  test('admits nobody, least of all himself, be he the firm’s administrator too', async () => {
    const both = await makeUser(t.db, { roles: ['lawyer', 'firm_admin'], firm_id: world.firm.id });
    const attempt = (as: Person, id: string, body: object) =>
      t.send('PUT', lawyers.update.url.replace('{id}', id), { as, body });
    const own = { barAdmissions: [admission] };
    const id = await idOf(people.lawyer);
    expect(await attempt(people.lawyer, id, own)).toMatchObject({ status: 403 });
    expect(await attempt(both.person, both.user.id, own)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Nobody admits himself') as string },
    });
    expect(await attempt(people.lawyer, both.user.id, { title: 'Clown' })).toMatchObject({ status: 403 });
    expect(await attempt(people.firmAdmin, id, { signatureName: 'Mallory' })).toMatchObject({ status: 403 });
    expect(await attempt(people.firmAdmin, await idOf(people.otherLawyer), own)).toMatchObject({
      status: 404,
    });
    expect(await attempt(people.admin, await idOf(people.processor), own)).toMatchObject({ status: 404 });
    const withdrawn = await attempt(both.person, id, {
      barAdmissions: [{ ...admission, stateCode: 'ZZ' }],
    });
    expect(withdrawn.body).toMatchObject({ errors: [{ path: 'barAdmissions.0.stateCode' }] });
  });

  test('is made of somebody with the role, once', async () => {
    const made = await t.call(users.create, {
      as: people.firmAdmin,
      body: somebody({ roles: ['lawyer'] }),
    });
    const body = { userId: made.body.id, title: 'Associate', barAdmissions: [admission] };
    const first = await t.call(lawyers.create, { as: people.firmAdmin, body });
    expect(first).toMatchObject({
      status: 201,
      body: { signatureName: 'Ifeoma Castellanos', barAdmissions: [{ stateCode: 'FL' }] },
    });
    expect((await t.call(lawyers.create, { as: people.firmAdmin, body })).status).toBe(409);
    const attempt = (as: Person, userId: string) =>
      t.send('POST', lawyers.create.url, { as, body: { ...body, userId } });
    expect((await attempt(people.firmAdmin, await idOf(people.processor))).body).toMatchObject({
      errors: [{ path: 'userId' }],
    });
    expect((await attempt(people.firmAdmin, await idOf(people.otherLawyer))).status).toBe(404);
    expect((await attempt(people.lawyer, made.body.id)).status).toBe(403);
    expect((await t.call(lawyers.profile, { as: people.processor })).status).toBe(404);
  });
});
