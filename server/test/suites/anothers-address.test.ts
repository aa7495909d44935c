import { users } from '@writdesk/contract/users/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../src/platform/db/scope.ts';
import { newId } from '../../src/platform/ids.ts';
import { type AddressDesk, addressDesk, LINK, OWNER } from '../support/address-desk.ts';
import { Browser, returned, shown, type ShownPage } from '../support/browser.ts';

// A stranger registers the address of somebody whom a firm is about to invite. The owner comes in by their own mail, in their own
// browser, in every way that there is; then nothing that the stranger has opens the firm.

const STRANGER = 'what the stranger chose';
let desk: AddressDesk;
let t: AddressDesk['t'];
let people: AddressDesk['people'];
let server: AddressDesk['server'];
beforeAll(async () => {
  desk = await addressDesk();
  ({ t, people, server } = desk);
}, 120_000);
afterAll(() => desk?.close());

/** What a stranger has after preparing an address. */
interface Prepared {
  browser: Browser;
  waits: ShownPage;
  link: string;
  /** Of an authenticator app, where the stranger could set one up. */
  secret?: string;
}

async function prepare(email: string): Promise<Prepared> {
  const browser = new Browser(server);
  const waits = shown(await desk.register(browser, email, STRANGER));
  expect(waits.context.pageId).toBe('login-verify-email.ftl');
  const [link] = await desk.mailed(email, LINK, /Confirm your email/);
  return { browser, waits, link };
}

/** All that the stranger can try. @returns what of it got anywhere. */
async function openedBy({ browser, waits, link, secret }: Prepared, email: string): Promise<string[]> {
  const got: string[] = [];
  const other = new Browser(server);
  const signIn = await other.signIn(email, STRANGER);
  if (!('context' in signIn) || signIn.context.pageId !== 'login.ftl') got.push('password');
  if (secret && 'context' in signIn && signIn.context.pageId !== 'login.ftl') got.push('second factor');
  const forms: Record<string, string>[] = [{}, { resend: '1' }, { username: email, password: STRANGER }];
  for (const form of forms)
    if (!('context' in (await browser.submit(waits, waits.context.url.loginAction, form)))) got.push('page');
  const silent = await browser.authorize({ prompt: 'none' });
  if ('context' in silent || silent.answer.get('error') !== 'login_required') got.push('session');
  // Somebody may have forwarded the mail: the link is spent.
  if ((await new Browser(server).fetch(link)).status !== 410) got.push('mailed link');
  return got;
}

const newAddress = () => `olive.${newId().slice(-10)}@people.example`;

test.for(['invites', 'users/create'] as const)(
  'the owner comes by the link of %s and registers: the stranger gets nowhere',
  async (door) => {
    const email = newAddress();
    const stranger = await prepare(email);
    const code = await desk.inviteBy(door, email);
    const owner = new Browser(server);
    const tokens = await desk.tokensOf(
      owner,
      returned(await desk.register(owner, email, OWNER, { invite: code })),
    );
    await desk.accept(tokens, code);
    expect(await openedBy(stranger, email)).toEqual([]);
    const back = await new Browser(server).signInFully(email, OWNER);
    expect((await desk.readCases(back)).status).toBe(200);
  },
);

test.for(['invites', 'users/create'] as const)(
  'the owner confirms the stranger’s registration in another browser, and accepts %s: the stranger gets nowhere',
  async (door) => {
    const email = newAddress();
    const stranger = await prepare(email);
    const code = await desk.inviteBy(door, email);
    expect((await desk.open(new Browser(server), stranger.link)).context.message?.type).toBe('success');
    expect(await openedBy(stranger, email)).toEqual([]);
    await desk.accept(await new Browser(server).signInFully(email, OWNER), code);
    expect(await openedBy(stranger, email)).toEqual([]);
    expect((await desk.readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
  },
);

test.for(['invites', 'users/create'] as const)(
  'the owner confirms in the stranger’s own browser once %s has invited them: they choose a password, and the stranger gets nowhere',
  async (door) => {
    const email = newAddress();
    const stranger = await prepare(email);
    const code = await desk.inviteBy(door, email);
    const page = shown(await stranger.browser.follow(await stranger.browser.fetch(stranger.link), ''));
    expect(page.context.pageId).toBe('register.ftl');
    expect((await desk.open(stranger.browser, stranger.link)).context.message?.type).toBe('success');
    expect(await openedBy(stranger, email)).toEqual([]);
    await desk.accept(await new Browser(server).signInFully(email, OWNER), code);
    expect(await openedBy(stranger, email)).toEqual([]);
  },
);

test.for(['invites', 'users/create'] as const)(
  'the owner confirms in the browser where the stranger registered before anybody invites them, and %s comes later: the stranger gets nowhere',
  async (door) => {
    const email = newAddress();
    const stranger = await prepare(email);
    expect((await desk.open(stranger.browser, stranger.link)).context.message?.type).toBe('success');
    expect(await openedBy(stranger, email)).toEqual([]);
    const code = await desk.inviteBy(door, email);
    await desk.accept(await new Browser(server).signInFully(email, OWNER), code);
    expect(await openedBy(stranger, email)).toEqual([]);
    expect((await desk.readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
  },
);

test('nor does a stranger get anywhere who registers in the owner’s browser after the invite, whose link nobody opened yet', async () => {
  const email = newAddress();
  const code = await desk.inviteBy('invites', email);
  const stranger = await prepare(email);
  const page = shown(await stranger.browser.follow(await stranger.browser.fetch(stranger.link), ''));
  expect(page.context.pageId).toBe('register.ftl');
  expect((await desk.open(stranger.browser, stranger.link)).context.message?.type).toBe('success');
  expect(await openedBy(stranger, email)).toEqual([]);
  await desk.accept(await new Browser(server).signInFully(email, OWNER), code);
  expect(await openedBy(stranger, email)).toEqual([]);
});

test('an account that was prepared with an app and codes is the owner’s after a reset by mail, and nobody else’s', async () => {
  const email = newAddress();
  const { accounts } = t.opened.deps;
  const names = { username: email, email, firstName: 'Ada', lastName: 'Nunez' };
  // As accounts of before were, and those are whose address was changed: nobody showed that the address is theirs.
  const account = await accounts.createAccount({ ...names, password: STRANGER, roles: [] });
  const factors = t.opened.deps.ownAccount?.factors;
  const db = t.opened.deps.db.as(systemScope);
  const { secret = '' } = (await factors?.beginTotp(db, account.id)) ?? {};
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  expect(await factors?.confirmTotp(db, account.id, totp.generate())).toHaveLength(10);
  const browser = new Browser(server);
  const waits = shown(await browser.signIn(email, STRANGER));
  const code = await desk.inviteBy('users/create', email);
  const link = await desk.askForReset(email);
  expect((await desk.open(new Browser(server), link)).context.message?.type).toBe('success');
  const tokens = await new Browser(server).signInFully(email, OWNER);
  await desk.accept(tokens, code);
  expect(await openedBy({ browser, waits, link, secret }, email)).toEqual([]);
  expect((await desk.readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
});

test('a registration for the address of somebody who was deactivated opens nothing, also once they are let in again', async () => {
  const email = newAddress();
  const code = await desk.inviteBy('invites', email);
  const owner = new Browser(server);
  const tokens = await desk.tokensOf(
    owner,
    returned(await desk.register(owner, email, OWNER, { invite: code })),
  );
  const id = await desk.accept(tokens, code);
  const setActive = async (active: boolean) => {
    const reply = await t.call(users.update, { as: people.firmAdmin, params: { id }, body: { active } });
    expect(reply.status).toBe(200);
  };
  await setActive(false);
  expect((await desk.readCases(tokens)).status).toBe(401);
  const browser = new Browser(server);
  const waits = shown(await desk.register(browser, email, STRANGER));
  expect(waits.context.pageId).toBe('login-verify-email.ftl');
  const spent = `${t.config.publicUrl}/realms/writdesk/login-actions/action-token?key=${'A'.repeat(43)}`;
  const stranger = { browser, waits, link: spent };
  expect(await openedBy(stranger, email)).toEqual([]);
  await setActive(true);
  expect(await openedBy(stranger, email)).toEqual([]);
  expect((await desk.readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
});
