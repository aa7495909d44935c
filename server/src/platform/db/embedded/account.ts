import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account that the database processes run as. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65_534;

/**
 * The account for the database: our own, except that PostgreSQL refuses to run as root, who hands it to
 * `postgres` where that user exists and else to the number that is nobody's.
 */
export function databaseAccount(passwordFile = '/etc/passwd'): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? uid };
  try {
    const entry = readFileSync(passwordFile, 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'));
    const [, , postgresUid, postgresGid] = entry?.split(':') ?? [];
    if (Number(postgresUid) > 0) return { uid: Number(postgresUid), gid: Number(postgresGid) };
  } catch {
    // no such file: nobody will do
  }
  return { uid: NOBODY, gid: NOBODY };
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
