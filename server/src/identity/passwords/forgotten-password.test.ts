import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser, shown, type ShownPage } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { systemScope } from '../../platform/db/scope.ts';

const NEW = 'a newer password';
const SENT = /If there is an account with this email/;
let bench: IdentityBench;
let server: IdentityServer;
let username: string;
let accountId: string;
let count = 0;

beforeAll(async () => {
  bench = await identityBench(undefined, { mail: true });
  server = await bench.start();
});
afterAll(() => bench.close());
beforeEach(async () => {
  username = `person${++count}@example.com`;
  const details = { username, email: username, firstName: 'Ada <b>', lastName: 'Núñez', password: PASSWORD };
  ({ id: accountId } = await bench.accounts.createAccount({ ...details, roles: [] }));
});

/** The address was confirmed by whoever set the password. */
const verified = () =>
  bench.db.pool.query('update identity.account set email_verified = true where id = $1', [accountId]);

/** Asks for a link, as from the sign-in page. */
async function ask(name: string, query: Record<string, string> = {}): Promise<ShownPage> {
  const browser = new Browser(server);
  const signIn = shown(await browser.authorize(query));
  const page = shown(
    await browser.follow(await browser.fetch(signIn.context.url.loginResetCredentialsUrl), signIn.verifier),
  );
  expect(page.context.pageId).toBe('login-reset-password.ftl');
  return shown(await browser.submit(page, page.context.url.loginAction, { username: name }));
}
const mail = (subject: RegExp) =>
  vi.waitFor(
    async () => {
      const found = (await bench.mailsTo(username)).findLast((each) => subject.test(each.subject));
      if (!found) throw new Error('No such mail.');
      return found;
    },
    { timeout: 10_000 },
  );
const lettersOf = async (subject: RegExp) =>
  (await bench.mailsTo(username)).filter((each) => subject.test(each.subject));
const linkIn = (text: string): string => {
  const key = /\/realms\/writdesk\/login-actions\/action-token\?key=([\w-]{43})\s/.exec(text)?.[1];
  if (!key) throw new Error(`No link in: ${text}`);
  return `${server.address}/realms/writdesk/login-actions/action-token?key=${key}`;
};
async function link(): Promise<string> {
  const before = (await bench.mailsTo(username)).length;
  await ask(username);
  await vi.waitFor(async () => expect((await bench.mailsTo(username)).length).toBeGreaterThan(before), {
    timeout: 10_000,
  });
  return linkIn((await mail(/new password/)).text);
}
async function open(address: string, browser = new Browser(server)): Promise<ShownPage> {
  return shown(await browser.follow(await browser.fetch(address), ''));
}
const choose = (page: ShownPage, password = NEW, again = password) =>
  new Browser(server)
    .submit(page, page.context.url.loginAction, { 'password-new': password, 'password-confirm': again })
    .then(shown);

describe('a forgotten password', () => {
  test('is replaced by a mailed link, in another browser, and ends every session', async () => {
    const before = new Browser(server);
    await verified();
    const tokens = await before.signInFully(username, PASSWORD);
    const page = await open(await link());
    expect(page.context).toMatchObject({
      pageId: 'login-update-password.ftl',
      login: { username },
    });
    const done = await choose(page);
    expect(done.context).toMatchObject({ pageId: 'info.ftl', message: { type: 'success' } });

    expect((await before.refresh(tokens.refresh_token)).status).toBe(400);
    expect(shown(await new Browser(server).signIn(username, PASSWORD)).context.message?.type).toBe('error');
    await new Browser(server).signInFully(username, NEW);
    expect((await mail(/was changed/)).text).toContain(username);
    const { rows } = await sql`
      select action, data from users.audit_event where subject = 'account' and subject_id = ${accountId}`.execute(
      bench.db.as(systemScope),
    );
    expect(rows).toEqual([{ action: 'account.set-password', data: { way: 'mail-link' } }]);
  });

  test('proves the address that the link went to', async () => {
    await choose(await open(await link()));
    const tokens = await new Browser(server).signInFully(username, NEW);
    expect(decodeJwt(tokens.access_token)['email_verified']).toBe(true);
  });

  test('gets the mail as plain text and as HTML, in the language of the page', async () => {
    await ask(username, { ui_locales: 'es' });
    const letter = await mail(/contraseña nueva/);
    expect(letter.html).toContain('<html lang="es">');
    expect(letter.text).toContain('30 minutos');
    expect(letter.isSecret).toBe(true);
  });

  test('greets by name only where the address is proven: before, a stranger may have typed it', async () => {
    await ask(username, { ui_locales: 'es' });
    const unproven = await mail(/contraseña nueva/);
    expect(unproven.text).toMatch(/^Hola:\n/);
    expect(unproven.text + unproven.html).not.toMatch(/Ada|Núñez/);
    await verified();
    await ask(username);
    const proven = await mail(/Set a new password/);
    expect(proven.text).toMatch(/^Hello Ada <b>,\n/);
    expect(proven.html).toContain('Hello Ada &#60;b&#62;,');
  });

  test('answers alike for a name that nobody has, and for none', async () => {
    const known = await ask(username);
    const unknown = await ask('nobody@example.com');
    for (const page of [known, unknown]) {
      expect(page).toMatchObject({
        status: 200,
        context: { pageId: 'login.ftl', message: { type: 'success', summary: expect.stringMatching(SENT) } },
      });
    }
    await mail(/new password/);
    expect(await bench.mailsTo('nobody@example.com')).toEqual([]);
    expect((await ask(' ')).context.messagesPerField).toEqual({ username: expect.any(String) });
  });

  test('of an account that is off is not replaced', async () => {
    const address = await link();
    await bench.accounts.disable(accountId);
    expect((await open(address)).status).toBe(410);
  });

  test('is mailed about five times an hour at most', async () => {
    for (let time = 0; time < 7; time++) await ask(username);
    await vi.waitFor(async () => {
      const left = await bench.db.pool.query(
        "select 1 from jobs.job where name = 'identity.mail' and data->>'name' = $1 and state <> 'completed'",
        [username],
      );
      expect(left.rowCount).toBe(0);
    });
    expect(await bench.mailsTo(username)).toHaveLength(5);
  });
});

/** How many requests wait for something that another transaction holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(bench.db.as(systemScope));
  return rows[0]?.n ?? 0;
}

describe('a link', () => {
  test('works once', async () => {
    const address = await link();
    const page = await open(address);
    await choose(page);
    expect((await open(address)).context).toMatchObject({ pageId: 'error.ftl' });
    const again = await choose(page, 'a third password');
    expect(again).toMatchObject({ status: 410, context: { pageId: 'error.ftl' } });
    await new Browser(server).signInFully(username, NEW);
  });

  test('sent twice at once works once', async () => {
    const page = await open(await link());
    const outcomes = await Promise.all([choose(page), choose(page)]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('is not spent by being looked at, nor by a password that is refused', async () => {
    const address = await link();
    await open(address);
    const refused = await choose(await open(address), 'short');
    expect(refused.context).toMatchObject({ pageId: 'login-update-password.ftl' });
    expect(Object.keys(refused.context.messagesPerField)).toEqual(['password-new']);
    expect((await choose(refused)).context.message?.type).toBe('success');
  });

  test('takes the other links with it', async () => {
    const first = await link();
    await ask(username);
    await vi.waitFor(async () => expect(await bench.mailsTo(username)).toHaveLength(2));
    const second = linkIn((await bench.mailsTo(username))[1]?.text ?? '');
    await choose(await open(first));
    expect((await open(second)).status).toBe(410);
  });

  test('works for 30 minutes, and no longer for an address that was changed', async () => {
    const address = await link();
    const { rows } = await bench.db.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes from identity.mail_token
       where account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([{ minutes: 30 }]);
    await bench.db.pool.query(
      `update identity.mail_token set expires_at = now() - interval '1 second' where account_id = $1`,
      [accountId],
    );
    expect((await open(address)).status).toBe(410);

    const other = await link();
    expect((await open(other)).status).toBe(200);
    await bench.accounts.updateProfile(accountId, {
      firstName: 'Ada',
      lastName: 'Núñez',
      email: `new-${username}`,
    });
    expect((await open(other)).status).toBe(410);
  });

  test('proves no address that the account gets while its form is under way', async () => {
    const page = await open(await link());
    const pending = await bench.db
      .as(systemScope)
      .transaction()
      .execute(async (tx) => {
        await sql`update identity.account set email = ${`moved.${username}`}, username = ${`moved.${username}`},
        email_verified = false where id = ${accountId}`.execute(tx);
        const sent = choose(page);
        await expect.poll(waiting).toBeGreaterThan(0);
        return { sent };
      });
    expect((await pending.sent).status).toBe(410);
    expect(await bench.accounts.findById(accountId)).toMatchObject({ emailVerified: false });
    const { context } = shown(await new Browser(server).signIn(`moved.${username}`, NEW));
    expect(context.message?.type).toBe('error');
  });

  test('ends a lock of the account', async () => {
    const address = await link();
    for (let time = 0; time < 6; time++) await new Browser(server).signIn(username, 'wrong');
    expect(shown(await new Browser(server).signIn(username, PASSWORD)).status).toBe(429);
    await choose(await open(address));
    await new Browser(server).signInFully(username, NEW);
  });

  test('that somebody made up is refused, as is a form of another site', async () => {
    const made = `${server.address}/realms/writdesk/login-actions/action-token?key=${'x'.repeat(43)}`;
    expect((await open(made)).status).toBe(410);
    const address = await link();
    const foreign = await new Browser(server).fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'password-new': NEW, 'password-confirm': NEW }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await open(address)).status).toBe(200);
  });

  test('is in the database only as a hash', async () => {
    const key = new URL(await link()).searchParams.get('key') ?? '';
    const { rows } = await bench.db.pool.query<{ line: string }>(
      'select t::text as line from identity.mail_token t where account_id = $1',
      [accountId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.line).not.toContain(key);
  });
});

describe('a password that an administrator voided', () => {
  const LETTER = /Choose a new password/;

  test('opens nothing and looks like a wrong one, and the mailed link alone sets another', async () => {
    await verified();
    await bench.accounts.forceReset(accountId);
    const signIn = async (password: string) => {
      const { status, context } = shown(await new Browser(server).signIn(username, password));
      return { status, pageId: context.pageId, message: context.message };
    };
    const before = await signIn(PASSWORD);
    expect(before).toMatchObject({ pageId: 'login.ftl', message: { type: 'error' } });
    expect(await signIn('never was it')).toEqual(before);

    const letter = await mail(LETTER);
    expect(letter.isSecret).toBe(true);
    expect(letter.text).toContain('An administrator requires a new password');
    expect(letter.text).toContain('24 hours');
    const page = await open(linkIn(letter.text));
    const again = await choose(page, PASSWORD);
    expect(again.context.messagesPerField).toMatchObject({ 'password-new': expect.stringMatching(/other/) });
    expect((await choose(again)).context).toMatchObject({ pageId: 'info.ftl', message: { type: 'success' } });
    await new Browser(server).signInFully(username, NEW);
  });

  test('ends the link that was asked for before, and twice it is still the first that is void', async () => {
    await verified();
    const early = await link();
    await bench.accounts.forceReset(accountId);
    expect((await open(early)).status).toBe(410);
    await mail(LETTER);
    await bench.accounts.forceReset(accountId);
    await vi.waitFor(async () => expect(await lettersOf(LETTER)).toHaveLength(2), { timeout: 10_000 });
    const [first, second] = (await lettersOf(LETTER)).map(({ text }) => linkIn(text));
    expect((await open(first ?? '')).status).toBe(410);
    const page = await open(second ?? '');
    expect((await choose(page, PASSWORD)).context.pageId).toBe('login-update-password.ftl');
    await choose(page);
    // What was void is forgotten with the next password: others are judged by the rules alone.
    await ask(username);
    const asked = /Set a new password/;
    await vi.waitFor(async () => expect(await lettersOf(asked)).toHaveLength(2), { timeout: 10_000 });
    await choose(await open(linkIn((await mail(asked)).text)), PASSWORD);
    await new Browser(server).signInFully(username, PASSWORD);
  });
});

test('asking does the same work for a name that nobody has', async () => {
  const quiet = await identityBench('known@example.com');
  const other = await quiet.start();
  const work = async (name: string) => {
    const browser = new Browser(other);
    const page = shown(await browser.authorize());
    const address = page.context.url.loginResetCredentialsUrl;
    const connect = vi.spyOn(quiet.db.pool, 'connect');
    await browser.submit(page, address, { username: name });
    const times = connect.mock.calls.length;
    connect.mockRestore();
    return times;
  };
  await work('warm-up@example.com');
  expect(await work('known@example.com')).toBe(await work('nobody@example.com'));
  await quiet.close();
});
