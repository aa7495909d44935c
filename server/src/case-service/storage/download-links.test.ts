import { randomBytes } from 'node:crypto';
import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { storage } from '@writdesk/contract/storage/storage';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmWithAClient, type FirmWithAClient, FULTON } from '../../../test/support/firm-with-a-client.ts';
import { keptSession } from '../../../test/support/kept-session.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { uploadPdf } from '../../../test/support/upload-pdf.ts';
import type { UsersAppUser } from '../../platform/db/schema.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeProperty } from '../../user-service/properties/property-factory.ts';
import { loadActor } from '../../user-service/users/index.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { attachFile, settleUpload, storeMade } from './index.ts';
import { signDownload } from './sign-download.ts';

// A signed address is good for ten minutes, and for as long as whoever asked for it may still have the file.

let t: TestApp;
let world: FirmWithAClient;

beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

const pdf = () => Buffer.from(`%PDF-1.7\n${randomBytes(500).toString('hex')}`);
const get = (url: string, headers = {}) =>
  t.app.server.inject({ method: 'GET', url: url.replace(t.config.publicUrl, ''), headers });
const set = (id: string, change: Updateable<UsersAppUser>) =>
  t.db.updateTable('users.appUser').set(change).where('id', '=', id).execute();
const urlOf = async (call: Promise<{ status: number; body: { url: string } }>): Promise<string> => {
  const { status, body } = await call;
  expect(status).toBe(200);
  return body.url;
};

/** An address of each kind that somebody of a firm gets. */
async function addressesOf(as: Person): Promise<[kind: string, url: string][]> {
  const [path, other] = [await uploadPdf(t, as, pdf()), await uploadPdf(t, as, pdf())];
  const query = new URLSearchParams([
    ['paths', path],
    ['paths', other],
  ]);
  const many = await t.send('GET', `${storage.multipleDownloadUrls.url}?${query.toString()}`, { as });
  const [first] = many.body['urls'] as { url: string }[];
  const named = { path, fileName: 'Brief.pdf' };
  return [
    ['a file', await urlOf(t.call(storage.signedUrl, { as, query: { path } }))],
    ['a file for saving', await urlOf(t.call(storage.downloadUrl, { as, query: { path } }))],
    ['a file by another name', await urlOf(t.call(storage.namedDownloadUrl, { as, body: named }))],
    ['one of many', first?.url ?? ''],
    ['the pages of a file', await urlOf(t.call(storage.pagesUrl, { as, query: { path } }))],
    ['an export', await urlOf(t.call(billItems.exportCsv, { as, query: {} }))],
  ];
}

async function expectAll(addresses: readonly [string, string][], status: number): Promise<void> {
  for (const [kind, url] of addresses) {
    const reply = await get(url);
    expect(reply.statusCode, kind).toBe(status);
    if (status === 403)
      expect(reply.json(), kind).toMatchObject({
        code: 'forbidden',
        message: 'This link no longer works, because rights have changed. Open the file again.',
      });
  }
}

test('an address ends with the place, the role and the account of whoever asked for it, and gives no part of the file', async () => {
  const otherFirm = await makeFirm(t.db, { seed: 2 });
  const { person, user } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
  const addresses = await addressesOf(person);
  await expectAll(addresses, 200);
  const withdrawals: [Updateable<UsersAppUser>, Updateable<UsersAppUser>][] = [
    [{ active: false }, { active: true }],
    [
      { active: false, accountId: null },
      { active: true, accountId: user.accountId },
    ],
    [{ roles: ['firm_billing'] }, { roles: ['case_processor'] }],
    [{ firmId: otherFirm.id }, { firmId: world.firm.id }],
  ];
  for (const [withdrawn, back] of withdrawals) {
    await set(user.id, withdrawn);
    await expectAll(addresses, 403);
    expect((await get(addresses[0]?.[1] ?? '', { range: 'bytes=0-4' })).statusCode).toBe(403);
    await set(user.id, back);
    await expectAll(addresses, 200);
  }
});

test('an address stays good when somebody is given more, and names nobody', async () => {
  const { person, user } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
  const addresses = await addressesOf(person);
  await set(user.id, { roles: ['case_processor', 'lawyer'] });
  await expectAll(addresses, 200);
  for (const [, url] of addresses) {
    expect(url).not.toContain(user.accountId);
    expect(url).not.toContain('case_processor');
    const { searchParams } = new URL(url);
    const { searchParams: others } = new URL(addresses[1]?.[1] ?? '');
    // Nobody puts another's name, or none, on an address.
    const forged = new URL(url);
    forged.searchParams.set('for', `${others.get('for')}x`);
    expect((await get(forged.href)).statusCode).toBe(403);
    forged.searchParams.delete('for');
    expect((await get(forged.href)).statusCode).toBe(403);
    expect(searchParams.get('for')).toBeTruthy();
  }
});

test('an address ends when a property, or a company in care, is taken away', async () => {
  const { client } = world;
  const property = await makeProperty(t.db, { clientId: client.id, countyId: FULTON });
  const manager = await makeUser(t.db, {
    roles: ['client_manager'],
    clientId: client.id,
    propertyIds: [property.id],
  });
  const care = await makeUser(t.db, { roles: ['crm_user'], crmScope: 'ASSIGNED', crmClientIds: [client.id] });
  const made = async ({ accountId, roles }: Person) => {
    const actor = await loadActor(t.db, { sub: accountId, realm_access: { roles } }, new Date());
    const context = contextOf(t.opened.deps, actor, newId());
    const file = { firmId: world.firm.id, contentType: 'text/csv', content: Buffer.from('a,b') };
    return storeMade(context, t.db, { ...file, fileName: `${accountId}.csv` });
  };
  const [ofManager, ofCare] = [await made(manager.person), await made(care.person)];
  for (const url of [ofManager, ofCare]) expect((await get(url)).statusCode).toBe(200);
  await t.db.deleteFrom('users.propertyManager').where('userId', '=', manager.user.id).execute();
  await t.db.deleteFrom('users.crmClient').where('userId', '=', care.user.id).execute();
  for (const url of [ofManager, ofCare]) expect((await get(url)).statusCode).toBe(403);
});

test('the address of a case’s file ends behind a wall, and when the file becomes the firm’s alone or is gone', async () => {
  const { firm, client, people } = world;
  const record = await insertCase(t.db, { firmId: firm.id, clientId: client.id });
  const owners = { firmId: firm.id, clientId: client.id, propertyId: null, ownerId: null, caseId: record.id };
  const { person, user } = await makeUser(t.db, { roles: ['lawyer'], firmId: firm.id });
  const path = await uploadPdf(t, people.owner, pdf());
  await settleUpload(contextOf(t.opened.deps, { kind: 'system', reason: 'test' }, newId()), path);
  const show = (visibility: 'ALL' | 'FIRM') =>
    t.db.transaction().execute((db) => attachFile(db, path, { ...owners, visibility }));
  await show('ALL');
  const addressFor = (as: Person) => urlOf(t.call(storage.signedUrl, { as, query: { path } }));
  const viewer = await makeUser(t.db, { roles: ['client_owner'], clientId: client.id });
  const [ofLawyer, ofOther, ofCompany] = [
    await addressFor(person),
    await addressFor(people.firmAdmin),
    await addressFor(viewer.person),
  ];
  const statuses = async () =>
    Promise.all([ofLawyer, ofOther, ofCompany].map(async (url) => (await get(url)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  const wall = { userId: user.id, reason: 'The tenant’s sister' };
  const raised = await t.call(ethicalWalls.raise, {
    as: people.firmAdmin,
    params: { id: record.id },
    body: wall,
  });
  expect(raised.status).toBe(201);
  expect(await statuses()).toEqual([403, 200, 200]);
  await show('FIRM');
  expect(await statuses()).toEqual([403, 200, 403]);
  await t.db.updateTable('jobs.storedFile').set({ state: 'PURGED' }).where('path', '=', path).execute();
  expect(await statuses()).toEqual([403, 403, 403]);
});

test('with Keycloak an address ends with the session in which it was asked for, and with a Keycloak that says nothing', async () => {
  const { accounts } = t.opened.deps;
  const { person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const path = await uploadPdf(t, person, pdf());
  const actor = await loadActor(
    t.db,
    { sub: person.accountId, sid: 'of-the-realm', email: person.email, realm_access: { roles: ['lawyer'] } },
    new Date(),
  );
  const context = contextOf(t.opened.deps, actor, newId());
  const { url } = await signDownload(context, { params: {}, query: { path }, body: undefined });
  const status = async () => (await get(url)).statusCode;
  const { kind, listSessions } = accounts;
  const session = { startedAt: new Date(), lastSeenAt: new Date(), address: '192.0.2.7', userAgent: null };
  try {
    Object.assign(accounts, { kind: 'keycloak' });
    accounts.listSessions = async () => [{ id: 'of-the-realm', ...session }];
    expect(await status()).toBe(200);
    accounts.listSessions = async () => [{ id: 'another', ...session }];
    expect(await status()).toBe(403);
    accounts.listSessions = () => Promise.reject(new Error('Keycloak is away.'));
    expect(await status()).toBe(403);
    // Which sessions a provider has open that only its own administrators manage, nobody outside knows.
    Object.assign(accounts, { kind: 'elsewhere' });
    expect(await status()).toBe(200);
  } finally {
    Object.assign(accounts, { kind, listSessions });
  }
});

test('with a provider that doesn’t say who has signed out, an address ends with the token by which it was asked for', async () => {
  const { accounts, clock } = t.opened.deps;
  const { person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const path = await uploadPdf(t, person, pdf());
  const now = clock.now().getTime();
  /** In how many seconds an address ends, by how many seconds the token has left. */
  const lifeBy = async (left: number) => {
    const actor = await loadActor(
      t.db,
      { sub: person.accountId, exp: Math.round(now / 1000) + left, realm_access: { roles: ['lawyer'] } },
      new Date(now),
    );
    const context = contextOf(t.opened.deps, actor, newId());
    const { url } = await signDownload(context, { params: {}, query: { path }, body: undefined });
    const { searchParams } = new URL(url);
    return Number(searchParams.get('expires')) - now / 1000;
  };
  const { kind } = accounts;
  try {
    Object.assign(accounts, { kind: 'elsewhere' });
    expect(await lifeBy(300)).toBeCloseTo(300, -1);
    expect(await lifeBy(5)).toBeCloseTo(60, -1);
    expect(await lifeBy(43_200)).toBeCloseTo(600, -1);
    Object.assign(accounts, { kind: 'keycloak' });
    expect(await lifeBy(5)).toBeCloseTo(600, -1);
  } finally {
    Object.assign(accounts, { kind });
  }
});

test('an address for an upload ends with the session in which it was asked for, and is nobody’s without one', async () => {
  const account = { accounts: t.opened.deps.accounts, password: 'a sentence that nobody guesses' };
  const { person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, account });
  const as = { ...person, sessionId: await keptSession(t, person.accountId, { sessionId: 'of-an-upload' }) };
  const content = pdf();
  const addressed = async () => {
    const body = { fileName: 'a.pdf', contentType: 'application/pdf' as const, sizeBytes: content.length };
    return urlOf(t.call(storage.signedUploadUrl, { as, body }));
  };
  const put = async (url: string) => {
    const headers = { 'content-type': 'application/pdf' };
    const at = url.replace(t.config.publicUrl, '');
    return (await t.app.server.inject({ method: 'PUT', url: at, headers, payload: content })).statusCode;
  };
  expect(await put(await addressed())).toBe(200);
  const [kept, forged] = [await addressed(), new URL(await addressed())];
  forged.searchParams.delete('for');
  expect(await put(forged.href)).toBe(403);
  await t.opened.deps.accounts.endSession(person.accountId, as.sessionId);
  expect(await put(kept)).toBe(403);
});
