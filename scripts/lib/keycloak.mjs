import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Refusal, step, Unreachable } from './progress.mjs';
import { capture } from './run.mjs';

/** The version that is tested; compose.yaml and the admin client name the same one. */
export const KEYCLOAK_VERSION = '26.7.4';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const FETCH_LIMIT_MS = 300_000;
const FETCH_TRIES = 3;
const BETWEEN_TRIES_MS = 1_000;
const START_LIMIT_MS = 420_000;
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 250;
const cache = join(root, '.cache/keycloak');

/** The programs that a Keycloak of one's own needs and this machine lacks. */
export function missingForKeycloak() {
  return ['mvn', 'java'].filter((program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).error);
}

/**
 * Fetches Keycloak's distribution, a Maven artifact, once; it is kept in `.cache/`.
 *
 * @returns {Promise<string>} its folder
 */
export async function fetchKeycloak() {
  const home = join(cache, `keycloak-${KEYCLOAK_VERSION}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  // Unpacked next to its place: a fetch that was cut short is not taken for a whole one.
  const folder = mkdtempSync(join(cache, 'fetch-'));
  try {
    await step(`Fetching Keycloak ${KEYCLOAK_VERSION} with Maven (180 MB)`, (note) =>
      fetchInto(folder, note),
    );
    renameSync(join(folder, `keycloak-${KEYCLOAK_VERSION}`), home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return home;
}

/** Three tries: a repository that hangs up halfway usually doesn't do it again. */
async function fetchInto(folder, note) {
  const artifact = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:zip`;
  const endsAt = Date.now() + FETCH_LIMIT_MS;
  let reason = '';
  for (let attempt = 1; attempt <= FETCH_TRIES && Date.now() < endsAt; attempt += 1) {
    if (attempt > 1) {
      note(`${reason}; once more`);
      await new Promise((resolve) => setTimeout(resolve, attempt * BETWEEN_TRIES_MS));
    }
    const { code, output } = await capture(
      'mvn',
      [
        '--batch-mode',
        '--no-transfer-progress',
        // Maven remembers what it could not fetch, and doesn't ask again for a day.
        '--update-snapshots',
        UNPACK,
        `-Dartifact=${artifact}`,
        `-DoutputDirectory=${folder}`,
      ],
      // Maven leaves a folder of marks where it stands.
      { timeout: Math.max(1, endsAt - Date.now()), cwd: folder },
    );
    if (code === 0) return;
    reason = reasonIn(output);
  }
  throw new Unreachable(
    `KEYCLOAK IS NOT TESTED: Maven could not fetch ${artifact}, for which it needs the network once (${reason}).`,
  );
}

/** Why Maven failed: its first line of errors ends with what went wrong underneath, after the repository's address. */
function reasonIn(output) {
  const [, line = 'it did not end in time'] = /^\[ERROR\] (.+)$/m.exec(output) ?? [];
  const [told = ''] = line.split(' -> [Help');
  return told.split('): ').at(-1).trim().slice(0, 300);
}

/**
 * Starts a Keycloak with our realm in memory, and waits until the realm answers. The first start with a theme takes
 * longer: Keycloak then builds itself again.
 *
 * @param {object} options
 * @param {string} options.appUrl where the app runs that people sign in to
 * @param {string} [options.themeJar] the login screens
 * @param {number} [options.port]
 * @param {number} [options.smtpPort] where its mail goes, on this machine
 * @param {string} [options.operatorPassword] of an administrator of Keycloak itself, `operator`; without it there is none
 * @returns {Promise<{ url: string, adminSecret: string, stop(): Promise<void> }>}
 */
export async function startKeycloak({ appUrl, themeJar, port, smtpPort = 25, operatorPassword }) {
  const home = await fetchKeycloak();
  mkdirSync(join(home, 'data/import'), { recursive: true });
  // Keycloak wants the realm's name in that of the file.
  cpSync(join(root, 'deploy/keycloak-realm.json'), join(home, 'data/import/writdesk-realm.json'));
  const provided = join(home, 'providers/writdesk-theme.jar');
  // Touched only when it differs: Keycloak builds itself again for a jar that looks new.
  if (themeJar && !isSame(themeJar, provided)) cpSync(themeJar, provided);
  if (!themeJar) rmSync(provided, { force: true });

  const adminSecret = randomBytes(24).toString('base64url');
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  const child = spawn(
    'sh',
    [
      join(home, 'bin/kc.sh'),
      'start-dev',
      '--import-realm',
      '--db=dev-mem',
      '--cache=local',
      '--http-host=localhost',
      `--http-port=${chosen}`,
    ],
    {
      cwd: home,
      env: {
        ...process.env,
        // A short life: what it takes to compile for a long one is never earned back.
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        ...(operatorPassword && {
          KC_BOOTSTRAP_ADMIN_USERNAME: 'operator',
          KC_BOOTSTRAP_ADMIN_PASSWORD: operatorPassword,
        }),
        WRITDESK_URL: appUrl,
        WRITDESK_SERVER_SECRET: adminSecret,
        WRITDESK_SMTP_HOST: 'localhost',
        WRITDESK_SMTP_PORT: String(smtpPort),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const dontOutlive = endWithUs(child);
  let output = '';
  const keep = (piece) => {
    output = (output + piece).slice(-6_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = async () => {
    dontOutlive.abort();
    await endOf(child);
  };
  await step(`Starting Keycloak at ${url}`, async () => {
    const startedAt = Date.now();
    while (!(await answers(`${url}/realms/writdesk/.well-known/openid-configuration`))) {
      if (child.exitCode !== null || Date.now() - startedAt > START_LIMIT_MS) {
        await stop();
        throw new Refusal(`Keycloak did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  });
  return { url, adminSecret, stop };
}

/** However this process ends, short of being killed outright, Keycloak ends too. */
function endWithUs(child) {
  const released = new AbortController();
  const end = () => child.kill('SIGTERM');
  const endBoth = () => {
    end();
    process.exit(1);
  };
  process.once('exit', end);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, endBoth);
  released.signal.addEventListener('abort', () => {
    process.off('exit', end);
    for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, endBoth);
  });
  return released;
}

const isSame = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

async function answers(address) {
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return reply?.status === 200;
}

async function endOf(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(force);
}

/** A port that nobody listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
