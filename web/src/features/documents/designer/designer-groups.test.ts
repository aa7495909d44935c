import type { DocumentTag } from '@writdesk/contract/documents/template-values';
import { describe, expect, test } from 'vitest';
import { keepCopied, pasted, readCopied } from './copied-tags.ts';
import { toggled } from './chosen-tags.ts';
import { type OperatorCodes, shapesOf } from './page-shapes.ts';
import { differences } from './tag-differences.ts';
import { proposedTags } from './propose-fields.ts';
import { aligned, distributed, movedBy, movedByKey, sameSize, touched } from './tag-groups.ts';
import { blankTag } from './tag-moves.ts';

const page = { width: 612, height: 792 };
const at = (id: string, x: number, y: number, width = 50, height = 18) => ({ id, x, y, width, height });
const three = [at('a', 10, 100), at('b', 200, 140, 30), at('c', 80, 190, 60, 10)];

describe('several tags', () => {
  test.each([
    ['ALIGN_LEFT', { a: [80, 100], b: [80, 140], c: [80, 190] }],
    ['ALIGN_RIGHT', { a: [90, 100], b: [110, 140], c: [80, 190] }],
    ['ALIGN_CENTER', { a: [85, 100], b: [95, 140], c: [80, 190] }],
    ['ALIGN_TOP', { a: [10, 190], b: [200, 190], c: [80, 190] }],
    ['ALIGN_BOTTOM', { a: [10, 182], b: [200, 182], c: [80, 190] }],
    ['ALIGN_MIDDLE', { a: [10, 186], b: [200, 186], c: [80, 190] }],
  ] as const)('stand as the last one chosen: %s', (how, expected) => {
    const places = aligned(three, how);
    expect(Object.fromEntries([...places].map(([id, { x, y }]) => [id, [x, y]]))).toEqual(expected);
  });

  test('have the same gap, and the outermost stay', () => {
    const places = distributed(three, 'x');
    expect([...places].map(([id, { x }]) => [id, x])).toEqual([
      ['a', 10],
      ['c', 100],
      ['b', 200],
    ]);
    expect(distributed([], 'y').size).toBe(0);
  });

  test('are as wide as the last one chosen, or as high', () => {
    expect([...sameSize(three, 'width').values()].map(({ width }) => width)).toEqual([60, 60, 60]);
    expect([...sameSize(three, 'height').values()].map(({ height }) => height)).toEqual([10, 10, 10]);
  });

  test('keep their distances at the edge of the page', () => {
    expect([...movedBy(three, -100, 0, page).values()].map(({ x }) => x)).toEqual([0, 190, 70]);
    expect([...movedBy(three, 0, 1000, page).values()].map(({ y }) => y)).toEqual([692, 732, 782]);
  });

  test('move and grow together by the arrow keys', () => {
    const press = (key: string, ctrlKey = false) =>
      movedByKey(three, { key, ctrlKey, shiftKey: true, metaKey: false }, page);
    expect([...(press('ArrowRight')?.values() ?? [])].map(({ x }) => x)).toEqual([20, 210, 90]);
    expect([...(press('ArrowRight', true)?.values() ?? [])].map(({ width }) => width)).toEqual([60, 40, 70]);
    expect(press('a')).toBeNull();
  });

  test('are chosen by a frame, and one by one', () => {
    expect(touched(three, at('', 0, 90, 20, 20)).map(({ id }) => id)).toEqual(['a']);
    expect(touched(three, at('', 0, 0, 612, 792))).toHaveLength(3);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
  });
});

describe('copied tags', () => {
  const field = {
    name: 'Rent',
    kind: 'TEXT',
    page: 1,
    ...at('', 10, 10),
    option: null,
    multiline: false,
    comb: null,
  } as const;
  const tag: DocumentTag = {
    ...blankTag({ x: 100, y: 700, width: 50, height: 18 }, 1),
    path: 'claim.rent',
    fieldName: 'Rent',
  };
  const small = { pages: [page, { width: 300, height: 300 }], fields: [] };

  test('are kept for another template of this tab', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepCopied([tag], store);
    expect(readCopied(store)).toEqual([tag]);
    kept.forEach((_, key) => kept.set(key, '{"no":"tags"}'));
    expect(readCopied(store)).toEqual([]);
  });

  test('stand in the same place of another page, within it', () => {
    expect(pasted([tag], small, { page: 2, tags: [] })).toMatchObject([
      { page: 2, x: 100, y: 282, path: 'claim.rent', fieldName: null },
    ]);
  });

  test('hide nothing, and take a field only where it is free', () => {
    const form = { pages: [page], fields: [field] };
    const [again] = pasted([tag], form, { page: 1, tags: [tag] });
    expect(again).toMatchObject({ x: 110, y: 710, fieldName: null });
    expect(again?.id).not.toBe(tag.id);
    expect(pasted([tag], form, { page: 1, tags: [] })).toMatchObject([{ x: 100, fieldName: 'Rent' }]);
  });
});

const codes: OperatorCodes = {
  save: 10,
  restore: 11,
  transform: 12,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  constructPath: 91,
  stroke: 20,
  closeStroke: 21,
  fill: 22,
  eoFill: 23,
  fillStroke: 24,
  eoFillStroke: 25,
  closeFillStroke: 26,
  closeEOFillStroke: 27,
};
/** An upright page: its places are counted from the lower left. */
const seen = [1, 0, 0, -1, 0, 792];
const path = (paint: number, ...numbers: number[]): [number, unknown] => [
  codes.constructPath,
  [paint, [Float32Array.from(numbers)], null],
];
const rect = (x: number, y: number, w: number, h: number) => [
  0,
  x,
  y,
  1,
  x + w,
  y,
  1,
  x + w,
  y + h,
  1,
  x,
  y + h,
  4,
];
const drawn = (...ops: [number, unknown][]) =>
  shapesOf({ fnArray: ops.map(([code]) => code), argsArray: ops.map(([, args]) => args) }, codes, seen);

describe('what a page draws', () => {
  test('is lines, thin rectangles and boxes, from the top left', () => {
    const { lines, boxes } = drawn(
      path(codes.stroke, 0, 72, 692, 1, 272, 692),
      path(codes.fill, ...rect(72, 650, 100, 0.75)),
      path(codes.stroke, ...rect(72, 500, 12, 12)),
    );
    expect(lines).toEqual([
      { x: 72, y: 100, width: 200, height: 0 },
      { x: 72, y: 141.25, width: 100, height: 0.75 },
    ]);
    expect(boxes).toEqual([{ x: 72, y: 280, width: 12, height: 12 }]);
  });

  test('stands where the page has moved it, until it moves it back', () => {
    const line = path(codes.stroke, 0, 0, 0, 1, 100, 0);
    const { lines } = drawn(
      [codes.save, null],
      [codes.transform, [2, 0, 0, 2, 72, 692]],
      line,
      [codes.restore, null],
      [codes.paintFormXObjectBegin, [[1, 0, 0, 1, 10, 10], null]],
      line,
      [codes.paintFormXObjectEnd, null],
      line,
    );
    expect(lines.map(({ x, y, width }) => [x, y, width])).toEqual([
      [72, 100, 200],
      [10, 782, 100],
      [0, 792, 100],
    ]);
  });

  test('is neither background, nor what only cuts, nor what is bent or slanted', () => {
    expect(
      drawn(
        path(codes.fill, ...rect(0, 0, 612, 792)),
        path(28, ...rect(0, 0, 100, 100)),
        path(codes.stroke, 0, 0, 0, 2, 1, 1, 2, 2, 3, 3),
        path(codes.stroke, 0, 0, 0, 1, 100, 100),
        [codes.constructPath, [codes.stroke, [null], null]],
      ),
    ).toEqual({ lines: [], boxes: [] });
  });
});

describe('proposed fields', () => {
  const words = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, height: 10 });
  const propose = (
    given: Partial<Parameters<typeof proposedTags>[0]>,
    taken: Parameters<typeof proposedTags>[1]['taken'] = [],
  ) =>
    proposedTags({ lines: [], boxes: [], words: [], ...given }, { number: 1, page, taken }).map(
      ({ type, path: fact, x, y, width, height }) => ({ type, fact, box: [x, y, width, height] }),
    );
  const line = { x: 150, y: 120, width: 200, height: 0 };

  test('stand over a line, with the fact that the words beside it name', () => {
    expect(propose({ lines: [line], words: [words('Plaintiff:', 72, 110, 60)] })).toEqual([
      { type: 'TEXT', fact: 'plaintiff.name', box: [150, 104, 200, 16] },
    ]);
    expect(propose({ lines: [line], words: [words('Signature of attorney', 150, 92, 80)] })).toMatchObject([
      { type: 'SIGNATURE' },
    ]);
  });

  test('begin behind words that stand on the line', () => {
    expect(propose({ lines: [line], words: [words('Case No.', 150, 110, 40)] })).toEqual([
      { type: 'TEXT', fact: 'case.number', box: [192, 104, 158, 16] },
    ]);
  });

  test.each([
    ['words drawn under', { lines: [line], words: [words('COMPLAINT FOR POSSESSION OF', 150, 108, 200)] }],
    ['a rule across the page', { lines: [{ x: 20, y: 120, width: 570, height: 0 }] }],
    [
      'a mark that is printed',
      { boxes: [{ x: 50, y: 50, width: 12, height: 12 }], words: [words('X', 52, 51, 6)] },
    ],
  ])('are none for %s', (_, given) => {
    expect(propose(given)).toEqual([]);
  });

  test('are checks, rows of characters, lines of text below a label', () => {
    const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
    expect(
      propose({
        boxes: [
          box(72, 100, 12, 12),
          ...[0, 1, 2, 3].map((index) => box(72 + index * 18, 200, 18, 20)),
          box(72, 300, 400, 90),
        ],
        words: [words('Address of the premises', 74, 302, 120)],
      }),
    ).toEqual([
      { type: 'CHECK', fact: null, box: [72, 100, 12, 12] },
      { type: 'COMB', fact: null, box: [72, 200, 72, 20] },
      { type: 'LINES', fact: 'property.address', box: [74, 313, 396, 76] },
    ]);
  });

  test('leave alone what has a tag or a field, and the inside of a frame', () => {
    expect(propose({ lines: [line] }, [{ x: 150, y: 110, width: 50, height: 10 }])).toEqual([]);
    const inner = { x: 60, y: 60, width: 12, height: 12 };
    expect(propose({ boxes: [{ x: 50, y: 50, width: 300, height: 100 }, inner] })).toMatchObject([
      { type: 'CHECK' },
    ]);
  });
});

test('of two editors’ tags those are told apart that differ, whatever a new one is called here', () => {
  const tag = (id: string, given = {}) => ({
    ...blankTag({ x: 10, y: 10, width: 20, height: 10 }, 1),
    id,
    ...given,
  });
  const isNamed = ({ id }: { id: string }, serverId: string) => (id === 'new' ? 'kept' : id) === serverId;
  const [same, moved, removed, made] = [tag('a'), tag('b'), tag('c'), tag('new')];
  expect(
    differences(
      [same, { ...moved, x: 50 }, removed, made],
      [tag('a'), moved, tag('kept'), tag('d', { page: 2 })],
      isNamed,
    ).map(({ mine, theirs }) => [mine?.id ?? null, theirs?.id ?? null]),
  ).toEqual([
    ['b', 'b'],
    ['c', null],
    [null, 'd'],
  ]);
});
