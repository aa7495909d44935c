import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@writdesk/contract';
import { invites } from '@writdesk/contract/invites/invites';
import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { users } from '@writdesk/contract/users/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemScope } from '../../src/platform/db/scope.ts';
import { newId } from '../../src/platform/ids.ts';
import { Browser, type Returned, returned, shown, type ShownPage, type Tokens } from '../support/browser.ts';
import { type TestApp, testApp } from '../support/harness.ts';
import type { IdentityServer } from '../support/identity.ts';
import { type TwoCompanies, twoCompanies } from '../support/two-companies.ts';

// A stranger registers the address of somebody whom a firm is about to invite. The owner comes in by their own mail, in their own
// browser, in every way that there is; then nothing that the stranger has opens the firm.

const STRANGER = 'what the stranger chose';
const OWNER = 'what the owner chose';
const LINK = /\S*\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/;
const INVITE = /\/invite\/([A-Za-z0-9]+)\s/;
const web = mkdtempSync(join(tmpdir(), 'writdesk-web-'));
let t: TestApp;
let people: TwoCompanies['people'];
let server: IdentityServer;

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  t = await testApp({ services: ['web', 'worker'], webFolder: web });
  ({ people } = await twoCompanies(t));
  const address = await t.app.server.listen({ host: '127.0.0.1', port: 0 });
  const settings = { publicUrl: t.config.publicUrl };
  server = { address, logged: [], identity: { settings } } as unknown as IdentityServer;
}, 120_000);
afterAll(async () => {
  await t.close();
  rmSync(web, { recursive: true });
});

/** What the newest mail to an address says, of those that look so. */
async function mailed(email: string, look: RegExp, subject: RegExp): Promise<RegExpExecArray> {
  return vi.waitFor(
    async () => {
      const { body } = await t.call(mailbox.list, { as: people.admin, query: { search: email } });
      const newest = body.messages.find((mail) => subject.test(mail.subject));
      const params = { id: newest?.id ?? newId() };
      const { text } = (await t.call(mailbox.details, { as: people.admin, params })).body;
      const found = look.exec(text ?? '');
      if (!found) throw new Error(`No mail to ${email} says ${look}.`);
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function register(browser: Browser, email: string, password: string, query = {}) {
  const page = shown(await browser.authorize({ prompt: 'login', ...query }, 'registrations'));
  const names = { firstName: 'Ada', lastName: 'Nunez', email };
  const passwords = { password, 'password-confirm': password };
  return browser.submit(page, page.context.url.registrationAction, { ...names, ...passwords });
}
/** Opens a mailed link and sends its form with the owner's own password. */
async function open(browser: Browser, link: string): Promise<ShownPage> {
  const page = shown(await browser.follow(await browser.fetch(link), ''));
  const names = { firstName: 'Olive', lastName: 'Tran' };
  const passwords = { password: OWNER, 'password-new': OWNER, 'password-confirm': OWNER };
  return shown(await browser.submit(page, page.context.url.loginAction, { ...names, ...passwords }));
}
async function askForReset(email: string): Promise<string> {
  const browser = new Browser(server);
  const page = shown(await browser.authorize());
  await browser.submit(page, page.context.url.loginResetCredentialsUrl, { username: email });
  return (await mailed(email, LINK, /new password/))[0];
}
const tokensOf = async (browser: Browser, back: Returned) =>
  (await (await browser.exchange(back)).json()) as Tokens;
const bearer = ({ access_token: token }: Tokens) => ({ authorization: `bearer ${token}` });
const readCases = (tokens: Tokens) => t.send('GET', api.cases.list.url, { headers: bearer(tokens) });

/** The firm asks the person in, by one of its two doors. @returns the code that only the reader of the mail knows. */
async function inviteBy(door: 'invites' | 'users/create', email: string): Promise<string> {
  const person = { email, firstName: 'Olive', lastName: 'Tran', roles: ['lawyer' as const] };
  const { status } =
    door === 'invites'
      ? await t.call(invites.createFirm, { as: people.firmAdmin, body: person })
      : await t.call(users.create, { as: people.firmAdmin, body: person });
  expect(status).toBe(201);
  return (await mailed(email, INVITE, /invites you/))[1] ?? '';
}
async function accept(tokens: Tokens, code: string) {
  const reply = await t.send('POST', invites.accept.url, { headers: bearer(tokens), body: { code } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return String(reply.body['userId']);
}

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
  const waits = shown(await register(browser, email, STRANGER));
  expect(waits.context.pageId).toBe('login-verify-email.ftl');
  const [link] = await mailed(email, LINK, /Confirm your email/);
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
    const code = await inviteBy(door, email);
    const owner = new Browser(server);
    const tokens = await tokensOf(owner, returned(await register(owner, email, OWNER, { invite: code })));
    await accept(tokens, code);
    expect(await openedBy(stranger, email)).toEqual([]);
    const back = await new Browser(server).signInFully(email, OWNER);
    expect((await readCases(back)).status).toBe(200);
  },
);

test.for(['invites', 'users/create'] as const)(
  'the owner confirms the stranger’s registration in another browser, and accepts %s: the stranger gets nowhere',
  async (door) => {
    const email = newAddress();
    const stranger = await prepare(email);
    const code = await inviteBy(door, email);
    expect((await open(new Browser(server), stranger.link)).context.message?.type).toBe('success');
    expect(await openedBy(stranger, email)).toEqual([]);
    await accept(await new Browser(server).signInFully(email, OWNER), code);
    expect(await openedBy(stranger, email)).toEqual([]);
    expect((await readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
  },
);

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
  const code = await inviteBy('users/create', email);
  const link = await askForReset(email);
  expect((await open(new Browser(server), link)).context.message?.type).toBe('success');
  const tokens = await new Browser(server).signInFully(email, OWNER);
  await accept(tokens, code);
  expect(await openedBy({ browser, waits, link, secret }, email)).toEqual([]);
  expect((await readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
});

test('a registration for the address of somebody who was deactivated opens nothing, also once they are let in again', async () => {
  const email = newAddress();
  const code = await inviteBy('invites', email);
  const owner = new Browser(server);
  const tokens = await tokensOf(owner, returned(await register(owner, email, OWNER, { invite: code })));
  const id = await accept(tokens, code);
  const setActive = async (active: boolean) => {
    const reply = await t.call(users.update, { as: people.firmAdmin, params: { id }, body: { active } });
    expect(reply.status).toBe(200);
  };
  await setActive(false);
  expect((await readCases(tokens)).status).toBe(401);
  const browser = new Browser(server);
  const waits = shown(await register(browser, email, STRANGER));
  expect(waits.context.pageId).toBe('login-verify-email.ftl');
  const spent = `${t.config.publicUrl}/realms/writdesk/login-actions/action-token?key=${'A'.repeat(43)}`;
  const stranger = { browser, waits, link: spent };
  expect(await openedBy(stranger, email)).toEqual([]);
  await setActive(true);
  expect(await openedBy(stranger, email)).toEqual([]);
  expect((await readCases(await new Browser(server).signInFully(email, OWNER))).status).toBe(200);
});
