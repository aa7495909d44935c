import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What a program of others says of a file on its standard input. @throws with what it says against it. */
function ask(program: string, args: readonly string[], content: Uint8Array | string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input: content, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`.trim());
  return stdout;
}

/** Runs a reader of `server/test/money`, with the packages that `npm run test:money` installs. */
export function askPython(script: string, args: readonly string[], content: Uint8Array | string): string {
  const python = process.env['MONEY_PYTHON'];
  if (!python) throw new Error('Run these with npm run test:money.');
  return ask(python, [join(import.meta.dirname, '../money', script), ...args], content);
}

/** The balance of each account of a journal of hledger, in cents; it refuses what is out of balance. */
export function askHledger(journal: string): Record<string, number> {
  ask('hledger', ['--file', '-', 'check'], journal);
  const rows = ask(
    'hledger',
    ['--file', '-', 'balance', '--flat', '--no-total', '--output-format=csv'],
    journal,
  );
  return Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [, name = '', amount = ''] = /^"([^"]*)","([^"]*)"$/.exec(row) ?? [];
        return [name, Math.round(Number(amount) * 100)];
      }),
  );
}

const TRACKING_DIGITS = 20;
const zintArgs = (digits: string) => {
  const routing = digits.slice(TRACKING_DIGITS);
  return [
    '--barcode=USPS_IMAIL',
    '--dump',
    '-d',
    digits.slice(0, TRACKING_DIGITS) + (routing && `-${routing}`),
  ];
};

/** The bars of an Intelligent Mail barcode as zint draws it, each as T, A, D or F. */
export function askZint(digits: string): string {
  const rows = ask('zint', zintArgs(digits), '')
    .trim()
    .split('\n')
    .map((row) =>
      [...row.replaceAll(' ', '')]
        .map((hex) => Number.parseInt(hex, 16).toString(2).padStart(4, '0'))
        .join(''),
    );
  const [ascenders = '', trackers = '', descenders = ''] = rows;
  const kinds: Record<string, string> = { '11': 'F', '10': 'A', '01': 'D', '00': 'T' };
  // Every other column is a bar; the ones between them are white.
  return [...trackers.matchAll(/1/g)]
    .map(({ index }) => kinds[`${ascenders[index]}${descenders[index]}`])
    .join('');
}

/** Why zint draws nothing. @throws where it draws something. */
export function refusedByZint(digits: string): string {
  const { status, stderr, error } = spawnSync('zint', zintArgs(digits), { encoding: 'utf8' });
  if (error) throw error;
  if (status === 0) throw new Error(`zint draws ${digits}.`);
  return stderr;
}

/** The first page of a PDF in gray, as poppler rasters it. */
export function grayAt(
  dotsPerInch: number,
  pdf: Uint8Array,
): { width: number; height: number; pixels: Uint8Array } {
  const args = ['-gray', '-r', String(dotsPerInch), '-f', '1', '-l', '1', '-'];
  const { status, stdout, stderr, error } = spawnSync('pdftoppm', args, { input: pdf, maxBuffer: 1 << 28 });
  if (error) throw error;
  if (status !== 0) throw new Error(`pdftoppm: ${stderr.toString()}`);
  const [, width = '', height = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(0, 64).toString('latin1')) ?? [];
  const size = Number(width) * Number(height);
  return { width: Number(width), height: Number(height), pixels: stdout.subarray(stdout.length - size) };
}
