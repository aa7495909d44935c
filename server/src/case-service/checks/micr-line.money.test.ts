import { afterAll, beforeAll, expect, test } from 'vitest';
import { courtCheck } from '../../../templates/court-check.ts';
import { grayAt } from '../../../test/support/other-programs.ts';
import { openTypesetter } from '../../platform/typeset/index.ts';
import { CHECK_INCHES, micrCharacters, micrInk, PITCH_INCHES } from './micr-line.ts';

// Poppler rasters printed checks at 600 dots an inch, and what is black is measured as a reader of a bank would meet it.

const DPI = 600;
const CLEAR_BAND_INCHES = 0.625;
const BLACK = 128;
const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const numbers = [1_024, 357_689, 1_026];
const bank = { routingNumber: '061000104', accountNumber: '000412244401' };
let raster: { width: number; height: number; pixels: Uint8Array };
beforeAll(async () => {
  const { pdf } = await typesetter.pdf(courtCheck, {
    payer: { name: 'Harlan & Pruitt LLP', addressLines: ['191 Peachtree Street NE', 'Atlanta, GA 30303'] },
    sheet: 'THREE',
    offset: { rightInches: 0, downInches: 0 },
    checks: numbers.map((number) => ({
      number,
      bank: { name: 'First Peachtree Bank', ink: micrInk({ ...bank, number }) },
      date: '2026-11-23',
      payee: 'Clerk, Magistrate Court of Fulton County',
      court: 'Magistrate Court of Fulton County',
      amountCents: 11_100,
      amountInWords: 'One hundred eleven and 00/100',
      memo: 'Filing, 26ED100001',
      lines: [],
    })),
  });
  raster = grayAt(DPI, pdf);
});

const isInk = (x: number, y: number) => (raster.pixels[y * raster.width + x] ?? 255) < BLACK;
/** Spans of what has ink, from the first to after the last. */
function spans(count: number, hasInk: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    if (!hasInk(at)) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}
/** The clear band of one of the checks, in dots of the sheet. */
function bandOf(index: number) {
  const bottom = Math.round((index + 1) * CHECK_INCHES.height * DPI);
  return { top: bottom - CLEAR_BAND_INCHES * DPI, bottom };
}
const isInkedRow = (y: number) => {
  for (let x = 0; x < raster.width; x += 1) if (isInk(x, y)) return true;
  return false;
};

test.each([0, 1, 2])(
  'check %i has nothing but its line in the clear band, in the middle of the band',
  (index) => {
    const { top, bottom } = bandOf(index);
    const rows = Array.from({ length: bottom - top }, (_, at) => at).filter((at) => isInkedRow(top + at));
    const [first = 0] = rows;
    const last = rows.at(-1) ?? 0;
    const fromBottom = (row: number) => (bottom - top - row) / DPI;
    // The printing band goes from 3/16 to 7/16 inch; the line is 0.117 inch high.
    expect(fromBottom(first)).toBeLessThan(7 / 16);
    expect(fromBottom(last + 1)).toBeGreaterThan(3 / 16);
    expect((last + 1 - first) / DPI).toBeCloseTo(0.117, 2);
    expect((fromBottom(first) + fromBottom(last + 1)) / 2).toBeCloseTo(5 / 16, 2);
  },
);

test.each([0, 1, 2])(
  'each character of check %i ends on the pitch of 1/8 inch, counted from the right',
  (index) => {
    const { top, bottom } = bandOf(index);
    const columns = spans(raster.width, (x) => {
      for (let y = top; y < bottom; y += 1) if (isInk(x, y)) return true;
      return false;
    });
    // Characters that consist of several bars have gaps of at most two cells in them; between two characters there are more.
    const ends = new Map<number, [number, number]>();
    for (const [from, to] of columns) {
      const position = Math.floor((raster.width / DPI - 0.3125 - to / DPI) / PITCH_INCHES + 1 + 0.02);
      const known = ends.get(position);
      ends.set(position, [Math.min(known?.[0] ?? from, from), Math.max(known?.[1] ?? to, to)]);
    }
    const wanted = micrCharacters({ ...bank, number: numbers[index] ?? 0 }).map(({ position }) => position);
    expect([...ends.keys()].toSorted((a, b) => b - a)).toEqual(wanted.toSorted((a, b) => b - a));
    for (const [position, [from, to]] of ends) {
      const right = raster.width / DPI - 0.3125 - (position - 1) * PITCH_INCHES;
      expect(Math.abs(to / DPI - right)).toBeLessThan(0.004);
      expect((to - from) / DPI).toBeLessThanOrEqual(0.091 + 0.004);
    }
  },
);

test('no two digits look the same', () => {
  const shapes = '0123456789'
    .split('')
    .map((accountNumber) => JSON.stringify(micrInk({ ...bank, accountNumber, number: 1_001 })));
  expect(new Set(shapes).size).toBe(10);
});
