import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@writdesk/contract';
import { invites } from '@writdesk/contract/invites/invites';
import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { users } from '@writdesk/contract/users/users';
import { expect, vi } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { Browser, type Returned, shown, type ShownPage, type Tokens } from './browser.ts';
import { type Person, type TestApp, testApp } from './harness.ts';
import type { IdentityServer } from './identity.ts';
import { type TwoCompanies, twoCompanies } from './two-companies.ts';

export const LINK = /\S*\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/;
const INVITE = /\/invite\/([A-Za-z0-9]+)\s/;
/** What the owner of an address chooses. */
export const OWNER = 'what the owner chose';

export type AddressDesk = Awaited<ReturnType<typeof addressDesk>>;

/** A Writdesk whose pages, mail and jobs work, and what the owner of an address does with them. */
export async function addressDesk() {
  const web = mkdtempSync(join(tmpdir(), 'writdesk-web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const t: TestApp = await testApp({ services: ['web', 'worker'], webFolder: web });
  const world: TwoCompanies = await twoCompanies(t);
  const { people } = world;
  const address = await t.app.server.listen({ host: '127.0.0.1', port: 0 });
  const settings = { publicUrl: t.config.publicUrl };
  const server = { address, logged: [], identity: { settings } } as unknown as IdentityServer;

  const seen = new Set<string>();
  /** What the newest mail to an address says, of those that look so and weren't read yet. */
  async function mailed(email: string, look: RegExp, subject: RegExp): Promise<RegExpExecArray> {
    return vi.waitFor(
      async () => {
        const { body } = await t.call(mailbox.list, { as: people.admin, query: { search: email } });
        const newest = body.messages.find((mail) => subject.test(mail.subject));
        const params = { id: newest?.id ?? newId() };
        const { text } = (await t.call(mailbox.details, { as: people.admin, params })).body;
        const found = look.exec(text ?? '');
        if (!found || seen.has(found[0])) throw new Error(`No email to ${email} says ${look}.`);
        seen.add(found[0]);
        return found;
      },
      { timeout: 20_000, interval: 200 },
    );
  }
  const bearer = ({ access_token: token }: Tokens) => ({ authorization: `bearer ${token}` });
  const newBrowser = () => new Browser(server);
  const acceptWith = (tokens: Tokens, code: string) =>
    t.send('POST', invites.accept.url, { headers: bearer(tokens), body: { code } });

  return {
    t,
    world,
    people,
    server,
    mailed,
    bearer,
    newBrowser,
    async register(browser: Browser, email: string, password: string, query = {}) {
      const page = shown(await browser.authorize({ prompt: 'login', ...query }, 'registrations'));
      const names = { firstName: 'Ada', lastName: 'Nunez', email };
      const passwords = { password, 'password-confirm': password };
      return browser.submit(page, page.context.url.registrationAction, { ...names, ...passwords });
    },
    /** Opens a mailed link and sends its form with the owner's own password. */
    async open(browser: Browser, link: string): Promise<ShownPage> {
      const page = shown(await browser.follow(await browser.fetch(link), ''));
      const names = { firstName: 'Olive', lastName: 'Tran' };
      const passwords = { password: OWNER, 'password-new': OWNER, 'password-confirm': OWNER };
      return shown(await browser.submit(page, page.context.url.loginAction, { ...names, ...passwords }));
    },
    async askForReset(email: string): Promise<string> {
      const browser = newBrowser();
      const page = shown(await browser.authorize());
      await browser.submit(page, page.context.url.loginResetCredentialsUrl, { username: email });
      return (await mailed(email, LINK, /new password/))[0];
    },
    tokensOf: async (browser: Browser, back: Returned) =>
      (await (await browser.exchange(back)).json()) as Tokens,
    readCases: (tokens: Tokens) => t.send('GET', api.cases.list.url, { headers: bearer(tokens) }),
    /** An organization asks the person in, by one of its two calls. @returns the code that only the reader of the mail knows. */
    async inviteBy(door: 'invites' | 'users/create', email: string, as: Person = people.firmAdmin) {
      const person = { email, firstName: 'Olive', lastName: 'Tran', roles: ['lawyer' as const] };
      const { status } =
        door === 'invites'
          ? await t.call(invites.createFirm, { as, body: person })
          : await t.call(users.create, { as, body: person });
      expect(status).toBe(201);
      return (await mailed(email, INVITE, /invites you/))[1] ?? '';
    },
    acceptWith,
    async accept(tokens: Tokens, code: string) {
      const reply = await acceptWith(tokens, code);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return String(reply.body['userId']);
    },
    async close() {
      await t.close();
      rmSync(web, { recursive: true });
    },
  };
}
