import { describe, expect, test } from 'vitest';
import { guessFact } from './guess-fact.ts';
import { byKey, onPage } from '../../../shared/files/page-boxes.ts';
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

test.each([
  ['Plaintiff', 'plaintiff.name'],
  ['form1[0].DefendantName[0]', 'tenants.names'],
  ['Case No', 'case.number'],
  ['Rent owed', 'claim.rent'],
  ['AttorneyBarNumber', 'attorney.barNo'],
  ['Property address', 'property.address'],
  ['Text12', null],
])('the field %s asks for %s', (name, fact) => expect(guessFact(name)).toBe(fact));
