import { afterEach, expect, test, vi } from 'vitest';
import { someTenant, someValues } from './a-case.fixture.ts';
import { keepTyping, restoreTyping } from './kept-typing.ts';
import { someStorage } from '../../../../shared/autosave/some-storage.fixture.ts';

const tab = (id: string, ...others: string[]) => ({ id, others: new Set(others) });
const place = { owner: 'client@demo.writdesk.test', recordId: 'c1', tab: tab('t1') };
afterEach(() => {
  vi.useRealTimers();
});

test('what the server does not have is there again after a reload, and only for its owner', () => {
  const storage = someStorage();
  const base = someValues({ unitLabel: '16B' });
  keepTyping(place, { base, values: { ...base, unitLabel: '17' }, version: 3 }, storage);
  expect(restoreTyping(place, base, 3, storage).values.unitLabel).toBe('17');
  expect(
    restoreTyping({ ...place, owner: 'other@demo.writdesk.test' }, base, 3, storage).values.unitLabel,
  ).toBe('16B');
});

test('once saved nothing is kept', () => {
  const storage = someStorage();
  const base = someValues({ unitLabel: '16B' });
  keepTyping(place, { base, values: { ...base, unitLabel: '17' }, version: 3 }, storage);
  keepTyping(place, { base, values: base, version: 4 }, storage);
  expect(storage.length).toBe(0);
});

test('numbers and dates of birth are never written down', () => {
  const storage = someStorage();
  const base = someValues({ tenants: [someTenant()] });
  const secret = (typed: string) => ({ shown: null, typed, removed: false });
  const tenants = [
    someTenant({ phone: '404 555 0100', ssn: secret('123-45-6789'), dateOfBirth: secret('1990-04-02') }),
  ];
  keepTyping(place, { base, values: { ...base, tenants }, version: 3 }, storage);
  // Without its moment, whose digits may be any.
  const text = (storage.getItem(storage.key(0) ?? '') ?? '').replace(/"at":\d+/, '');
  expect(text).toContain('404 555 0100');
  expect(text).not.toContain('6789');
  expect(text).not.toContain('1990');
});

test('typed on an older version, it is merged with what changed since', () => {
  const storage = someStorage();
  const base = someValues({ unitLabel: '16B', noticeServedBy: 'Wanda' });
  keepTyping(place, { base, values: { ...base, unitLabel: '17' }, version: 3 }, storage);
  const alone = restoreTyping(place, { ...base, noticeServedBy: 'Marcus' }, 4, storage);
  expect(alone.values).toMatchObject({ unitLabel: '17', noticeServedBy: 'Marcus' });
  expect(alone.conflicts).toEqual([]);
  const both = restoreTyping(place, { ...base, unitLabel: '16C' }, 4, storage);
  expect(both.values.unitLabel).toBe('17');
  expect(both.conflicts.map(({ path }) => path)).toEqual(['unitLabel']);
});

test('a choice between two answers is still open after a reload', () => {
  const storage = someStorage();
  const theirs = someValues({ unitLabel: '16C', noticeServedBy: 'Marcus' });
  const values = { ...theirs, unitLabel: '17' };
  const conflicts = [{ path: 'unitLabel', field: 'unitLabel' as const, mine: values, theirs }];
  keepTyping(place, { base: theirs, values, version: 4, conflicts }, storage);
  const again = restoreTyping(place, theirs, 4, storage);
  expect(again.values.unitLabel).toBe('17');
  expect(again.conflicts).toMatchObject([{ path: 'unitLabel', theirs: { unitLabel: '16C' } }]);
  const later = restoreTyping(place, { ...theirs, noticeServedBy: 'Ann' }, 5, storage);
  expect(later.conflicts).toMatchObject([{ path: 'unitLabel', theirs: { unitLabel: '16C' } }]);
  expect(restoreTyping(place, { ...theirs, unitLabel: '17' }, 5, storage).conflicts).toEqual([]);
});

test('what cannot be read is passed over', () => {
  const storage = someStorage();
  const base = someValues({ unitLabel: '16B' });
  keepTyping(place, { base, values: { ...base, unitLabel: '17' }, version: 3 }, storage);
  storage.setItem(storage.key(0) ?? '', '{"typed":');
  expect(restoreTyping(place, base, 3, storage).values).toEqual(base);
});

/** Types a unit in a tab, a minute after what was typed before. */
function typeUnit(storage: Storage, id: string, unitLabel: string): void {
  const base = someValues({ unitLabel: '16B' });
  vi.setSystemTime(Date.now() + 60_000);
  keepTyping({ ...place, tab: tab(id) }, { base, values: { ...base, unitLabel }, version: 3 }, storage);
}

/** Opens the draft in a tab. @returns the unit that it shows. */
function unitIn(storage: Storage, id: string, ...others: string[]): string {
  const base = someValues({ unitLabel: '16B' });
  return restoreTyping({ ...place, tab: tab(id, ...others) }, base, 3, storage).values.unitLabel;
}

test('two open tabs keep their own typing, and none is shown that of the other', () => {
  vi.useFakeTimers();
  const storage = someStorage();
  typeUnit(storage, 't1', '17');
  typeUnit(storage, 't2', '18');
  expect(unitIn(storage, 't1', 't2')).toBe('17');
  expect(unitIn(storage, 't2', 't1')).toBe('18');
  expect(unitIn(storage, 't3', 't1', 't2')).toBe('16B');
});

test('what tabs that are gone have left is taken over once, the newest first', () => {
  vi.useFakeTimers();
  const storage = someStorage();
  typeUnit(storage, 't1', '17');
  typeUnit(storage, 't2', '18');
  typeUnit(storage, 't3', '19');
  expect(unitIn(storage, 't4', 't3')).toBe('18');
  expect(unitIn(storage, 't5', 't3', 't4')).toBe('17');
  expect(unitIn(storage, 't6', 't3', 't4', 't5')).toBe('16B');
  expect(unitIn(storage, 't4', 't3', 't5')).toBe('18');
});

test('older typing of the tab itself is not lost to newer of a gone one', () => {
  vi.useFakeTimers();
  const storage = someStorage();
  typeUnit(storage, 't1', '17');
  typeUnit(storage, 't2', '18');
  expect(unitIn(storage, 't1')).toBe('18');
  expect(unitIn(storage, 't1')).toBe('18');
  const base = someValues({ unitLabel: '16B' });
  keepTyping(place, { base, values: base, version: 4 }, storage);
  expect(unitIn(storage, 't1')).toBe('17');
});

test('a person whose name goes on where that of another ends is another person', () => {
  const storage = someStorage();
  const base = someValues({ unitLabel: '16B' });
  const longer = { ...place, owner: `${place.owner}.c1`, recordId: null };
  keepTyping(longer, { base, values: { ...base, unitLabel: '17' }, version: null }, storage);
  expect(unitIn(storage, 't1')).toBe('16B');
});
