import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/support/database.ts';
import { COMPILED } from '../../test/support/processes.ts';

let database: TestDatabase;
let client: pg.Client;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'writdesk-admin-'));
  database = await cloneDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const person = ['--first-name', 'Ada', '--last-name', 'Núñez'];

test('makes the first administrator, shows the password once, and leaves an audit row', async () => {
  const { code, output } = await admin(['create-user', '--email', 'Ada@Firm.example', ...person]);
  expect(output).toMatch(
    /^ada@firm\.example may sign in at http:\/\/localhost:3000 with the password \S{22}\nThe first sign-in asks for another one\.\n$/,
  );
  expect(code).toBe(0);
  const { rows } = await client.query(
    `select u.first_name, u.last_name, u.roles, u.role_type, a.username, a.roles as account_roles, a.must_change_password, e.action, e.actor_name
     from users.app_user u
     join identity.account a on a.id = u.account_id
     join users.audit_event e on e.subject = 'user' and e.subject_id = u.id
     where u.email = 'ada@firm.example'`,
  );
  expect(rows).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Núñez',
      roles: ['admin'],
      role_type: 'Admin',
      username: 'ada@firm.example',
      account_roles: ['admin'],
      must_change_password: true,
      action: 'user.create',
      actor_name: 'npm run admin',
    },
  ]);
});

test('takes a password from standard input and does not show it', async () => {
  const options = ['--email', 'care@firm.example', '--role', 'crm_user', '--password-stdin', ...person];
  const { code, output } = await admin(['create-user', ...options], { input: 'correct horse\n' });
  expect(output).toBe('care@firm.example may sign in at http://localhost:3000\n');
  expect(code).toBe(0);
  const { rows } = await client.query(
    "select must_change_password from identity.account where email = 'care@firm.example'",
  );
  expect(rows).toEqual([{ must_change_password: false }]);
});

test('with a provider of one’s own it takes the account from there', async () => {
  const accountId = '0197b3c0-0000-7000-8000-000000000001';
  const options = ['create-user', '--email', 'kc@firm.example', ...person];
  const OIDC_URL = 'https://login.example';
  expect(await admin(options, { OIDC_URL })).toMatchObject({
    code: 1,
    output: expect.stringContaining('--account-id'),
  });
  expect(await admin([...options, '--account-id', accountId], { OIDC_URL })).toMatchObject({ code: 0 });
  const { rows } = await client.query(
    "select account_id from users.app_user where email = 'kc@firm.example'",
  );
  expect(rows).toEqual([{ account_id: accountId }]);
});

test('refuses an address that is taken', async () => {
  const options = ['create-user', '--email', 'twice@firm.example', ...person];
  expect(await admin(options)).toMatchObject({ code: 0 });
  expect(await admin(options)).toMatchObject({ code: 1, output: 'twice@firm.example is a user already.\n' });
});

test.each([
  ['no command', [], 'create-user --email'],
  ['an unknown command', ['delete-user'], 'create-user --email'],
  ['an unknown option', ['create-user', '--mail', 'x'], '--mail'],
  [
    'a role that belongs to a firm',
    ['create-user', '--email', 'a@b.example', '--role', 'lawyer', ...person],
    '--role: one of',
  ],
  ['an address that is none', ['create-user', '--email', 'nobody', ...person], '--email: an address'],
  ['a missing name', ['create-user', '--email', 'a@b.example'], '--first-name is missing'],
])('refuses %s with a sentence', async (_, args, said) => {
  const { code, output } = await admin(args);
  expect(output).toContain(said);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(code).toBe(1);
});

test.each([
  ['a short password', 'short', 'Use 8 characters or more.'],
  ['one of a known data breach', 'Football1', 'appeared in a data breach'],
  ['the person’s own name', 'núñez-Ada', 'isn’t your email address, your name'],
  ['nothing', '', '--password-stdin: '],
])('refuses %s', async (_, typed, said) => {
  const options = ['--email', 'short@firm.example', '--password-stdin', ...person];
  const { code, output } = await admin(['create-user', ...options], { input: `${typed}\n` });
  expect(output).toContain(said);
  expect(code).toBe(1);
});

async function admin(
  args: string[],
  { input = '', OIDC_URL = '' } = {},
): Promise<{ code: number; output: string }> {
  const { host, user, database: name } = database.connection;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../admin.ts'), ...args], {
    env: {
      ...COMPILED,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      OIDC_URL,
    },
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, output: stdout + stderr };
}
