import { users } from '@writdesk/contract/users';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person } from '../../../test/harness.ts';
import { peopleDesk, type PeopleDesk, somebody } from '../../../test/people-desk.ts';
import type { TwoCompanies } from '../../../test/two-companies.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { newId } from '../../platform/ids.ts';
import { openAccountNow } from './open-account.job.ts';
import { makeUser } from './user-factory.ts';

let t: PeopleDesk['t'];
let world: PeopleDesk['world'];
let people: PeopleDesk['people'];
let record: PeopleDesk['record'];
let userOf: PeopleDesk['userOf'];
let mailsTo: PeopleDesk['mailsTo'];
let auditsOf: PeopleDesk['auditsOf'];
beforeAll(async () => {
  ({ t, world, people, record, userOf, mailsTo, auditsOf } = await peopleDesk());
});
afterAll(() => t.close());

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
