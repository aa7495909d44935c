import { errorCode } from '../../error-code.ts';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { giveTo, makePrivate } from './binaries.ts';
import { postgresProcessesIn } from './process-state.ts';

/** Where a cluster lives. */
export interface Home {
  /** Holds the folders below and the log. */
  folder: string;
  dataDirectory: string;
  socketDirectory: string;
  logFile: string;
}

const PREFIX = 'writdesk-';
const OWNER_NOTE = 'belongs-to';
// sun_path holds 108 bytes (104 on macOS) with its closing zero, and `/.s.PGSQL.5432` takes 14 of them.
const LONGEST_SOCKET_DIRECTORY = 88;

/**
 * The home of the cluster of `dataDir`: `<dataDir>/postgres`, or, when the database's account cannot walk there
 * (root's checkout under a 0700 folder), a folder under /var/lib that `<dataDir>/postgres` then points to.
 */
export function findHome(dataDir: string, account: Account): Home {
  const root = realpathSync(dataDir);
  const entry = join(root, 'postgres');
  const elsewhere = join(writableOf(['/var/lib', '/var/tmp', tmpdir()]), `${PREFIX}${shortHash(root)}`);

  if (isLink(entry) && (!existsSync(entry) || !belongsTo(entry, root))) rmSync(entry);
  if (isLink(entry)) return homeIn(realpathSync(entry), account);
  // Its data directory was deleted: what it left elsewhere is deleted with it.
  if (!existsSync(entry)) rmSync(elsewhere, { recursive: true, force: true });
  if (canReach(account, root)) {
    mkdirSync(entry, { recursive: true, mode: 0o711 });
    return homeIn(entry, account);
  }
  clearTemporary(dirname(elsewhere));
  if (existsSync(entry)) moveTo(entry, elsewhere, account);
  mkdirSync(elsewhere, { recursive: true });
  chmodSync(elsewhere, 0o711);
  writeFileSync(join(elsewhere, OWNER_NOTE), root);
  symlinkSync(elsewhere, entry);
  return homeIn(elsewhere, account);
}

/** Deletes what temporary folders, since deleted, left elsewhere. Other folders may be away for a while. */
function clearTemporary(place: string): void {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(PREFIX))) {
    const note = join(place, name, OWNER_NOTE);
    const owner = existsSync(note) ? readFileSync(note, 'utf8') : '';
    const isLeft = owner.startsWith(`${realpathSync(tmpdir())}/`) && !existsSync(owner);
    if (isLeft && postgresProcessesIn(join(place, name, 'data')).length === 0) {
      rmSync(join(place, name), { recursive: true, force: true });
    }
  }
}

/** Deletes a cluster that does not run, wherever it lives. */
export function removeHome(dataDir: string): void {
  const entry = join(dataDir, 'postgres');
  if (isLink(entry) && existsSync(entry)) rmSync(realpathSync(entry), { recursive: true, force: true });
  rmSync(entry, { recursive: true, force: true });
}

function homeIn(folder: string, account: Account): Home {
  const inside = join(folder, 'socket');
  return {
    folder,
    dataDirectory: join(folder, 'data'),
    socketDirectory:
      inside.length <= LONGEST_SOCKET_DIRECTORY
        ? inside
        : join('/tmp', `writdesk-${account.uid}-${shortHash(folder)}`),
    logFile: join(folder, 'postgres.log'),
  };
}

/** Makes the socket's folder, closed to every other account: whoever reaches the socket is let in. */
export function makeSocketDirectory({ socketDirectory }: Home, account: Account): void {
  if (!existsSync(socketDirectory)) return makePrivate(account, socketDirectory);
  const { uid } = lstatSync(socketDirectory);
  if (uid !== account.uid || isLink(socketDirectory)) {
    throw new Error(`${socketDirectory} belongs to somebody else: remove it, then start again.`);
  }
  makePrivate(account, socketDirectory);
}

function moveTo(entry: string, elsewhere: string, account: Account): void {
  try {
    renameSync(entry, elsewhere);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    // A killed database leaves its socket, which can’t be copied, and the next start makes another one.
    const filter = (path: string) => path !== join(entry, 'socket');
    cpSync(entry, elsewhere, { recursive: true, verbatimSymlinks: true, filter });
    // A copied folder is open to others, and PostgreSQL refuses such data.
    const data = join(elsewhere, 'data');
    if (existsSync(data)) chmodSync(data, 0o700);
    giveTo(account, elsewhere);
    rmSync(entry, { recursive: true });
  }
}

function belongsTo(entry: string, root: string): boolean {
  try {
    const owner = readFileSync(join(entry, OWNER_NOTE), 'utf8');
    // A moved checkout keeps its cluster; a copied one gets its own.
    return owner === root || !existsSync(owner);
  } catch {
    return false;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function writableOf(folders: string[]): string {
  const found = folders.find((folder) => {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`None of ${folders.join(', ')} can be written to.`);
  return found;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
