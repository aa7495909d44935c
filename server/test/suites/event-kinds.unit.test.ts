import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notificationKinds, notificationsByNoun } from '@writdesk/contract/notifications/notification-kinds';
import { auditsByNoun, everyAuditKind } from '../../src/nouns.ts';
import { everyLiveKind, liveByNoun } from '../../src/live-kinds.ts';

// What may be written on the trail, notified or sent to open pages is defined once, and what is defined is written somewhere.

const folder = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Where a definition is named to be written: by its own name, or for a group of them by a name that is computed. */
const isNamed = (list: string, name: string) => {
  const named = new RegExp(`\\b${list}\\.${name}\\b`);
  const computed = new RegExp(`\\b${list}\\[`);
  return sources.some((text) => named.test(text) || computed.test(text));
};

test('each definition is written by somebody', () => {
  const lists = { ...auditsByNoun, ...notificationsByNoun, ...liveByNoun };
  const dead = Object.entries(lists).flatMap(([list, kinds]) =>
    Object.keys(kinds)
      .filter((name) => !isNamed(list, name))
      .map((name) => `${list}.${name}`),
  );
  expect(dead).toEqual([]);
});

test('a definition that nobody writes is found', () => {
  expect(isNamed('docketAudits', 'create')).toBe(true);
  expect(isNamed('docketAudits', 'remove')).toBe(false);
});

test.each([
  ['audit row', everyAuditKind.map(({ trail, action }) => `${trail} ${action}`)],
  ['notification', notificationKinds.map(({ kind }) => kind)],
  ['live event', everyLiveKind.map(({ kind }) => kind)],
])('no two kinds of %s have the same name', (_, names) => {
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
