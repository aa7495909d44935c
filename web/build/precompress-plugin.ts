import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Fonts and pictures are compressed as they are. */
const TEXT = /\.(js|css|svg|json)$/;
const MIN_BYTES = 1024;

/** Puts `.br` and `.gz` next to each text file of the build, at the highest level: they are made once and sent as they are. */
export function precompress(): Plugin {
  return {
    name: 'writdesk:precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => compressBeside(path.join(dir, name))));
    },
  };
}

async function compressBeside(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await Promise.all([
    brotli(text, options).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(text, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
