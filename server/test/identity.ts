import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
  injectLoginContext,
  openAccounts,
} from '../src/identity/index.ts';
import type { Accounts } from '../src/platform/accounts.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { OwnAccount } from '../src/platform/own-account.ts';
import { openVault, type Vault } from '../src/platform/vault.ts';
import { cloneDatabase } from './database.ts';

export const PASSWORD = 'correct horse battery';

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
  accounts: Accounts;
  ownAccount: OwnAccount;
  accountId: string;
  start(options?: Partial<IdentityOptions>, clock?: Clock): Promise<IdentityServer>;
  close(): Promise<void>;
}

const page = '<!doctype html><html><head><title>Writdesk</title></head><body></body></html>';

/** @param username of the account, whose password is `PASSWORD` and whose role is `lawyer`. */
export async function identityBench(username = 'nadia@example.com'): Promise<IdentityBench> {
  const database = await cloneDatabase();
  const db = openDatabase({ connection: database.connection });
  const vault = openVault(randomBytes(32));
  const { accounts, passwords, ownPasswords, ownAccount } = await embeddedAccounts(db, vault);
  const servers: IdentityServer[] = [];

  async function start(options: Partial<IdentityOptions> = {}, clock?: Clock): Promise<IdentityServer> {
    let identity: Identity | undefined;
    const http = createServer((request, response) => {
      if (identity?.handles(request)) identity.handler(request, response);
      else response.writeHead(200).end('the app');
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const logged: string[] = [];
    identity = await createIdentity({
      pool: db.pool,
      vault,
      accounts,
      passwords,
      ownPasswords,
      options: { publicUrl: address, ...options },
      log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
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
  return {
    db,
    accounts,
    ownAccount,
    accountId: account.id,
    start,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await db.close();
      await database.drop();
    },
  };
}

async function embeddedAccounts(db: Database, vault: Vault) {
  const opened = await openAccounts({ embedded: true }, { db, vault, clock: systemClock });
  const { accounts, passwords, ownPasswords, ownAccount } = opened;
  if (!passwords || !ownPasswords || !ownAccount)
    throw new Error('The embedded provider keeps its passwords.');
  return { accounts, passwords, ownPasswords, ownAccount };
}
