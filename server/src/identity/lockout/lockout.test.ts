import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Returned, shown, type ShownPage } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { standingClock } from '../../platform/clock.ts';
import { defaultLockout } from '../settings.ts';

const INVALID = 'Invalid username or password.';
const WORK = /^Your browser must complete a short security check first/;
const WAIT = /^Too many failed attempts/;
const OFFICE = '198.51.100.1';
const HOME = '198.51.100.2';
const { place, device, work } = defaultLockout;
let bench: IdentityBench;
let username: string;
let accountId: string;

beforeAll(async () => {
  bench = await identityBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.db.pool.query('delete from identity.sign_in_failure');
  ({ username, accountId } = await bench.newPerson());
});

const start = (day: string, clock = standingClock(`2026-03-${day}T09:00:00Z`)) =>
  bench.start({ trustProxy: 1 }, clock).then((server) => ({ server, clock }));

interface Try {
  from?: string;
  password?: string;
  name?: string;
  browser?: Browser;
  /** Whether the browser does what the page does before it sends the form. */
  works?: boolean;
}
interface Preparation {
  challenge?: string;
  waitSeconds: number;
}

/** Sends the sign-in form. @returns the message of the page, or null when the sign-in was taken. */
async function attempt(server: IdentityServer, given: Try = {}): Promise<string | null> {
  const { browser = new Browser(server), works = false } = given;
  const page = shown(await browser.authorize({ prompt: 'login' }));
  const proof = works ? solve(await prepare(browser, page, given)) : '';
  const end = await sendForm(browser, page, { ...given, proof });
  return 'context' in end ? (end.context.message?.summary ?? '') : null;
}
const forwarded = (from = OFFICE) => ({ 'x-forwarded-for': `10.0.0.1, ${from}` });
async function prepare(
  browser: Browser,
  page: ShownPage,
  { from, name = username }: Try,
): Promise<Preparation> {
  const body = new URLSearchParams({ username: name });
  const headers = forwarded(from);
  const reply = await browser.fetch(page.context.url.prepareUrl, { method: 'POST', body, headers });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Preparation;
}
async function sendForm(
  browser: Browser,
  page: ShownPage,
  { from, name = username, password = PASSWORD, proof }: Try & { proof: string },
): Promise<ShownPage | Returned> {
  const body = new URLSearchParams({ username: name, password, proof });
  const response = await browser.fetch(page.context.url.loginAction, {
    method: 'POST',
    body,
    headers: forwarded(from),
  });
  return browser.follow(response, page.verifier);
}
function solve({ challenge }: Preparation): string {
  if (!challenge) return '';
  const [nonce, bits] = challenge.split('.');
  for (let counter = 0; ; counter++) {
    const hash = createHash('sha256').update(`${nonce}.${counter}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= Number(bits)) return `${challenge} ${counter}`;
  }
}
/** As if so many guesses at the account had come from everywhere. */
async function guessFromEverywhere(server: IdentityServer, times: number, name = username) {
  for (let guess = 0; guess < times; guess++)
    expect(await attempt(server, { from: `203.0.113.${guess}`, name, password: 'wrong' })).toBe(INVALID);
}

describe('a stranger’s guesses', () => {
  test('elsewhere slow nobody down in a browser that signed in before', async () => {
    const { server } = await start('02');
    const browser = new Browser(server);
    expect(await attempt(server, { browser })).toBeNull();
    await guessFromEverywhere(server, work.freeOfAccount);
    for (let guess = 0; guess < place.most; guess++)
      await attempt(server, { password: 'wrong', works: true });
    expect(await attempt(server, { works: true })).toMatch(WAIT);
    // The same office, the same minute: no work, no wait.
    expect(await attempt(server, { browser })).toBeNull();
  });

  test('leave the rightful person elsewhere a way in with the right password, after some work', async () => {
    const { server } = await start('03');
    await guessFromEverywhere(server, work.freeOfAccount);
    expect(await attempt(server, { from: HOME })).toMatch(WORK);
    expect(await attempt(server, { from: HOME, works: true })).toBeNull();
    // The stranger's failures stay: one good sign-in gives no new free guesses.
    expect(await attempt(server, { from: '203.0.113.200', password: 'wrong' })).toMatch(WORK);
  });

  test('that hold up the account are not counted as the rightful person’s, who is let in at the next pause', async () => {
    const { server, clock } = await start('13');
    const lockAccount = () =>
      bench.db.pool.query(
        `update identity.sign_in_failure set failures = $2, last_attempt_at = $1::timestamptz,
           locked_until = $1::timestamptz + interval '20 seconds' where kind = 'account'`,
        [clock.now(), work.freeOfAccount],
      );
    await guessFromEverywhere(server, 1);
    for (let tries = 0; tries < place.most + 1; tries++) {
      await lockAccount();
      expect(await attempt(server, { from: HOME, works: true })).toMatch(WAIT);
      clock.moveTo(new Date(clock.now().getTime() + 19_000).toISOString());
    }
    clock.moveTo(new Date(clock.now().getTime() + 21_000).toISOString());
    expect(await attempt(server, { from: HOME, works: true })).toBeNull();
  });

  test('behind an office’s address leave colleagues in, who work for it', async () => {
    const { server } = await start('04');
    for (let typo = 0; typo < work.freeOfAddress; typo++)
      expect(await attempt(server, { name: `colleague${typo}@example.com`, password: 'wrong' })).toBe(
        INVALID,
      );
    expect(await attempt(server)).toMatch(WORK);
    expect(await attempt(server, { works: true })).toBeNull();
    expect(await attempt(server, { from: HOME })).toBeNull();
  });

  test('at one account from one network wait a minute, then twice as long, the right password too', async () => {
    const { server, clock } = await start('05');
    const wrong = () => attempt(server, { password: 'wrong' });
    for (let guess = 0; guess < place.most; guess++) expect(await wrong()).toBe(INVALID);
    expect(await attempt(server)).toBe('Too many failed attempts. Try again in 1 minute.');
    expect(await attempt(server, { from: HOME })).toBeNull();
    clock.moveTo('2026-03-05T09:01:00Z');
    expect(await wrong()).toBe(INVALID);
    expect(await attempt(server)).toBe('Too many failed attempts. Try again in 2 minutes.');
    clock.moveTo('2026-03-05T09:03:00Z');
    expect(await attempt(server)).toBeNull();
    for (let guess = 1; guess < place.most; guess++) expect(await wrong()).toBe(INVALID);
    expect(await attempt(server)).toBeNull();
  });

  test('of a name that nobody has are answered alike, page for page', async () => {
    const { server } = await start('06');
    const nobody = 'nobody@example.com';
    for (const name of [username, nobody]) {
      await guessFromEverywhere(server, work.freeOfAccount, name);
      expect(await attempt(server, { from: HOME, name, password: 'wrong' })).toMatch(WORK);
      expect(await attempt(server, { from: HOME, name, password: 'wrong', works: true })).toBe(INVALID);
      const browser = new Browser(server);
      const page = shown(await browser.authorize());
      const before = [...browser.cookies.keys()];
      const { challenge, waitSeconds } = await prepare(browser, page, { from: HOME, name });
      expect([challenge?.split('.')[1], waitSeconds]).toEqual([String(work.firstBits), 0]);
      await sendForm(browser, page, { from: HOME, name, password: 'wrong', proof: '' });
      expect([...browser.cookies.keys()]).toEqual(before);
    }
  });

  test('sent all at once, to two processes, are counted all the same', async () => {
    const { server, clock } = await start('07');
    const { server: other } = await start('07', clock);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        attempt(index % 2 ? server : other, { password: 'wrong', name: 'crowd@example.com' }),
      ),
    );
    expect(answers.filter((answer) => answer === INVALID)).toHaveLength(place.most);
  });
});

describe('a proof of work', () => {
  test('is good once, for one name, from one network, for five minutes, and not when it is made up', async () => {
    const { server, clock } = await start('08');
    await guessFromEverywhere(server, work.freeOfAccount);
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const proof = solve(await prepare(browser, page, { from: HOME }));
    const send = async (given: Try & { proof: string }) => {
      const end = await sendForm(browser, page, { from: HOME, password: 'wrong', ...given });
      return 'context' in end ? end.context.message?.summary : null;
    };
    expect(await send({ proof, from: OFFICE })).toMatch(WORK);
    const [challenge = '', counter = ''] = proof.split(' ');
    const [nonce, , ...rest] = challenge.split('.');
    expect(await send({ proof: `${[nonce, '0', ...rest].join('.')} ${counter}` })).toMatch(WORK);
    expect(await send({ proof: `${challenge} ${Number(counter) + 1}` })).toMatch(WORK);
    expect(await send({ proof })).toBe(INVALID);
    expect(await send({ proof })).toMatch(WORK);
    const late = solve(await prepare(browser, page, { from: HOME }));
    clock.moveTo('2026-03-08T09:05:00Z');
    expect(await send({ proof: late })).toMatch(WORK);
  });

  test('is asked for harder with every ten guesses, up to an end', async () => {
    const { server } = await start('09');
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const bitsAfter = async (failures: number) => {
      await bench.db.pool.query(`update identity.sign_in_failure set failures = $1 where kind = 'account'`, [
        failures,
      ]);
      return (await prepare(browser, page, { from: HOME })).challenge?.split('.')[1];
    };
    await attempt(server, { password: 'wrong' });
    expect(await bitsAfter(9)).toBeUndefined();
    const bits = await bitsAfter(10);
    expect([bits, await bitsAfter(20), await bitsAfter(35), await bitsAfter(5_000)]).toEqual([
      '15',
      '16',
      '17',
      '20',
    ]);
  });
});

describe('a device cookie', () => {
  test('has its own count; beyond it the browser is treated as any other', async () => {
    const { server } = await start('10');
    const browser = new Browser(server);
    expect(await attempt(server, { browser })).toBeNull();
    for (let guess = 0; guess < device.most + place.most; guess++)
      expect(await attempt(server, { browser, password: 'wrong', works: true })).toBe(INVALID);
    expect(await attempt(server, { browser, works: true })).toMatch(WAIT);
    expect(await attempt(server, { from: HOME, works: true })).toBeNull();
  });

  test('is new after each sign-in, is for one account, and ends with its password', async () => {
    const { server } = await start('11');
    const browser = new Browser(server);
    const cookie = () => [...browser.cookies].find(([name]) => name.startsWith('DEVICE_'));
    expect(await attempt(server, { browser })).toBeNull();
    const first = cookie();
    expect(first?.[1].attributes).toMatch(/HttpOnly/i);
    expect(JSON.stringify(first)).not.toContain(accountId);
    expect(await attempt(server, { browser })).toBeNull();
    expect(cookie()?.[0]).toBe(first?.[0]);
    expect(cookie()?.[1].value).not.toBe(first?.[1].value);

    await guessFromEverywhere(server, work.freeOfAccount);
    const forger = new Browser(server);
    const [name = '', kept] = cookie() ?? [];
    if (!kept) throw new Error('No device cookie was given.');
    forger.cookies.set(name, { ...kept, value: kept.value.replace(/^..../, 'AAAA') });
    expect(await attempt(server, { browser: forger })).toMatch(WORK);
    expect(await attempt(server, { browser })).toBeNull();
    await bench.db.pool.query('update identity.account set password_changed_at = now() where id = $1', [
      accountId,
    ]);
    expect(await attempt(server, { browser })).toMatch(WORK);
  });
});

test('what is counted names neither person nor address, and is deleted when old', async () => {
  const { server, clock } = await start('12');
  await attempt(server, { password: 'wrong' });
  const rows = async () =>
    (await bench.db.pool.query<{ line: string }>('select f::text as line from identity.sign_in_failure f'))
      .rows;
  const lines = (await rows()).map(({ line }) => line).join('\n');
  expect(lines).not.toMatch(/example\.com|198\.51/);
  expect(lines).not.toContain(accountId);
  clock.moveTo('2026-04-01T09:00:00Z');
  await server.identity.cleanUp();
  expect(await rows()).toHaveLength(0);
});
