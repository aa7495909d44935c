import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account that the database processes run as. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account for the database: our own, except that PostgreSQL refuses to run as root, who hands it to the user
 * `postgres` or `nobody`, or to the first that there is: initdb wants an account that has a name.
 */
export function databaseAccount(passwordFile = '/etc/passwd'): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? uid };
  const others = readAccounts(passwordFile).filter((account) => account.uid > 0);
  const named = (name: string) => others.find((account) => account.name === name);
  const { uid: chosen, gid } = named('postgres') ?? named('nobody') ?? others[0] ?? NOBODY;
  return { uid: chosen, gid };
}

function readAccounts(passwordFile: string): (Account & { name: string })[] {
  try {
    const lines = readFileSync(passwordFile, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return { name, uid: Number(uid), gid: Number(gid) };
    });
  } catch {
    return []; // no such file here
  }
}

/** Whether `account` may walk down to `path`: a checkout under /root (mode 0700) is closed to everyone else. */
export function canReach(account: Account, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
