import { describe, expect, test } from 'vitest';
import { guessFact } from './guess-fact.ts';
import { byKey, onPage } from '../../../shared/files/page-boxes.ts';
import { keepSteps, readSteps } from './kept-history.ts';
import { snapped } from './snap.ts';
import { blankTag, isComplete, tagOfField } from './tag-moves.ts';

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
    expect(snapped(kind, { ...small, ...from }, { others: [box], near: 3 })).toEqual({
      box: { ...small, ...to },
      x,
      y,
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
