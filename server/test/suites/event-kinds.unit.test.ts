import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditsByNoun, everyAuditKind } from '../../src/audit-kinds.ts';

// What may be written on the trail is defined once, and what is defined is written somewhere.

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
  const dead = Object.entries(auditsByNoun).flatMap(([list, kinds]) =>
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

test('no two kinds have the same name', () => {
  const names = everyAuditKind.map(({ trail, action }) => `${trail} ${action}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
