import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person } from '../../../test/support/harness.ts';
import { peopleDesk, type PeopleDesk, somebody } from '../../../test/support/people-desk.ts';
import type { TwoCompanies } from '../../../test/support/two-companies.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { newId } from '../../platform/ids.ts';
import { hashOfCode, newInviteCode } from './invite-code.ts';

let t: PeopleDesk['t'];
let world: PeopleDesk['world'];
let people: PeopleDesk['people'];
let mailsTo: PeopleDesk['mailsTo'];
beforeAll(async () => {
  ({ t, world, people, mailsTo } = await peopleDesk());
});
afterAll(() => t.close());

const recordOf = (id: string) =>
  t.db.selectFrom('users.appUser').select('id').where('id', '=', id).executeTakeFirst();

/** Somebody who has read the mail of the address and has an account, but no place. */
async function registered(email: string): Promise<Person> {
  const names = { firstName: 'Ifeoma', lastName: 'Castellanos', username: email, email };
  const { accounts } = t.opened.deps;
  const account = await accounts.createAccount({ ...names, roles: [], emailVerified: true });
  return { accountId: account.id, email, roles: [] };
}

/** The code of an email that was sent: nobody but its reader knows it, so it is set again. */
async function codeFor(email: string): Promise<string> {
  const code = newInviteCode();
  await t.db
    .updateTable('users.invite')
    .set({ codeHash: hashOfCode(code) })
    .where('email', '=', email)
    .execute();
  return code;
}

describe('somebody new', () => {
  test('of the firm is invited: an email with a link, an audit row, and no account before they accept', async () => {
    const names = { firstName: 'Quetzalli', lastName: 'Wyrzykowska' };
    const body = somebody({ ...names, phone: '(404) 555-0188', language: 'es' });
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: body.email,
      phone: '(404) 555-0188',
      roles: ['case_processor'],
      roleType: 'Firm',
      firm: { id: world.firm.id },
      client: null,
      isPending: true,
      active: false,
      hasAccount: false,
      can: { update: false, deactivate: false },
    });
    expect(await recordOf(made.body.id)).toBeUndefined();
    expect(await t.opened.deps.accounts.findByUsername(body.email)).toBeUndefined();
    const [mail] = await mailsTo(body.email);
    expect(mail?.subject).toMatch(/le invita a Harlan/);
    // Whoever made the user may be a stranger to the address.
    expect(mail?.text).toMatch(/^Hola:\n/);
    expect(mail?.text).not.toMatch(/Quetzalli|Wyrzykowska/);
    const chain = { trail: 'users', subject: 'invite', subjectId: made.body.id } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ rows: 1, fault: null });
  });

  test('is a user under the same id once they accept, with all that was given', async () => {
    const body = somebody({ phone: '(404) 555-0188', language: 'es', timeZone: 'America/Denver' });
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    const person = await registered(body.email);
    const accepted = await t.call(invites.accept, { as: person, body: { code: await codeFor(body.email) } });
    expect(accepted.body).toMatchObject({ userId: made.body.id, roles: ['case_processor'] });
    const details = await t.call(users.details, { as: people.firmAdmin, params: { id: made.body.id } });
    expect(details.body).toMatchObject({
      isPending: false,
      active: true,
      hasAccount: true,
      phone: '(404) 555-0188',
      language: 'es',
      timeZone: 'America/Denver',
    });
  });

  test('is listed as invited for those who make users, and for nobody else; sent again and withdrawn', async () => {
    const body = somebody();
    const made = await t.call(users.create, { as: people.firmAdmin, body });
    const listed = async (as: Person, query: object = {}) =>
      (await t.call(users.list, { as, query: { search: body.email, ...query } })).body.users.map(
        ({ id, isPending }) => [id, isPending],
      );
    expect(await listed(people.firmAdmin)).toEqual([[made.body.id, true]]);
    expect(await listed(people.firmAdmin, { pending: 'true' })).toEqual([[made.body.id, true]]);
    for (const active of ['true', 'false']) expect(await listed(people.firmAdmin, { active })).toEqual([]);
    expect(await listed(people.lawyer)).toEqual([]);
    expect(await listed(people.otherOwner)).toEqual([]);
    const params = { id: made.body.id };
    expect((await t.call(invites.resend, { as: people.firmAdmin, params })).status).toBe(200);
    expect((await t.call(invites.revoke, { as: people.firmAdmin, params })).status).toBe(200);
    expect(await listed(people.firmAdmin)).toEqual([]);
  });

  test('of the company: with the properties that they see', async () => {
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

  test('may have a place elsewhere, or an account: the reply and the mail are the same as for anybody', async () => {
    const { accounts } = t.opened.deps;
    const known = somebody();
    const names = { firstName: 'Some', lastName: 'Stranger', username: known.email, email: known.email };
    const account = await accounts.createAccount({ ...names, password: 'what they chose', roles: [] });
    const find = vi.spyOn(accounts, 'findByUsername');
    const shape = async (email: string) => {
      const { status, body } = await t.call(users.create, {
        as: people.firmAdmin,
        body: somebody({ email }),
      });
      const [mail] = (await mailsTo(email)).slice(-1);
      const { id: _id, email: _email, createdAt: _at, ...rest } = body;
      return { status, rest, subject: mail?.subject };
    };
    const unknown = await shape(somebody().email);
    expect(await shape(people.otherOwner.email.toUpperCase().toLowerCase())).toEqual(unknown);
    expect(await shape(known.email)).toEqual(unknown);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    expect(await accounts.findById(account.id)).toEqual(account);
    expect(await t.opened.ownPasswords?.isCurrent(account.id, 'what they chose')).toBe(true);
  });

  test('learns whether they are there or invited already, and nothing else', async () => {
    const body = somebody();
    await t.call(users.create, { as: people.firmAdmin, body });
    const refused = async (as: Person, given: object) =>
      (await t.send('POST', users.create.url, { as, body: given })).body;
    expect(await refused(people.firmAdmin, body)).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'email', message: expect.stringMatching(/already been invited/) as string }],
    });
    expect(await refused(people.firmAdmin, somebody({ email: people.lawyer.email }))).toMatchObject({
      errors: [{ path: 'email', message: 'Someone with this address is already a member.' }],
    });
    const ofCompany = await t.call(users.create, {
      as: people.owner,
      body: { ...body, roles: ['client_viewer'] },
    });
    expect(ofCompany.status).toBe(201);
  });

  test('isn’t of a company or firm that is closed: neither by this call nor by an invite', async () => {
    const close = (table: 'users.client' | 'users.firm', isClosed: boolean) =>
      table === 'users.client'
        ? t.db
            .updateTable('users.client')
            .set({ status: isClosed ? 'INACTIVE' : 'ACTIVE' })
            .where('id', '=', world.client.id)
            .execute()
        : t.db.updateTable('users.firm').set({ active: !isClosed }).where('id', '=', world.firm.id).execute();
    const before = await t.call(users.create, { as: people.firmAdmin, body: somebody() });
    await close('users.client', true);
    await close('users.firm', true);
    const viewer = somebody({ roles: ['client_viewer'] });
    const replies = [
      await t.send('POST', users.create.url, { as: people.owner, body: viewer }),
      await t.send('POST', invites.createClientUser.url, { as: people.owner, body: viewer }),
      await t.send('POST', users.create.url, { as: people.firmAdmin, body: somebody() }),
      await t.send('POST', invites.createFirm.url, { as: people.firmAdmin, body: somebody() }),
    ];
    const again = invites.resend.url.replace('{id}', before.body.id);
    const resent = await t.send('POST', again, { as: people.firmAdmin });
    await close('users.client', false);
    await close('users.firm', false);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(resent.status).toBe(410);
  });

  test('is made once by a repeated request', async () => {
    const body = somebody();
    const headers = { 'idempotency-key': newId() };
    const first = await t.call(users.create, { as: people.firmAdmin, body, headers });
    const second = await t.call(users.create, { as: people.firmAdmin, body, headers });
    expect(second.body.id).toBe(first.body.id);
  });
});
