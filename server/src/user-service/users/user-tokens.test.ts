import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invites } from '@writdesk/contract/invites/invites';
import type { Role } from '@writdesk/contract/permissions/roles';
import { users } from '@writdesk/contract/users/users';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, shown, type Tokens } from '../../../test/support/browser.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from './user-factory.ts';

// Real tokens of the embedded provider, over real HTTP: what is changed here must reach whoever is signed in.

const PASSWORD = 'correct horse battery';
let t: TestApp;
let world: TwoCompanies;
let folder: string;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'writdesk-page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  t = await testApp({
    webFolder: folder,
    config: {
      port,
      publicUrl: address,
      identity: { embedded: true, url: address, realm: 'writdesk', clientId: 'writdesk-web' },
    },
  });
  await t.app.server.listen({ host: '127.0.0.1', port });
  world = await twoCompanies(t);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function newBrowser(): Browser {
  const { identity } = t.app;
  if (!identity) throw new Error('The embedded provider doesn’t run.');
  return new Browser({ identity, address, logged: [], close: async () => {} });
}

async function someone(roles: readonly [Role, ...Role[]]) {
  const { accounts } = t.opened.deps;
  return makeUser(t.db, { roles, firmId: world.firm.id, account: { accounts, password: PASSWORD } });
}

const ask = async (tokens: Tokens, url: string = users.profile.url) =>
  (await fetch(address + url, { headers: { authorization: `bearer ${tokens.access_token}` } })).status;
const rolesIn = (tokens: Tokens) =>
  (decodeJwt(tokens.access_token)['realm_access'] as { roles: string[] }).roles;
/** What the product says of the bearer of a token. */
async function rolesNotified({ access_token: token }: Tokens): Promise<Role[]> {
  const reply = await fetch(address + users.userInfo.url, { headers: { authorization: `bearer ${token}` } });
  return ((await reply.json()) as { user: { roles: Role[] } }).user.roles;
}
const change = (as: Person, id: string, body: object) => t.call(users.update, { as, params: { id }, body });

describe('somebody who is signed in', () => {
  test('and is deactivated is out at once: their token, their session, their password', async () => {
    const { user, person } = await someone(['firm_user']);
    const browser = newBrowser();
    const tokens = await browser.signInFully(person.email, PASSWORD);
    expect(await ask(tokens)).toBe(200);

    const left = await change(world.people.firmAdmin, user.id, { active: false });
    expect(left.status).toBe(200);
    expect(await ask(tokens)).toBe(401);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    // The session is over: the sign-in page, not the app. And the right password opens nothing.
    const page = shown(await browser.authorize());
    const again = shown(
      await browser.submit(page, page.context.url.loginAction, {
        username: person.email,
        password: PASSWORD,
      }),
    );
    expect(again.context.message?.type).toBe('error');

    await change(world.people.firmAdmin, user.id, { active: true });
    expect(await ask(await newBrowser().signInFully(person.email, PASSWORD))).toBe(200);
  });

  test('has a given role with the next token, and loses a withdrawn one at once', async () => {
    const { user, person } = await someone(['firm_user']);
    const browser = newBrowser();
    const first = await browser.signInFully(person.email, PASSWORD);
    expect(rolesIn(first)).toEqual(['firm_user']);
    expect(first.expires_in).toBe(300);
    const checks = '/api/user-service/users/details/';
    expect(await ask(first, checks + user.id)).toBe(200);

    await change(world.people.firmAdmin, user.id, { roles: ['firm_user', 'case_processor'] });
    expect(await rolesNotified(first)).toEqual(['firm_user']);
    const second = (await (await browser.refresh(first.refresh_token)).json()) as Tokens;
    expect(rolesIn(second).toSorted()).toEqual(['case_processor', 'firm_user']);
    expect((await rolesNotified(second)).toSorted()).toEqual(['case_processor', 'firm_user']);
    expect(await ask(second, '/api/case-service/docket/list')).toBe(200);

    await change(world.people.firmAdmin, user.id, { roles: ['firm_billing'] });
    const third = (await (await browser.refresh(second.refresh_token)).json()) as Tokens;
    expect(rolesIn(third)).toEqual(['firm_billing']);
    expect(await ask(third, '/api/case-service/docket/list')).toBe(403);
    // The token before it still names the roles, for minutes.
    expect(rolesIn(second)).toContain('case_processor');
    expect(await ask(second, '/api/case-service/docket/list')).toBe(403);
    expect(await rolesNotified(second)).toEqual([]);
  });

  test('as an administrator and is one no more makes, invites and changes nobody with the token of before', async () => {
    const { user, person } = await someone(['firm_admin']);
    const tokens = await newBrowser().signInFully(person.email, PASSWORD);
    const colleague = await someone(['firm_user']);
    const calls: [string, string, object?][] = [
      ['POST', users.create.url, { roles: ['firm_admin'], email: 'friend@people.example' }],
      ['POST', invites.createUser.url, { roles: ['firm_admin'], email: 'friend@people.example' }],
      ['PUT', users.update.url.replace('{id}', colleague.user.id), { roles: ['firm_admin'] }],
      ['GET', users.list.url],
      ['GET', invites.roles.url],
    ];
    const knock = () =>
      Promise.all(
        calls.map(async ([method, url, body]) => {
          const headers = {
            authorization: `bearer ${tokens.access_token}`,
            'content-type': 'application/json',
          };
          const sent = body && { body: JSON.stringify(body) };
          return (await fetch(address + url, { method, headers, ...sent })).status;
        }),
      );
    expect(await knock()).not.toContain(403);
    await change(world.people.firmAdmin, user.id, { roles: ['firm_billing'] });
    expect(rolesIn(tokens)).toEqual(['firm_admin']);
    expect(await knock()).toEqual(calls.map(() => 403));
  });

  test('and whose refresh token was used by somebody else too has no token left that works', async () => {
    const { person } = await someone(['firm_user']);
    const browser = newBrowser();
    const first = await browser.signInFully(person.email, PASSWORD);
    const renewed = async ({ refresh_token: token }: Tokens) =>
      (await (await browser.refresh(token)).json()) as Tokens;
    const second = await renewed(first);
    const third = await renewed(second);
    for (const tokens of [first, second, third]) expect(await ask(tokens)).toBe(200);
    expect((await browser.refresh(first.refresh_token)).status).toBe(400);
    for (const tokens of [first, second, third]) expect(await ask(tokens)).toBe(401);
  });

  test('and must choose a new password is signed out', async () => {
    const { user, person } = await someone(['firm_user']);
    const browser = newBrowser();
    const tokens = await browser.signInFully(person.email, PASSWORD);
    const reset = await t.call(users.forceReset, { as: world.people.firmAdmin, params: { id: user.id } });
    expect(reset.status).toBe(200);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    // Whoever else knows the old password gets no further with it than with a wrong one.
    const page = shown(await newBrowser().signIn(person.email, PASSWORD));
    expect(page.context).toMatchObject({ pageId: 'login.ftl', message: { type: 'error' } });
    const audit = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', user.id)
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['user.force-reset']);
  });

  test('and signs out, or is signed out, is out at once, whether they are anybody’s user yet or not', async () => {
    const { person } = await someone(['firm_user']);
    const newcomer = `${newId()}@people.example`;
    const { accounts } = t.opened.deps;
    const names = { firstName: 'New', lastName: 'Comer', emailVerified: true, roles: [] };
    await accounts.createAccount({ username: newcomer, email: newcomer, password: PASSWORD, ...names });
    for (const email of [person.email, newcomer]) {
      const here = newBrowser();
      const tokens = await here.signInFully(email, PASSWORD);
      const elsewhere = await newBrowser().signInFully(email, PASSWORD);
      const third = await newBrowser().signInFully(email, PASSWORD);
      const info = `${users.userInfo.url}?timeZone=America/New_York`;
      for (const each of [tokens, elsewhere, third]) expect(await ask(each, info)).toBe(200);

      await here.fetch(`${here.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`);
      expect(await ask(tokens, info)).toBe(401);
      const { sub = '', sid } = decodeJwt(elsewhere.access_token);
      await accounts.endSession(sub, String(sid));
      expect(await ask(elsewhere, info)).toBe(401);
      expect(await ask(third, info)).toBe(200);
      await t.opened.deps.db.pool.query(
        "update identity.session set idle_until = idle_until - interval '76 minutes' where account_id = $1",
        [sub],
      );
      expect(await ask(third, info)).toBe(401);
    }
  });

  test('and changes their name carries it in their next token', async () => {
    const { person } = await someone(['firm_user']);
    const browser = newBrowser();
    const tokens = await browser.signInFully(person.email, PASSWORD);
    const reply = await fetch(address + users.updateProfile.url, {
      method: 'PUT',
      headers: { authorization: `bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Éloïse', roles: ['firm_admin'] }),
    });
    expect(reply.status).toBe(200);
    const next = (await (await browser.refresh(tokens.refresh_token)).json()) as Tokens;
    expect(decodeJwt(next.access_token)).toMatchObject({
      given_name: 'Éloïse',
      realm_access: { roles: ['firm_user'] },
    });
  });
});
