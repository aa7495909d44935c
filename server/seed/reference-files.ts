import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const folder = join(import.meta.dirname, 'reference');
const unpack = promisify(gunzip);

/** A row of a file: column name → text; an empty cell is an empty text. */
export type Row<C extends string> = Record<C, string>;

/** The text of a file of `server/seed/reference`, unpacked where its name ends in `.gz`. */
export async function readReferenceFile(name: string): Promise<string> {
  const bytes = await readFile(join(folder, name));
  return (name.endsWith('.gz') ? await unpack(bytes) : bytes).toString('utf8');
}

/** A hash of texts; a compressed file hashes by its content, for compressors differ. */
export function sha256(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/**
 * Reads CSV with a header line; cells may be quoted.
 * @throws when a column that the loader needs is missing.
 */
export function parseCsv<const C extends string>(text: string, columns: readonly C[]): Row<C>[] {
  const [header = [], ...lines] = cellsOf(text);
  const places = columns.map((column) => {
    const place = header.indexOf(column);
    if (place < 0) throw new Error(`The column ${column} is missing; there are ${header.join(', ')}.`);
    return [column, place] as const;
  });
  return lines.map(
    (line) => Object.fromEntries(places.map(([column, place]) => [column, line[place] ?? ''])) as Row<C>,
  );
}

/** @throws when a cell holds none of the values that its column takes. */
export function oneOf<const V extends readonly string[]>(values: V, cell: string): V[number] {
  const value = values.find((known) => known === cell);
  if (value === undefined) throw new Error(`“${cell}” is none of: ${values.join(', ')}.`);
  return value;
}

function cellsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.includes('"')) return line.split(',');
      const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
      return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
    });
}
