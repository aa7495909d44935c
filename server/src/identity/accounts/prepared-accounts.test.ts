import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser, type Returned, shown, type ShownPage, type Tokens } from '../../../test/support/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer } from '../../../test/support/identity.ts';
import { inviteFor } from '../../../test/support/invite-for.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { defaultLockout } from '../settings.ts';

// A stranger prepares what they can on the owner's address, in every order with what the owner and an organization do. The owner
// alone reads the mail. Whenever the account holds a place, nothing that the stranger ever held opens it.

const STRANGER = 'what the stranger chose';
const OWNER = 'what the owner chose';
const LINK = /\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/;
const steps = [
  'stranger registers',
  'stranger signs in',
  'stranger goes on',
  'stranger has an account of before',
  'owner registers',
  'owner registers by an invite',
  'an organization creates their user',
  'owner opens the first link',
  'owner opens the newest link',
  'owner asks for a reset',
  'owner accepts',
  'address changes',
  'account is handed over',
  'record is written to the account',
  'deactivated and reactivated',
  'deactivated and opened for another place',
  'mails take long',
] as const;
type Step = (typeof steps)[number];

// The property guesses a thousand passwords of a few addresses; waits are tested elsewhere.
const roomy = { ...defaultLockout.place, most: 100_000 };
const LOCKOUT = {
  place: roomy,
  account: roomy,
  address: roomy,
  work: { ...defaultLockout.work, freeOfAccount: 100_000, freeOfAddress: 100_000 },
};
let bench: IdentityBench;
let server: IdentityServer;
beforeAll(async () => {
  bench = await identityBench(undefined, { mail: true, beforeMail: () => mails.leave });
  server = await bench.start({ lockout: LOCKOUT });
});
afterAll(() => bench.close());

let count = 0;
/** Until it resolves, emails wait to be written. */
let mails = { leave: Promise.resolve(), release: () => {} };
const db = () => bench.db.as(systemScope);

/** A page with a form that the stranger may still send, and the browser that has it open. */
interface HeldPage {
  browser: Browser;
  page: ShownPage;
}

/** One run: what both hold, and what the owner was mailed. */
class Run {
  email = `prepared${++count}@example.com`;
  readonly owner = new Browser(server);
  readonly strangers: Browser[] = [];
  readonly tokens: Tokens[] = [];
  pages: HeldPage[] = [];
  /** Whether the account was made before its address was verified, and nobody else has shown yet that it is theirs. */
  isStrangers = false;
  areMailsHeld = false;

  /** Mails leave in the order in which they were queued, and before the next step unless they take long. */
  async mailsAreWritten(): Promise<void> {
    this.areMailsHeld = false;
    mails.release();
    await vi.waitFor(
      async () => {
        const { rowCount } = await bench.db.pool.query(
          "select 1 from jobs.job where name = 'identity.mail' and state <> 'completed'",
        );
        if (rowCount) throw new Error('Mails are still to be written.');
      },
      { timeout: 20_000, interval: 20 },
    );
  }

  async links(): Promise<string[]> {
    await this.mailsAreWritten();
    return (await bench.mailsTo(this.email)).flatMap(({ text }) => LINK.exec(text)?.[0] ?? []);
  }

  /** Each attempt is made in a browser of its own, which goes on holding its page when others get further. */
  async attempt(way: (browser: Browser) => Promise<ShownPage | Returned>): Promise<void> {
    const browser = new Browser(server);
    this.strangers.push(browser);
    await this.keep(browser, await way(browser));
  }

  async keep(browser: Browser, outcome: ShownPage | Returned): Promise<void> {
    if ('context' in outcome) {
      // The page of an expired sign-in has no form to send.
      if (outcome.context.pageId !== 'error.ftl') this.pages.push({ browser, page: outcome });
      return;
    }
    const reply = await browser.exchange(outcome);
    if (reply.status === 200) this.tokens.push((await reply.json()) as Tokens);
  }

  async register(browser: Browser, password: string, query: Record<string, string> = {}) {
    const page = await browser.authorize({ prompt: 'login', ...query }, 'registrations');
    if (!('context' in page)) return page;
    const form = { firstName: 'Ada', lastName: 'Ng', email: this.email, password };
    return browser.submit(page, page.context.url.registrationAction, {
      ...form,
      'password-confirm': password,
    });
  }

  async openLink(link: string | undefined): Promise<void> {
    if (!link) return;
    const page = shown(await this.owner.follow(await this.owner.fetch(server.address + link), ''));
    if (page.status !== 200) return;
    const names = { firstName: 'Olive', lastName: 'Tran' };
    const passwords = { password: OWNER, 'password-new': OWNER, 'password-confirm': OWNER };
    const done = shown(
      await this.owner.submit(page, page.context.url.loginAction, { ...names, ...passwords }),
    );
    if (done.context.message?.type !== 'success')
      throw new Error(`The owner’s form of ${page.context.pageId} was not taken.`);
    this.isStrangers = false;
  }

  async play(step: Step): Promise<void> {
    await this.take(step);
    if (!this.areMailsHeld) await this.mailsAreWritten();
  }

  private async take(step: Step): Promise<void> {
    const account = await bench.accounts.findByUsername(this.email);
    switch (step) {
      case 'stranger registers':
        return this.attempt((browser) => this.register(browser, STRANGER));
      case 'stranger signs in':
        return this.attempt((browser) => browser.signIn(this.email, STRANGER, { prompt: 'login' }));
      case 'stranger goes on':
        for (const { browser, page } of this.pages.splice(0))
          await this.keep(browser, await browser.submit(page, page.context.url.loginAction, {}));
        return;
      case 'stranger has an account of before':
        // Nobody showed that the address is theirs, as with one that was changed.
        if (account) return;
        await bench.accounts.createAccount({
          username: this.email,
          email: this.email,
          firstName: 'Ada',
          lastName: 'Ng',
          password: STRANGER,
          roles: [],
        });
        this.isStrangers = true;
        return;
      case 'owner registers':
        await this.register(this.owner, OWNER);
        return;
      case 'owner registers by an invite':
        await this.register(this.owner, OWNER, { invite: await this.invite() });
        return;
      case 'an organization creates their user':
        // Which is an invite until they accept: nobody is put anywhere.
        await this.invite();
        return;
      case 'owner opens the first link':
        return this.openLink((await this.links())[0]);
      case 'owner opens the newest link':
        return this.openLink((await this.links()).at(-1));
      case 'owner asks for a reset': {
        const browser = new Browser(server);
        const page = shown(await browser.authorize());
        const address = page.context.url.loginResetCredentialsUrl;
        await browser.submit(page, address, { username: this.email });
        return;
      }
      case 'owner accepts': {
        // Only a verified account accepts, and with a session of the owner's.
        if (!account?.emailVerified || (await this.hasPlace(account.id))) return;
        const outcome = await this.owner.signIn(this.email, OWNER, { prompt: 'login' });
        if ('context' in outcome) return;
        await bench.accounts.handOver(account.id);
        await makeUser(db(), { roles: ['client_owner'], accountId: account.id, email: this.email });
        return;
      }
      case 'address changes':
        if (!account) return;
        this.email = `moved${++count}@example.com`;
        await bench.accounts.updateProfile(account.id, { firstName: 'A', lastName: 'B', email: this.email });
        return;
      case 'account is handed over':
        if (!account) return;
        await bench.accounts.handOver(account.id);
        this.isStrangers = false;
        return this.expectNoPassword();
      case 'record is written to the account':
        if (!account) return;
        await bench.accounts.setRoles(account.id, ['client_owner']);
        await bench.accounts.updateProfile(account.id, { firstName: 'Olive', lastName: 'Tran' });
        return;
      case 'deactivated and reactivated':
        if (!account) return;
        await bench.accounts.disable(account.id);
        await bench.accounts.enable(account.id);
        return;
      case 'mails take long': {
        // Mails that are held already wait for the one release.
        if (this.areMailsHeld) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        mails = { leave: promise, release: resolve };
        this.areMailsHeld = true;
        return;
      }
      case 'deactivated and opened for another place':
        if (!account) return;
        await bench.accounts.disable(account.id);
        await db()
          .updateTable('users.appUser')
          .set({ active: false, accountId: null })
          .where('accountId', '=', account.id)
          .execute();
        await bench.accounts.reopen(account.id, this.email);
        this.isStrangers = false;
        return this.expectNoPassword();
    }
  }

  /** @returns the code of the one open invite to the address. */
  async invite(): Promise<string> {
    const { user } = await makeUser(db(), { roles: ['admin'] });
    await db().deleteFrom('users.invite').where('email', '=', this.email).execute();
    return inviteFor(db(), this.email, { createdBy: user.id });
  }

  /** The stranger's password is void at once, not only when the owner chooses another. */
  async expectNoPassword(): Promise<void> {
    const { pageId } = shown(await new Browser(server).signIn(this.email, STRANGER)).context;
    if (pageId !== 'login.ftl') throw new Error(`The stranger’s password leads to ${pageId}.`);
  }

  async hasPlace(accountId: string): Promise<boolean> {
    const query = db().selectFrom('users.appUser').select('id').where('accountId', '=', accountId);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** What of the stranger's opens an account: password, tokens, sessions, pages that wait. */
  async opened(): Promise<string[]> {
    const found: string[] = [];
    if (getsFurther(await new Browser(server).signIn(this.email, STRANGER))) found.push('password');
    for (const { refresh_token: token } of this.tokens)
      if ((await new Browser(server).refresh(token)).status !== 400) found.push('token');
    for (const browser of this.strangers) {
      const silent = await browser.authorize({ prompt: 'none' });
      if ('context' in silent || silent.answer.get('error') !== 'login_required') found.push('session');
    }
    const form = { username: this.email, password: STRANGER };
    for (const { browser, page } of this.pages) {
      const { context } = page;
      if (getsFurther(await browser.submit(page, context.url.loginAction, form), context.pageId))
        found.push(context.pageId);
    }
    return found;
  }
}

/** Whether the app is reached, or a page that asks for something else than before. */
const getsFurther = (outcome: ShownPage | Returned, before = 'login.ftl'): boolean =>
  !('context' in outcome) || ![before, 'login.ftl', 'error.ftl'].includes(outcome.context.pageId);

test(
  'nothing that a stranger prepared opens an account, in whatever order',
  { timeout: 300_000 },
  async () => {
    const always: Step[] = ['owner opens the newest link', 'owner accepts', 'stranger goes on'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 7 }), async (some) => {
        const run = new Run();
        const played: Step[] = ['stranger registers', ...some, ...always];
        for (const step of played) await run.play(step);
        // An account whose address nobody else ever claimed is the stranger's own.
        fc.pre(!run.isStrangers);
        expect(await run.opened(), played.join(', ')).toEqual([]);
      }),
      {
        numRuns: 12,
        examples: [
          [['mails take long', 'owner registers', 'mails take long']],
          [['stranger has an account of before', 'account is handed over']],
          [['stranger has an account of before', 'deactivated and opened for another place']],
          // The page that waits for a link expires with the account's credentials.
          [['stranger has an account of before', 'stranger signs in']],
          [['stranger has an account of before', 'stranger signs in', 'account is handed over']],
          [
            [
              'stranger has an account of before',
              'stranger signs in',
              'deactivated and opened for another place',
            ],
          ],
        ],
      },
    );
  },
);
