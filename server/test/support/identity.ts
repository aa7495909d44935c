import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
  injectLoginContext,
  mailPerson,
  openAccounts,
  type OpenedAccounts,
} from '../../src/identity/index.ts';
import type { Config } from '../../src/config.ts';
import type { Accounts } from '../../src/platform/accounts.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { contextOf, type Deps } from '../../src/platform/context.ts';
import { type JobQueue, openJobQueue } from '../../src/platform/jobs/index.ts';
import { registered } from '../../src/registered.ts';
import { reserveCallersMail, sendMail, takeCallersMail } from '../../src/platform/mail/index.ts';
import type { OwnAccount } from '../../src/platform/own-account.ts';
import { openVault, type Vault } from '../../src/platform/vault.ts';
import { isInvited } from '../../src/user-service/invites/index.ts';
import { cloneDatabase, STARTED, type TestDatabase } from './database.ts';
import { keepLine } from './log-secrets.ts';

export const PASSWORD = 'correct horse battery';

/** Where passkeys are for; a provider that takes them is started with it as its `publicUrl`. */
export const SITE = 'http://desk.example.com';

const encryptionKey = Buffer.from(inject('encryptionKey'), 'base64');
// Only what emails are counted by is there.
const mailConfig = { encryptionKey } as Config;
const silent = pino({ level: 'silent' });

/** An email that waits to be sent. */
export interface OutgoingLetter {
  subject: string;
  text: string;
  html: string;
  isSecret: boolean;
}

/** A provider behind a real HTTP server. */
export interface IdentityServer {
  identity: Identity;
  /** Where this process listens; the address that people use is `identity.settings.publicUrl`. */
  address: string;
  /** What was logged, one JSON line each. */
  logged: string[];
  close(): Promise<void>;
}

/** A database with one account, and as many providers on it as a test wants. */
export interface IdentityBench {
  db: Database;
  /** Of the database's owner. */
  connection: TestDatabase['connection'];
  vault: Vault;
  accounts: Accounts;
  /** Those that every provider on the database compares with: a test may hold one back. */
  passwords: OpenedAccounts['passwords'] & object;
  ownAccount: OwnAccount;
  accountId: string;
  /** Another account, with its address confirmed and the same password: for a test that changes what it finds. */
  newPerson(): Promise<{ username: string; accountId: string }>;
  /** From now on the account's password is one that was made up, and must be changed at the sign-in. */
  askForAnother(accountId: string): Promise<void>;
  /** @param callersMails that callers of one address may ask for in an hour; tests ask more than people do. */
  start(options?: Partial<IdentityOptions>, clock?: Clock, callersMails?: number): Promise<IdentityServer>;
  /** What waits to be mailed to an address, the oldest first. */
  mailsTo(recipient: string): Promise<OutgoingLetter[]>;
  close(): Promise<void>;
}

const page = '<!doctype html><html><head><title>Writdesk</title></head><body></body></html>';

/**
 * @param username of the account, whose password is `PASSWORD` and whose role is `lawyer`.
 * @param mail whether what is to be mailed is written, see `mailsTo`.
 * @param beforeMail awaited before each email is written: a test may hold emails back.
 */
export async function identityBench(
  username = 'nadia@example.com',
  { mail = false, beforeMail = () => Promise.resolve() } = {},
): Promise<IdentityBench> {
  const database = await cloneDatabase(STARTED);
  const db = openDatabase({ connection: database.application });
  const vault = openVault(encryptionKey);
  const jobs = openJobQueue({ connection: database.connection, log: silent, pollSeconds: 0.5 });
  // Letters are written, and then lie in the outbox: `sendMail` is not worked on.
  await jobs.start([sendMail, mailPerson]);
  const writer = mail ? await startWriter(database.connection, db, jobs, beforeMail) : undefined;
  const { accounts, passwords, ownPasswords, ownAccount } = await embeddedAccounts({ db, jobs, vault });
  const servers: IdentityServer[] = [];
  const keep = keepLine(inject('logs'));

  async function start(
    options: Partial<IdentityOptions> = {},
    clock?: Clock,
    callersMails = 10_000,
  ): Promise<IdentityServer> {
    let identity: Identity | undefined;
    const http = createServer((request, response) => {
      if (identity?.handles(request)) identity.handler(request, response);
      else response.writeHead(200).end('the app');
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const logged: string[] = [];
    const mailParts = { db, clock: clock ?? systemClock, config: mailConfig };
    identity = await createIdentity({
      db,
      jobs,
      vault,
      accounts,
      passwords,
      ownPasswords,
      options: { publicUrl: address, ...options },
      log: pino({ level: 'debug' }, { write: (line: string) => (logged.push(line), keep(line)) }),
      isInvited: (invite) => isInvited({ db, clock: clock ?? systemClock }, invite),
      takeCallersMail: (caller) => takeCallersMail(mailParts, caller, callersMails),
      reserveCallersMail: (letter) => reserveCallersMail(mailParts, letter, callersMails),
      renderPage: (context, nonce) => injectLoginContext(page, context, nonce),
      ...(clock && { clock }),
    });
    const server: IdentityServer = {
      identity,
      address,
      logged,
      async close() {
        identity.close();
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
      },
    };
    servers.push(server);
    return server;
  }

  const account = await accounts.createAccount({
    username,
    email: username,
    firstName: 'Nadia',
    lastName: 'Núñez',
    password: PASSWORD,
    roles: ['lawyer'],
    emailVerified: true,
  });
  let persons = 0;
  return {
    db,
    connection: database.connection,
    vault,
    accounts,
    passwords,
    ownAccount,
    accountId: account.id,
    start,
    async newPerson() {
      const email = `person${++persons}@example.com`;
      const names = { username: email, email, firstName: 'Ada', lastName: 'Núñez' };
      const made = { ...names, password: PASSWORD, roles: [], emailVerified: true };
      return { username: email, accountId: (await accounts.createAccount(made)).id };
    },
    async askForAnother(id) {
      await db.pool.query('update identity.account set must_change_password = true where id = $1', [id]);
    },
    async mailsTo(recipient) {
      const { rows } = await db.pool.query<OutgoingLetter>(
        `select subject, body_text as text, body_html as html, is_secret as "isSecret" from jobs.mail_outbox
         where recipient = $1 order by created_at, id`,
        [recipient],
      );
      return rows;
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await writer?.stop();
      await jobs.stop();
      await db.close();
      await database.drop();
    },
  };
}

/** A worker that writes letters and does nothing else. */
async function startWriter(
  connection: ConstructorParameters<typeof pg.Client>[0] & object,
  db: Database,
  jobs: JobQueue,
  beforeMail: () => Promise<void>,
): Promise<JobQueue> {
  const writer = openJobQueue({ connection, log: silent, pollSeconds: 0.5 });
  const config = { publicUrl: SITE, identity: { realm: 'writdesk' }, encryptionKey };
  // Only what letters ask for is there.
  const deps = {
    db,
    jobs,
    clock: systemClock,
    signInClock: systemClock,
    config,
    log: silent,
    registered,
  } as unknown as Deps;
  const one = {
    ...mailPerson,
    concurrency: 1,
    async handle(...given: Parameters<typeof mailPerson.handle>) {
      await beforeMail();
      await mailPerson.handle(...given);
    },
  };
  await writer.start([one], (name, id) => contextOf(deps, { kind: 'job', name }, id));
  return writer;
}

async function embeddedAccounts(parts: { db: Database; jobs: JobQueue; vault: Vault }) {
  const opened = await openAccounts(
    { embedded: true },
    {
      ...parts,
      clock: systemClock,
      publicUrl: SITE,
    },
  );
  const { accounts, passwords, ownPasswords, ownAccount } = opened;
  if (!passwords || !ownPasswords || !ownAccount)
    throw new Error('The embedded provider keeps its passwords.');
  return { accounts, passwords, ownPasswords, ownAccount };
}
