import { describe, expect, test } from 'vitest';
import { guessFact } from './guess-fact.ts';
import { byKey, onPage } from '../../../shared/files/page-boxes.ts';
import { keepSteps, readSteps } from './kept-history.ts';
import { linesAround, snapped } from './snap.ts';
import { baselineOf, blankTag, isComplete, tagOfField } from './tag-moves.ts';

const page = { width: 612, height: 792 };
const box = { x: 100, y: 200, width: 50, height: 18 };
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) =>
  byKey(box, { key, shiftKey: false, ctrlKey: false, metaKey: false, ...held });

describe('a tag', () => {
  test.each([
    ['ArrowRight', {}, { x: 101 }],
    ['ArrowUp', {}, { y: 199 }],
    ['ArrowLeft', { shiftKey: true }, { x: 90 }],
    ['ArrowDown', { shiftKey: true }, { y: 210 }],
    ['ArrowRight', { ctrlKey: true }, { width: 51 }],
    ['ArrowUp', { metaKey: true, shiftKey: true }, { height: 8 }],
  ])('moves or grows by %s %o', (key, held, change) => {
    expect(press(key, held)).toEqual({ ...box, ...change });
  });

  test('does nothing on another key', () => expect(press('a')).toBeNull());

  test('stays on its page and large enough to be held', () => {
    expect(onPage({ x: -5, y: 900, width: 700, height: 1 }, page)).toEqual({
      x: 0,
      y: 786,
      width: 612,
      height: 6,
    });
    expect(onPage({ x: 10.04, y: 10.06, width: 20, height: 20 }, page)).toEqual({
      x: 10,
      y: 10.1,
      width: 20,
      height: 20,
    });
  });

  test.each([
    ['left edge', 'move', { x: 102, y: 300 }, { x: 100, y: 300 }, [100, null]],
    ['right edge', 'move', { x: 148.5, y: 300 }, { x: 150, y: 300 }, [150, null]],
    ['baseline', 'move', { x: 300, y: 201 }, { x: 300, y: 200 }, [null, 200]],
    ['middle', 'move', { x: 121, y: 300, width: 10 }, { x: 120, y: 300, width: 10 }, [125, null]],
    ['nothing, since it is far', 'move', { x: 160, y: 300 }, { x: 160, y: 300 }, [null, null]],
    [
      'right edge of its own',
      'size',
      { x: 80, y: 300, width: 68 },
      { x: 80, y: 300, width: 70 },
      [150, null],
    ],
    [
      'lower edge of its own',
      'draw',
      { x: 10, y: 190, height: 26 },
      { x: 10, y: 190, height: 28 },
      [null, 218],
    ],
  ] as const)('snaps to the %s of another', (_what, kind, from, to, [x, y]) => {
    const small = { width: 40, height: 12 };
    expect(snapped(kind, { ...small, ...from }, { lines: linesAround([box]), near: 3 })).toEqual({
      box: { ...small, ...to },
      x,
      y,
    });
  });

  test('stands with its lower edge or its words where the words of the page stand', () => {
    const at = { x: 300, y: 188, width: 40, height: 12 };
    const guides = { lines: linesAround([]), near: 3, baselines: [202] };
    expect(snapped('move', at, guides)).toMatchObject({ box: { ...at, y: 190 }, y: 202 });
    expect(snapped('size', at, guides)).toMatchObject({ box: { ...at, height: 14 }, y: 202 });
    const ownBaseline = baselineOf({ type: 'TEXT', height: 12, fontSize: 10 });
    expect(ownBaseline).toBe(9.25);
    expect(snapped('move', { ...at, y: 192 }, { ...guides, ownBaseline })).toMatchObject({
      box: { ...at, y: 192.75 },
      y: 202,
    });
    expect(baselineOf({ type: 'CHECK', height: 12, fontSize: 10 })).toBeNull();
  });

  test('goes to the grid where nothing else is near', () => {
    const guides = { lines: linesAround([box]), near: 3, grid: 6 };
    expect(snapped('move', { x: 302, y: 301, width: 40, height: 12 }, guides).box).toMatchObject({
      x: 300,
      y: 300,
    });
    expect(snapped('size', { x: 302, y: 301, width: 40, height: 12 }, guides).box).toEqual({
      x: 302,
      y: 301,
      width: 40,
      height: 11,
    });
    expect(snapped('move', { x: 148.5, y: 301, width: 40, height: 12 }, guides)).toMatchObject({
      box: { x: 150, y: 300 },
      x: 150,
    });
  });

  test('drawn in any direction has each edge where another is', () => {
    const drawn = { x: 101, y: 216.5, width: 250, height: 40 };
    expect(snapped('draw', drawn, { lines: linesAround([box]), near: 3 }).box).toEqual({
      x: 100,
      y: 218,
      width: 251,
      height: 38.5,
    });
  });

  describe('whatever it is dragged over', () => {
    /** The same numbers in each run. */
    const random = (seed: number) => () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    const samples = Array.from({ length: 400 }, (_, index) => {
      const next = random(index + 1);
      const some = (most: number) => Math.round(next() * most * 10) / 10;
      const someBox = () => ({ x: some(600), y: some(780), width: 6 + some(200), height: 6 + some(60) });
      return {
        kind: (['move', 'size', 'draw'] as const)[index % 3] ?? 'move',
        from: someBox(),
        others: Array.from({ length: 12 }, someBox),
        baselines: Array.from({ length: 12 }, () => some(780)),
        ownBaseline: index % 2 === 0 ? some(20) : null,
        near: some(8),
        grid: index % 4 === 0 ? 6 : null,
      };
    });
    const close = (one: number, other: number) => Math.abs(one - other) < 1e-6;

    test.each(['move', 'size', 'draw'] as const)(
      '%s keeps what it has to, and goes no farther than near',
      (one) => {
        for (const { kind, from, others, ...of } of samples.filter((sample) => sample.kind === one)) {
          const guides = { ...of, lines: linesAround(others) };
          const { box: to, x, y } = snapped(kind, from, guides);
          const most = Math.max(guides.near, guides.grid === null ? 0 : guides.grid / 2) + 1e-6;
          const edges = (on: typeof to) => [on.x, on.y, on.x + on.width, on.y + on.height];
          edges(to).forEach((edge, index) =>
            expect(Math.abs(edge - (edges(from)[index] ?? 0))).toBeLessThanOrEqual(most),
          );
          if (kind === 'move') expect([to.width, to.height]).toEqual([from.width, from.height]);
          if (kind === 'size') expect([to.x, to.y]).toEqual([from.x, from.y]);
          if (kind === 'draw') expect(Math.min(to.width, to.height)).toBeGreaterThan(0);
          // A line that is shown is a line of something, and an edge, the middle or the words stand on it.
          const lines = (at: 'x' | 'y', length: 'width' | 'height') =>
            others.flatMap((other) => [other[at], other[at] + other[length] / 2, other[at] + other[length]]);
          if (x !== null) {
            expect(lines('x', 'width').some((line) => close(line, x))).toBe(true);
            expect([to.x, to.x + to.width / 2, to.x + to.width].some((edge) => close(edge, x))).toBe(true);
          }
          if (y !== null) {
            expect([...lines('y', 'height'), ...guides.baselines].some((line) => close(line, y))).toBe(true);
            const own = guides.ownBaseline === null ? [] : [to.y + guides.ownBaseline];
            expect(
              [to.y, to.y + to.height / 2, to.y + to.height, ...own].some((edge) => close(edge, y)),
            ).toBe(true);
          }
          if (guides.grid === null && x === null) expect([to.x, to.width]).toEqual([from.x, from.width]);
          // Once it stands there, it stays: what snapped as near as can be has nothing nearer.
          if (kind === 'move' && x !== null) expect(snapped(kind, to, guides).box.x).toBeCloseTo(to.x, 6);
        }
      },
    );

    test('the nearest of all lines counts', () => {
      for (const { from, others, near } of samples) {
        const { box: to, x } = snapped('move', from, { lines: linesAround(others), near });
        const least = Math.min(
          ...others.flatMap((other) =>
            [other.x, other.x + other.width / 2, other.x + other.width].flatMap((line) =>
              [from.x, from.x + from.width / 2, from.x + from.width].map((edge) => Math.abs(line - edge)),
            ),
          ),
        );
        if (least > near) expect(x).toBeNull();
        else expect(Math.abs(to.x - from.x)).toBeCloseTo(least, 6);
      }
    });
  });

  test('is complete once it prints something, or is signed', () => {
    const tag = blankTag(box, 1);
    expect(isComplete(tag)).toBe(false);
    expect(isComplete({ ...tag, path: 'court.name' })).toBe(true);
    expect(isComplete({ ...tag, text: 'v.' })).toBe(true);
    expect(isComplete({ ...tag, type: 'SIGNATURE' })).toBe(true);
    expect(isComplete({ ...tag, type: 'CHECK' })).toBe(true);
  });

  test('of a field takes its place and what it can hold', () => {
    const field = {
      name: 'Zip',
      kind: 'TEXT',
      page: 2,
      ...box,
      option: null,
      multiline: false,
      comb: 5,
    } as const;
    expect(tagOfField(field, 'property.zip')).toMatchObject({
      page: 2,
      ...box,
      type: 'COMB',
      path: 'property.zip',
      fieldName: 'Zip',
    });
    const radio = { ...field, kind: 'RADIO', comb: null, option: 'mail' } as const;
    expect(tagOfField(radio, 'today')).toMatchObject({ type: 'RADIO', path: null, option: 'mail' });
  });
});

describe('what can be undone', () => {
  const { id } = blankTag(box, 1);
  const tags = (x: number) => [{ ...blankTag({ ...box, x }, 1), id, path: 'court.name' as const }];
  const past = [tags(1), tags(2), tags(3)];
  const storeOf = (room: number) => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      removeItem: (name: string) => void kept.delete(name),
      setItem(name: string, value: string) {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(name, value);
      },
    };
  };

  test('is there again after a reload, unless somebody saved another version', () => {
    const store = storeOf(100_000);
    keepSteps('a', { version: 7, past, future: [tags(5)] }, store);
    expect(readSteps('a', 7, store)).toMatchObject({ past, future: [tags(5)] });
    expect(readSteps('a', 8, store)).toEqual({ past: [], future: [] });
    expect(readSteps('b', 7, store)).toEqual({ past: [], future: [] });
    store.setItem('writdesk.tags.a', '{');
    expect(readSteps('a', 7, store)).toEqual({ past: [], future: [] });
  });

  test('is two hundred steps of four hundred tags in the five million characters of a browser', () => {
    const first = Array.from({ length: 400 }, (_, index) => ({
      ...blankTag({ ...box, x: index }, 1),
      path: 'court.name' as const,
    }));
    const steps = [first];
    while (steps.length < 200) {
      const moved = steps.length;
      // Each step has objects of its own, as where the server named a tag again.
      const next = (steps.at(-1) ?? []).map((tag) => ({ ...tag }));
      steps.push(next.map((tag, index) => (index === moved ? { ...tag, y: tag.y + 1 } : tag)));
    }
    const store = storeOf(5_000_000);
    keepSteps('a', { version: 7, past: steps, future: [] }, store);
    const read = readSteps('a', 7, store).past;
    expect(read).toHaveLength(200);
    expect(read.at(-1)).toEqual(steps.at(-1));
    expect(read[0]).toEqual(first);
  });

  test('loses its oldest steps where the browser has no room', () => {
    const store = storeOf(JSON.stringify(tags(3)).length * 2);
    keepSteps('a', { version: 7, past, future: [] }, store);
    expect(readSteps('a', 7, store).past).toEqual([tags(3)]);
    const full = storeOf(10);
    keepSteps('a', { version: 7, past, future: [] }, full);
    expect(readSteps('a', 7, full).past).toEqual([]);
  });
});

test.each([
  ['Plaintiff', 'plaintiff.name'],
  ['form1[0].DefendantName[0]', 'tenants.names'],
  ['Case No', 'case.number'],
  ['Rent owed', 'claim.rent'],
  ['AttorneyBarNumber', 'attorney.barNo'],
  ['Property address', 'property.address'],
  ['Text12', null],
])('the field %s asks for %s', (name, fact) => expect(guessFact(name)).toBe(fact));
