import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { slicesOf, type Topology } from './map-slices.ts';

const require = createRequire(import.meta.url);
const states: Topology = require('us-atlas/states-albers-10m.json');
const counties: Topology = require('us-atlas/counties-10m.json');
const slices = slicesOf(states, counties);
const idsOf = (name: string) => slices.get(name)?.objects['places']?.geometries.map(({ id }) => id) ?? [];

test('there are the states, and the counties of each one in a slice', () => {
  expect(idsOf('us')).toContain('13');
  expect(idsOf('13')).toHaveLength(159);
  expect(idsOf('13')).toContain('13121');
  expect(idsOf('13').every((id) => id?.startsWith('13'))).toBe(true);
  const all = [...slices.keys()].filter((name) => name !== 'us').flatMap(idsOf);
  expect(new Set(all).size).toBe(counties.objects['counties']?.geometries.length);
});

test('a slice has the borders that its counties use, each once, and those are as they were', () => {
  const slice = slices.get('13');
  const used = new Set<number>();
  const walk = (of: unknown): void => {
    if (typeof of === 'number') used.add(of < 0 ? ~of : of);
    else if (Array.isArray(of)) of.forEach(walk);
  };
  slice?.objects['places']?.geometries.forEach(({ arcs }) => walk(arcs));
  expect([...used].toSorted((a, b) => a - b)).toEqual([...(slice?.arcs.keys() ?? [])]);
  expect(slice?.arcs.every((arc) => counties.arcs.includes(arc))).toBe(true);
});

test('a state is a small file', () => {
  expect(gzipSync(JSON.stringify(slices.get('13'))).length).toBeLessThan(16_000);
});
