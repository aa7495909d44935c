import { account } from '@writdesk/contract/account/account';
import { clients } from '@writdesk/contract/clients/clients';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { feeds } from '@writdesk/contract/feeds/feeds';
import { invites } from '@writdesk/contract/invites/invites';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { storage } from '@writdesk/contract/storage/storage';
import { users } from '@writdesk/contract/users/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../src/platform/db/scope.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { isAccountClosed } from '../../src/user-service/users/index.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { type AddressDesk, addressDesk, LINK, OWNER } from '../support/address-desk.ts';
import { Browser, returned, type Tokens } from '../support/browser.ts';
import type { Person } from '../support/harness.ts';
import { insertCase } from '../support/insert-case.ts';

// Somebody is deactivated at one firm and invited by another. They move with their account, in every order, and belong to one
// place at a time.

const BEFORE = 'what opened it before';
let desk: AddressDesk;
let t: AddressDesk['t'];
let here: Person;
let there: Person;
beforeAll(async () => {
  desk = await addressDesk();
  ({ t } = desk);
  here = desk.people.firmAdmin;
  there = (await makeUser(t.db, { roles: ['firm_admin'], firmId: desk.world.otherFirm.id })).person;
}, 120_000);
// Open calls are counted by address, and all come from this one.
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => desk?.close());

const newAddress = () => `olive.${newId().slice(-10)}@people.example`;
const signIn = (email: string, password: string) => new Browser(desk.server).signInFully(email, password);
const reopen = (code: string) => t.call(invites.reopenAccount, { body: { code } });
const setActive = (as: Person, id: string, active: boolean) =>
  t.call(users.update, { as, params: { id }, body: { active } });
/** Accepts an invite, and leaves the place where the person is. */
const move = (tokens: Tokens, code: string) =>
  t.send('POST', invites.accept.url, { headers: desk.bearer(tokens), body: { code, leave: true } });
const needsNone = { status: 409, body: { code: 'invite_not_needed' } };
async function isClosed(code: string): Promise<boolean> {
  const { body } = await t.call(invites.verify, { params: { token: code } });
  return body.isAccountClosed;
}
/** How many requests wait for something that another transaction holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks l
    join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(t.db);
  return rows[0]?.n ?? 0;
}
const get = (tokens: Tokens, url: string) => t.send('GET', url, { headers: desk.bearer(tokens) });

const fetched = async (url: string) =>
  (await t.app.server.inject({ url: url.replace(t.config.publicUrl, '') })).statusCode;
/** Puts a file up as a browser does. @returns its path. */
async function upload(tokens: Tokens): Promise<string> {
  const payload = Buffer.from('%PDF-1.7\n of the firm');
  const file = { fileName: 'Lease.pdf', contentType: 'application/pdf', sizeBytes: payload.length };
  const { body } = await t.send('POST', storage.signedUploadUrl.url, {
    headers: desk.bearer(tokens),
    body: file,
  });
  const url = String(body['url']).replace(t.config.publicUrl, '');
  const headers = { 'content-type': 'application/pdf' };
  expect((await t.app.server.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  return String(body['path']);
}
const addressOf = async (tokens: Tokens, path: string) =>
  String((await get(tokens, `${storage.signedUrl.url}?path=${encodeURIComponent(path)}`)).body['url']);

interface Hired {
  email: string;
  id: string;
  tokens: Tokens;
}
/** Somebody who registered by the link of an invite of the first firm, and works there. */
async function hired(): Promise<Hired> {
  const email = newAddress();
  const code = await desk.inviteBy('invites', email, here);
  const browser = desk.newBrowser();
  const back = returned(await desk.register(browser, email, BEFORE, { invite: code }));
  const tokens = await desk.tokensOf(browser, back);
  return { email, id: await desk.accept(tokens, code), tokens };
}
async function dismissed(): Promise<Hired> {
  const person = await hired();
  expect((await setActive(here, person.id, false)).status).toBe(200);
  return person;
}
/** Opens the closed account by the link of an invite, chooses a new password by mail, and signs in. */
async function signInAgain(email: string, code: string): Promise<Tokens> {
  expect(await isClosed(code)).toBe(true);
  expect(await reopen(code)).toMatchObject({ status: 200, body: { isMailed: true } });
  const [link] = await desk.mailed(email, LINK, /new password/);
  // Opened again, the account has no password until its owner chooses one.
  for (const former of [BEFORE, OWNER]) {
    const refused = await desk.newBrowser().signIn(email, former);
    expect('context' in refused && refused.context.pageId).toBe('login.ftl');
  }
  expect((await desk.open(desk.newBrowser(), link)).context.message?.type).toBe('success');
  return signIn(email, OWNER);
}

test('whoever was deactivated at one firm accepts another’s invite, with nothing that opened the account before', async () => {
  const { email, id, tokens: old } = await dismissed();
  const code = await desk.inviteBy('users/create', email, there);
  const tokens = await signInAgain(email, code);
  expect(await isClosed(code)).toBe(false);

  // Between two places they are nobody's user.
  const { user } = (await get(tokens, users.userInfo.url)).body as { user: { isUserExist: boolean } };
  expect(user.isUserExist).toBe(false);
  expect((await desk.readCases(tokens)).status).toBe(403);
  expect((await get(tokens, users.profile.url)).status).toBe(404);
  expect((await get(tokens, notifications.list.url)).status).toBe(403);

  const moved = await desk.accept(tokens, code);
  expect(moved).not.toBe(id);
  const now = await signIn(email, OWNER);
  expect((await get(now, users.profile.url)).body).toMatchObject({
    id: moved,
    firm: { id: desk.world.otherFirm.id },
  });
  expect((await desk.readCases(old)).status).toBe(401);
  const stale = await desk.newBrowser().signIn(email, BEFORE);
  expect('context' in stale && stale.context.pageId).toBe('login.ftl');

  // The first firm still reads who did what there, and nothing of the second.
  const params = { id };
  const { body } = await t.call(users.details, { as: here, params });
  expect(body).toMatchObject({ name: 'Ada Nunez', email, active: false, firm: { id: desk.world.firm.id } });
  expect((await t.call(users.details, { as: here, params: { id: moved } })).status).toBe(404);
  const trail = await t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'firmId'])
    .where('subjectId', '=', id)
    .orderBy('action')
    .execute();
  expect(trail).toContainEqual({ action: 'user.release-account', firmId: desk.world.firm.id });
});

test('the former firm can’t reactivate whoever moved: it learns no place, and may invite them again', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('invites', email, there);
  await desk.accept(await signInAgain(email, code), code);
  const refused = await setActive(here, id, true);
  expect(refused).toMatchObject({ status: 409, body: { code: 'user_left' } });
  expect(JSON.stringify(refused.body)).not.toContain('Bellweather');
  expect((await setActive(desk.people.admin, id, true)).status).toBe(409);

  const again = await desk.inviteBy('invites', email, here);
  expect(await isClosed(again)).toBe(false);
  expect((await reopen(again)).body).toEqual({ isMailed: false });
  // The password of the second firm's person is still theirs, and one place is enough.
  const tokens = await signIn(email, OWNER);
  expect(await desk.acceptWith(tokens, again)).toMatchObject(needsNone);
});

test('whoever belongs to a firm moves by the link of another’s invite only by saying so, and leaves everything behind', async () => {
  const { email, id } = await hired();
  const tokens = await signIn(email, BEFORE);
  const elsewhere = await signIn(email, BEFORE);
  const code = await desk.inviteBy('invites', email, there);
  expect(await desk.acceptWith(tokens, code)).toMatchObject(needsNone);
  expect((await desk.readCases(tokens)).status).toBe(200);

  const { status, body } = await move(tokens, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ firmId: desk.world.otherFirm.id });
  expect((await desk.readCases(elsewhere)).status).toBe(401);
  expect((await get(await signIn(email, BEFORE), users.profile.url)).body).toMatchObject({
    firm: { id: desk.world.otherFirm.id },
  });

  // Those who run the former firm learn that they left, and not where to; only an invite brings them back.
  const left = await t.call(users.details, { as: here, params: { id } });
  expect(left.body).toMatchObject({ active: false, email });
  const { body: news } = await t.call(notifications.list, { as: here, query: {} });
  const told = news.notifications.filter(({ kind, subject }) => kind === 'user.left' && subject?.id === id);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('Bellweather');
  const trail = await t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'firmId'])
    .where('subjectId', '=', id)
    .execute();
  expect(trail).toContainEqual({ action: 'user.leave', firmId: desk.world.firm.id });
  expect(await setActive(here, id, true)).toMatchObject({ status: 409, body: { code: 'user_left' } });
});

test('nothing of the former place works on: no feed, no upload or download address, no key to what was typed there', async () => {
  const { email } = await hired();
  const tokens = await signIn(email, BEFORE);
  const headers = desk.bearer(tokens);
  const opened = await t.send('POST', feeds.create.url, {
    headers,
    body: { name: 'Wall', kind: 'CALENDAR' },
  });
  const address = String((opened.body['addresses'] as { url: string }[])[0]?.url);
  const read = async () => (await t.app.server.inject({ url: new URL(address).pathname })).statusCode;
  expect(await read()).toBe(200);
  const content = Buffer.from('%PDF-1.7\n of the former firm');
  const file = { fileName: 'Lease.pdf', contentType: 'application/pdf', sizeBytes: content.length };
  const signed = await t.send('POST', storage.signedUploadUrl.url, { headers, body: file });
  const path = await upload(tokens);
  const download = await addressOf(tokens, path);
  expect(await fetched(download)).toBe(200);
  const keysOf = async () => (await get(tokens, account.typingKeys.url)).body['keys'];
  const keys = await keysOf();

  expect((await move(tokens, await desk.inviteBy('invites', email, there))).status).toBe(200);
  expect(await read()).toBe(404);
  const put = await t.app.server.inject({
    method: 'PUT',
    url: String(signed.body['url']).replace(t.config.publicUrl, ''),
    headers: { 'content-type': 'application/pdf' },
    payload: content,
  });
  expect(put.statusCode).toBe(403);
  expect(await fetched(download)).toBe(403);
  expect(await keysOf()).not.toEqual(keys);
});

test('an address of a download ends with the session in which it was asked for', async () => {
  const { email } = await hired();
  const [tokens, elsewhere] = [await signIn(email, BEFORE), await signIn(email, BEFORE)];
  const path = await upload(tokens);
  const [own, others] = [await addressOf(tokens, path), await addressOf(elsewhere, path)];
  expect([await fetched(own), await fetched(others)]).toEqual([200, 200]);
  const ended = await t.send('POST', account.endSessions.url, {
    headers: desk.bearer(tokens),
    body: { which: 'others' },
  });
  expect(ended.status).toBeLessThan(300);
  expect([await fetched(own), await fetched(others)]).toEqual([200, 403]);
});

test('the new place is taken only together with the end of all other sessions', async () => {
  const { email } = await hired();
  const tokens = await signIn(email, BEFORE);
  const elsewhere = await signIn(email, BEFORE);
  const code = await desk.inviteBy('invites', email, there);
  const isThere = () =>
    t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('email', '=', email)
      .where('firmId', '=', desk.world.otherFirm.id)
      .executeTakeFirst();
  const { moving } = await t.db.transaction().execute(async (tx) => {
    // As whoever renews the tokens of another session at this moment.
    await sql`select from identity.account where email = ${email} for no key update`.execute(tx);
    const sent = move(tokens, code);
    await expect.poll(waiting).toBeGreaterThan(0);
    expect(await isThere()).toBeUndefined();
    return { moving: sent };
  });
  expect((await moving).status).toBe(200);
  expect(await isThere()).toBeDefined();
  expect((await desk.readCases(elsewhere)).status).toBe(401);
  expect((await desk.readCases(tokens)).status).toBe(200);
});

test('of the last two administrators of a firm who leave at the same moment one stays', async () => {
  const firm = await makeFirm(t.db, { name: 'Quarry & Reed' });
  const { accounts } = t.opened.deps;
  const both = await Promise.all(
    [1, 2].map(async () => {
      const email = newAddress();
      const signsIn = { accounts, password: BEFORE };
      const made = await makeUser(t.db, { roles: ['firm_admin'], firmId: firm.id, email, account: signsIn });
      const code = await desk.inviteBy('invites', email, there);
      return { id: made.user.id, code, tokens: await signIn(email, BEFORE) };
    }),
  );
  const { sent } = await t.db.transaction().execute(async (tx) => {
    for (const { id } of both) await sql`select from users.app_user where id = ${id} for update`.execute(tx);
    const moves = both.map(({ tokens, code }) => move(tokens, code));
    await expect.poll(waiting).toBeGreaterThan(1);
    return { sent: moves };
  });
  const replies = await Promise.all(sent);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const left = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('firmId', '=', firm.id)
    .where('active', '=', true)
    .execute();
  expect(left).toHaveLength(1);
});

test('two people who invited each other and leave at the same moment are both answered, and one of them moves', async () => {
  const { accounts } = t.opened.deps;
  const firms = await Promise.all(
    ['Alder & Voss', 'Birch & Lang'].map((name) => makeFirm(t.db, { name, seed: name.length })),
  );
  for (const { id } of firms) await makeUser(t.db, { roles: ['firm_admin'], firmId: id });
  for (let round = 0; round < 12; round += 1) {
    const both = await Promise.all(
      firms.map(async ({ id: firmId }) => {
        const email = newAddress();
        const signsIn = { accounts, password: BEFORE };
        const made = await makeUser(t.db, { roles: ['firm_admin'], firmId, email, account: signsIn });
        return { email, person: made.person };
      }),
    );
    const codes = await Promise.all(
      both.map(({ email }, at) => desk.inviteBy('invites', email, both[1 - at]?.person)),
    );
    const tokens = await Promise.all(both.map(({ email }) => signIn(email, BEFORE)));
    const replies = await Promise.all(tokens.map((own, at) => move(own, codes[at] ?? '')));
    // Whoever moved can't invite for the former firm any more.
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses, JSON.stringify(replies)).toEqual([200, 410]);
    await t.db.deleteFrom('jobs.rateLimit').execute();
  }
});

test('whoever is deactivated or loses a role while they leave ends in one place, and keeps nothing of the other', async () => {
  const changes = [{ active: false }, { roles: ['case_processor' as const] }];
  for (const body of changes) {
    const { email, id } = await hired();
    const tokens = await signIn(email, BEFORE);
    const code = await desk.inviteBy('invites', email, there);
    const { sent } = await t.db.transaction().execute(async (tx) => {
      await sql`select from users.app_user where id = ${id} for update`.execute(tx);
      const both = [move(tokens, code), t.call(users.update, { as: here, params: { id }, body })] as const;
      await expect.poll(waiting).toBeGreaterThan(1);
      return { sent: both };
    });
    const [moved, changed] = await Promise.all(sent);
    const records = await t.db
      .selectFrom('users.appUser')
      .select(['id', 'active', 'accountId', 'roles'])
      .where('email', '=', email)
      .execute();
    const open = records.filter(({ active, accountId }) => active && accountId !== null);
    expect(open.map((record) => record.id === id)).toEqual(moved.status === 200 ? [false] : []);
    expect([200, 401, 409], JSON.stringify(moved.body)).toContain(moved.status);
    expect([200, 409]).toContain(changed.status);
  }
});

test('two tabs that leave at the same moment make one record, and both are answered', async () => {
  const { email } = await hired();
  const tokens = await signIn(email, BEFORE);
  const code = await desk.inviteBy('invites', email, there);
  const replies = await Promise.all([move(tokens, code), move(tokens, code)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body['userId']).toBe(replies[1]?.body['userId']);
});

test('whoever was reactivated while another firm’s link waited still says where they work', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('users/create', email, there);
  await setActive(here, id, true);
  const tokens = await signIn(email, BEFORE);
  expect(await desk.acceptWith(tokens, code)).toMatchObject(needsNone);
  expect((await move(tokens, code)).body).toMatchObject({ firmId: desk.world.otherFirm.id });
});

test('a reactivation keeps nobody: whoever was reactivated while a link waited leaves by it, even as the last who runs the firm', async () => {
  const firm = await makeFirm(t.db, { name: 'Sable & Moor', seed: 7 });
  const { accounts } = t.opened.deps;
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const email = newAddress();
      const signsIn = { accounts, password: BEFORE };
      const made = await makeUser(t.db, { roles: ['firm_admin'], firmId: firm.id, email, account: signsIn });
      return { email, id: made.user.id, person: made.person };
    }),
  );
  if (!first || !second) throw new Error('Two were made.');
  const both = [await signIn(first.email, BEFORE), await signIn(second.email, BEFORE)] as const;
  for (const tokens of both) await get(tokens, users.userInfo.url);
  await setActive(first.person, second.id, false);
  const code = await desk.inviteBy('invites', second.email, there);
  await setActive(first.person, second.id, true);

  // Whoever hasn't come back doesn't run the firm in their place.
  const ofFirst = await desk.inviteBy('invites', first.email, there);
  const stays = { status: 400, body: { errors: [{ path: 'leave', code: 'last_firm_admin' }] } };
  expect(await move(both[0], ofFirst)).toMatchObject(stays);
  await t.db
    .updateTable('users.appUser')
    .set({ lastSeenAt: new Date(Date.now() - 3600_000) })
    .where('id', '=', second.id)
    .execute();
  const back = await signIn(second.email, BEFORE);
  await get(back, users.userInfo.url);
  expect((await move(both[0], ofFirst)).status).toBe(200);

  // Now they are the last, and didn't ask for it; an invite from afterwards wouldn't let them go.
  expect((await move(back, code)).body).toMatchObject({ firmId: desk.world.otherFirm.id });
});

test('a link to another address moves nobody, nor does a closed one', async () => {
  const { email } = await hired();
  const tokens = await signIn(email, BEFORE);
  const others = await desk.inviteBy('invites', newAddress(), there);
  expect(await move(tokens, others)).toMatchObject({ body: { code: 'invite_other_person' } });
  const own = await desk.inviteBy('invites', email, there);
  const { body } = await t.call(invites.firmList, { as: there, query: { search: email } });
  await t.call(invites.revoke, { as: there, params: { id: body.invites[0]?.id ?? '' } });
  expect(await move(tokens, own)).toMatchObject({ body: { code: 'invite_revoked' } });
  expect((await desk.readCases(tokens)).status).toBe(200);
});

test('the last owner of a company can’t leave it, and stays as they were, until the company is inactive', async () => {
  const email = newAddress();
  const browser = desk.newBrowser();
  await desk.register(browser, email, BEFORE);
  const [link] = await desk.mailed(email, LINK, /Confirm your email/);
  await desk.open(desk.newBrowser(), link);
  const company = {
    name: 'Sorrel Court LLC',
    addressLine1: '1 Peachtree St',
    city: 'Atlanta',
    stateCode: 'GA',
  };
  const rest = { zipCode: '30303', phone: '404-555-0123', email };
  const onboarded = await t.send('POST', clients.onboard.url, {
    headers: desk.bearer(await signIn(email, OWNER)),
    body: { ...company, ...rest },
  });
  expect(onboarded.status).toBe(201);
  const tokens = await signIn(email, OWNER);
  const code = await desk.inviteBy('invites', email, there);
  expect(await move(tokens, code)).toMatchObject({ status: 400, body: { errors: [{ path: 'leave' }] } });
  expect((await get(tokens, users.profile.url)).body).toMatchObject({ client: { name: 'Sorrel Court LLC' } });
  expect(await desk.acceptWith(tokens, code)).toMatchObject(needsNone);

  // Of a company that is inactive nobody could let them go.
  const { id } = await t.db
    .selectFrom('users.client')
    .select('id')
    .where('name', '=', 'Sorrel Court LLC')
    .executeTakeFirstOrThrow();
  await t.db.updateTable('users.client').set({ status: 'INACTIVE' }).where('id', '=', id).execute();
  expect((await move(tokens, code)).status).toBe(200);
});

test('an invite that waited before the deactivation is accepted after it', async () => {
  const { email, id } = await hired();
  const code = await desk.inviteBy('invites', email, there);
  expect(await isClosed(code)).toBe(false);
  await t.call(invites.open, { body: { code } });
  expect((await reopen(code)).body).toEqual({ isMailed: false });
  await setActive(here, id, false);
  await desk.accept(await signInAgain(email, code), code);
});

test('whoever opened their account for another place is not taken back by the former firm, which may invite them', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('invites', email, there);
  const refused = { status: 409, body: { code: 'user_left' } };
  const tokens = await signInAgain(email, code);
  expect(await setActive(here, id, true)).toMatchObject(refused);
  const again = await desk.inviteBy('invites', email, here);
  expect((await desk.acceptWith(tokens, again)).status).toBe(200);
  expect((await get(await signIn(email, OWNER), users.profile.url)).body).toMatchObject({
    firm: { id: desk.world.firm.id },
  });
});

test('whoever is reactivated before the link is used keeps all that they had', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('invites', email, there);
  expect(await isClosed(code)).toBe(true);
  await setActive(here, id, true);
  expect(await isClosed(code)).toBe(false);
  expect((await reopen(code)).body).toEqual({ isMailed: false });
  expect((await desk.readCases(await signIn(email, BEFORE))).status).toBe(200);
});

test('whoever was deactivated at both places belongs to neither until one lets them in', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('invites', email, there);
  const second = await desk.accept(await signInAgain(email, code), code);
  await setActive(there, second, false);
  expect((await setActive(here, id, true)).body).toMatchObject({ code: 'user_left' });

  const again = await desk.inviteBy('invites', email, here);
  const third = await desk.accept(await signInAgain(email, again), again);
  expect(third).not.toBe(id);
  expect((await setActive(there, second, true)).body).toMatchObject({ code: 'user_left' });
  const active = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('email', '=', email)
    .where('active', '=', true)
    .execute();
  expect(active).toEqual([{ id: third }]);
});

test('of an acceptance and a reactivation at once the acceptance stands', async () => {
  const { email, id } = await dismissed();
  const code = await desk.inviteBy('invites', email, there);
  const tokens = await signInAgain(email, code);
  const [accepted, reactivated] = await Promise.all([
    desk.acceptWith(tokens, code),
    setActive(here, id, true),
  ]);
  expect([accepted.status, reactivated.status]).toEqual([200, 409]);
  expect((await get(await signIn(email, OWNER), users.profile.url)).status).toBe(200);
});

test('whoever comes back to a firm is still kept from the case behind a wall, until it is lifted', async () => {
  const { email, id: former } = await hired();
  const { firm, client } = desk.world;
  const { id } = await insertCase(t.db, { firmId: firm.id, clientId: client.id });
  const seesIt = async (tokens: Tokens) => {
    const { status, body } = await desk.readCases(tokens);
    expect(status).toBe(200);
    return (body['cases'] as { id: string }[]).some((one) => one.id === id);
  };
  expect(await seesIt(await signIn(email, BEFORE))).toBe(true);
  const wall = { userId: former, reason: 'The tenant’s sister' };
  expect((await t.call(ethicalWalls.raise, { as: here, params: { id }, body: wall })).status).toBe(201);
  expect(await seesIt(await signIn(email, BEFORE))).toBe(false);

  await setActive(here, former, false);
  const away = await desk.inviteBy('invites', email, there);
  const second = await desk.accept(await signInAgain(email, away), away);
  await setActive(there, second, false);
  const back = await desk.inviteBy('invites', email, here);
  const third = await desk.accept(await signInAgain(email, back), back);
  const tokens = await signIn(email, OWNER);
  expect((await get(tokens, users.profile.url)).body).toMatchObject({ id: third });
  expect(await seesIt(tokens)).toBe(false);

  const { status } = await t.call(ethicalWalls.lift, { as: here, params: { id, userId: former } });
  expect(status).toBe(200);
  expect(await seesIt(tokens)).toBe(true);
});

test('an account is opened by the code of the mail alone', async () => {
  const { email } = await dismissed();
  expect(await reopen('x'.repeat(43))).toMatchObject({ status: 404, body: { code: 'invite_unknown' } });
  const code = await desk.inviteBy('invites', email, there);
  const { body } = await t.call(invites.firmList, { as: there, query: { search: email } });
  await t.call(invites.revoke, { as: there, params: { id: body.invites[0]?.id ?? '' } });
  expect(await reopen(code)).toMatchObject({ status: 410, body: { code: 'invite_revoked' } });
  expect(await isAccountClosed(t.opened.deps.db.as(systemScope), email)).toBe(true);
  const refused = await desk.newBrowser().signIn(email, BEFORE);
  expect('context' in refused && refused.context.message?.type).toBe('error');
});

test('the firm that deactivated somebody lets them in again rather than inviting them', async () => {
  const { email } = await dismissed();
  const person = { email, firstName: 'Olive', lastName: 'Tran', roles: ['lawyer' as const] };
  const { status, body } = await t.call(invites.createFirm, { as: here, body: person });
  expect([status, body]).toMatchObject([400, { errors: [{ path: 'email' }] }]);
});

test('whoever is between two places may register a company of their own, also for the second time', async () => {
  const email = newAddress();
  const browser = desk.newBrowser();
  await desk.register(browser, email, BEFORE);
  const [link] = await desk.mailed(email, LINK, /Confirm your email/);
  await desk.open(desk.newBrowser(), link);
  const company = (name: string) => ({
    name,
    addressLine1: '1 Peachtree St',
    city: 'Atlanta',
    stateCode: 'GA',
    zipCode: '30303',
    phone: '404-555-0123',
    email,
  });
  const onboard = async (tokens: Tokens, name: string) =>
    t.send('POST', clients.onboard.url, { headers: desk.bearer(tokens), body: company(name) });
  expect(await onboard(await signIn(email, OWNER), 'Tupelo Row LLC')).toMatchObject({ status: 201 });
  const { body: first } = await get(await signIn(email, OWNER), users.profile.url);
  // The last owner of a company stays; here there is another.
  await makeUser(t.db, { roles: ['client_owner'], clientId: (first['client'] as { id: string }).id });
  expect((await setActive(desk.people.admin, String(first['id']), false)).status).toBe(200);

  const code = await desk.inviteBy('invites', email, there);
  const tokens = await signInAgain(email, code);
  expect((await get(tokens, notifications.list.url)).status).toBe(403);
  expect(await onboard(tokens, 'Second Start LLC')).toMatchObject({ status: 201 });
  const { body: second } = await get(await signIn(email, OWNER), users.profile.url);
  expect(second).toMatchObject({ client: { name: 'Second Start LLC' } });
  expect(second['id']).not.toBe(first['id']);
  expect((await setActive(desk.people.admin, String(first['id']), true)).body).toMatchObject({
    code: 'user_left',
  });
});
