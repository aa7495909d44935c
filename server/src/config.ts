import { errorCode } from './platform/error-code.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConnectedSystem } from '@writdesk/contract/property-connections/connection-values';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import { faultOf, say } from '@writdesk/contract/sentences/in-english';
import { readIssue } from '@writdesk/contract/sentences/say';
import { z } from 'zod';
import type { TlsFiles } from './platform/http/tls.ts';
import type { AboutUrls } from './platform/http/web-app.ts';

const services = ['web', 'worker', 'robot'] as const;
export type Service = (typeof services)[number];

/** The configuration of the process from its environment; nothing else reads the environment. */
export interface Config {
  /** The database is ours to start, the people and cases in it are a demonstration. */
  embedded: boolean;
  /** What this process does: answer requests, work on jobs, visit the sites of courts, or several of these. */
  services: readonly Service[];
  /** The interface to listen on; the loopback one in embedded mode. */
  host: string;
  port: number;
  /** Where people reach Writdesk, without a slash at the end. */
  publicUrl: string;
  /** The folder of all local state. */
  dataDir: string;
  /** The production database as requests sign in to it; absent in embedded mode. */
  databaseUrl?: string;
  /** The same as its owner, who migrates it. */
  databaseOwnerUrl?: string;
  /** The same without a pooler in between, for what listens. */
  databaseDirectUrl?: string;
  /** Most database connections of this process. */
  databaseConnections: number;
  identity: {
    /** Whether the provider runs inside this process. */
    embedded: boolean;
    /** Keycloak's address before `/realms/…`, or the issuer of a generic provider. */
    url: string;
    realm: string;
    clientId: string;
    /** Found by OpenID Connect discovery, with nothing of Keycloak's own; roles are those of our records. */
    generic?: boolean;
    /** What a generic provider's access tokens name in `aud`. */
    audience?: string;
    /** Another provider lets nobody in whose address it hasn't verified, says the operator; its tokens needn't say so. */
    areAddressesVerified?: boolean;
    /** The service account that manages a Keycloak realm's accounts; without it the realm's administrators do. */
    admin?: { clientId: string; clientSecret: string };
  };
  /** Whether an embedded database is filled with the demonstration. */
  demo: boolean;
  /** The password of the demonstration’s eight accounts. */
  demoPassword: string;
  /** 32 bytes: seals what must not lie open in the database, and signs file addresses. */
  encryptionKey: Buffer;
  /** Keys that still open what they sealed, and seal nothing: while the key is changed, and after. */
  formerEncryptionKeys: readonly Buffer[];
  /** `mailboxPort`: where the development mailbox takes mail from others too; any port when absent. */
  mail: { from: string; smtpUrl?: string; mailboxPort?: number };
  /** Twilio, which sends text messages; `sender` is one of its numbers or a messaging service. */
  sms?: { accountSid: string; authToken: string; sender: string; apiUrl?: string };
  storage:
    | { kind: 'local'; folder: string }
    | {
        kind: 's3';
        endpoint: string;
        region: string;
        bucket: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  /** With which companies pay online; without it people record payments by hand, and the demonstration has a practice bank. */
  stripe?: { secretKey: string; webhookSecret: string; apiUrl?: string };
  /** With which firms buy postage, all on one account; without it people buy it at the counter. */
  easypost?: { apiKey: string; webhookSecret: string; apiUrl?: string };
  /** Where property systems answer, other than at their vendors’ own addresses: never what a person typed. */
  propertySystems?: Partial<Record<ConnectedSystem, string>>;
  /** A ClamAV daemon that scans uploads; none when absent. */
  clamdUrl?: string;
  /** Pages of the installation in place of the product's own about privacy, terms and help. */
  aboutUrls?: AboutUrls;
  /** A time-stamping authority (RFC 3161) that dates the seals of files; none when absent. */
  tsaUrl?: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Who may read `/metrics`. */
  metrics: 'open' | 'closed' | { token: string };
  /** Variables whose connections leave this machine without TLS, because the operator said that they may. */
  plainConnections: readonly string[];
  /** Calls of one person in a minute that one process answers. */
  callsPerMinute: { reads: number; writes: number };
  /** The browser with which robots visit the sites of courts; they work by hand where there is none. */
  robotBrowser?: string;
  /** Whether that browser runs without its sandbox, because the machine allows none. */
  robotUnsandboxed: boolean;
  /** Hosts inside our network that robots may visit, each with where it answers; no other address inside is visited. */
  insideHosts: Readonly<Record<string, string>>;
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes none. */
  trustProxy: number;
  /** The certificate and key of a process that people reach without a proxy; absent where TLS ends in front of it. */
  tls?: TlsFiles;
  /** A clock of the product that a test moves, by a port of its own; real time when absent. */
  testClock?: { port: number; at?: Date };
}

const KEY_BYTES = 32;
const noSlash = (url: string) => url.replace(/\/+$/, '');

// An empty variable counts as absent: compose files and shells write both.
const text = z.string().trim().min(1);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `Give an address such as ${example}.` });
const webAddress = (example: string) =>
  address(/^https?$/, example)
    .transform(noSlash)
    .optional();
const databaseAddress = address(/^postgres(ql)?$/, 'postgres://user:password@db:5432/writdesk').optional();
const asKey = (value: string) => Buffer.from(value, 'base64');
const isKey = (key: Buffer) => key.length === KEY_BYTES;
const giveKey = `${KEY_BYTES} bytes in base64: openssl rand -base64 ${KEY_BYTES}`;
const environment = z.object({
  SERVICES: text
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(services)).min(1))
    .default([...services]),
  HOST: text.optional(),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: webAddress('https://writdesk.example.com'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_CONNECTIONS: z.coerce.number<string>().int().min(1).max(500).default(10),
  OIDC_URL: webAddress('https://login.example.com'),
  OIDC_REALM: text.default('writdesk'),
  OIDC_CLIENT_ID: text.default('writdesk-web'),
  OIDC_PROVIDER: z.enum(['keycloak', 'generic']).default('keycloak'),
  OIDC_AUDIENCE: text.optional(),
  OIDC_EMAILS_VERIFIED: z.enum(['true', 'false']).default('false'),
  OIDC_ADMIN_CLIENT_ID: text.default('writdesk-server'),
  OIDC_ADMIN_CLIENT_SECRET: text.optional(),
  DEMO: z.enum(['true', 'false']).default('true'),
  DEMO_PASSWORD: text.default('writdesk-demo'),
  ENCRYPTION_KEY: text.transform(asKey).refine(isKey, `Give ${giveKey}`).optional(),
  FORMER_ENCRYPTION_KEYS: text
    .transform((list) => list.split(',').map(asKey))
    .refine((keys) => keys.every(isKey), `Give, with commas between them, keys of ${giveKey}`)
    .default([]),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAILBOX_PORT: z.coerce.number<string>().int().min(1).max(65_535).optional(),
  MAIL_FROM: text.default('Writdesk <no-reply@writdesk.test>'),
  S3_ENDPOINT: webAddress('https://s3.example.com'),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  STRIPE_SECRET_KEY: text.regex(/^(?:sk|rk)_/, 'Give a key that begins with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/, 'Give a secret that begins with whsec_').optional(),
  STRIPE_API_URL: webAddress('https://api.stripe.com'),
  EASYPOST_API_KEY: text.optional(),
  EASYPOST_WEBHOOK_SECRET: text.min(20, 'Give 20 characters or more: openssl rand -base64 32').optional(),
  EASYPOST_API_URL: webAddress('https://api.easypost.com'),
  TWILIO_ACCOUNT_SID: text
    .regex(/^AC[0-9a-f]{32}$/, 'Give an account’s SID, which begins with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: text.min(20, 'Give the account’s auth token').optional(),
  TWILIO_SENDER: text
    .regex(
      /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
      'Give a number such as +14045550100, or a messaging service’s SID',
    )
    .optional(),
  TWILIO_API_URL: webAddress('https://api.twilio.com'),
  TSA_URL: webAddress('https://tsa.example.com'),
  BUILDIUM_API_URL: webAddress('https://api.buildium.com'),
  PROPERTYWARE_API_URL: webAddress('https://api.propertyware.com/pw/api/rest/v1'),
  CLAMD_URL: address(/^tcp$/, 'tcp://clamd.example.com:3310').optional(),
  PRIVACY_URL: webAddress('https://www.example.com/privacy'),
  TERMS_URL: webAddress('https://www.example.com/terms'),
  HELP_URL: webAddress('https://www.example.com/help'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  READS_PER_MINUTE: z.coerce.number<string>().int().min(60).default(1_200),
  WRITES_PER_MINUTE: z.coerce.number<string>().int().min(30).default(300),
  ROBOT_BROWSER: text.optional(),
  ROBOT_UNSANDBOXED: z.enum(['true', 'false']).default('false'),
  ROBOT_INSIDE_HOSTS: text
    .transform((list) => list.split(',').map((entry) => entry.trim().split('=')))
    .refine(
      (entries) => entries.every(([host, at]) => host && /^[\w.-]+:\d{1,5}$/.test(at ?? '')),
      'Give hosts with where they answer, with commas between them: efile.court.lan=10.0.0.7:8080',
    )
    .transform((entries): Record<string, string> =>
      Object.fromEntries(entries.map(([host = '', at = '']) => [host.toLowerCase(), at])),
    )
    .default({}),
  METRICS_TOKEN: text.min(20, 'Give 20 characters or more: openssl rand -base64 32').optional(),
  TLS_CERT_FILE: text.optional(),
  TLS_KEY_FILE: text.optional(),
  PLAIN_CONNECTIONS: z.enum(['true', 'false']).default('false'),
  TEST_CLOCK_PORT: z.coerce.number<string>().int().min(1).max(65_535).optional(),
  TEST_CLOCK_AT: z.iso
    .datetime({ offset: true, error: 'Give an instant such as 2027-01-04T13:00:00Z.' })
    .transform((instant) => new Date(instant))
    .optional(),
  TEST_CLOCK_WITH_DATABASE_URL: z.enum(['true', 'false']).default('false'),
  TRUST_PROXY: z
    .string()
    .trim()
    .regex(/^(?:true|false|[0-9])$/, 'Give true for one proxy, the number of proxies (up to 9), or false.')
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
    .optional(),
});
type Environment = z.infer<typeof environment>;

/** The environment contradicts itself or cannot be read; its message is for the person who started us. */
export class ConfigError extends Error {}

/**
 * Reads the configuration.
 *
 * In embedded mode a missing ENCRYPTION_KEY is made once and kept in DATA_DIR, readable to its owner alone.
 *
 * @throws ConfigError naming every variable that is wrong, all at once.
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const env = parse(environment, variables);
  const embedded = !env.DATABASE_URL;
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = publicUrlOf(env, embedded);
  return {
    embedded,
    services: env.SERVICES,
    host: hostOf(env, embedded),
    port: env.PORT,
    publicUrl,
    dataDir,
    ...databaseOf(env),
    databaseConnections: env.DATABASE_CONNECTIONS,
    identity: identityOf(env, publicUrl),
    demo: env.DEMO === 'true',
    demoPassword: env.DEMO_PASSWORD,
    encryptionKey: env.ENCRYPTION_KEY ?? ownKey(dataDir, embedded),
    formerEncryptionKeys: env.FORMER_ENCRYPTION_KEYS,
    mail: {
      from: env.MAIL_FROM,
      ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
      ...(env.MAILBOX_PORT && { mailboxPort: env.MAILBOX_PORT }),
    },
    ...smsOf(env),
    storage: storageOf(env, dataDir),
    ...stripeOf(env),
    ...easypostOf(env),
    propertySystems: {
      ...(env.BUILDIUM_API_URL && { BUILDIUM: env.BUILDIUM_API_URL }),
      ...(env.PROPERTYWARE_API_URL && { PROPERTYWARE: env.PROPERTYWARE_API_URL }),
    },
    ...(env.CLAMD_URL && { clamdUrl: env.CLAMD_URL }),
    aboutUrls: {
      ...(env.PRIVACY_URL && { privacy: env.PRIVACY_URL }),
      ...(env.TERMS_URL && { terms: env.TERMS_URL }),
      ...(env.HELP_URL && { help: env.HELP_URL }),
    },
    ...(env.TSA_URL && { tsaUrl: env.TSA_URL }),
    logLevel: env.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
    metrics: env.METRICS_TOKEN ? { token: env.METRICS_TOKEN } : embedded ? 'open' : 'closed',
    plainConnections: plainConnectionsOf(env, embedded),
    callsPerMinute: { reads: env.READS_PER_MINUTE, writes: env.WRITES_PER_MINUTE },
    trustProxy: trustProxyOf(env, publicUrl),
    ...tlsOf(env, publicUrl),
    ...(env.ROBOT_BROWSER && { robotBrowser: env.ROBOT_BROWSER }),
    robotUnsandboxed: env.ROBOT_UNSANDBOXED === 'true',
    insideHosts: env.ROBOT_INSIDE_HOSTS,
    ...testClockOf(env),
  };
}

/** How to connect to migrate: needs no other variable. @throws ConfigError where no address is given. */
export function readOwnerUrl(variables: NodeJS.ProcessEnv = process.env): string {
  const some = environment.pick({ DATABASE_OWNER_URL: true, DATABASE_URL: true, PLAIN_CONNECTIONS: true });
  const env = parse(some, variables);
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  if (!url)
    throw new ConfigError('DATABASE_OWNER_URL: needed to migrate; the embedded database migrates itself.');
  refusePlain({ DATABASE_OWNER_URL: url }, env.PLAIN_CONNECTIONS);
  return url;
}

function parse<T extends z.ZodType>(shape: T, variables: NodeJS.ProcessEnv): z.infer<T> {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = shape.safeParse(present, { error: issueCodes });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    // Ours have words of their own, which aren’t codes.
    const words = readIssue(message) ? say(faultOf(message)) : message;
    return `  ${path.join('.')}: ${words}`;
  });
  throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`);
}

function databaseOf(
  env: Environment,
): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl'> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = env;
  if (!DATABASE_URL && (DATABASE_OWNER_URL || DATABASE_DIRECT_URL))
    throw new ConfigError(
      'DATABASE_OWNER_URL and DATABASE_DIRECT_URL require DATABASE_URL, which is missing.',
    );
  return {
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(DATABASE_OWNER_URL && { databaseOwnerUrl: DATABASE_OWNER_URL }),
    ...(DATABASE_DIRECT_URL && { databaseDirectUrl: DATABASE_DIRECT_URL }),
  };
}

/** Loopback is no network: browsers count it as secure, too. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

function publicUrlOf({ PUBLIC_URL, PORT }: Environment, embedded: boolean): string {
  const url = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const { protocol, hostname } = new URL(url);
  if (!embedded && protocol === 'http:' && !LOOPBACK.test(hostname)) {
    throw new ConfigError(
      `PUBLIC_URL: ${url} would send passwords and cases openly; give an https:// address. http:// is taken for localhost alone.`,
    );
  }
  return url;
}

/** The variables that lead to another machine without TLS. @throws ConfigError where the operator didn't say that they may. */
function plainConnectionsOf(env: Environment, embedded: boolean): string[] {
  if (embedded) return [];
  const {
    DATABASE_URL,
    DATABASE_OWNER_URL,
    DATABASE_DIRECT_URL,
    SMTP_URL,
    S3_ENDPOINT,
    OIDC_URL,
    CLAMD_URL,
    STRIPE_API_URL,
    EASYPOST_API_URL,
    TWILIO_API_URL,
    TSA_URL,
    BUILDIUM_API_URL,
    PROPERTYWARE_API_URL,
  } = env;
  const databases = { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL };
  const vendors = {
    STRIPE_API_URL,
    EASYPOST_API_URL,
    TWILIO_API_URL,
    BUILDIUM_API_URL,
    PROPERTYWARE_API_URL,
  };
  const others = { SMTP_URL, S3_ENDPOINT, OIDC_URL, CLAMD_URL, TSA_URL, ...vendors };
  return refusePlain({ ...databases, ...others }, env.PLAIN_CONNECTIONS);
}

function refusePlain(urls: Record<string, string | undefined>, areAllowed: 'true' | 'false'): string[] {
  const plain = Object.entries(urls).flatMap(([name, url]) =>
    url && !isPrivate(new URL(url)) ? [name] : [],
  );
  if (plain.length && areAllowed === 'false') {
    throw new ConfigError(
      `${plain.join(', ')}: would go to another machine without TLS. Give https://, smtps:// or smtp://…?requireTLS=true, ` +
        'and for the database sslmode=verify-full. PLAIN_CONNECTIONS=true allows it on a network that nobody else reaches.',
    );
  }
  return plain;
}

/** Whether nobody on the way reads along: TLS, or no way at all. */
function isPrivate({ protocol, hostname, searchParams }: URL): boolean {
  if (['https:', 'smtps:'].includes(protocol) || LOOPBACK.test(hostname)) return true;
  if (protocol === 'smtp:') return searchParams.get('requireTLS') === 'true';
  // Of PostgreSQL a folder is a socket of this machine.
  const socket = searchParams.get('host') ?? decodeURIComponent(hostname);
  return (
    socket.startsWith('/') || /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
  );
}

/** TLS ends at a proxy: without its word every caller would share its address, and with it the limits that are by address. */
function trustProxyOf({ TRUST_PROXY }: Environment, publicUrl: string): number {
  if (TRUST_PROXY === undefined && publicUrl.startsWith('https:')) {
    throw new ConfigError(
      'TRUST_PROXY: needed with an https PUBLIC_URL. Give true when one proxy in front sets X-Forwarded-For, ' +
        'the number of proxies when there are several, or false when there is none.',
    );
  }
  return TRUST_PROXY ?? 0;
}

/** Both files or neither, and an address that says so: a page that came by TLS names only addresses with it. */
function tlsOf(
  { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Environment,
  publicUrl: string,
): Pick<Config, 'tls'> {
  if (!certFile && !keyFile) return {};
  if (!certFile || !keyFile)
    throw new ConfigError(
      'TLS_CERT_FILE and TLS_KEY_FILE: give both, or neither where TLS ends at a proxy in front.',
    );
  if (!publicUrl.startsWith('https:'))
    throw new ConfigError('TLS_CERT_FILE: needs an https PUBLIC_URL, at which people reach this process.');
  return { tls: { certFile: resolve(certFile), keyFile: resolve(keyFile) } };
}

/** Whoever moves the clock brings deadlines and invoices forward, so no real firm's may be moved by a variable that was left behind. */
function testClockOf(env: Environment): Pick<Config, 'testClock'> {
  const { TEST_CLOCK_PORT: port, TEST_CLOCK_AT: at, DATABASE_URL: databaseUrl } = env;
  if (at && !port)
    throw new ConfigError('TEST_CLOCK_AT: needs TEST_CLOCK_PORT, by which a test moves the clock.');
  if (!port) return {};
  if (databaseUrl && env.TEST_CLOCK_WITH_DATABASE_URL === 'false') {
    throw new ConfigError(
      'TEST_CLOCK_PORT: with DATABASE_URL the clock of a real firm could be moved. ' +
        'TEST_CLOCK_WITH_DATABASE_URL=true says that the database is one for tests.',
    );
  }
  // A bucket compares a signed address with its own time.
  if (env.S3_ENDPOINT)
    throw new ConfigError('TEST_CLOCK_PORT: works with files in DATA_DIR only, not with S3_ENDPOINT.');
  return { testClock: { port, ...(at && { at }) } };
}

function hostOf({ HOST }: Environment, embedded: boolean): string {
  if (!embedded) return HOST ?? '0.0.0.0';
  if (HOST && !['localhost', '127.0.0.1', '::1'].includes(HOST)) {
    throw new ConfigError(
      'HOST: without DATABASE_URL everyone knows the demonstration passwords, so only localhost is served.',
    );
  }
  return HOST ?? 'localhost';
}

function identityOf(env: Environment, publicUrl: string): Config['identity'] {
  const { OIDC_URL: url, OIDC_ADMIN_CLIENT_SECRET: clientSecret } = env;
  const generic = env.OIDC_PROVIDER === 'generic';
  if (generic && !url) throw new ConfigError('OIDC_PROVIDER: a generic provider needs OIDC_URL, its issuer.');
  if (clientSecret && (generic || !url))
    throw new ConfigError('OIDC_ADMIN_CLIENT_SECRET: only accounts of a Keycloak (OIDC_URL) are managed so.');
  const areAddressesVerified = env.OIDC_EMAILS_VERIFIED === 'true';
  if (areAddressesVerified && !url)
    throw new ConfigError('OIDC_EMAILS_VERIFIED: says something of another provider (OIDC_URL).');
  return {
    embedded: !url,
    url: url ?? publicUrl,
    realm: env.OIDC_REALM,
    clientId: env.OIDC_CLIENT_ID,
    ...(generic && { generic }),
    ...(env.OIDC_AUDIENCE && { audience: env.OIDC_AUDIENCE }),
    ...(areAddressesVerified && { areAddressesVerified }),
    ...(clientSecret && { admin: { clientId: env.OIDC_ADMIN_CLIENT_ID, clientSecret } }),
  };
}

function ownKey(dataDir: string, embedded: boolean): Buffer {
  if (!embedded)
    throw new ConfigError(`ENCRYPTION_KEY: needed with DATABASE_URL: openssl rand -base64 ${KEY_BYTES}`);
  const file = join(dataDir, 'encryption-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two starts at once only one creates it, and both read that one.
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new ConfigError(`${file} does not hold a key of ${KEY_BYTES} bytes.`);
  return key;
}

function stripeOf(env: Environment): Pick<Config, 'stripe'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (secretKey && webhookSecret) return { stripe: { secretKey, webhookSecret, ...(apiUrl && { apiUrl }) } };
  if (secretKey || webhookSecret || apiUrl)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  return {};
}

function easypostOf(env: Environment): Pick<Config, 'easypost'> {
  const { EASYPOST_API_KEY: apiKey, EASYPOST_WEBHOOK_SECRET: webhookSecret, EASYPOST_API_URL: apiUrl } = env;
  if (apiKey && webhookSecret) return { easypost: { apiKey, webhookSecret, ...(apiUrl && { apiUrl }) } };
  if (apiKey || webhookSecret || apiUrl)
    throw new ConfigError('EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET belong together.');
  return {};
}

function smsOf(env: Environment): Pick<Config, 'sms'> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: sender } = env;
  const { TWILIO_API_URL: apiUrl } = env;
  if (accountSid && authToken && sender)
    return { sms: { accountSid, authToken, sender, ...(apiUrl && { apiUrl }) } };
  if (accountSid || authToken || sender || apiUrl)
    throw new ConfigError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_SENDER belong together.');
  return {};
}

function storageOf(env: Environment, dataDir: string): Config['storage'] {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { kind: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey };
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey) {
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.',
    );
  }
  return { kind: 'local', folder: join(dataDir, 'files') };
}
