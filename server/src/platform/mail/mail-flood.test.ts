import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@writdesk/contract/users/users';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Browser, shown } from '../../../test/support/browser.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import type { IdentityServer } from '../../../test/support/identity.ts';
import { killProcess, startProcess } from '../../../test/support/processes.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { newId } from '../ids.ts';
import { mailLimits } from './index.ts';

// What was promised to people's mailboxes is counted where it arrives: at an SMTP server, from three processes that are asked at once.

const PROCESSES = 3;
const PASSWORD = 'correct horse battery';
let t: TestApp;
let smtp: SMTPServer;
const children: ChildProcess[] = [];
const places: string[] = [];
let arrived: string[] = [];
/** Where the pages of the sign-in find their frame. */
const web = mkdtempSync(join(tmpdir(), 'writdesk-web-'));

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      stream.resume().once('end', () => {
        arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  t = await testApp();
  const { port } = smtp.server.address() as AddressInfo;
  const config = {
    ...t.config,
    embedded: false,
    services: ['web', 'worker'],
    logLevel: 'silent',
    encryptionKey: t.config.encryptionKey.toString('base64'),
    mail: { ...t.config.mail, smtpUrl: `smtp://127.0.0.1:${port}` },
  };
  const env = { ...process.env, APP: JSON.stringify({ connection: t.connection, config, webFolder: web }) };
  const program = join(import.meta.dirname, '../../../test/support/app-process.ts');
  await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const onSpawn = (child: ChildProcess) => void children.push(child);
      places.push((await startProcess(process.execPath, [program], /^http/, { env, onSpawn })).line);
    }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all(children.map(killProcess));
  await t.close();
  rmSync(web, { recursive: true });
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  arrived = [];
  await t.db.deleteFrom('jobs.rateLimit').execute();
});

const placeOf = (index: number) => places[index % PROCESSES] as string;
/** Does something many times at once, in all processes in turn. */
const atOnce = <T>(times: number, ask: (place: string, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(placeOf(index), index)));
/** Waits until no email and no letter is on its way any more. */
const settled = () =>
  vi.waitFor(
    async () => {
      const waiting = await t.opened.deps.db.pool.query(
        `select 1 from jobs.job where state in ('created', 'active', 'retry') and name in ('identity.mail', 'mail.send')
         union all select 1 from jobs.mail_outbox where state = 'QUEUED'`,
      );
      expect(waiting.rowCount).toBe(0);
    },
    { timeout: 150_000, interval: 500 },
  );
async function create(place: string, as: Person, email = `${newId()}@people.example`): Promise<Response> {
  return fetch(place + users.create.url, {
    method: 'POST',
    headers: { authorization: `bearer ${await t.tokenOf(as)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, firstName: 'Ada', lastName: 'Nunez', roles: ['lawyer'] }),
  });
}
/** A browser at one process; people's address is the same for all. */
const browserAt = (place: string) =>
  new Browser({
    address: place,
    logged: [],
    identity: { settings: { publicUrl: t.config.publicUrl } },
  } as unknown as IdentityServer);
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

test('users whom one person creates, and then all of their organization', async () => {
  const firm = await makeFirm(t.db);
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await makeUser(t.db, { roles: ['firm_admin'], firmId: firm.id })).person),
  );
  const first = await atOnce(mailLimits.person.most + 15, (place) => create(place, one as Person));
  expect(
    count(
      first.map(({ status }) => status),
      201,
    ),
  ).toBe(mailLimits.person.most);
  const refused = first.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const message = `You sent ${mailLimits.person.most} emails within an hour. Try again in 60 minutes.`;
  expect(await refused?.json()).toMatchObject({ message, errors: [{ path: 'email', message }] });
  await settled();
  expect(arrived).toHaveLength(mailLimits.person.most);

  // The firm's budget has room for as many again, less what another colleague used.
  const third = (await makeUser(t.db, { roles: ['firm_admin'], firmId: firm.id })).person;
  await atOnce(10, (place) => create(place, third));
  const rest = await atOnce(mailLimits.person.most + 5, (place) => create(place, other as Person));
  expect(
    count(
      rest.map(({ status }) => status),
      201,
    ),
  ).toBe(mailLimits.person.most - 10);
  await settled();
  expect(arrived).toHaveLength(mailLimits.organization.most);
}, 300_000);

test('links to one address, and what callers of one address ask for', async () => {
  const email = `${newId()}@people.example`;
  const accounts = t.opened.deps.accounts;
  await accounts.createAccount({
    username: email,
    email,
    firstName: 'Ada',
    lastName: 'Nunez',
    password: PASSWORD,
    roles: [],
    emailVerified: true,
  });
  const pages = await atOnce(16, async (place) => {
    const browser = browserAt(place);
    const page = shown(await browser.authorize());
    return { browser, page };
  });
  const statuses = await Promise.all(
    pages.map(async ({ browser, page }) => {
      const action = page.context.url.loginResetCredentialsUrl;
      return shown(await browser.submit(page, action, { username: email })).status;
    }),
  );
  expect(count(statuses, 200)).toBe(16);
  await settled();
  expect(arrived).toEqual(Array.from({ length: mailLimits.recipient.most }, () => email));

  const registrations = await atOnce(mailLimits.caller.most, async (place, index) => {
    const browser = browserAt(place);
    const page = shown(await browser.authorize({}, 'registrations'));
    const form = { firstName: 'Ada', lastName: 'Nunez', email: `flood${index}@people.example` };
    const passwords = { password: PASSWORD, 'password-confirm': PASSWORD };
    return shown(await browser.submit(page, page.context.url.registrationAction, { ...form, ...passwords }))
      .status;
  });
  // Sixteen of them were asked for a link before.
  expect(count(registrations, 200)).toBe(mailLimits.caller.most - 16);
  expect(count(registrations, 429)).toBe(16);
  await settled();
  expect(arrived).toHaveLength(mailLimits.recipient.most + mailLimits.caller.most - 16);
}, 300_000);
