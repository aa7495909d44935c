import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What must stand in no line of a log, whatever failed. */
const secretShapes: Readonly<Record<string, RegExp>> = {
  'a token': /eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a bearer': /bearer\s+[\w-]{16,}/i,
  'a social security number': /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/,
  'a password of the tests': /correct horse battery|writdesk-demo|gardens? behind the house/,
  'a field with a secret':
    /"(?:password|password-new|currentPassword|newPassword|ssn|access_token|refresh_token|id_token|code_verifier|recoveryCodeInput|otp)":"(?!\[taken out\])[^"]/,
  'a recovery code': /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}\b/,
  'a cookie of a session': /(?:KEYCLOAK_IDENTITY|AUTH_SESSION_ID|AUTH_RESUME)(?:\.sig)?=[\w-]/,
  'a link that opens something':
    /[?&](?:key|code|token|signature|sig)=[\w-]{16,}|\/(?:verify-invite|invite)\/[\w-]{40,}/,
};

/** @returns what of a text must not be in a log: each with the line that it stands in, shortened. */
export function secretsIn(text: string): string[] {
  return text.split('\n').flatMap((line) =>
    Object.entries(secretShapes).flatMap(([what, shape]) => {
      const found = shape.exec(line);
      return found ? [`${what}: …${line.slice(Math.max(0, found.index - 80), found.index + 40)}…`] : [];
    }),
  );
}

/** The texts of all files of a folder with this ending. */
export const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const opened = new Map<string, number>();

/** Where the lines of a process of this run are kept until its end: each is there at once, in a file that stays open. */
export function keepLine(folder: string): (line: string) => void {
  const path = join(folder, `${process.pid}.log`);
  const file = opened.get(path) ?? openSync(path, 'a');
  opened.set(path, file);
  return (line) => void writeSync(file, line.endsWith('\n') ? line : `${line}\n`);
}

/**
 * Reads every line that the run logged.
 * @throws with what must not be there.
 */
export function expectNoSecrets(folder: string): void {
  const found = filesOf(folder, '.log').flatMap(secretsIn);
  if (found.length === 0) return;
  const some = [...new Set(found)].slice(0, 20).join('\n');
  throw new Error(`The log of the tests holds ${found.length} secrets:\n${some}`);
}
