import { expect, test } from 'vitest';
import { someTenant, someValues } from './a-case.fixture.ts';
import { keepTyping, restoreTyping } from './kept-typing.ts';

const place = { owner: 'client@demo.writdesk.test', caseId: 'c1' };

function someStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

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
  const text = storage.getItem(storage.key(0) ?? '') ?? '';
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
