import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, readOwnerUrl } from './config.ts';
import { openVault } from './platform/vault.ts';

let DATA_DIR: string;
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
const DATABASE_URL = 'postgres://writdesk@db/writdesk?sslmode=verify-full';

beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'writdesk-config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('with nothing set everything is embedded and only this machine is served', () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    embedded: true,
    services: ['web', 'worker', 'robot'],
    host: 'localhost',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    identity: { embedded: true, url: 'http://localhost:3000', realm: 'writdesk', clientId: 'writdesk-web' },
    demo: true,
    demoPassword: 'writdesk-demo',
    storage: { kind: 'local', folder: join(DATA_DIR, 'files') },
  });
  expect(config.databaseUrl).toBeUndefined();
});

test('keeps a key of its own, closed to others, and reads the same one again', () => {
  const first = readConfig({ DATA_DIR }).encryptionKey;
  const file = join(DATA_DIR, 'encryption-key');
  expect(first).toHaveLength(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toEqual(first);
  expect(readConfig({ DATA_DIR }).encryptionKey).toEqual(first);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATA_DIR, DATABASE_URL: '', PORT: ' ' })).toMatchObject({ embedded: true, port: 3000 });
});

test('robots go to no host inside our network but those that the operator names', () => {
  const { insideHosts, robotBrowser, robotUnsandboxed } = readConfig({
    DATA_DIR,
    ROBOT_BROWSER: '/usr/bin/chromium',
    ROBOT_INSIDE_HOSTS: 'EFile.court.lan=10.0.0.7:8080, other.lan=10.0.0.8:80',
  });
  expect(insideHosts).toEqual({ 'efile.court.lan': '10.0.0.7:8080', 'other.lan': '10.0.0.8:80' });
  expect({ robotBrowser, robotUnsandboxed }).toEqual({
    robotBrowser: '/usr/bin/chromium',
    robotUnsandboxed: false,
  });
  expect(readConfig({ DATA_DIR }).insideHosts).toEqual({});
  expect(() => readConfig({ DATA_DIR, ROBOT_INSIDE_HOSTS: 'efile.court.lan' })).toThrow(/ROBOT_INSIDE_HOSTS/);
});

test('a server of one’s own, Keycloak and S3', () => {
  const config = readConfig({
    DATA_DIR,
    DATABASE_URL,
    ENCRYPTION_KEY,
    PUBLIC_URL: 'https://writdesk.example/',
    TRUST_PROXY: '2',
    OIDC_URL: 'https://login.example/',
    SERVICES: 'worker',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(config).toMatchObject({
    embedded: false,
    services: ['worker'],
    host: '0.0.0.0',
    publicUrl: 'https://writdesk.example',
    trustProxy: 2,
    identity: { embedded: false, url: 'https://login.example' },
    storage: { kind: 's3', endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'files' },
  });
});

test('a Keycloak whose accounts we manage, and a provider that is neither', () => {
  const OIDC_URL = 'https://login.example/tenant/';
  const { identity } = readConfig({ DATA_DIR, OIDC_URL, OIDC_ADMIN_CLIENT_SECRET: 'secret' });
  expect(identity).toMatchObject({ admin: { clientId: 'writdesk-server', clientSecret: 'secret' } });
  expect(identity).not.toHaveProperty('generic');
  const other = readConfig({ DATA_DIR, OIDC_URL, OIDC_PROVIDER: 'generic', OIDC_AUDIENCE: 'desk-api' });
  expect(other.identity).toEqual({
    embedded: false,
    generic: true,
    url: 'https://login.example/tenant',
    realm: 'writdesk',
    clientId: 'writdesk-web',
    audience: 'desk-api',
  });
});

test.each([
  ['a production database without a key', { DATABASE_URL }, 'ENCRYPTION_KEY: needed'],
  ['a short key', { ENCRYPTION_KEY: 'c2hvcnQ=' }, 'ENCRYPTION_KEY: Give 32 bytes'],
  [
    'a short former key',
    { FORMER_ENCRYPTION_KEYS: `${ENCRYPTION_KEY},c2hvcnQ=` },
    'FORMER_ENCRYPTION_KEYS: ',
  ],
  ['a port out of range', { PORT: '70000' }, 'PORT: Enter a number of at most 65,535.'],
  ['a port that is no number', { PORT: 'abc' }, 'PORT: Enter a number.'],
  ['half a port', { PORT: '3000.5' }, 'PORT: Enter a whole number.'],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL: Give an address such as postgres',
  ],
  ['a login without its protocol', { OIDC_URL: 'login.example' }, 'OIDC_URL: Give an address such as https'],
  ['a generic provider without its issuer', { OIDC_PROVIDER: 'generic' }, 'OIDC_PROVIDER: '],
  ['accounts to manage nowhere', { OIDC_ADMIN_CLIENT_SECRET: 'secret' }, 'OIDC_ADMIN_CLIENT_SECRET: '],
  [
    'accounts of a generic provider to manage',
    { OIDC_URL: 'https://login.example', OIDC_PROVIDER: 'generic', OIDC_ADMIN_CLIENT_SECRET: 'secret' },
    'OIDC_ADMIN_CLIENT_SECRET: ',
  ],
  ['an unknown service', { SERVICES: 'web,mail' }, 'SERVICES.1: Enter one of: web, worker, robot.'],
  ['an unknown level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: Enter one of: trace, debug'],
  ['half an S3', { S3_BUCKET: 'files' }, 'belong together'],
  ['the demonstration on an open interface', { HOST: '0.0.0.0' }, 'HOST: '],
])('refuses %s', (_, variables, message) => {
  expect(() => readConfig({ DATA_DIR, ...variables })).toThrow(message);
});

test.each([
  'https://writdesk.example',
  'http://localhost:3000',
  'http://desk.localhost',
  'http://127.0.0.2:80',
  'http://[::1]:3000',
])('takes %s as the public address of a production', (PUBLIC_URL) => {
  const production = { DATA_DIR, DATABASE_URL, ENCRYPTION_KEY, TRUST_PROXY: 'true' };
  expect(() => readConfig({ ...production, PUBLIC_URL })).not.toThrow();
});

describe('behind https', () => {
  const PUBLIC_URL = 'https://writdesk.example';

  test.each([
    ['a production', { DATABASE_URL, ENCRYPTION_KEY }],
    ['a demonstration', {}],
  ])('%s says whether a proxy stands in front', (_, variables) => {
    const start = (TRUST_PROXY?: string) =>
      readConfig({
        DATA_DIR,
        PUBLIC_URL,
        ...variables,
        ...(TRUST_PROXY !== undefined && { TRUST_PROXY }),
      }).trustProxy;
    expect(() => start()).toThrow(/^TRUST_PROXY: needed with an https PUBLIC_URL/);
    expect(() => start('')).toThrow(/^TRUST_PROXY: needed/);
    expect(['true', 'false', '0', '1', '3'].map(start)).toEqual([1, 0, 0, 1, 3]);
    for (const wrong of ['yes', '-1', '10', '1.5', 'loopback'])
      expect(() => start(wrong)).toThrow(/TRUST_PROXY/);
  });

  test('the process ends TLS itself where both files are given, and nowhere else', () => {
    const start = (variables: Record<string, string>) =>
      readConfig({ DATA_DIR, TRUST_PROXY: 'false', PUBLIC_URL, ...variables }).tls;
    const files = { TLS_CERT_FILE: '/run/tls/chain.pem', TLS_KEY_FILE: '/run/tls/key.pem' };
    expect(start({})).toBeUndefined();
    expect(start(files)).toEqual({ certFile: '/run/tls/chain.pem', keyFile: '/run/tls/key.pem' });
    for (const one of Object.keys(files)) expect(() => start({ ...files, [one]: '' })).toThrow(/give both/);
    expect(() => start({ ...files, PUBLIC_URL: 'http://localhost:3000' })).toThrow(/needs an https/);
  });

  test('only there: over http nobody is believed unless it is said', () => {
    expect(readConfig({ DATA_DIR }).trustProxy).toBe(0);
  });
});

test.each(['http://writdesk.example', 'http://127.0.0.1.example', 'http://10.0.0.7:3000', 'http://[::2]'])(
  'refuses %s as the public address of a production',
  (PUBLIC_URL) => {
    const production = { DATA_DIR, DATABASE_URL, ENCRYPTION_KEY, PUBLIC_URL };
    expect(() => readConfig(production)).toThrow(/^PUBLIC_URL: .*https:/);
  },
);

test('keys that were used before open the vault next to the one that seals', () => {
  const former = [randomBytes(32), randomBytes(32)] as const;
  const list = former.map((key) => key.toString('base64')).join(', ');
  const config = readConfig({ DATA_DIR, ENCRYPTION_KEY, FORMER_ENCRYPTION_KEYS: list });
  const vault = openVault(config.encryptionKey, config.formerEncryptionKeys);
  for (const key of former) expect(vault.open(openVault(key).seal('kept'))).toBe('kept');
  expect(openVault(config.encryptionKey).open(vault.seal('new'))).toBe('new');
  expect(readConfig({ DATA_DIR }).formerEncryptionKeys).toEqual([]);
});

test('names everything that is wrong at once', () => {
  expect(() => readConfig({ DATA_DIR, PORT: 'x', SMTP_URL: 'ftp://mail' })).toThrow(
    /PORT: .*\n {2}SMTP_URL: /,
  );
});

const encrypted = {
  DATABASE_URL,
  ENCRYPTION_KEY,
  PUBLIC_URL: 'https://writdesk.example',
  TRUST_PROXY: 'true',
};
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'token-of-the-account-1',
  TWILIO_SENDER: '+14045550100',
};
const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test.each<[string, NodeJS.ProcessEnv]>([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://writdesk@db/writdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://writdesk@10.0.0.7/writdesk?sslmode=prefer' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://writdesk@db/writdesk?sslmode=disable' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner@db/writdesk' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://writdesk@db/writdesk' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:password@mail.example:587' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'http://s3.example', ...bucket }],
  ['OIDC_URL', { OIDC_URL: 'http://login.example' }],
  ['CLAMD_URL', { CLAMD_URL: 'tcp://clamd.example:3310' }],
  [
    'STRIPE_API_URL',
    {
      STRIPE_API_URL: 'http://stripe.example',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    },
  ],
  [
    'EASYPOST_API_URL',
    {
      EASYPOST_API_URL: 'http://easypost.example',
      EASYPOST_API_KEY: 'EZTKx',
      EASYPOST_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    },
  ],
  ['TWILIO_API_URL', { TWILIO_API_URL: 'http://twilio.example', ...twilio }],
  ['TSA_URL', { TSA_URL: 'http://tsa.example' }],
])('%s without TLS to another machine is refused, until the operator says that it may: %j', (name, given) => {
  const variables = { DATA_DIR, ...encrypted, ...given };
  expect(() => readConfig(variables)).toThrow(
    new RegExp(`^${name}: would go to another machine without TLS`),
  );
  expect(readConfig({ ...variables, PLAIN_CONNECTIONS: 'true' }).plainConnections).toEqual([name]);
});

test('connections with TLS, and those that stay on this machine, are taken', () => {
  for (const given of [
    {},
    { DATABASE_URL: 'postgres://writdesk@127.0.0.1/writdesk' },
    { DATABASE_URL: 'postgres://writdesk@%2Frun%2Fpostgresql/writdesk' },
    { SMTP_URL: 'smtps://mail.example', S3_ENDPOINT: 'https://s3.example', ...bucket },
    { SMTP_URL: 'smtp://mail.example:587?requireTLS=true', OIDC_URL: 'https://login.example' },
    { CLAMD_URL: 'tcp://127.0.0.1:3310' },
    { SMTP_URL: 'smtp://localhost:25', S3_ENDPOINT: 'http://localhost:7070', ...bucket },
  ])
    expect(readConfig({ DATA_DIR, ...encrypted, ...given }).plainConnections).toEqual([]);
  expect(readConfig({ DATA_DIR, SMTP_URL: 'smtp://mail.example' }).plainConnections).toEqual([]);
});

test('text messages take the account, its token and a sender together, each of its shape', () => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: sender } = twilio;
  expect(readConfig({ DATA_DIR })).not.toHaveProperty('sms');
  expect(readConfig({ DATA_DIR, ...twilio }).sms).toEqual({ accountSid, authToken, sender });
  const service = `MG${'0a'.repeat(16)}`;
  expect(readConfig({ DATA_DIR, ...twilio, TWILIO_SENDER: service }).sms).toMatchObject({ sender: service });
  for (const name of Object.keys(twilio))
    expect(() => readConfig({ DATA_DIR, ...twilio, [name]: '' })).toThrow('belong together');
  for (const [name, value] of [
    ['TWILIO_ACCOUNT_SID', 'SK00'],
    ['TWILIO_AUTH_TOKEN', 'short'],
    ['TWILIO_SENDER', '404-555-0100'],
  ] as const)
    expect(() => readConfig({ DATA_DIR, ...twilio, [name]: value })).toThrow(`${name}: Give `);
});

test('measures are open on a developer’s machine, closed in production, and behind a token where one is given', () => {
  const METRICS_TOKEN = 'a-token-of-twenty-or-more';
  expect(readConfig({ DATA_DIR }).metrics).toBe('open');
  expect(readConfig({ DATA_DIR, ...encrypted }).metrics).toBe('closed');
  expect(readConfig({ DATA_DIR, ...encrypted, METRICS_TOKEN }).metrics).toEqual({ token: METRICS_TOKEN });
  expect(() => readConfig({ DATA_DIR, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: Give 20 characters');
});

test('only a start for tests has a clock that can be moved, and with a database of its own it says so twice', () => {
  const TEST_CLOCK_PORT = '4107';
  const TEST_CLOCK_AT = '2027-01-04T13:00:00Z';
  expect(readConfig({ DATA_DIR })).not.toHaveProperty('testClock');
  expect(readConfig({ DATA_DIR, TEST_CLOCK_PORT }).testClock).toEqual({ port: 4107 });
  expect(readConfig({ DATA_DIR, TEST_CLOCK_PORT, TEST_CLOCK_AT }).testClock).toEqual({
    port: 4107,
    at: new Date(TEST_CLOCK_AT),
  });
  expect(() => readConfig({ DATA_DIR, TEST_CLOCK_AT })).toThrow('TEST_CLOCK_AT: needs TEST_CLOCK_PORT');
  expect(() => readConfig({ DATA_DIR, TEST_CLOCK_PORT, TEST_CLOCK_AT: 'Monday' })).toThrow(
    'TEST_CLOCK_AT: Give an instant',
  );
  const production = { DATA_DIR, ...encrypted, TEST_CLOCK_PORT };
  expect(() => readConfig(production)).toThrow('TEST_CLOCK_PORT: with DATABASE_URL');
  const saidTwice = { ...production, TEST_CLOCK_WITH_DATABASE_URL: 'true' };
  expect(readConfig(saidTwice).testClock).toEqual({ port: 4107 });
  const filled = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
  expect(() =>
    readConfig({ DATA_DIR, TEST_CLOCK_PORT, S3_ENDPOINT: 'https://s3.example', ...filled }),
  ).toThrow('not with S3_ENDPOINT');
});

test('the owner’s login is read next to the other, and alone to migrate', () => {
  const DATABASE_OWNER_URL = 'postgres://owner@db/writdesk?sslmode=verify-full';
  const both = readConfig({ DATA_DIR, ...encrypted, DATABASE_OWNER_URL });
  expect(both).toMatchObject({ databaseUrl: DATABASE_URL, databaseOwnerUrl: DATABASE_OWNER_URL });
  expect(readOwnerUrl({ DATABASE_OWNER_URL })).toBe(DATABASE_OWNER_URL);
  expect(() => readOwnerUrl({})).toThrow('DATABASE_OWNER_URL: needed to migrate');
  expect(() => readOwnerUrl({ DATABASE_OWNER_URL: 'postgres://owner@db/writdesk' })).toThrow('without TLS');
  expect(() => readConfig({ DATA_DIR, DATABASE_OWNER_URL })).toThrow('require DATABASE_URL');
});
