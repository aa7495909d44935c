// Has LibreOffice save the rent roll of server/test/fixtures/spreadsheets again, in the ways in which people save it. Needs `soffice`;
// the tests read the files that are committed. node_modules/.bin/node scripts/remake-spreadsheets.mjs
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../server/test/fixtures/spreadsheets');
const source = join(folder, 'rent-roll.fods');
// Separator, quote and character set, by their numbers in LibreOffice: UTF-8 is 76, Windows-1252 is 1, UTF-16 is 65535.
const ways = [
  { file: 'rent-roll.xlsx', to: 'xlsx' },
  { file: 'rent-roll-1904.xlsx', to: 'xlsx', firstDay: '1904-01-01' },
  { file: 'rent-roll-comma.csv', to: 'csv:Text - txt - csv (StarCalc):44,34,76' },
  { file: 'rent-roll-semicolon.csv', to: 'csv:Text - txt - csv (StarCalc):59,34,1' },
  { file: 'rent-roll-tab.csv', to: 'csv:Text - txt - csv (StarCalc):9,34,65535' },
];

if (spawnSync('soffice', ['--version']).error) {
  console.error('LibreOffice is not installed: soffice was not found.');
  process.exit(1);
}
const text = await readFile(source, 'utf8');
const work = await mkdtemp(join(tmpdir(), 'spreadsheets-'));
for (const { file, to, firstDay = '1899-12-30' } of ways) {
  const name = file.slice(0, file.lastIndexOf('.'));
  await writeFile(join(work, `${name}.fods`), text.replace('1899-12-30', firstDay));
  const saved = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${work}/profile`,
      '--headless',
      '--convert-to',
      to,
      '--outdir',
      work,
      join(work, `${name}.fods`),
    ],
    { encoding: 'utf8' },
  );
  if (saved.status !== 0) throw new Error(saved.stderr);
  await rename(join(work, file), join(folder, file));
  console.log(file);
}
await rm(work, { recursive: true });
