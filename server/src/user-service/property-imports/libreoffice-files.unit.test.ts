import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { centsIn, dayIn } from './cells/parse-cell.ts';
import { readTable } from './files/read-table.ts';

// `scripts/remake-spreadsheets.mjs` has LibreOffice save them again.
const folder = join(import.meta.dirname, '../../../test/fixtures/spreadsheets');

describe('a rent roll that LibreOffice saved', () => {
  test.each([
    'rent-roll.xlsx',
    'rent-roll-1904.xlsx',
    'rent-roll-comma.csv',
    'rent-roll-semicolon.csv',
    'rent-roll-tab.csv',
  ])('as %s has its names, days, sums and the value of its formula', async (file) => {
    const rows = await readTable(new Uint8Array(readFileSync(join(folder, file))));
    const [head, ...lines] = rows.map(({ cells }) => cells);
    expect(head).toEqual(['Unit', 'Tenant', 'Lease from', 'Rent']);
    expect(
      lines.map(([unit, tenant = '', day = '', rent = '']) => [
        unit,
        tenant,
        dayIn(day, { dayFirst: false }),
        centsIn(rent),
      ]),
    ).toEqual([
      ['1A', 'Núñez, José', '2026-06-01', 185_050],
      ['1B', 'Lee; "Sam"', '2025-02-28', 185_050],
      ['Total', '', null, 370_100],
    ]);
  });
});
