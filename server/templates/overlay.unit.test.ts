import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { fillPdf } from '../src/platform/pdf/index.ts';
import { openTypesetter, UnprintableTextError } from '../src/platform/typeset/index.ts';
import { pdfWords } from '../test/support/pdf-words.ts';
import { overlay, type OverlayBox } from './overlay.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const CAP_HEIGHT = 0.645;
const box = (given: Partial<OverlayBox>): OverlayBox => ({
  id: 'a',
  x: 100,
  y: 120,
  width: 200,
  height: 18,
  text: 'Magnolia Living LLC',
  kind: 'LINE',
  cells: null,
  size: 11,
  least: 8,
  align: 'LEFT',
  label: 'Plaintiff',
  ...given,
});
const layer = (boxes: OverlayBox[], page = { width: 612, height: 792 }) =>
  typesetter.pdf(overlay, { title: 'Complaint', caption: [], pages: [{ ...page, boxes }] });

// A page may be turned, and its crop box may begin anywhere: what counts is what a reader sees.
test.each([
  [0, 0],
  [90, 0],
  [180, 0],
  [270, 0],
  [0, 30],
  [90, 30],
  [180, 30],
  [270, 30],
])(
  'words stand where a reader sees the place, the page turned by %i° and cropped by %i points',
  async (turn, crop) => {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    page.setRotation(degrees(turn));
    page.setCropBox(crop, crop / 2, 612 - 2 * crop, 792 - 2 * crop);
    const [width, height] = [612 - 2 * crop, 792 - 2 * crop];
    const seen = turn % 180 === 0 ? { width, height } : { width: height, height: width };
    const at = box({});
    const { pdf } = await fillPdf({
      pdf: await document.save(),
      layer: (await layer([at], seen)).pdf,
      marks: [],
      replaced: [],
      title: 'Complaint',
    });
    const [word] = await pdfWords(pdf);
    expect(word?.text).toBe('Magnolia Living LLC');
    expect(Math.abs((word?.x ?? 0) - at.x)).toBeLessThan(0.5);
    const baseline = at.y + (at.height + CAP_HEIGHT * at.size) / 2;
    expect(Math.abs((word?.y ?? 0) - baseline)).toBeLessThan(0.5);
  },
);

test('a comb has a character in each cell, and a mark fills its box', async () => {
  const comb = box({ kind: 'COMB', cells: 5, width: 100, text: '404' });
  const words = await pdfWords((await layer([comb, box({ id: 'b', y: 200, kind: 'MARK', text: '' })])).pdf);
  const digits = words.filter(({ y }) => y < 190);
  expect(digits.map(({ text }) => text).join('')).toBe('404');
  digits.forEach(({ x, width }, index) => {
    expect(Math.abs(x + width / 2 - (100 + 20 * index + 10))).toBeLessThan(0.5);
  });
  expect(words.at(-1)?.text).toBe('X');
});

test('words shrink to the smallest size allowed, then stand in full on an addendum that the box names', async () => {
  const text = 'Wanda Louise Beaufort and Earl Beaufort and Ida Beaufort';
  const shrunk = await layer([box({ text, width: 225, size: 12, least: 6 })]);
  expect(shrunk).toMatchObject({ pageCount: 1, notes: [] });
  const long = await layer([
    box({ text, width: 120, label: 'Defendants' }),
    box({ id: 'b', y: 160, kind: 'LINES', text: `${text}\n${text}`, width: 120, height: 20, label: 'Facts' }),
    box({ id: 'c', y: 200 }),
  ]);
  expect(long).toMatchObject({ pageCount: 2, notes: ['a', 'b'] });
  const words = await pdfWords(long.pdf);
  const of = (page: number) =>
    words
      .filter((word) => word.page === page)
      .map((word) => word.text)
      .join(' ');
  expect(of(1)).toContain('See Addendum, item 1');
  expect(of(1)).toContain('See Addendum, item 2');
  expect(of(2)).toContain('Item 1: Defendants');
  expect(of(2)).toContain(text);
});

test('a tag has the face that it asks for, and its ruled lines are as far apart as it says', async () => {
  const faces = ['SERIF', 'SANS', 'MONO'] as const;
  const each = await layer(
    faces.map((face, index) => box({ id: face, y: 100 + index * 30, text: 'mill im Ω', face })),
  );
  const found = await pdfWords(each.pdf);
  const lengths = faces.map((_, index) => {
    const words = found.filter(({ y }) => Math.abs(y - 112 - index * 30) < 8);
    return Math.max(...words.map(({ x, width }) => x + width));
  });
  expect(new Set(lengths.map((length) => Math.round(length * 10))).size, String(lengths)).toBe(3);
  // Letters of one width: nine of them, each 0.602 of the size.
  expect(lengths[2]).toBeCloseTo(100 + 9 * 0.602 * 11, 0);

  const lines = box({ kind: 'LINES', text: 'one\ntwo\n李小龙', height: 80, spacing: 20 });
  const baselines = (await pdfWords((await layer([lines])).pdf)).map(({ y }) => y);
  expect(baselines).toHaveLength(3);
  // On the first rule, 20 points down, the words stand a quarter of their size above it.
  baselines.forEach((y, index) => expect(y).toBeCloseTo(120 + 20 * (index + 1) - 11 / 4, 0));
  const tight = await layer([box({ kind: 'LINES', text: 'one\ntwo', height: 39, spacing: 20 })]);
  expect(tight.notes, 'two lines need 40 points').toEqual(['a']);
});

test('names of every script are set, and a character that is in no font is refused by name', async () => {
  const names = ['José Núñez', 'Ольга Шевченко', 'Γιώργος', '李小龙', '김민준', 'محمد', 'สมชาย', 'दीपक'];
  const words = await pdfWords(
    (await layer(names.map((text, index) => box({ id: text, y: 100 + index * 30, text })))).pdf,
  );
  expect(words.map(({ text }) => text).join(' ')).toContain('José Núñez');
  const failure = await layer([box({ text: 'Smiley 😀' })]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnprintableTextError);
  expect((failure as UnprintableTextError).characters.join('')).toContain('😀');
});
