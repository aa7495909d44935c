import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { XlsxStreamWriter } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { columnsOf, isPrivate } from './cells/column-names.ts';
import { findRows } from './cells/find-rows.ts';
import { centsIn, dayIn, peopleIn, withoutSsn } from './cells/parse-cell.ts';
import { dayOrder, rosterRow } from './cells/roster-rows.ts';
import { ImportFileError } from './files/import-file-error.ts';
import { readTable } from './files/read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = async (bytes: Uint8Array) => (await readTable(bytes)).map(({ cells }) => cells);
const whyNot = (bytes: Uint8Array) =>
  readTable(bytes).then(
    () => null,
    (error: unknown) => (error instanceof ImportFileError ? error.fault.code : error),
  );

describe('a file of separated values', () => {
  const lines = 'Unit,Tenant\n1A,"Núñez, José"\n';
  const wanted = [
    ['Unit', 'Tenant'],
    ['1A', 'Núñez, José'],
  ];
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  test.each([
    ['UTF-8', utf8(lines)],
    ['UTF-8 with a mark', utf8(`\uFEFF${lines}`)],
    ['UTF-16', utf16(lines)],
    ['UTF-16, the other way', utf16(lines).swap16()],
    ['Windows-1252', Buffer.from(lines, 'latin1')],
    ['semicolons', utf8(lines.replaceAll(',', ';').replace('"Núñez; José"', '"Núñez, José"'))],
    ['tabs', utf8('Unit\tTenant\n1A\tNúñez, José\n')],
    ['a line that names the sign', utf8('sep=;\r\nUnit;Tenant\r\n1A;Núñez, José\r\n')],
    ['old line ends', utf8(lines.replaceAll('\n', '\r'))],
  ])('is read in %s', async (_, bytes) => expect(await cellsOf(new Uint8Array(bytes))).toEqual(wanted));

  test('keeps quotes and line breaks within a cell, and the numbers of its rows', async () => {
    const rows = await readTable(utf8('a,b\n"x ""y""\nz",1\n\nc,2\n'));
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['x "y"\nz', '1'] },
      { row: 5, cells: ['c', '2'] },
    ]);
  });
});

describe('a workbook', () => {
  const workbook = async (rows: (string | number | Date | null)[][]) => {
    const writer = new XlsxStreamWriter({ name: 'Rent roll' });
    for (const row of rows) writer.addRow(row);
    return new Uint8Array(await writer.finish());
  };
  test('is read with its days and its numbers', async () => {
    const bytes = await workbook([
      ['Unit', 'Rent', 'Lease from'],
      ['1A', 1850.5, new Date('2026-06-01T00:00:00Z')],
    ]);
    const [, row] = await cellsOf(bytes);
    expect(row?.slice(0, 2)).toEqual(['1A', '1850.5']);
    expect(row?.[2]).toMatch(/^2026-06-01|46174$/);
  });

  test('that says it is small and isn’t, has macros or breaks off is refused', async () => {
    const bytes = await workbook([['Unit'], ['1A']]);
    expect(await whyNot(bytes.subarray(0, bytes.length - 40))).toBe('import_file_unreadable');
    const view = new DataView(bytes.buffer.slice(0));
    const entry = Buffer.from(view.buffer).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    view.setUint32(entry + 24, 4_000_000_000, true);
    expect(await whyNot(new Uint8Array(view.buffer))).toBe('import_file_bomb');
    const old = new Uint8Array(600);
    old.set([0xd0, 0xcf, 0x11, 0xe0]);
    expect(await whyNot(old)).toBe('sheet_old');
    old.set(Buffer.from('EncryptedPackage', 'utf16le'), 100);
    expect(await whyNot(old)).toBe('import_file_encrypted');
    expect(await whyNot(utf8('\n\n'))).toBe('import_file_empty');
  });
});

describe('what no database keeps', () => {
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
  const types = 'http://schemas.openxmlformats.org/package/2006';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const linkTo = (target: string, kind: string) =>
    xml(
      `<Relationships xmlns="${types}/relationships"><Relationship Id="r1" Type="${office}/${kind}" Target="${target}"/></Relationships>`,
    );
  /** A workbook as no spreadsheet writes it. */
  function sheetWith(text: string): Promise<Buffer> {
    const cell = (at: string, inside: string) => `<c r="${at}" t="inlineStr"><is><t>${inside}</t></is></c>`;
    const rows = `<row r="1">${cell('A1', 'Unit')}${cell('B1', 'Tenant')}</row><row r="2">${cell('A2', '1A')}${cell('B2', text)}</row>`;
    const parts = {
      '[Content_Types].xml': xml(
        `<Types xmlns="${types}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
      '_rels/.rels': linkTo('xl/workbook.xml', 'officeDocument'),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="R" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': linkTo('worksheets/sheet1.xml', 'worksheet'),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${sheets}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    };
    const zip = new ZipFile();
    for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
    zip.end();
    return buffer(zip.outputStream);
  }
  test.each(['&#xD800;', '&#0;', '_xD800_', '_x0000_'])(
    '%s in a cell of a workbook is refused',
    async (cell) => {
      expect(await cellsOf(new Uint8Array(await sheetWith('Núñez')))).toContainEqual(['1A', 'Núñez']);
      expect(await whyNot(new Uint8Array(await sheetWith(cell)))).toBe('import_file_unreadable');
    },
  );

  test('NUL far down in separated values is refused', async () => {
    const text = `Unit,Tenant\n${'1A,Bell\n'.repeat(80)}2B,Nu\0ez\n`;
    expect(await whyNot(utf8(text))).toBe('import_file_unreadable');
  });
});

test('no bytes crash it', async () => {
  const heads = fc.constantFrom([], [0x50, 0x4b, 3, 4], [0xff, 0xfe], [0xd0, 0xcf, 0x11, 0xe0]);
  await fc.assert(
    fc.asyncProperty(heads, fc.uint8Array({ maxLength: 400 }), async (head, rest) => {
      const why = await whyNot(new Uint8Array([...head, ...rest]));
      expect(why === null || typeof why === 'string').toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe('cells', () => {
  test.each([
    ['$1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['(35.25)', -3_525],
    ['35.25-', -3_525],
    ['-35', -3_500],
    ['1850.5', 185_050],
    ['', null],
    ['-', null],
    ['twelve', undefined],
    ['1,2,3', undefined],
    ['99999999999999', undefined],
  ])('%j is %s cents', (text, cents) => expect(centsIn(text)).toBe(cents));

  test.each([
    ['2026-06-01', false, '2026-06-01'],
    ['6/1/2026', false, '2026-06-01'],
    ['6/1/26', false, '2026-06-01'],
    ['1.6.2026', true, '2026-06-01'],
    ['Jun 1, 2026', false, '2026-06-01'],
    ['1-Jun-26', false, '2026-06-01'],
    ['2/30/2026', false, undefined],
    ['soon', false, undefined],
    ['', false, null],
  ])('%j is %s %s', (text, dayFirst, day) => expect(dayIn(text, { dayFirst })).toBe(day));

  test('a gap without end takes no longer than any other', () => {
    const began = performance.now();
    expect(peopleIn(`Bell${' '.repeat(200_000)}Núñez`)).toEqual([{ firstName: 'Bell', lastName: 'Núñez' }]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('names come in both orders', () => {
    const both = [
      { firstName: 'Adaeze', lastName: 'Bell' },
      { firstName: 'José', lastName: 'Núñez' },
    ];
    expect(peopleIn('Bell, Adaeze; Núñez, José')).toEqual(both);
    expect(peopleIn('Adaeze Bell & José Núñez')).toEqual(both);
  });
});

describe('a report', () => {
  const report = [
    'Rent Roll,,,,',
    'As of 06/12/2026,,,,',
    'Unit,Resident,Lease From,Rent,SSN',
    'Willow Creek - 100 Main St,,,,',
    '1A,Adaeze Bell,6/1/2025,1850.00,123-45-6789',
    'Total,,,1850.00,',
    'Azalea Terrace,,,,',
    '2B,123-45-6789 José Núñez,13/1/2025,1700,',
  ].join('\n');

  test('has its titles beneath others, bands, and sums that are no rows; SSNs stay out', async () => {
    const { titles, columns, rows } = findRows('RENT_ROLL', await readTable(utf8(report)));
    expect(titles).toEqual(['Unit', 'Resident', 'Lease From', 'Rent', 'SSN']);
    expect(columns).toEqual({ unit: 0, tenant: 1, leaseFrom: 2, rent: 3 });
    expect(rows.map(({ row, band }) => [row, band])).toEqual([
      [5, 'Willow Creek - 100 Main St'],
      [8, 'Azalea Terrace'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('123-45-6789');
    expect(dayOrder(rows, columns)).toEqual({ dayFirst: true, isAmbiguous: false });
    const [, second] = rows;
    const read = rosterRow(second as never, { columns, dayFirst: false });
    expect(read.faults).toMatchObject([
      { column: 2, value: '13/1/2025', fault: { code: 'import_cell_day' } },
    ]);
  });

  test('says the same with its columns in another order', () => {
    const titles = ['Unit', 'Tenant', 'Rent', 'Lease from', 'Balance'];
    const cells = ['1A', 'Adaeze Bell', '1,850', '6/1/2025', '(35.25)'];
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 });
    const said = (at: readonly number[]) => {
      const columns = columnsOf(
        'RENT_ROLL',
        at.map((index) => titles[index] ?? ''),
      );
      const row = { cells: at.map((index) => cells[index] ?? ''), band: null };
      return rosterRow(row, { columns, dayFirst: false }).said;
    };
    fc.assert(
      fc.property(order, (at) => {
        expect(said(at)).toEqual(said([0, 1, 2, 3, 4]));
      }),
    );
  });
});

test.each([
  'SSN',
  'SS#',
  'S.S.N.',
  'Soc Sec',
  'Social',
  'Tenant TIN',
  'Tax Payer ID',
  'D.O.B.',
  'Birth Date',
])('what stands beneath %s is never kept', (title) => {
  expect(isPrivate(title)).toBe(true);
});
test.each(['Unit', 'Status', 'Lease Id', 'Class', 'Martin', 'Sales Tax', 'Assn'])('%s is kept', (title) => {
  expect(isPrivate(title)).toBe(false);
});
test.each(['123-45-6789', 'SSN 123 45 6789', '123.45.6789'])('%s is never kept', (cell) => {
  expect(withoutSsn(cell)).toBe('');
});
test.each(['404-555-0142', '1850.00', '123456789', '30311-4567'])('%s is kept', (cell) => {
  expect(withoutSsn(cell)).toBe(cell);
});
