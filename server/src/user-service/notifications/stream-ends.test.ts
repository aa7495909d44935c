import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@writdesk/contract/account/account';
import { clients } from '@writdesk/contract/clients/clients';
import { invites } from '@writdesk/contract/invites/invites';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { users } from '@writdesk/contract/users/users';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { Browser, type Tokens } from '../../../test/support/browser.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { type App, buildApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { openDeps } from '../../deps.ts';
import { eventOf } from '../../platform/live/index.ts';
import { liveByNoun } from '../../live-kinds.ts';
import { newId } from '../../platform/ids.ts';
import { makeEngagement } from '../firms/firm-factory.ts';
import { makeInvite } from '../invites/invite-factory.ts';
import { makeUser, type UserFactoryOptions } from '../users/user-factory.ts';

// One process does it, another has the streams. Signed-in people have real sessions of the embedded provider.

const PASSWORD = 'correct horse battery';
let t: TestApp;
let other: App;
let world: TwoCompanies;
let folder: string;
let openStream: Awaited<ReturnType<typeof eventStreams>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writdesk-page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  t = await testApp({ webFolder: folder });
  await t.app.server.listen({ port: 0, host: '127.0.0.1' });
  const config: Config = { ...t.config, services: ['web'], logLevel: 'silent' };
  other = await buildApp(await openDeps(config, t.connection));
  openStream = await eventStreams(t, other);
  world = await twoCompanies(t);
  await makeEngagement(t.db, {
    firmId: world.otherFirm.id,
    clientId: world.client.id,
    fromDate: '2099-01-01',
  });
});
afterAll(async () => {
  await other.close();
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const addressOf = (app: App) => `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
function newBrowser(): Browser {
  const { identity } = t.app;
  if (!identity) throw new Error('The embedded provider doesn’t run.');
  return new Browser({ identity, address: addressOf(t.app), logged: [], close: async () => {} });
}
const { changed } = liveByNoun.caseLive;
type CaseChanged = z.input<typeof changed.event>;
const publish = (event: CaseChanged) =>
  t.db.transaction().execute((db) => t.opened.deps.live.publishIn(db, [eventOf(changed, event)]));
async function ok(calling: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await calling;
  expect([status, body]).toEqual([200, body]);
}

/** Somebody with an account, signed in by a browser of theirs. */
async function signedIn(options: Partial<UserFactoryOptions> = {}) {
  const { accounts } = t.opened.deps;
  const made = await makeUser(t.db, {
    roles: ['firm_user'],
    firmId: world.firm.id,
    account: { accounts, password: PASSWORD },
    ...options,
  });
  const browser = newBrowser();
  const tokens = await browser.signInFully(made.person.email, PASSWORD);
  return { id: made.user.id, person: made.person, browser, tokens };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;
/** A call with a token of their own. */
const callAs = async (tokens: Tokens, route: Route, body: object, path = route.url) =>
  fetch(addressOf(t.app) + path, {
    method: route.method,
    headers: { authorization: `bearer ${tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(async (reply) => ({ status: reply.status, body: await reply.json() }));
const sessionOf = ({ access_token: token }: Tokens) => String(decodeJwt(token)['sid']);
const change = (id: string, body: object, as: Person = world.people.firmAdmin) =>
  ok(t.call(users.update, { as, params: { id }, body }));
const ofFirm = (): CaseChanged => ({ firmId: world.firm.id, caseId: newId() });

interface Withdrawal {
  what: string;
  who?: () => Partial<UserFactoryOptions>;
  /** What they may be notified of before, and no longer afterwards. */
  event?: () => CaseChanged;
  withdraw: (they: SignedIn) => Promise<unknown>;
  /** Their session is over; where it isn't they are asked to come back as who they are by now. */
  isOut?: true;
}
const company = (roles: readonly [Role, ...Role[]]) => ({
  roles,
  firmId: null,
  clientId: world.client.id,
});
const withdrawals: Withdrawal[] = [
  { what: 'a deactivation', withdraw: ({ id }) => change(id, { active: false }) },
  {
    what: 'a place that its owner leaves for another firm',
    async withdraw({ person: { email }, tokens }) {
      const { id: createdBy } = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.otherFirm.id }))
        .user;
      const place = { kind: 'FIRM_USER', userType: 'Firm', firmId: world.otherFirm.id } as const;
      const { code } = await makeInvite(t.db, { ...place, roles: ['firm_user'], email, createdBy });
      await ok(callAs(tokens, invites.accept, { code, leave: true }));
    },
  },
  {
    what: 'other roles',
    withdraw: ({ id }) => change(id, { roles: ['firm_billing'] }),
  },
  {
    what: 'properties that are taken from a manager',
    who: () => ({ ...company(['client_manager']), propertyIds: [world.managed.id, world.owned.id] }),
    event: () => ({ ...ofFirm(), clientId: world.client.id, propertyId: world.owned.id }),
    withdraw: ({ id }) => change(id, { propertyIds: [world.managed.id] }, world.people.owner),
  },
  {
    what: 'another property owner',
    who: () => ({ ...company(['property_owner']), ownerId: world.landlord.id }),
    event: () => ({ ...ofFirm(), clientId: world.client.id, ownerId: world.landlord.id }),
    withdraw: ({ id }) => change(id, { roles: ['client_viewer'], ownerId: null }, world.people.owner),
  },
  {
    what: 'companies that leave somebody’s care',
    who: () => ({
      roles: ['crm_user'],
      firmId: null,
      crmClientIds: [world.client.id, world.otherClient.id],
    }),
    event: () => ({ ...ofFirm(), clientId: world.client.id }),
    withdraw: ({ id }) => change(id, { crmClientIds: [world.otherClient.id] }, world.people.admin),
  },
  {
    what: 'the end of a support access',
    who: () => ({ roles: ['admin'], firmId: null }),
    async withdraw({ tokens, id }) {
      const open = await t.db
        .selectFrom('users.supportAccess')
        .select('id')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow();
      const path = supportAccesses.end.url.replace('{id}', open.id);
      await ok(callAs(tokens, supportAccesses.end, {}, path));
    },
  },
  {
    what: 'an engagement that is taken back, for the company',
    who: () => company(['client_owner']),
    withdraw: () => engage((rows) => rows.filter(({ firmId }) => firmId !== world.otherFirm.id)),
  },
  {
    what: 'a last day of an engagement, for the firm',
    withdraw: () =>
      engage((rows) => rows.map((row) => ({ ...row, toDate: new Date().toISOString().slice(0, 10) }))),
  },
  {
    what: 'a new password that an administrator asks for',
    isOut: true,
    withdraw: ({ id }) => ok(t.call(users.forceReset, { as: world.people.firmAdmin, params: { id } })),
  },
  {
    what: 'second factors that an administrator removes',
    isOut: true,
    withdraw: ({ id }) => ok(t.call(users.removeFactors, { as: world.people.firmAdmin, params: { id } })),
  },
  {
    what: 'a sign-out',
    isOut: true,
    withdraw: ({ browser, tokens }) =>
      browser.fetch(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`),
  },
  {
    what: 'a refresh token that is used once more, by whoever took it',
    isOut: true,
    async withdraw({ browser, tokens }) {
      const { refresh_token: successor } = (await (
        await browser.refresh(tokens.refresh_token)
      ).json()) as Tokens;
      await browser.refresh(successor);
      await browser.refresh(tokens.refresh_token);
    },
  },
  {
    what: 'the end of the session from another one',
    isOut: true,
    async withdraw({ person, tokens }) {
      const elsewhere = await newBrowser().signInFully(person.email, PASSWORD);
      const path = account.endSession.url.replace('{session}', sessionOf(tokens));
      await ok(callAs(elsewhere, account.endSession, { password: PASSWORD }, path));
    },
  },
  {
    what: 'the end of all other sessions',
    isOut: true,
    async withdraw({ person }) {
      const elsewhere = await newBrowser().signInFully(person.email, PASSWORD);
      await ok(callAs(elsewhere, account.endSessions, { which: 'others', password: PASSWORD }));
    },
  },
  {
    what: 'a password that is changed in another session',
    isOut: true,
    async withdraw({ person }) {
      const elsewhere = await newBrowser().signInFully(person.email, PASSWORD);
      const body = { oldPassword: PASSWORD, newPassword: 'a tall grey heron stands' };
      await ok(callAs(elsewhere, account.changePassword, body));
    },
  },
];

type Engaged = { firmId: string; stateCodes: string[]; fromDate: string; toDate: string | null };

/** Changes the engagements of the first company, as its administrator. */
async function engage(edit: (rows: Engaged[]) => Engaged[]): Promise<void> {
  const rows = await t.db
    .selectFrom('users.engagement')
    .select(['firmId', 'stateCodes', 'fromDate', 'toDate'])
    .where('clientId', '=', world.client.id)
    .execute();
  const { id } = world.client;
  const body = { engagements: edit(rows) };
  await ok(t.call(clients.update, { as: world.people.admin, params: { id }, body }));
}

test.each(withdrawals)(
  'a stream ends at once with $what',
  async ({ who, event = ofFirm, withdraw, isOut = false, what }) => {
    const they = await signedIn(who?.());
    if (what.includes('support'))
      await callAs(they.tokens, supportAccesses.start, {
        firmId: world.firm.id,
        reason: 'They asked for help',
        minutes: 10,
      });
    const stream = await openStream(they.tokens.access_token);
    await stream.opened();
    await withdraw(they);
    await publish(event());
    // No heartbeat came yet, and they were asked for a moment ago: the signal did it.
    await stream.over();
    expect([stream.isOtherwise(), stream.events()]).toEqual([!isOut, []]);
  },
);

test('the session that ended the others goes on, and so does whoever nothing was changed for', async () => {
  const they = await signedIn();
  const elsewhere = await newBrowser().signInFully(they.person.email, PASSWORD);
  const streams = await Promise.all(
    [they.tokens.access_token, elsewhere.access_token, world.people.lawyer].map((as) => openStream(as)),
  );
  const [ended, kept, colleague] = streams;
  await Promise.all(streams.map((stream) => stream.opened()));
  await ok(callAs(elsewhere, account.endSessions, { which: 'others', password: PASSWORD }));
  await ended?.over();
  await change(they.id, { firstName: 'Renamed' });
  await publish(ofFirm());
  for (const stream of [kept, colleague]) {
    await stream?.has(1);
    expect(stream?.isOver()).toBe(false);
    await stream?.hangUp();
  }
});

test('what was withdrawn is not delivered, though it happened in the same moment', async () => {
  const they = await signedIn({
    ...company(['client_manager']),
    propertyIds: [world.managed.id, world.owned.id],
  });
  const stream = await openStream(they.tokens.access_token);
  await stream.opened();
  const withdrawn: CaseChanged = {
    firmId: world.firm.id,
    caseId: newId(),
    clientId: world.client.id,
    propertyId: world.owned.id,
  };
  // Its number is lower than the signal's, its commit the same.
  await t.db.transaction().execute(async (db) => {
    await t.opened.deps.live.publishIn(db, [eventOf(changed, withdrawn)]);
    await t.opened.deps.live.publishIn(db, [
      eventOf(liveByNoun.signalKinds.rightsChanged, { userId: they.id }),
    ]);
    await db.deleteFrom('users.propertyManager').where('propertyId', '=', world.owned.id).execute();
  });
  await stream.over();
  expect(stream.events()).toEqual([]);
  const kept = { ...withdrawn, propertyId: world.managed.id, caseId: newId() };
  await publish(kept);
  const back = await openStream(they.tokens.access_token, stream.lastId());
  await back.has(1);
  expect(back.events()).toMatchObject([{ caseId: kept.caseId }]);
  await back.hangUp();
});

test('who is out, even without a signal, gets nothing after a few seconds', async () => {
  const they = await signedIn();
  const stream = await openStream(they.tokens.access_token);
  await stream.opened();
  await t.db.updateTable('users.appUser').set({ active: false }).where('id', '=', they.id).execute();
  await vi.waitFor(
    async () => {
      await publish(ofFirm());
      expect(stream.isOver()).toBe(true);
    },
    { timeout: 8_000, interval: 200 },
  );
  expect((await openStream(they.tokens.access_token)).response.status).toBe(401);
});

test('a person has twenty streams in a process and no more, until one closes', async () => {
  const person = (await makeUser(t.db, { roles: ['firm_user'], firmId: world.firm.id })).person;
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(person)));
  expect(streams.map(({ response }) => response.status)).toEqual(streams.map(() => 200));
  const refused = await openStream(person);
  expect(refused.response.status).toBe(429);
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  const colleague = await openStream(world.people.lawyer);
  expect(colleague.response.status).toBe(200);
  await streams[0]?.hangUp();
  await vi.waitFor(async () => {
    const next = await openStream(person);
    streams.push(next);
    expect(next.response.status).toBe(200);
  });
  await Promise.all([...streams.slice(1), colleague].map((stream) => stream.hangUp()));
});

test('the head of a stream is not there, and doesn’t wait for its end', async () => {
  const authorization = `bearer ${await t.tokenOf(world.people.lawyer)}`;
  const reply = await fetch(addressOf(other) + notifications.stream.url, {
    method: 'HEAD',
    headers: { authorization },
    signal: AbortSignal.timeout(3_000),
  });
  expect(reply.status).toBe(404);
});
