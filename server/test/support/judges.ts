import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Programs of others that judge PDFs, for `npm run test:papers`, which fetches them and says where they are.

const run = promisify(execFile);
const ROOM = 64 * 1024 * 1024;

/** Runs a program that says what it found. @returns all that it said, also where it ends as failed. */
export async function said(program: string, args: readonly string[]): Promise<string> {
  const told = (await run(program, [...args], { maxBuffer: ROOM }).catch((error: unknown) => error)) as {
    stdout?: string;
    stderr?: string;
  };
  if (told.stdout === undefined) throw new Error(`${program} could not be asked.`, { cause: told });
  return `${told.stdout}${told.stderr ?? ''}`;
}

/** Where a program lies that the suite fetched. */
export const variable = (name: 'VERAPDF' | 'PYHANKO'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} says nothing: run this with npm run test:papers.`);
  return value;
};

/** What qpdf finds wrong with the structure of a file; nothing where it is sound. */
export async function faultsByQpdf(path: string): Promise<string[]> {
  const told = await said('qpdf', ['--check', path]);
  const isSound = told.includes('No syntax or stream encoding errors found');
  return isSound && !told.includes('WARNING') ? [] : [`${path}: ${told.trim()}`];
}

/** Which files veraPDF doesn't find to follow a flavour, with the rules that they break. */
export async function faultsByVeraPdf(
  flavour: '2a' | '2b' | 'ua1',
  paths: readonly string[],
): Promise<string[]> {
  const program = ['-cp', variable('VERAPDF'), 'org.verapdf.apps.GreenfieldCliWrapper'];
  const told = await said('java', [...program, '-f', flavour, '--format', 'text', '-v', ...paths]);
  const lines = told.split('\n').filter((line) => line.trim() !== '');
  const passed = lines.filter((line) => line.startsWith('PASS '));
  const faults = lines.filter((line) => !line.startsWith('PASS '));
  return passed.length === paths.length ? faults : [...faults, `${passed.length} of ${paths.length} passed.`];
}
