import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Compiled, mayWrite, takeCompiled } from './compiled-program.ts';
import { readPdf } from './index.ts';

let pdf: Uint8Array;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage();
  pdf = await document.save();
  // Whoever reads the first file has the program compiled; until then there is nothing to take.
  await readPdf(pdf);
  await vi.waitFor(async () => void (await taken()).remove(), { timeout: 20_000, interval: 100 });
});

async function taken(): Promise<Compiled> {
  const compiled = await takeCompiled([]);
  if (!compiled) throw new Error('nothing is compiled yet');
  return compiled;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const contentsOf = ({ folder }: Compiled) =>
  new Map(filesIn(folder).map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]));

test('what one process spoils of its copy, the next one doesn’t get', async () => {
  const one = await taken();
  const whole = contentsOf(one);
  expect(whole.size).toBeGreaterThan(5);
  for (const file of filesIn(one.folder)) writeFileSync(file, 'spoiled');
  const next = await taken();
  expect(next.folder).not.toBe(one.folder);
  expect(contentsOf(next)).toEqual(whole);
  await Promise.all([one.remove(), next.remove()]);
  expect(existsSync(one.folder)).toBe(false);
});

test('a process writes in its own copy alone', async () => {
  const own = await taken();
  const write = (file: string) => {
    const program = `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'x')`;
    const flags = ['--permission', '--no-warnings', ...mayWrite(own.folder)];
    return spawnSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' });
  };
  expect(write(join(own.folder, 'x')).status).toBe(0);
  const other = await taken();
  for (const folder of [other.folder, join(dirname(own.folder), 'compiled'), dirname(own.folder)]) {
    expect(existsSync(folder)).toBe(true);
    expect(write(join(folder, 'x')).stderr).toContain('ERR_ACCESS_DENIED');
  }
  await Promise.all([own.remove(), other.remove()]);
});

test('reading leaves no copy behind', async () => {
  const { folder, remove } = await taken();
  await remove();
  expect(await readPdf(pdf)).toMatchObject({ pages: [expect.anything()] });
  const left = () => readdirSync(dirname(folder)).filter((name) => name !== 'compiled');
  await vi.waitFor(() => expect(left()).toEqual([]), 10_000);
});
