import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@writdesk/contract';
import { invites } from '@writdesk/contract/invites/invites';
import { users } from '@writdesk/contract/users/users';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPerson } from '../../src/identity/index.ts';
import { contextOf } from '../../src/platform/context.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeFirm } from '../../src/user-service/firms/firm-factory.ts';
import { reopenAccount } from '../../src/user-service/users/reopen-account.job.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { Browser, type Returned, type ShownPage, type Tokens } from '../support/browser.ts';
import { type Person, type TestApp, testApp } from '../support/harness.ts';
import type { IdentityServer } from '../support/identity.ts';

// Every order of what a stranger, an organization and the owner of an address can do, each step over HTTP. All orders take their
// first step, then all their second, and so on: emails are written once between two steps. Then the owner proves the address, and
// accepts one invite. Nothing that the stranger ever had opens anything, and nobody is anywhere but where they accepted.

const STEPS = 3;
const STRANGER = 'what the stranger chose';
const OWNER = 'what the owner chose';
const LINK = /\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/;
const INVITE = /\/invite\/([A-Za-z0-9]+)\s/;
/** One organization invites so many people of the test: it may send 120 emails an hour. */
const PER_ORGANIZATION = 12;
/** Orders that take their step at the same time. */
const AT_ONCE = 12;

let t: TestApp;
let server: IdentityServer;
const web = mkdtempSync(join(tmpdir(), 'writdesk-web-'));
beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  // A proxy names where each request comes from: guesses and emails are counted by it.
  t = await testApp({ webFolder: web, config: { trustProxy: 1 } });
  // Thousands are compared here, each of which should take a while elsewhere.
  const { passwords } = t.opened;
  if (!passwords) throw new Error('The embedded provider keeps its passwords.');
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  passwords.hash = async (password) => digest(password);
  passwords.matches = async (hash, password) => hash === digest(password);
  const address = await t.app.server.listen({ host: '127.0.0.1', port: 0 });
  const settings = { publicUrl: t.config.publicUrl };
  server = { address, logged: [], identity: { settings } } as unknown as IdentityServer;
}, 120_000);
afterAll(async () => {
  await t?.close();
  rmSync(web, { recursive: true });
});

/** A browser that a proxy says is somewhere. */
class Somewhere extends Browser {
  readonly address: string;
  constructor(address: string) {
    super(server);
    this.address = address;
  }
  override async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': this.address };
    const response = await super.fetch(url, { ...init, headers });
    if (response.status >= 500) throw new Error(`${String(url)} answered ${response.status}.`);
    return response;
  }
}

/** An organization that invites, and who does it. */
interface Organization {
  by: Person;
  invite(email: string): Promise<number>;
}
const somebody = (email: string) => ({ email, firstName: 'Olive', lastName: 'Tran' });
async function newFirm(name: string): Promise<Organization> {
  const firm = await makeFirm(t.db, { name });
  const { person: by } = await makeUser(t.db, { roles: ['firm_admin'], firmId: firm.id });
  return {
    by,
    invite: async (email) =>
      (await t.call(users.create, { as: by, body: { ...somebody(email), roles: ['lawyer'] } })).status,
  };
}
async function newCompany(name: string): Promise<Organization> {
  const client = await makeClient(t.db, { name, shortName: name });
  const { person: by } = await makeUser(t.db, { roles: ['client_owner'], clientId: client.id });
  const body = (email: string) => ({ ...somebody(email), roles: ['client_ap' as const] });
  return {
    by,
    invite: async (email) => (await t.call(invites.createClientUser, { as: by, body: body(email) })).status,
  };
}
interface Organizations {
  firm: Organization;
  company: Organization;
  /** Invites once the steps are done. */
  last: Organization;
}

/** A page with a form that the stranger may still send, and the browser that has it open. */
interface HeldPage {
  browser: Browser;
  page: ShownPage;
}

class Order {
  readonly steps: readonly Step[];
  readonly number: number;
  readonly around: Organizations;
  /** Where the owner reads mail; the last is the address that they use. */
  readonly mailboxes: string[];
  readonly strangersMailbox: string;
  /** Where they accepted, by the id that they have there. */
  readonly accepted = new Set<string>();
  /** What the stranger has. */
  readonly browsers: Browser[] = [];
  readonly tokens: Tokens[] = [];
  pages: HeldPage[] = [];
  links: string[] = [];
  secret = '';
  /** Of the stranger, made before all steps. */
  accountId = '';
  /** The steps that had anything to work on. */
  readonly taken: Step[] = [];

  constructor(steps: readonly Step[], number: number, around: Organizations) {
    this.steps = steps;
    this.number = number;
    this.around = around;
    this.mailboxes = [`olive.${number}@people.example`];
    this.strangersMailbox = `stranger.${number}@elsewhere.example`;
  }

  get email(): string {
    return this.mailboxes.at(-1) ?? '';
  }
  private at(network: number): Somewhere {
    return new Somewhere(`10.${network}.${this.number >> 8}.${this.number & 255}`);
  }
  readonly owners = () => this.at(1);
  strangers(): Browser {
    const browser = this.at(2);
    this.browsers.push(browser);
    return browser;
  }

  /** What a mailbox of the owner was sent, the newest last. */
  async mailed(look: RegExp, mailboxes: readonly string[] = this.mailboxes): Promise<string[]> {
    const mails = await t.db
      .selectFrom('jobs.mailOutbox')
      .select('bodyText')
      .where('recipient', 'in', mailboxes)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return mails.flatMap(({ bodyText }) => look.exec(bodyText)?.[0] ?? []);
  }
  async newestCode(): Promise<string | undefined> {
    const [written] = (await this.mailed(INVITE)).slice(-1);
    return written && INVITE.exec(written)?.[1];
  }

  async register(browser: Browser, password: string, query: Record<string, string> = {}) {
    const page = await browser.authorize({ prompt: 'login', ...query }, 'registrations');
    if (!('context' in page)) return page;
    const passwords = { password, 'password-confirm': password };
    const form = { firstName: 'Ada', lastName: 'Ng', email: this.email, ...passwords };
    return browser.submit(page, page.context.url.registrationAction, form);
  }
  async askForReset(browser: Browser, email = this.email): Promise<void> {
    const page = await browser.authorize({ prompt: 'login' });
    if ('context' in page)
      await browser.submit(page, page.context.url.loginResetCredentialsUrl, { username: email });
  }
  /** Opens a mailed link and sends its form. */
  async openLink(browser: Browser, link: string, password: string): Promise<void> {
    const page = await browser.follow(await browser.fetch(link), '');
    if (!('context' in page) || page.status !== 200) return;
    const passwords = { password, 'password-new': password, 'password-confirm': password };
    const form = { firstName: 'Olive', lastName: 'Tran', ...passwords };
    await browser.submit(page, page.context.url.loginAction, form);
  }
  async ownerOpensNewest(): Promise<unknown> {
    const link = (await this.mailed(LINK)).at(-1);
    if (!link) return IDLE;
    return this.openLink(this.owners(), link, OWNER);
  }
  async keep(browser: Browser, outcome: ShownPage | Returned): Promise<void> {
    // The page of a sign-in that has ended has no form to send.
    if ('context' in outcome) {
      if (outcome.context.pageId !== 'error.ftl') this.pages.push({ browser, page: outcome });
      return;
    }
    const reply = await browser.exchange(outcome);
    if (reply.status === 200) this.tokens.push((await reply.json()) as Tokens);
  }

  /** Somebody with an account of their own, signed in, with a link in their mail and, half of them, an app as their second factor. */
  async prepareStranger(): Promise<void> {
    if (!this.steps.includes('the stranger’s account gets the address')) return;
    const { accounts, ownAccount } = t.opened.deps;
    const email = this.strangersMailbox;
    const names = { username: email, email, firstName: 'Ada', lastName: 'Ng' };
    const made = { ...names, password: STRANGER, roles: [], emailVerified: true };
    this.accountId = (await accounts.createAccount(made)).id;
    const browser = this.strangers();
    await this.keep(browser, await browser.signIn(email, STRANGER));
    await this.askForReset(this.strangers(), email);
    if (this.number % 2) return;
    const db = t.opened.deps.db.as(systemScope);
    this.secret = (await ownAccount?.factors.beginTotp(db, this.accountId))?.secret ?? '';
    await ownAccount?.factors.confirmTotp(db, this.accountId, codeOf(this.secret));
  }

  async signedIn(): Promise<Tokens | undefined> {
    const browser = this.owners();
    const outcome = await browser.signIn(this.email, OWNER);
    if ('context' in outcome) return undefined;
    const reply = await browser.exchange(outcome);
    return reply.status === 200 ? ((await reply.json()) as Tokens) : undefined;
  }
  async accept(tokens: Tokens, code: string, { leave }: { leave: boolean }): Promise<number> {
    const reply = await t.send('POST', invites.accept.url, {
      headers: bearer(tokens),
      body: { code, leave },
    });
    if (reply.status === 200) this.accepted.add(String(reply.body['userId']));
    requireOneOf([200, 403, 404, 409, 410], reply.status);
    return reply.status;
  }
  async readsCases(tokens: Tokens): Promise<boolean> {
    const { status } = await t.send('GET', api.cases.list.url, { headers: bearer(tokens) });
    return status === 200;
  }

  /** Who was put anywhere under an address of theirs. */
  places() {
    return t.db
      .selectFrom('users.appUser')
      .select(['id', 'active', 'firmId'])
      .where('email', 'in', this.mailboxes)
      .orderBy('id', 'desc')
      .execute();
  }
  say = () => this.taken.join(', ');

  /** What of the stranger's got anywhere. */
  async opened(): Promise<string[]> {
    const found: string[] = [];
    for (const mailbox of this.mailboxes) {
      const outcome = await this.at(3).signIn(mailbox, STRANGER);
      if (!('context' in outcome) || !['login.ftl', 'error.ftl'].includes(outcome.context.pageId))
        found.push('password');
    }
    for (const { access_token: access, refresh_token: refresh } of this.tokens) {
      if ((await this.at(3).refresh(refresh)).status !== 400) found.push('refresh token');
      const headers = { authorization: `bearer ${access}` };
      if ((await t.send('GET', users.userInfo.url, { headers })).status !== 401) found.push('access token');
    }
    for (const browser of new Set(this.browsers)) {
      const silent = await browser.authorize({ prompt: 'none' });
      if ('context' in silent || silent.answer.get('error') !== 'login_required') found.push('session');
    }
    const form = { username: this.email, password: STRANGER, otp: codeOf(this.secret) };
    for (const { browser, page } of this.pages) {
      const { pageId, url } = page.context;
      const outcome = await browser.submit(page, url.loginAction, form);
      if (!('context' in outcome) || ![pageId, 'login.ftl', 'error.ftl'].includes(outcome.context.pageId))
        found.push(pageId);
    }
    for (const link of this.links) if ((await this.at(3).fetch(link)).status !== 410) found.push('link');
    return found;
  }
}

/** A step may be refused, and in these ways alone. */
function requireOneOf(expected: readonly number[], status: number): void {
  if (!expected.includes(status)) throw new Error(`It was answered with ${status}.`);
}
const bearer = ({ access_token: token }: Tokens) => ({ authorization: `bearer ${token}` });
const codeOf = (secret: string) =>
  secret ? new TOTP({ secret: Secret.fromBase32(secret) }).generate() : '000000';

/** A step that had nothing to work on. */
const IDLE = Symbol('idle');

const steps = {
  async 'the stranger registers'(order) {
    const browser = order.strangers();
    await order.keep(browser, await order.register(browser, STRANGER));
  },
  // An operator gave their account this address, by mistake or because they asked for it. All that they have is of before.
  async 'the stranger’s account gets the address'(order) {
    const { accounts } = t.opened.deps;
    const change = { firstName: 'Ada', lastName: 'Ng', email: order.email };
    const isTaken = await accounts.updateProfile(order.accountId, change).then(
      () => false,
      () => true,
    );
    order.links.push(...(await order.mailed(LINK, [order.strangersMailbox])));
    if (!isTaken) return;
    // Their account is their own still, and what opens it is no way into another's.
    await accounts.endSessions(order.accountId);
    await accounts.disable(order.accountId);
  },
  async 'the stranger goes on'(order) {
    const form = { username: order.email, password: STRANGER, otp: codeOf(order.secret), resend: '1' };
    for (const { browser, page } of order.pages.splice(0))
      await order.keep(browser, await browser.submit(page, page.context.url.loginAction, form));
    for (const link of order.links) await order.openLink(order.strangers(), link, STRANGER);
    const browser = order.strangers();
    await order.keep(browser, await browser.signIn(order.email, STRANGER));
    await order.askForReset(order.strangers());
  },
  async 'a firm makes the person'(order) {
    requireOneOf([201, 400], await order.around.firm.invite(order.email));
  },
  async 'a company invites them'(order) {
    requireOneOf([201, 400], await order.around.company.invite(order.email));
  },
  async 'the owner accepts'(order) {
    const code = await order.newestCode();
    const tokens = code && (await order.signedIn());
    if (!code || !tokens) return IDLE;
    return order.accept(tokens, code, { leave: true });
  },
  'the owner opens the newest link': (order) => order.ownerOpensNewest(),
  'the owner asks for a reset': (order) => order.askForReset(order.owners()),
  async 'the owner registers'(order) {
    const invite = await order.newestCode();
    await order.register(order.owners(), OWNER, invite ? { invite } : {});
  },
  async 'the address changes'(order) {
    const { accounts } = t.opened.deps;
    const account = await accounts.findByUsername(order.email);
    if (!account) return IDLE;
    const email = `moved.${order.mailboxes.length}.${order.email}`;
    await accounts.updateProfile(account.id, { firstName: 'Olive', lastName: 'Tran', email });
    return order.mailboxes.push(email);
  },
  async 'they are deactivated, or let in again'(order) {
    const [place] = await order.places();
    if (!place) return IDLE;
    const { firm, company } = order.around;
    const { status } = await t.call(users.update, {
      as: place.firmId ? firm.by : company.by,
      params: { id: place.id },
      body: { active: !place.active },
    });
    requireOneOf([200, 409], status);
    return status;
  },
} satisfies Record<string, (order: Order) => Promise<unknown>>;
type Step = keyof typeof steps;

/** All that a stranger takes part in. Whatever they go on with, they began before. */
function everyOrder(): Step[][] {
  const names = Object.keys(steps) as Step[];
  let orders: Step[][] = [[]];
  for (let at = 0; at < STEPS; at += 1)
    orders = orders.flatMap((order) => names.map((name) => [...order, name]));
  const begins: Step[] = ['the stranger registers', 'the stranger’s account gets the address'];
  return orders.filter((order) => {
    const first = order.findIndex((step) => begins.includes(step));
    const goesOn = order.indexOf('the stranger goes on');
    return first !== -1 && (goesOn === -1 || first < goesOn);
  });
}

/** Does what the workers of Writdesk would do by now. */
async function emailsAreWritten(): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; data: object }>`delete from jobs.job
    where name in (${mailPerson.name}, ${reopenAccount.name}) returning id, name, data`.execute(t.db);
  for (const { id, name, data } of rows) {
    const job = name === mailPerson.name ? mailPerson : reopenAccount;
    const attempt = { id, number: 1, isLast: true, signal: new AbortController().signal };
    await job.handle(
      contextOf(t.opened.deps, { kind: 'job', name }, id),
      job.schema.parse(data) as never,
      attempt,
    );
  }
  if (rows.length) await emailsAreWritten();
}

async function together(orders: readonly Order[], act: (order: Order) => Promise<unknown>): Promise<void> {
  const left = [...orders];
  const one = async (): Promise<void> => {
    for (let order = left.shift(); order; order = left.shift()) {
      try {
        await act(order);
      } catch (error) {
        throw new Error(`In the order: ${order.say()}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  await emailsAreWritten();
}

async function allOrders(): Promise<Order[]> {
  const made: Order[] = [];
  let around: Organizations | undefined;
  for (const [number, order] of everyOrder().entries()) {
    if (!around || number % PER_ORGANIZATION === 0)
      around = {
        firm: await newFirm(`Firm ${number}`),
        company: await newCompany(`Company ${number}`),
        last: await newFirm(`Last firm ${number}`),
      };
    made.push(new Order(order, number, around));
  }
  return made;
}

/** The owner proves that the address is theirs, by the way that is open to them. */
async function prove(orders: readonly Order[]): Promise<void> {
  const locked = new Set<Order>();
  await together(orders, async (order) => {
    requireOneOf([201, 400], await order.around.last.invite(order.email));
  });
  await together(orders, async (order) => {
    if (await order.signedIn()) return;
    locked.add(order);
    const account = await t.opened.deps.accounts.findByUsername(order.email);
    const body = { code: (await order.newestCode()) ?? '' };
    if (!account) await order.register(order.owners(), OWNER);
    else if (account.enabled) await order.askForReset(order.owners());
    else
      await t.send('POST', invites.reopenAccount.url, {
        body,
        headers: { 'x-forwarded-for': order.owners().address },
      });
  });
  await together([...locked], (order) => order.ownerOpensNewest());
}

test(
  'in every order, nothing of a stranger’s opens anything once the owner has proven the address, and nobody is where they didn’t accept',
  { timeout: 600_000 },
  async () => {
    const all = await allOrders();
    await together(all, (order) => order.prepareStranger());
    for (let at = 0; at < STEPS; at += 1)
      await together(all, async (order) => {
        const step = order.steps[at];
        if (step && (await steps[step](order)) !== IDLE) order.taken.push(step);
      });
    // An order of which a step had nothing to work on is one of fewer steps.
    const orders = [...new Map(all.map((order) => [order.say(), order])).values()];
    await prove(orders);
    const wrong: Record<string, unknown> = {};
    await together(orders, async (order) => {
      const tokens = await order.signedIn();
      if (!tokens) return void (wrong[order.say()] = 'the owner can’t sign in');
      const before = await order.places();
      const unasked = before.filter(({ id }) => !order.accepted.has(id));
      const had = before.filter(({ active }) => active);
      const status = had.length
        ? 200
        : await order.accept(tokens, (await order.newestCode()) ?? '', { leave: false });
      const reads = status === 200 && (await order.readsCases((await order.signedIn()) ?? tokens));
      const opened = await order.opened();
      if (unasked.length || had.length > 1 || !reads || opened.length)
        wrong[order.say()] = { unasked, had, status, reads, opened };
    });
    expect(wrong).toEqual({});
    // Those in which each step has something to work on.
    expect(orders.length).toBeGreaterThan(250);
  },
);
